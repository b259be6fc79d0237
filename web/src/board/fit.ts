// Fits names into their room: the longest word is never broken, but set tighter or a little smaller.

const CLOSER = [0, -0.02, -0.04, -0.055]; // em between letters
const SMALLER = [1, 0.96, 0.92, 0.88]; // of its size, where that is still legible
const LEGIBLE = 11; // pixels

/** Sets the words of an element so that none is wider than it; `size` is anything that changes when its room does. */
export function fitted(size: unknown): (node: HTMLElement) => () => void {
  return (node) => {
    void size;
    let mounted = true;
    const again = () => {
      if (mounted) {
        fit(node);
      }
    };
    queueMicrotask(again); // when everything that mounts with it has its room
    document.fonts.addEventListener("loadingdone", again);
    return () => {
      mounted = false;
      document.fonts.removeEventListener("loadingdone", again);
    };
  };
}

function fit(node: HTMLElement): void {
  set(node, 0, 1, 0);
  const whole = parseFloat(getComputedStyle(node).fontSize);
  for (const part of SMALLER.filter((one) => one === 1 || one * whole >= LEGIBLE)) {
    for (const space of CLOSER) {
      set(node, space, part, whole);
      if (node.scrollWidth <= node.clientWidth) {
        return;
      }
    }
  }
}

function set(node: HTMLElement, space: number, part: number, whole: number): void {
  node.style.letterSpacing = space === 0 ? "" : `${space}em`;
  node.style.fontSize = part === 1 ? "" : `${part * whole}px`;
}
