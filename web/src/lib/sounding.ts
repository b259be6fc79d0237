// Playing the sounds that tools/sounds.py has made. They are loaded once somebody has touched the page, which is also
// when browsers allow them; where a browser does not, or says nothing about it, there are none.

import { SOUNDS, type Note, type Sound } from "./sounds";

const FILES = import.meta.glob<string>("../sounds/*.wav", { eager: true, query: "?url", import: "default" });

const APART = 0.22; // seconds between two sounds
const TICK = 0.11; // between two of the same
const LATE = 2; // so many of them later a sound is left out
const HIGHER = 1.06; // for each seat, or step upwards

let context: AudioContext | null = null;
let next = 0;
const loaded = new Map<Sound, Promise<AudioBuffer | null>>();

/** May there be sounds: has somebody touched the page or pressed a key? */
function isAwake(): boolean {
  return "AudioContext" in window && "userActivation" in navigator && navigator.userActivation.hasBeenActive;
}

/** Have all sounds at hand. */
export function loadSounds(): void {
  if (isAwake()) {
    SOUNDS.forEach((sound) => void bufferOf(sound));
  }
}

function contextHere(): AudioContext {
  context ??= new AudioContext();
  return context;
}

function bufferOf(sound: Sound): Promise<AudioBuffer | null> {
  const known = loaded.get(sound);
  if (known !== undefined) {
    return known;
  }
  const found = fetchBuffer(FILES[`../sounds/${sound}.wav`] ?? "").catch(() => null);
  loaded.set(sound, found);
  return found;
}

async function fetchBuffer(address: string): Promise<AudioBuffer> {
  const answer = await fetch(address);
  return contextHere().decodeAudioData(await answer.arrayBuffer());
}

/** Sounds one after the other, so loud from 0 to 1; those that would come late are left out. */
export function play(notes: readonly Note[], volume: number): void {
  if (notes.length === 0 || !isAwake()) {
    return;
  }
  void sounded(notes, volume);
}

async function sounded(notes: readonly Note[], volume: number): Promise<void> {
  const here = contextHere();
  const buffers = await Promise.all(notes.map((note) => bufferOf(note.sound)));
  await here.resume();
  notes.forEach((note, place) => {
    const buffer = buffers[place] ?? null;
    const at = Math.max(here.currentTime, next);
    if (buffer !== null && at < here.currentTime + LATE * APART) {
      next = at + APART;
      ring(here, buffer, note, at, volume);
    }
  });
}

function ring(here: AudioContext, buffer: AudioBuffer, note: Note, at: number, volume: number): void {
  const loudness = here.createGain();
  loudness.gain.value = volume;
  loudness.connect(here.destination);
  for (let time = 0; time < (note.times ?? 1); time++) {
    const source = here.createBufferSource();
    source.buffer = buffer;
    source.playbackRate.value = HIGHER ** ((note.seat ?? 0) * 0.5 + time * (note.rises ?? 0));
    source.connect(loudness);
    source.start(at + time * TICK);
  }
}
