// Swiping sideways over something turns to the previous or the next one.

const FAR = 44; // pixels
const STEEP = 0.6; // down or up, by how far sideways: more is scrolling

export function swipe(turn: (by: 1 | -1) => void): (node: HTMLElement) => () => void {
  return (node) => {
    let start: { x: number; y: number } | null = null;

    const begin = (event: TouchEvent) => {
      const [finger, other] = event.touches;
      start = finger === undefined || other !== undefined ? null : { x: finger.clientX, y: finger.clientY };
    };
    const end = (event: TouchEvent) => {
      const [finger] = event.changedTouches;
      if (start !== null && finger !== undefined) {
        const [x, y] = [finger.clientX - start.x, finger.clientY - start.y];
        if (Math.abs(x) > FAR && Math.abs(y) < Math.abs(x) * STEEP) {
          turn(x < 0 ? 1 : -1);
        }
      }
      start = null;
    };

    node.addEventListener("touchstart", begin, { passive: true });
    node.addEventListener("touchend", end, { passive: true });
    return () => {
      node.removeEventListener("touchstart", begin);
      node.removeEventListener("touchend", end);
    };
  };
}
