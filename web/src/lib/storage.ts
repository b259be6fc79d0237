// Values kept in localStorage or sessionStorage; where there is none, in memory until the page is closed.

const unsaved = new Map<string, string>();

function storageFor(lasting: boolean): Storage | null {
  try {
    return lasting ? localStorage : sessionStorage;
  } catch {
    return null;
  }
}

export function loadStored(name: string, lasting = true): unknown {
  const text = unsaved.get(name) ?? storageFor(lasting)?.getItem(`posterity-${name}`) ?? null;
  try {
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

export function saveStored(name: string, value: unknown, lasting = true): void {
  const text = JSON.stringify(value);
  unsaved.set(name, text);
  try {
    const storage = storageFor(lasting);
    if (storage !== null) {
      storage.setItem(`posterity-${name}`, text);
      unsaved.delete(name);
    }
  } catch {
    // there is no room: it is remembered until the page is closed
  }
}

export function removeStored(name: string): void {
  unsaved.delete(name);
  storageFor(true)?.removeItem(`posterity-${name}`);
}
