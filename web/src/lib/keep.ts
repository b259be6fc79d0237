// What this browser remembers. Where it remembers nothing, everything works until the page is closed.

const forgotten = new Map<string, string>();

function keeper(lasting: boolean): Storage | null {
  try {
    return lasting ? localStorage : sessionStorage;
  } catch {
    return null;
  }
}

export function kept(name: string, lasting = true): unknown {
  const text = forgotten.get(name) ?? keeper(lasting)?.getItem(`posterity-${name}`) ?? null;
  try {
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

export function keep(name: string, value: unknown, lasting = true): void {
  const text = JSON.stringify(value);
  forgotten.set(name, text);
  try {
    const storage = keeper(lasting);
    if (storage !== null) {
      storage.setItem(`posterity-${name}`, text);
      forgotten.delete(name);
    }
  } catch {
    // there is no room: it is remembered until the page is closed
  }
}

export function forget(name: string): void {
  forgotten.delete(name);
  keeper(true)?.removeItem(`posterity-${name}`);
}
