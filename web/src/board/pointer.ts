// Where the pointer was last: something that slides under a resting pointer was not pointed at.

const last = { x: -1, y: -1 };

if (typeof window !== "undefined") {
  window.addEventListener(
    "pointermove",
    (event) => {
      last.x = event.clientX;
      last.y = event.clientY;
    },
    { passive: true },
  );
}

/** Whether it came there itself. */
export function hasMoved(event: Pick<PointerEvent, "clientX" | "clientY">): boolean {
  return event.clientX !== last.x || event.clientY !== last.y;
}
