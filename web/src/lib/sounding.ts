// Sounds, made of a few waves; nothing is loaded. Browsers allow them once somebody has touched the page.

import type { Sound } from "./sounds";

/** A wave: when it begins, how long it lasts (seconds), its pitch and the one it slides to (Hz), its shape. */
interface Wave {
  at: number;
  lasts: number;
  pitch: number;
  to?: number;
  shape: OscillatorType;
}

const WAVES: Record<Sound, Wave[]> = {
  laid: [{ at: 0, lasts: 0.07, pitch: 320, to: 190, shape: "triangle" }],
  struck: [
    { at: 0, lasts: 0.16, pitch: 170, to: 80, shape: "triangle" },
    { at: 0.02, lasts: 0.1, pitch: 118, to: 70, shape: "sine" },
  ],
  points: [
    { at: 0, lasts: 0.1, pitch: 660, shape: "sine" },
    { at: 0.08, lasts: 0.14, pitch: 880, shape: "sine" },
  ],
  turn: [
    { at: 0, lasts: 0.18, pitch: 523, shape: "sine" },
    { at: 0.13, lasts: 0.28, pitch: 784, shape: "sine" },
  ],
  over: [
    { at: 0, lasts: 0.3, pitch: 392, shape: "sine" },
    { at: 0.18, lasts: 0.3, pitch: 523, shape: "sine" },
    { at: 0.36, lasts: 0.6, pitch: 659, shape: "sine" },
  ],
};

const LOUD = 0.07; // of what the device can do
const APART = 0.25; // seconds between two sounds

let context: AudioContext | null = null;
let next = 0;

/** May there be sounds: has somebody touched the page or pressed a key? */
function isAwake(): boolean {
  return "AudioContext" in window && "userActivation" in navigator && navigator.userActivation.hasBeenActive;
}

/** Sounds one after the other; those that would come late are left out. */
export function play(sounds: readonly Sound[]): void {
  if (sounds.length === 0 || !isAwake()) {
    return;
  }
  context ??= new AudioContext();
  void context.resume();
  for (const sound of sounds) {
    const at = Math.max(context.currentTime, next);
    if (at < context.currentTime + 2 * APART) {
      WAVES[sound].forEach((wave) => {
        swing(context as AudioContext, wave, at);
      });
      next = at + APART;
    }
  }
}

function swing(on: AudioContext, { at, lasts, pitch, to = pitch, shape }: Wave, begin: number): void {
  const [start, end] = [begin + at, begin + at + lasts];
  const wave = on.createOscillator();
  const loudness = on.createGain();
  wave.type = shape;
  wave.frequency.setValueAtTime(pitch, start);
  wave.frequency.exponentialRampToValueAtTime(to, end);
  loudness.gain.setValueAtTime(0.0001, start);
  loudness.gain.exponentialRampToValueAtTime(LOUD, start + 0.012);
  loudness.gain.exponentialRampToValueAtTime(0.0001, end);
  wave.connect(loudness).connect(on.destination);
  wave.start(start);
  wave.stop(end + 0.02);
}
