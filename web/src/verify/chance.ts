// Chance as docs/formats.md describes it (`blake2b-1`), worked out anew: nothing of it comes from the server.

import { blake2b } from "@noble/hashes/blake2.js";
import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const WORDS = 16; // in a block of 64 bytes
const ALL = 2 ** 32;

/** A named stream of words; each is used once. */
export class Stream {
  private block = 0;
  private words: number[] = [];

  constructor(
    private readonly seed: Uint8Array,
    private readonly name: string,
  ) {}

  word(): number {
    if (this.words.length === 0) {
      this.words = this.nextBlock();
    }
    return this.words.shift() ?? 0;
  }

  private nextBlock(): number[] {
    const number = new DataView(new ArrayBuffer(8));
    number.setBigUint64(0, BigInt(this.block++), true);
    const text = concatBytes(utf8ToBytes(this.name), new Uint8Array(1), new Uint8Array(number.buffer));
    const digest = new DataView(blake2b(text, { dkLen: 4 * WORDS, key: this.seed }).buffer);
    return Array.from({ length: WORDS }, (_, place) => digest.getUint32(4 * place, true));
  }

  /** A number from 0 to n - 1, each as likely as the others. */
  below(n: number): number {
    const limit = ALL - (ALL % n);
    let word = this.word();
    while (word >= limit) {
      word = this.word();
    }
    return word % n;
  }

  /** The cards in another order; the last one is the top of a pile. */
  shuffled<T>(cards: readonly T[]): T[] {
    const pile = [...cards];
    for (let last = pile.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [pile[last], pile[other]] = [pile[other] as T, pile[last] as T];
    }
    return pile;
  }
}
