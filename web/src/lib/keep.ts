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
  const text = keeper(lasting)?.getItem(`posterity-${name}`) ?? forgotten.get(name) ?? null;
  try {
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

export function keep(name: string, value: unknown, lasting = true): void {
  const text = JSON.stringify(value);
  try {
    keeper(lasting)?.setItem(`posterity-${name}`, text);
  } catch {
    forgotten.set(name, text);
  }
}

export function forget(name: string): void {
  forgotten.delete(name);
  keeper(true)?.removeItem(`posterity-${name}`);
}
