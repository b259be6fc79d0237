// Pointing at a thing: with the mouse after a moment, with the focus at once, with a finger by holding it.

import { t } from "../lib/text.svelte";
import { hasMoved } from "./pointer";
import type { Desk } from "./desk.svelte";

const MOMENT = 220; // milliseconds
const HELD = 450;

export function peek(desk: Desk, key: string): (node: HTMLElement) => () => void {
  return (node) => {
    let timer = 0;
    let held = false;
    let slid = false; // it came under a pointer that rested

    const show = () => {
      desk.peeked = key;
    };
    const hide = () => {
      window.clearTimeout(timer);
      queueMicrotask(() => {
        if (desk.peeked === key) {
          desk.peeked = null; // later: a thing that is taken away loses the focus while the board is being drawn
        }
      });
    };
    const enter = (event: PointerEvent) => {
      if (event.pointerType !== "touch") {
        window.clearTimeout(timer);
        slid = !hasMoved(event);
        timer = slid ? 0 : window.setTimeout(show, MOMENT);
      }
    };
    const move = (event: PointerEvent) => {
      if (slid && event.pointerType !== "touch") {
        slid = false;
        timer = window.setTimeout(show, MOMENT);
      }
    };
    const hold = () => {
      held = true;
      show();
    };
    const down = (event: PointerEvent) => {
      held = false;
      if (event.pointerType === "touch") {
        window.clearTimeout(timer);
        timer = window.setTimeout(hold, HELD);
      }
    };
    /** Holding a thing is looking at it, not touching it. */
    const click = (event: Event) => {
      if (held) {
        held = false;
        event.stopPropagation();
      }
    };
    const leave = (event: PointerEvent) => {
      if (event.pointerType !== "touch") {
        hide();
      }
    };
    const up = (event: PointerEvent) => {
      if (event.pointerType === "touch") {
        window.clearTimeout(timer);
      }
    };
    const focus = () => {
      if (node.matches(":focus-visible")) {
        show();
      }
    };
    const menu = (event: Event) => {
      if (desk.peeked === key) {
        event.preventDefault(); // holding it has shown it already
      }
    };

    const listeners: [string, (event: never) => void][] = [
      ["pointerenter", enter],
      ["pointermove", move],
      ["pointerleave", leave],
      ["pointerdown", down],
      ["pointerup", up],
      ["pointercancel", up],
      ["focus", focus],
      ["blur", hide],
      ["contextmenu", menu],
      ["click", click],
    ];
    for (const [name, listener] of listeners) {
      node.addEventListener(name, listener as EventListener);
    }
    node.dataset["key"] = key;
    if (desk.isBest(key)) {
      node.dataset["best"] = "";
      node.setAttribute("aria-description", t("best-answer"));
    }
    const light = desk.lightOf(key);
    if (light !== undefined) {
      node.dataset["light"] = light;
      node.setAttribute("aria-description", t(`light-${light}`));
    }
    if (desk.isPointedAt(key)) {
      node.dataset["pointed"] = "";
      node.setAttribute("aria-description", t("lesson-this"));
    }
    return () => {
      hide();
      delete node.dataset["best"];
      delete node.dataset["pointed"];
      delete node.dataset["light"];
      node.removeAttribute("aria-description");
      for (const [name, listener] of listeners) {
        node.removeEventListener(name, listener as EventListener);
      }
    };
  };
}
