// Plays the sounds made by tools/sounds.py. They are loaded after the first click or key on the page, which is also
// when browsers allow sound; if a browser does not allow it, or does not say, there is none.

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

function audioContext(): AudioContext {
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
  return audioContext().decodeAudioData(await answer.arrayBuffer());
}

/** Sounds one after the other, so loud from 0 to 1; those that would come late are left out. */
export function play(notes: readonly Note[], volume: number): void {
  if (notes.length === 0 || !isAwake()) {
    return;
  }
  void playNow(notes, volume);
}

async function playNow(notes: readonly Note[], volume: number): Promise<void> {
  const audio = audioContext();
  const buffers = await Promise.all(notes.map((note) => bufferOf(note.sound)));
  await audio.resume();
  notes.forEach((note, place) => {
    const buffer = buffers[place] ?? null;
    const at = Math.max(audio.currentTime, next);
    if (buffer !== null && at < audio.currentTime + LATE * APART) {
      next = at + APART;
      playNote(audio, buffer, note, at, volume);
    }
  });
}

function playNote(audio: AudioContext, buffer: AudioBuffer, note: Note, at: number, volume: number): void {
  const loudness = audio.createGain();
  loudness.gain.value = volume;
  loudness.connect(audio.destination);
  for (let time = 0; time < (note.times ?? 1); time++) {
    const source = audio.createBufferSource();
    source.buffer = buffer;
    source.playbackRate.value = HIGHER ** ((note.seat ?? 0) * 0.5 + time * (note.rises ?? 0));
    source.connect(loudness);
    source.start(at + time * TICK);
  }
}
