// Long words of a name on little room: where they may break.

const LONG = 11; // letters
const SOFT = "\u00ad";
const VOWEL = "[aeiouàèéìòù]";
/** After a vowel, or between two consonants. */
const SYLLABLE = new RegExp(
  `(?<=${VOWEL})(?=[b-df-hj-np-tv-z]${VOWEL})|(?<=${VOWEL}[b-df-hj-np-tv-z])(?=[b-df-hj-kmnp-qstv-z]${VOWEL})`,
  "gi",
);

/** A name whose long words may break after a syllable near their middle. */
export function withSoftHyphens(name: string): string {
  return name
    .split(" ")
    .map((word) => (word.length < LONG ? word : broken(word)))
    .join(" ");
}

function broken(word: string): string {
  const middle = word.length / 2;
  const [best] = [...word.matchAll(SYLLABLE)]
    .map((found) => found.index)
    .sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return best === undefined ? word : `${word.slice(0, best)}${SOFT}${word.slice(best)}`;
}
