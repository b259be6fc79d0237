// Dragging a thing with mouse, pen or finger onto a place that takes it.

const FAR = 8; // pixels from which on a press is a drag
const EDGE = 44; // pixels from the edge of something that scrolls, where it begins to
const PACE = 9; // pixels that it scrolls at a time
const LIFTED = "lifted";
const OVER = "over";

export interface DragOptions {
  /** Whether it can be dragged now. */
  can: () => boolean;
  /** It is being dragged: the places that take it may show themselves; false when it is over. */
  moving?: (on: boolean) => void;
  /** It is let go over a place with `data-drop`. */
  drop: (place: string) => void;
}

export function drag(options: DragOptions): (node: HTMLElement) => () => void {
  return (node) => {
    let start: PointerEvent | null = null;
    let copy: HTMLElement | null = null;
    let place: HTMLElement | null = null;

    const mark = (found: HTMLElement | null) => {
      if (found !== place) {
        place?.classList.remove(OVER);
        found?.classList.add(OVER);
        place = found;
      }
    };

    const lift = (): HTMLElement => {
      const box = node.getBoundingClientRect();
      const made = node.cloneNode(true) as HTMLElement;
      made.classList.add(LIFTED);
      made.setAttribute("aria-hidden", "true");
      made.style.width = `${box.width}px`;
      made.style.height = `${box.height}px`;
      made.style.left = `${box.left}px`;
      made.style.top = `${box.top}px`;
      document.body.append(made);
      options.moving?.(true);
      return made;
    };

    let scrolling = 0;

    /** Near the edge of what lies there it scrolls, for as long as one stays. */
    const scroll = (event: PointerEvent) => {
      cancelAnimationFrame(scrolling);
      const ground = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-scrolls]");
      if (ground === null || ground === undefined || copy === null) {
        return;
      }
      const box = ground.getBoundingClientRect();
      const by = event.clientX < box.left + EDGE ? -PACE : event.clientX > box.right - EDGE ? PACE : 0;
      if (by !== 0) {
        ground.scrollBy({ left: by, behavior: "instant" });
        scrolling = requestAnimationFrame(() => {
          scroll(event);
        });
      }
    };

    const end = () => {
      cancelAnimationFrame(scrolling);
      if (copy !== null) {
        copy.remove();
        copy = null;
        options.moving?.(false);
      }
      mark(null);
      start = null;
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", end);
    };

    const move = (event: PointerEvent) => {
      if (start === null || event.pointerId !== start.pointerId) {
        return;
      }
      const x = event.clientX - start.clientX;
      const y = event.clientY - start.clientY;
      if (copy === null && Math.hypot(x, y) < FAR) {
        return;
      }
      copy ??= lift();
      copy.style.transform = `translate(${x}px, ${y}px) rotate(2deg)`;
      const under = document.elementFromPoint(event.clientX, event.clientY);
      mark(under?.closest<HTMLElement>("[data-drop]") ?? null);
      scroll(event);
    };

    const up = (event: PointerEvent) => {
      const target = place?.dataset["drop"];
      const dragged = copy !== null;
      end();
      if (dragged) {
        event.preventDefault();
        window.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => {
          window.removeEventListener("click", swallow, { capture: true });
        });
        if (target !== undefined) {
          options.drop(target);
        }
      }
    };

    const down = (event: PointerEvent) => {
      if (event.button === 0 && options.can()) {
        start = event;
        window.addEventListener("pointermove", move);
        window.addEventListener("pointerup", up);
        window.addEventListener("pointercancel", end);
      }
    };

    node.addEventListener("pointerdown", down);
    return () => {
      end();
      node.removeEventListener("pointerdown", down);
    };
  };
}

/** The click that follows a drag means nothing. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
