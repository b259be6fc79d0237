// The engine of everything that moves on a board. Things are drawn in their final place at once: motion puts transforms
// and opacity on them, or on copies that cannot be clicked. So nothing has to wait, and every motion can be finished at
// any moment.

import "./motion.css";

export type Ease = "settle" | "going" | "pop";

/** How something moves: a token of tokens.css for its time, or milliseconds. */
export interface Timing {
  time: string | number;
  ease?: Ease;
  delay?: number;
}

/** What says to whom a thing belongs and of which kind it is: a copy stands elsewhere, and takes it along. */
const INHERITED_DATA = ["material", "colour", "era"] as const;
/** What makes a thing the one that is meant: a copy must not be. */
const IDENTIFYING_ATTRIBUTES = [
  ...["id", "data-key", "data-stop", "data-site", "data-card", "data-figure", "data-seat", "data-points"],
  ...[
    "data-pick",
    "data-drop",
    "data-best",
    "data-pointed",
    "data-light",
    "data-pile",
    "data-building",
    "aria-describedby",
    "aria-labelledby",
  ],
];

const tokens = new Map<string, string>();

/** A token of tokens.css. Each motion that begins makes styles new, so a token is read once for all that begin at once. */
function tokenOf(name: string): string {
  const known = tokens.get(name);
  if (known !== undefined) {
    return known;
  }
  if (tokens.size === 0) {
    queueMicrotask(() => {
      tokens.clear();
    });
  }
  const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  tokens.set(name, value);
  return value;
}

/** A token of tokens.css in milliseconds. */
export function timeOf(token: string): number {
  const value = tokenOf(token);
  return value.endsWith("ms") ? parseFloat(value) : parseFloat(value) * 1000;
}

class Motion {
  private readonly running = new Set<Animation>();
  private readonly copies = new Set<HTMLElement>();
  /** What waits for its time, and what is done instead if all is finished before. */
  private readonly cues = new Map<Animation, () => void>();
  /** Called whenever nothing moves any more. */
  onIdle: (() => void) | null = null;

  get busy(): boolean {
    return this.running.size > 0;
  }

  /** Move a thing from what the frames say to where it stands. */
  play(node: Element, frames: Keyframe[], { time, ease = "settle", delay = 0 }: Timing): Animation {
    const duration = typeof time === "number" ? time : timeOf(time);
    const easing = tokenOf(`--${ease}`);
    const animation = node.animate(frames, { duration, easing, delay, fill: "backwards" });
    this.running.add(animation);
    animation.onfinish = () => {
      this.done(animation);
    };
    return animation;
  }

  /** A thing is not to be seen for so long, because a copy of it moves. */
  hide(node: Element, time: number): void {
    this.play(node, [{ opacity: 0 }, { opacity: 0 }], { time });
  }

  /** A copy moves and is gone. */
  playCopy(copy: HTMLElement, frames: Keyframe[], timing: Timing): void {
    const animation = this.play(copy, frames, timing);
    animation.addEventListener("finish", () => {
      this.removeCopy(copy);
    });
  }

  /** Something happens after so long; if all is finished before, `otherwise` does. */
  cue(delay: number, action: () => void, otherwise: () => void): void {
    const waiting = this.play(document.documentElement, [], { time: delay });
    this.cues.set(waiting, otherwise);
    waiting.addEventListener("finish", () => {
      if (this.cues.delete(waiting)) {
        action();
      }
    });
  }

  /** Everything is where it belongs, now. */
  finish(): void {
    const running = [...this.running];
    const cues = [...this.cues.values()];
    this.running.clear();
    this.cues.clear();
    running.forEach((animation) => {
      animation.cancel();
    });
    [...this.copies].forEach((copy) => {
      this.removeCopy(copy);
    });
    cues.forEach((action) => {
      action();
    });
    if (running.length > 0) {
      this.onIdle?.();
    }
  }

  /** Something that lies over the page at a place, and cannot be touched. */
  addOverlay(box: DOMRect, kind: string): HTMLElement {
    const made = document.createElement("div");
    made.className = `flown ${kind}`;
    made.setAttribute("aria-hidden", "true");
    made.inert = true;
    place(made, box);
    document.body.append(made);
    this.copies.add(made);
    return made;
  }

  /** A copy of a thing as it looks now, where it lies. */
  copy(node: Element, box = node.getBoundingClientRect()): HTMLElement {
    const made = this.addOverlay(box, "copy");
    copyInheritedStyle(made, node);
    made.append(cloneWithoutIdentity(node));
    return made;
  }

  /** A copy is not wanted any more. */
  removeCopy(copy: HTMLElement | null): void {
    if (copy !== null) {
      copy.remove();
      this.copies.delete(copy);
    }
  }

  private done(animation: Animation): void {
    if (this.running.delete(animation) && this.running.size === 0) {
      this.onIdle?.();
    }
  }
}

export const motion = new Motion();

function place(node: HTMLElement, box: DOMRect): void {
  node.style.left = `${box.left}px`;
  node.style.top = `${box.top}px`;
  node.style.width = `${box.width}px`;
  node.style.height = `${box.height}px`;
}

/** The properties, kinds and type that a thing has from what it lies in. */
function copyInheritedStyle(made: HTMLElement, node: Element): void {
  for (const name of INHERITED_DATA) {
    const found = node.closest<HTMLElement>(`[data-${name}]`)?.dataset[name];
    if (found !== undefined) {
      made.dataset[name] = found;
    }
  }
  for (let around = node.parentElement; around !== null; around = around.parentElement) {
    for (const name of around.style) {
      if (name.startsWith("--") && made.style.getPropertyValue(name) === "") {
        made.style.setProperty(name, around.style.getPropertyValue(name));
      }
    }
  }
  made.style.font = getComputedStyle(node.parentElement ?? node).font;
}

function cloneWithoutIdentity(node: Element): Element {
  const made = node.cloneNode(true) as Element;
  [made, ...made.querySelectorAll("*")].forEach((one) => {
    IDENTIFYING_ATTRIBUTES.forEach((name) => {
      one.removeAttribute(name);
    });
  });
  return made;
}
