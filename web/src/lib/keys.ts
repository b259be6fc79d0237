// Keyboard shortcuts: only while nobody is typing, never in combination with the browser's own, and only once.

export interface Shortcut {
  key: string;
  run: () => void;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;
}

/** Whether a dialog has the keys; every handler of every key asks, so the page is not searched for it. */
export function isDialogOpen(): boolean {
  return [...document.getElementsByTagName("dialog")].some((dialog) => dialog.open);
}

/** The shortcut that a key press means, if any; what something else has taken for itself means nothing. */
export function shortcutFor(event: KeyboardEvent, shortcuts: Shortcut[]): Shortcut | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) {
    return undefined;
  }
  return shortcuts.find((shortcut) => shortcut.key === event.key);
}
