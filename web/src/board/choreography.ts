// How changes are animated: each records what it needs before the new view is drawn, and plays once it is drawn.

import { markOf } from "../lib/marks";
import type { ViewChange } from "./changes";
import { motion, timeOf } from "./motion";
import { takeSnapshot, shift, type ScreenSnapshot } from "./flip";

/** What is done once the new view is drawn. */
type Animate = (now: ScreenSnapshot) => void;
type ChangeKind = ViewChange["kind"];
type Of<K extends ChangeKind> = Extract<ViewChange, { kind: K }>;

const MOST = 14; // more at once is no move, but a leap through the game
const RINGED = 1000; // milliseconds
const FADED = 200;
const SMALL = 34; // pixels, the width of a card that goes to a seat

/** Remember what is on the screen; what it returns plays what has changed once the new view is drawn. */
export function prepare(changes: readonly ViewChange[]): () => void {
  const then = takeSnapshot();
  motion.finish();
  if (changes.length > MOST) {
    return () => undefined;
  }
  const animations = changes.map((change) =>
    (ANIMATIONS[change.kind] as (change: ViewChange, then: ScreenSnapshot) => Animate)(change, then),
  );
  return () => {
    const now = takeSnapshot();
    shift(then, now, cardsOf(changes));
    animations.forEach((animate) => {
      animate(now);
    });
  };
}

/** Where nothing is to move: what has been laid is ringed for a moment, and a traveller fades over. */
export function highlight(changes: readonly ViewChange[]): void {
  const now = takeSnapshot();
  for (const change of changes.slice(0, MOST)) {
    const node = change.kind === "lay" ? now.keys.get(change.to)?.node : undefined;
    if (node !== undefined) {
      node.dataset["landed"] = "";
      setTimeout(() => {
        delete node.dataset["landed"];
      }, RINGED);
    } else if (change.kind === "travel") {
      figureOf(change.seat)?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADED });
    }
  }
}

/** The cards whose way is told by a change. */
function cardsOf(changes: readonly ViewChange[]): Set<string> {
  return new Set(changes.flatMap((change) => (change.kind === "lay" ? [change.card] : [])));
}

const ANIMATIONS: { [K in ChangeKind]: (change: Of<K>, then: ScreenSnapshot) => Animate } = {
  lay,
  leave,
  cubes,
  travel,
  draw,
  fail,
  rise,
  fall,
  points,
  turn,
  round,
};

// -------------------------------------------------------------- cards

/** A card goes in an arc from a hand, or from whoever lays it, and raises some dust. */
function lay({ card, to, from, seat }: Of<"lay">, then: ScreenSnapshot): Animate {
  const node = (from === null ? undefined : then.keys.get(from)?.node) ?? then.ghost(card);
  const copy = node === undefined ? null : motion.copy(node);
  const start = copy?.getBoundingClientRect() ?? cardBoxAt(seat);
  return (now) => {
    const target = now.keys.get(to);
    if (target === undefined || start === null) {
      motion.removeCopy(copy);
      return;
    }
    const time = timeOf("--time-lay");
    const flown = copy ?? motion.copy(target.node);
    motion.playCopy(
      flown,
      copy === null ? arcFrames(start, target.box, target.box) : arcFrames(start, target.box, start),
      {
        time,
        ease: "going",
      },
    );
    motion.hide(target.node, time * 0.94);
    ring(target.box, time * 0.9);
  };
}

/** Frames of an arc between two places, for a copy that is drawn as large as `drawn`, at its place. */
function arcFrames(from: DOMRect, to: DOMRect, drawn: DOMRect): Keyframe[] {
  const at = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2] as const;
  const [[x0, y0], [x1, y1], [x, y]] = [at(from), at(to), at(drawn)];
  const high = Math.min(90, 30 + Math.abs(x1 - x0) / 8);
  return [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const width = from.width + (to.width - from.width) * part;
    const [dx, dy] = [x0 + (x1 - x0) * part - x, y0 + (y1 - y0) * part - high * 4 * part * (1 - part) - y];
    const turned = 4 * Math.sin(Math.PI * part) * Math.sign(x1 - x0 || 1);
    return {
      transform: `translate(${dx}px, ${dy}px) rotate(${turned}deg) scale(${width / drawn.width})`,
      opacity: part === 1 ? 0.2 : 1,
    };
  });
}

function ring(box: DOMRect, delay: number): void {
  const side = box.height;
  const middle = new DOMRect(box.left + (box.width - side) / 2, box.top, side, side);
  motion.playCopy(
    motion.addOverlay(middle, "ring"),
    [
      { transform: "scale(1.2, 0.5)", opacity: 0 },
      { transform: "scale(2, 0.9)", opacity: 0.9, offset: 0.3 },
      { transform: `scale(${(box.width / side) * 1.5}, 1.6)`, opacity: 0 },
    ],
    { time: "--time-ring", delay },
  );
}

/** A card of one's own is given away: to what is being built, or up and out of sight. */
function leave({ from, to }: Of<"leave">, then: ScreenSnapshot): Animate {
  const node = then.keys.get(from)?.node;
  const copy = node === undefined ? null : motion.copy(node);
  return (now) => {
    if (copy !== null) {
      const box = copy.getBoundingClientRect();
      const target = (to === null ? undefined : now.keys.get(to)?.box) ?? now.building?.getBoundingClientRect();
      const [x, y] = target === undefined ? [0, -90] : [target.left - box.left, target.top - box.top];
      motion.playCopy(
        copy,
        [
          { transform: "none", opacity: 1 },
          { transform: `translate(${x}px, ${y}px) scale(0.3)`, opacity: 0 },
        ],
        { time: "--time-draw", ease: "going" },
      );
    }
  };
}

/** Cards slide from their pile: one's own turn over where they lie, those of others stay face down. */
function draw({ seat, to, count, pile, back }: Of<"draw">, then: ScreenSnapshot): Animate {
  const from = then.keys.get(pile)?.box ?? pileBox();
  return (now) => {
    const time = timeOf("--time-draw");
    const shown = to.flatMap((key) => now.keys.get(key) ?? []);
    shown.forEach(({ node, box }, place) => {
      const delay = place * timeOf("--time-apart") * 2;
      slide(box, from ?? below(box), back, time, delay);
      motion.play(
        node,
        [
          { scale: "0 1", opacity: 0 },
          { scale: "0 1", opacity: 0, offset: 0.7 },
          { scale: "1 1", opacity: 1 },
        ],
        { time: time * 1.4, delay },
      );
    });
    const small = cardBoxAt(seat);
    if (shown.length === 0 && small !== null) {
      for (let place = 0; place < Math.min(count, 4); place++) {
        slide(small, from ?? below(small), back, time, place * timeOf("--time-apart") * 2);
      }
    }
  };
}

/** Where cards come from, if it is in sight. */
function pileBox(): DOMRect | null {
  const box = document.querySelector("[data-pile]")?.getBoundingClientRect();
  return box === undefined || box.width < SMALL ? null : box;
}

function below(box: DOMRect): DOMRect {
  return new DOMRect(box.left, box.top + 140, box.width, box.height);
}

/** A card face down goes from one place to another, and is gone. */
function slide(to: DOMRect, from: DOMRect, back: string, time: number, delay: number): void {
  const card = motion.addOverlay(to, "back");
  card.dataset["material"] = back;
  const [x, y] = [from.left + (from.width - to.width) / 2 - to.left, from.top + (from.height - to.height) / 2 - to.top];
  motion.playCopy(
    card,
    [
      { transform: `translate(${x}px, ${y}px) scale(0.8)`, opacity: 0.4 },
      { transform: "none", opacity: 1, offset: 0.85 },
      { transform: "scale(0, 1)", opacity: 1 },
    ],
    { time, delay },
  );
}

// -------------------------------------------------------------- pieces

/** Cubes drop one by one. */
function cubes({ at, seat, count, fresh }: Of<"cubes">): Animate {
  return (now) => {
    const owner = now.keys.get(at)?.node.querySelector(`.owner[data-colour="${markOf(seat).colour}"]`);
    const cube = owner?.querySelector(".cube");
    if (cube === null || cube === undefined) {
      return;
    }
    const delay = fresh ? timeOf("--time-lay") * 0.95 : 0;
    for (let place = 0; place < Math.min(count, 6); place++) {
      motion.playCopy(
        motion.copy(cube),
        [
          { transform: "translateY(-34px)", opacity: 0 },
          { transform: "translateY(-14px)", opacity: 1, offset: 0.4 },
          { transform: "none", opacity: 1 },
        ],
        { time: "--time-cube", ease: "pop", delay: delay + place * timeOf("--time-apart") },
      );
    }
    motion.play(owner?.querySelector(".count") ?? cube, [{ opacity: 0 }, { opacity: 1 }], {
      time: "--time-cube",
      delay: delay + (count - 1) * timeOf("--time-apart"),
    });
  };
}

/** A traveller hops from frame to frame, and the rail lights up where it was. */
function travel({ seat, hops }: Of<"travel">, then: ScreenSnapshot): Animate {
  const start = figureOf(seat)?.getBoundingClientRect();
  return () => {
    const figure = figureOf(seat);
    const end = figure?.getBoundingClientRect();
    if (figure === null || start === undefined || end === undefined || then.keys.size === 0) {
      return;
    }
    const count = Math.abs(hops);
    const time = Math.min(timeOf("--time-hops"), Math.max(2, count) * timeOf("--time-hop"));
    const [way, high] = [start.left - end.left, -end.height * 0.3];
    const frames = Array.from({ length: 2 * count + 1 }, (_, half) => ({
      translate: `${way * (1 - half / (2 * count))}px ${half % 2 === 1 ? high : 0}px`,
    }));
    motion.play(figure, frames, { time, ease: "going" });
    for (let hop = 1; hop <= count; hop++) {
      const middle = end.left + end.width / 2 + way * (1 - hop / count);
      motion.playCopy(
        motion.addOverlay(new DOMRect(middle - 14, end.bottom - 12, 28, 28), "tick"),
        [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 0 }],
        { time: "--time-ring", delay: (time * hop) / count - 60 },
      );
    }
  };
}

function figureOf(seat: number): Element | null {
  return document.querySelector(`[data-figure="${seat}"]`);
}

/** A thing loses its colour from left to right, and cracks. */
function fail({ at }: Of<"fail">, then: ScreenSnapshot): Animate {
  const node = then.keys.get(at)?.node;
  const copy = node === undefined ? null : motion.copy(node);
  return () => {
    const inside = copy?.firstElementChild;
    if (copy === null || inside === null || inside === undefined) {
      return;
    }
    copy.classList.add("wipe");
    const timing = { time: "--time-fail", ease: "going" } as const;
    motion.play(inside, [{ transform: "none" }, { transform: "translateX(-100%)" }], timing);
    motion.playCopy(copy, [{ transform: "none" }, { transform: "translateX(100%)" }], timing);
    crack(copy.getBoundingClientRect());
  };
}

const CRACK = "M52 0 44 18 58 34 46 52 60 70 50 100";

function crack(box: DOMRect): void {
  const made = motion.addOverlay(box, "crack");
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.setAttribute("viewBox", "0 0 100 100");
  drawing.setAttribute("preserveAspectRatio", "none");
  const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
  line.setAttribute("d", CRACK);
  drawing.append(line);
  made.append(drawing);
  motion.playCopy(
    made,
    [
      { transform: "scaleY(0)", opacity: 1 },
      { transform: "scaleY(1)", opacity: 1, offset: 0.5 },
      { transform: "scaleY(1)", opacity: 0 },
    ],
    { time: timeOf("--time-fail") * 1.3 },
  );
}

// -------------------------------------------------------------- buildings

/** A building grows from the ground; the card of one's own that it was goes there first. */
function rise({ at, from }: Of<"rise">, then: ScreenSnapshot): Animate {
  const node = from === null ? undefined : then.keys.get(from)?.node;
  const copy = node === undefined ? null : motion.copy(node);
  return (now) => {
    const target = now.keys.get(at);
    if (target === undefined) {
      motion.removeCopy(copy);
      return;
    }
    if (copy !== null) {
      const start = copy.getBoundingClientRect();
      motion.playCopy(copy, arcFrames(start, target.box, start), { time: "--time-draw", ease: "going" });
    }
    motion.play(
      target.node,
      [
        { transform: "translateY(50%) scaleY(0)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      { time: "--time-rise", ease: "pop", delay: copy === null ? 0 : timeOf("--time-draw") * 0.8 },
    );
  };
}

/** A building tilts and drops behind its plinth, and leaves three bricks. */
function fall({ at }: Of<"fall">, then: ScreenSnapshot): Animate {
  const node = then.keys.get(at)?.node;
  const copy = node === undefined ? null : motion.copy(node);
  return () => {
    if (copy === null) {
      return;
    }
    const box = copy.getBoundingClientRect();
    motion.playCopy(
      copy,
      [
        { transform: "none", opacity: 1 },
        { transform: "rotate(8deg)", opacity: 1, offset: 0.35 },
        { transform: "translateY(55%) rotate(8deg) scaleY(0.6)", opacity: 0 },
      ],
      { time: "--time-fall", ease: "going" },
    );
    [-1, 0.2, 1].forEach((side, place) => {
      const brick = motion.addOverlay(new DOMRect(box.left + box.width / 2 - 6, box.bottom - 14, 12, 8), "brick");
      motion.playCopy(
        brick,
        [
          { transform: "none", opacity: 0 },
          { transform: `translate(${side * 18}px, -22px) rotate(${side * 40}deg)`, opacity: 1, offset: 0.4 },
          { transform: `translate(${side * 34}px, 8px) rotate(${side * 110}deg)`, opacity: 0 },
        ],
        { time: "--time-fall", delay: 120 + place * 40 },
      );
    });
  };
}

// -------------------------------------------------------------- seats

function chipOf(seat: number | null): Element | null {
  return seat === null ? null : document.querySelector(`[data-seat="${seat}"]`);
}

function seatBox(seat: number | null): DOMRect | null {
  return chipOf(seat)?.getBoundingClientRect() ?? null;
}

/** A place as large as a small card at a seat: where its cards come from and go to. */
function cardBoxAt(seat: number | null): DOMRect | null {
  const chip = seatBox(seat);
  return chip === null ? null : new DOMRect(chip.left + chip.width / 2 - SMALL / 2, chip.top, SMALL, SMALL * 1.4);
}

/** The old number rolls away, the new one comes, and the seat swells. */
function points({ seat }: Of<"points">): Animate {
  const number = chipOf(seat)?.querySelector("[data-points]");
  const old = number === null || number === undefined ? null : motion.copy(number);
  return () => {
    const chip = chipOf(seat);
    const now = chip?.querySelector("[data-points]");
    if (chip === null || now === null || now === undefined) {
      motion.removeCopy(old);
      return;
    }
    const timing = { time: "--time-points", ease: "settle" } as const;
    if (old !== null) {
      motion.playCopy(
        old,
        [
          { transform: "none", opacity: 1 },
          { transform: "translateY(-80%)", opacity: 0 },
        ],
        timing,
      );
    }
    motion.play(
      now,
      [
        { transform: "translateY(80%)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      timing,
    );
    motion.play(chip, [{ scale: "1" }, { scale: "1.06", offset: 0.3 }, { scale: "1" }], timing);
  };
}

/** The light of the turn goes from one seat to the next. */
function turn({ from, to }: Of<"turn">): Animate {
  const start = seatBox(from);
  return () => {
    const end = seatBox(to);
    if (start === null || end === null) {
      return;
    }
    const [x, y] = [start.left - end.left, start.top - end.top];
    motion.playCopy(
      motion.addOverlay(end, "light"),
      [
        { transform: `translate(${x}px, ${y}px) scale(${start.width / end.width}, 1)`, opacity: 0.9 },
        { transform: "none", opacity: 0.9, offset: 0.8 },
        { transform: "scale(1.05)", opacity: 0 },
      ],
      { time: "--time-turn", ease: "going" },
    );
  };
}

/** The sky moves on: its sun goes with the present. */
function round(): Animate {
  const start = document.querySelector("[data-sun]")?.getBoundingClientRect();
  return () => {
    const sun = document.querySelector("[data-sun]");
    const end = sun?.getBoundingClientRect();
    if (sun === null || start === undefined || end === undefined) {
      return;
    }
    const timing = { time: "--time-round", ease: "going" } as const;
    motion.play(sun, [{ transform: `translateX(${start.left - end.left}px)` }, { transform: "none" }], timing);
    document.querySelectorAll("[data-sky]").forEach((sky) => {
      motion.play(sky, [{ opacity: 0 }, { opacity: 1 }], timing);
    });
  };
}

/** A number flies from where it was made to the points of a seat, and the cog there turns. */
export function fly(from: Element | null, to: Element | null, words: string, colour: number): void {
  if (from === null || to === null) {
    return;
  }
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const number = motion.addOverlay(new DOMRect(start.left + start.width / 2, start.top + start.height / 2), "number");
  number.dataset["colour"] = String(colour);
  number.textContent = words;
  const x = end.left + end.width / 2 - start.left - start.width / 2;
  const y = end.top + end.height / 2 - start.top - start.height / 2;
  motion.playCopy(
    number,
    [
      { transform: "translate(-50%, -50%) scale(0.6)", opacity: 0 },
      { transform: "translate(-50%, -80%) scale(1.25)", opacity: 1, offset: 0.3 },
      { transform: `translate(calc(${x}px - 50%), calc(${y}px - 50%)) scale(0.8)`, opacity: 0.9 },
    ],
    { time: timeOf("--time-flight") * 1.4, ease: "going" },
  );
  const cog = from.querySelector(".token.points svg");
  if (cog !== null) {
    motion.play(cog, [{ transform: "none" }, { transform: "rotate(180deg)" }], { time: "--time-flight" });
  }
}
