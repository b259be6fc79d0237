// The victory animation, played over the finished final screen: it dims, the sun rises, plinths rise from the third to
// the first, the laurel closes with a chord and confetti, and panels slide in. Any touch skips to the final screen.

import { markOf, outlined } from "../lib/marks";
import { motion, timeOf } from "./motion";

const PIECES = 110; // of confetti; 120 at most
const COG =
  "M20 1l3 .4.8 4 2.6 1.1 3.4-2.3 3.9 3.9-2.3 3.4 1.1 2.6 4 .8v5.5l-4 .8-1.1 2.6 2.3 3.4-3.9 3.9-3.4-2.3-2.6 1.1-.8 4h-5.5l-.8-4-2.6-1.1-3.4 2.3-3.9-3.9 2.3-3.4L6 21.2l-4-.8v-5.5l4-.8 1.1-2.6-2.3-3.4 3.9-3.9 3.4 2.3 2.6-1.1.8-4z";

/** When each part begins after the sun, in milliseconds. */
export interface Beats {
  plinths: number[];
  laurel: number;
  panels: number;
}

/** The sun, the plinths one after the other, then everything else. */
export function beatsOf(plinths: number, sun: number, plinth: number): Beats {
  return {
    plinths: Array.from({ length: plinths }, (_, place) => sun + place * plinth),
    laurel: sun + plinths * plinth,
    panels: sun + (plinths + 1) * plinth,
  };
}

/** Plinths from the last place to the first: `data-place` says which it is, else they stand in the order of places. */
export function inOrder(plinths: readonly { dataset: DOMStringMap }[]): number[] {
  const place = (at: number) => Number(plinths[at]?.dataset["place"] ?? at + 1);
  return plinths.map((_, at) => at).sort((one, other) => place(other) - place(one));
}

function parts(name: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-part="${name}"]`)];
}

/** Play it over what is drawn; parts that are not there are left out. `chord` sounds when the laurel closes. */
export function playVictory(winner: () => number | null, chord: () => void): void {
  const silence = timeOf("--time-silence");
  dim(silence);
  PARTS.flatMap(parts).forEach((part) => {
    motion.hide(part, silence + 20);
  });
  motion.cue(
    silence,
    () => {
      stage(winner, chord);
    },
    chord,
  );
}

const PARTS = ["sun", "plinth", "laurel", "panel"];
const UP: Keyframe[] = [
  { transform: "translateY(60%)", opacity: 0 },
  { transform: "none", opacity: 1 },
];

function stage(winner: () => number | null, chord: () => void): void {
  const plinths = parts("plinth");
  const beats = beatsOf(plinths.length, timeOf("--time-sun"), timeOf("--time-plinth"));
  parts("sun").forEach((sun) => {
    motion.play(sun, UP, { time: "--time-sun", ease: "going" });
  });
  inOrder(plinths).forEach((at, turn) => {
    const [plinth, delay = 0] = [plinths[at], beats.plinths[turn]];
    if (plinth !== undefined) {
      motion.play(plinth, UP, { time: "--time-plinth", delay });
    }
  });
  parts("laurel").forEach((laurel) => {
    motion.play(
      laurel,
      [
        { transform: "scale(1.4)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      {
        time: "--time-plinth",
        ease: "pop",
        delay: beats.laurel,
      },
    );
  });
  slideIn(beats.panels);
  motion.cue(
    beats.laurel,
    () => {
      chord();
      strew(winner());
    },
    chord,
  );
}

/** The room darkens, and lights up again with the sun. */
function dim(silence: number): void {
  const time = silence + timeOf("--time-sun");
  const all = new DOMRect(0, 0, innerWidth, innerHeight);
  motion.playCopy(
    motion.addOverlay(all, "dim"),
    [{ opacity: 0 }, { opacity: 0.6, offset: 0.25 }, { opacity: 0.6, offset: silence / time }, { opacity: 0 }],
    { time, ease: "going" },
  );
}

/** Panels come from the side on which they stand. */
function slideIn(delay: number): void {
  parts("panel").forEach((panel, place) => {
    const box = panel.getBoundingClientRect();
    const side = box.left + box.width / 2 < innerWidth / 2 ? -1 : 1;
    motion.play(
      panel,
      [
        { transform: `translateX(${side * 60}px)`, opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      { time: "--time-points", delay: delay + place * timeOf("--time-apart") },
    );
  });
}

// -------------------------------------------------------------- confetti

/** Cogs of brass and the winner's shape in the winner's colour rise from the middle, fall, and are gone. */
function strew(winner: number | null): void {
  const count = innerWidth < 700 ? PIECES / 2 : PIECES;
  const mark = markOf(winner ?? 0);
  for (let piece = 0; piece < count; piece++) {
    const size = 8 + (piece % 4) * 3;
    const across = ((piece * 0.618) % 1) - 0.5;
    const made = motion.addOverlay(new DOMRect(innerWidth / 2, innerHeight * 0.55, size, size), "confetti");
    made.dataset["colour"] = String(mark.colour);
    made.append(drawn(piece % 3 === 0 ? COG : outlined(mark.shape, 20, 18, 15), piece % 3 === 0));
    const [x, up] = [across * innerWidth * 0.95, -innerHeight * (0.2 + ((piece * 0.382) % 1) * 0.35)];
    const turned = (piece % 2 === 0 ? 1 : -1) * (180 + (piece % 7) * 60);
    motion.playCopy(
      made,
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${x * 0.7}px, ${up}px) rotate(${turned * 0.5}deg)`, opacity: 1, offset: 0.35 },
        { transform: `translate(${x}px, ${innerHeight * 0.3}px) rotate(${turned}deg)`, opacity: 0 },
      ],
      { time: "--time-confetti", delay: (piece % 5) * 25 },
    );
  }
}

function drawn(path: string, brass: boolean): SVGElement {
  const made = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  made.setAttribute("viewBox", "0 0 40 36");
  made.classList.toggle("brass", brass);
  const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
  line.setAttribute("d", path);
  made.append(line);
  return made;
}
