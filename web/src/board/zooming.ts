// Changing the size of something that scrolls, around the fingers that pinch it or the mouse that points at it.

import { tick } from "svelte";

import { pinched, turned } from "../lib/sizes";

export interface Sized {
  /** How large it is now. */
  now: () => number;
  resize: (to: number) => void;
}

interface Spot {
  x: number;
  y: number;
}

/** With the Ctrl key the wheel changes the size, as pinching does on touchpads; so do two fingers. One finger scrolls. */
export function zooming({ now, resize }: Sized): (node: HTMLElement) => () => void {
  return (node) => {
    let pinch: { size: number; apart: number; held: Spot } | null = null;

    /** Where somebody points, as a share of all there is to scroll through. */
    const shareAt = ({ x, y }: Spot): Spot => {
      const box = node.getBoundingClientRect();
      return {
        x: (node.scrollLeft + x - box.left) / node.scrollWidth,
        y: (node.scrollTop + y - box.top) / node.scrollHeight,
      };
    };
    const keepAt = (held: Spot, { x, y }: Spot) => {
      const box = node.getBoundingClientRect();
      node.scrollLeft = held.x * node.scrollWidth - (x - box.left);
      node.scrollTop = held.y * node.scrollHeight - (y - box.top);
    };
    const resizeAround = (to: number, held: Spot, at: Spot) => {
      resize(to);
      void tick().then(() => {
        keepAt(held, at);
      });
    };

    const turn = (event: WheelEvent) => {
      if (event.ctrlKey) {
        event.preventDefault();
        const at = { x: event.clientX, y: event.clientY };
        resizeAround(turned(now(), event.deltaY), shareAt(at), at);
      }
    };
    const begin = (event: TouchEvent) => {
      const [one, other] = event.touches;
      pinch = null;
      if (one !== undefined && other !== undefined && event.touches.length === 2) {
        event.preventDefault();
        pinch = { size: now(), apart: apart(one, other), held: shareAt(middle(one, other)) };
      }
    };
    const move = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (pinch !== null && one !== undefined && other !== undefined) {
        event.preventDefault();
        resizeAround(pinched(pinch.size, apart(one, other) / pinch.apart), pinch.held, middle(one, other));
      }
    };
    const end = () => {
      pinch = null;
    };

    const heard: [string, (event: never) => void][] = [
      ["wheel", turn],
      ["touchstart", begin],
      ["touchmove", move],
      ["touchend", end],
      ["touchcancel", end],
    ];
    for (const [name, listener] of heard) {
      node.addEventListener(name, listener as EventListener, { passive: false });
    }
    return () => {
      for (const [name, listener] of heard) {
        node.removeEventListener(name, listener as EventListener);
      }
    };
  };
}

function apart(one: Touch, other: Touch): number {
  return Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY));
}

function middle(one: Touch, other: Touch): Spot {
  return { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
}
