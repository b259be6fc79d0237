// Where the focus is, and when it may be moved: something new takes it only if the person is doing nothing else.

const BUSY = "input, textarea, select, dialog, [data-stop], [data-over]";

/** Is somebody writing, choosing, reading in a drawer or in what lies over the board, or walking over it? */
export function isBusy(): boolean {
  return (document.activeElement?.closest(BUSY) ?? null) !== null;
}

/** Go back to where the focus was, or, if that is gone, to what can stand for it. */
export function restoreFocus(before: Element | null, instead: HTMLElement | undefined): void {
  if (before instanceof HTMLElement && before.isConnected && before !== document.body) {
    before.focus();
  } else {
    instead?.focus({ preventScroll: true });
  }
}

/** A new screen is read from its heading, if it has one yet, unless something on it has taken the focus already. */
export function focusHeading(): void {
  const main = document.getElementById("main");
  if (main === null || (document.activeElement !== main && main.contains(document.activeElement))) {
    return;
  }
  const heading = main.querySelector("h1");
  if (heading === null) {
    main.focus({ preventScroll: true });
  } else {
    heading.tabIndex = -1;
    heading.focus();
  }
}
