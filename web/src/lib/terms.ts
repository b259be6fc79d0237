// Finds the terms of a game in a sentence: each once, the longest first, so that they can be explained in place.
// Phrases in which the same word means something else stay plain text.

import type { TermInfo } from "./wire";

/** A piece of a sentence: text, and the word it is if it is one. */
export interface SentencePart {
  text: string;
  term: TermInfo | null;
}

const SPECIAL = /[.*+?^${}()|[\]\\]/g;
const KEPT = 2000; // sentences whose parts are remembered

export class Terms {
  /** What is looked for, in small letters, and the word it is; null for a phrase that only looks like one. */
  private readonly byForm = new Map<string, TermInfo | null>();
  private readonly pattern: RegExp | null;
  private readonly found = new Map<string, SentencePart[]>();

  constructor(terms: TermInfo[]) {
    for (const term of terms) {
      for (const form of [term.name, ...term.forms]) {
        const key = form.toLowerCase();
        if (!this.byForm.has(key)) {
          this.byForm.set(key, term);
        }
      }
    }
    for (const phrase of terms.flatMap((term) => term.unless)) {
      this.byForm.set(phrase.toLowerCase(), null);
    }
    const forms = [...this.byForm.keys()].sort((one, other) => other.length - one.length);
    const any = forms.map((form) => form.replace(SPECIAL, "\\$&").replaceAll(" ", "\\s")).join("|");
    this.pattern = any === "" ? null : new RegExp(`(?<![\\p{L}\\p{N}-])(?:${any})(?![\\p{L}\\p{N}-])`, "giu");
  }

  /** The parts of a sentence in their order; together they are the sentence. */
  parts(sentence: string): SentencePart[] {
    const before = this.found.get(sentence);
    if (before !== undefined) {
      return before;
    }
    const parts = this.split(sentence);
    if (this.found.size >= KEPT) {
      this.found.clear();
    }
    this.found.set(sentence, parts);
    return parts;
  }

  private split(sentence: string): SentencePart[] {
    const parts: SentencePart[] = [];
    const met = new Set<string>();
    let at = 0;
    for (const match of this.pattern === null ? [] : sentence.matchAll(this.pattern)) {
      const term = this.byForm.get(match[0].toLowerCase().replace(/\s/g, " "));
      if (term === undefined || term === null || met.has(term.slug)) {
        continue;
      }
      met.add(term.slug);
      if (match.index > at) {
        parts.push({ text: sentence.slice(at, match.index), term: null });
      }
      parts.push({ text: match[0], term });
      at = match.index + match[0].length;
    }
    return at < sentence.length || parts.length === 0 ? [...parts, { text: sentence.slice(at), term: null }] : parts;
  }
}

export interface KeptTogether extends SentencePart {
  /** What precedes a word without a space and stays on its line, as an article with its apostrophe. */
  head: string;
  /** What follows a word without a space and stays on its line. */
  tail: string;
}

/** The same parts, with what must not be parted from a word beside it. */
export function keepTogether(parts: SentencePart[]): KeptTogether[] {
  const tails = parts.map((part, place) => (part.term === null && place > 0 ? first(part.text) : ""));
  const heads = parts.map((part, place) => {
    const between = part.term === null && place < parts.length - 1;
    return between ? last(part.text.slice(tails[place]?.length)) : "";
  });
  return parts.map((part, place) => {
    if (part.term !== null) {
      return { ...part, head: heads[place - 1] ?? "", tail: tails[place + 1] ?? "" };
    }
    const [tail, head] = [tails[place] ?? "", heads[place] ?? ""];
    return { ...part, text: part.text.slice(tail.length, part.text.length - head.length), head: "", tail: "" };
  });
}

function first(text: string): string {
  return /^\S*/.exec(text)?.[0] ?? "";
}

function last(text: string): string {
  return /\S*$/.exec(text)?.[0] ?? "";
}

/** Where the parts of a screen find the words of the game; none until they are there. */
export interface TermsContext {
  readonly terms: Terms | null;
}

export const TERMS = "terms";
