// What is left to say about a thing once its name has been said.

import { withoutIsolates } from "../lib/voice";

const BRACKETS = /^\s*\((.*)\)([^)]*)$/su; // “ (cost 2, reward 1): fails here”
const END = /[\s.]+$/u;

/** What a text says, first in brackets, after the words that it begins with; all of it, if it is made otherwise. */
export function remainder(text: string, begin: string): string {
  const [whole, words] = [withoutIsolates(text), withoutIsolates(begin).replace(END, "")];
  const found = whole.startsWith(words) ? BRACKETS.exec(whole.slice(words.length)) : null;
  const rest = found === null ? "" : `${found[1] ?? ""}${found[2] ?? ""}`;
  return rest === "" ? text : rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

/** Whether a text says all that another one says. */
export function repeats(text: string, other: string): boolean {
  const words = withoutIsolates(other).replace(END, "").toLocaleLowerCase();
  return words !== "" && withoutIsolates(text).toLocaleLowerCase().includes(words);
}
