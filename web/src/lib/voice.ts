// Says messages in one language, to one viewer, about one game with its cards and its players.
// docs/api.md, "Saying messages", is what it follows; the server's own voice does the same in Python.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { CardWords, GameInfo, Json, Named, Says, Told } from "./wire";

const MANY = "×";
const NUMBERS = /\u2068([\d.,+-]+)\u2069/g; // they have no direction to keep apart
const ISOLATED = /\u2068([^\u2068\u2069]*)\u2069/g;
const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const CLAUSE = / \(\u2068?[a-z]+(?:\.[a-z0-9-]+)+\u2069?\)/g; // it stands beside a sentence as a link, never in it
const ISOLATES = /[\u2068\u2069]/g;

type FluentArgs = Record<string, FluentVariable>;

/** A bundle of Fluent files; a later message replaces an earlier one. */
export function bundleOf(lang: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(lang);
  for (const source of sources) {
    bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }
  return bundle;
}

/** A message of a bundle in words. What is missing is a mistake, but no reason to show nothing. */
export function rendered(bundle: FluentBundle, message: string, words: FluentArgs): string {
  const pattern = bundle.getMessage(message)?.value;
  if (pattern === undefined || pattern === null) {
    console.error(`there is no message ${message}`);
    return message;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, grouped(words), errors);
  errors.forEach((error) => {
    console.error(`${message}: ${error.message}`);
  });
  return text.replace(NUMBERS, "$1");
}

/** Numbers in groups of three digits, as the terminal writes them; browsers leave four Italian digits together. */
function grouped(words: FluentArgs): FluentArgs {
  return Object.fromEntries(
    Object.entries(words).map(([name, word]) => [
      name,
      typeof word === "number" ? new FluentNumber(word, { useGrouping: "always" }) : word,
    ]),
  );
}

/** Text without the invisible marks that keep names of another direction apart. */
export function withoutIsolates(text: string): string {
  return text.replace(ISOLATES, "");
}

/** Text as the label of a thing, for those who hear it: a sentence of its own. */
export function spoken(text: string): string {
  const plain = withoutIsolates(text).replace(/[:\s]+$/, "");
  return plain === "" || /[.!?]$/.test(plain) ? plain : `${plain}.`;
}

/** Text with these marks only around what is written from right to left. */
export function withoutNeedlessIsolates(text: string): string {
  return text.replace(ISOLATED, (whole, inner: string) => (LEFTWARD.test(inner) ? whole : inner));
}

export interface About {
  game?: GameInfo | undefined;
  seatArgs?: string[] | undefined;
  cards?: Named<CardWords> | undefined;
  names?: string[] | undefined;
  /** How many of them are people; automata sit after them, and have names in every language. */
  people?: number | undefined;
  viewer?: number | null | undefined;
  /** What clauses of the rules are called. */
  clauses?: ((clause: string) => string) | undefined;
}

export class Voice {
  private readonly cardArgs: Set<string>;
  private readonly seatArgs: Set<string>;
  private readonly cards: Named<CardWords>;
  private readonly facts: Set<string>;
  private readonly printed = new Map<string, Named<FluentVariable>>();
  private readonly told = new WeakMap<Told, string>();

  constructor(
    readonly bundle: FluentBundle,
    private readonly about: About = {},
  ) {
    this.cardArgs = new Set(about.game?.card_args ?? []);
    this.seatArgs = new Set(about.seatArgs ?? []);
    this.cards = about.cards ?? {};
    this.facts = new Set(Object.values(this.cards).flatMap((card) => Object.keys(card.facts)));
  }

  // -------------------------------------------------------------- saying

  say(message: string, args: Named<Json> = {}): string {
    return rendered(this.bundle, message, this.words(args)).replace(CLAUSE, "");
  }

  says(said: Says): string {
    return this.say(said.message, said.args);
  }

  /** An event as a sentence; events do not change, and a log tells them again and again. */
  tell(event: Told): string {
    const sentence = this.told.get(event) ?? this.says(event);
    this.told.set(event, sentence);
    return sentence;
  }

  /** A message, or null where nobody has written it. */
  maybe(message: string, args: Named<Json> = {}): string | null {
    return this.bundle.hasMessage(message) ? this.say(message, args) : null;
  }

  /** An answer in words: a verb and its arguments become a sentence. */
  pick(text: string): string {
    return this.says(pickSays(this.about.game, text));
  }

  /** A value of an option: `nemesis:2` of `npcs` is the message `value-npcs-nemesis` with the `$number` 2. */
  value(option: string, value: string): string {
    const [word = "", number] = value.split(":");
    const said = `value-${option}-${word.replaceAll("+", "-")}`;
    return (
      this.maybe(said, number === undefined ? {} : { number: Number(number) }) ?? this.maybe(`value-${value}`) ?? value
    );
  }

  player(seat: number): string {
    const name = this.about.names?.[seat];
    if (name === undefined || name === "") {
      return this.say("player-number", { number: String(seat) });
    }
    const automaton = seat >= (this.about.people ?? Infinity);
    return (automaton ? this.maybe(`automaton-${name.toLowerCase().replaceAll(" ", "-")}`) : null) ?? name;
  }

  // -------------------------------------------------------------- arguments

  /** The arguments as Fluent wants them: names for seats and cards, numbers as they are. */
  private words(args: Named<Json>): FluentArgs {
    const said: FluentArgs = { you: this.you(args) };
    for (const [name, value] of Object.entries(args)) {
      const answers = this.answers(value);
      if (answers !== null) {
        said[name] = answers;
      } else if (this.seatArgs.has(name) && isSeat(value)) {
        said[name] = this.player(Number(value));
      } else if (name === "seats" && Array.isArray(value)) {
        said[name] = this.listed(value.map((seat) => this.player(Number(seat)))) || "none";
      } else if (name === "by_seat" && isObject(value)) {
        said[name] = this.shares(value);
      } else if (this.cardArgs.has(name)) {
        Object.assign(said, this.cardWords(name, value));
      } else {
        said[name] = asVariable(value);
      }
    }
    return said;
  }

  /** Answers, or a clause, that a sentence speaks of; null for what is something else. */
  private answers(value: Json): string | null {
    if (!isObject(value)) {
      return null;
    }
    const { pick, picks, clause } = value;
    if (typeof pick === "string") {
      return this.pick(pick);
    }
    if (Array.isArray(picks)) {
      return picks.map((one) => this.pick(String(asVariable(one)))).join(" → ");
    }
    return typeof clause === "string" ? (this.about.clauses?.(clause) ?? clause) : null;
  }

  private you(args: Named<Json>): string {
    const viewer = this.about.viewer;
    if (viewer === null || viewer === undefined) {
      return "none";
    }
    const seats = args["seats"];
    if ((Array.isArray(seats) && seats.includes(viewer)) || isThis(args["other"], viewer)) {
      return "seat";
    }
    return ["seat", "victim"].find((name) => isThis(args[name], viewer)) ?? "none";
  }

  /** `Anna ×2, Bruno ×1`: what each seat has of something, or the word none. */
  private shares(numbers: Named<Json>): string {
    const there = Object.entries(numbers).filter(([, number]) => number !== 0);
    return (
      there.map(([seat, number]) => `${this.player(Number(seat))} ${MANY}${String(asVariable(number))}`).join(", ") ||
      "none"
    );
  }

  /** A card with its articles, cards counted or in their order, numbers of each kind. */
  private cardWords(name: string, value: Json): FluentArgs {
    if (Array.isArray(value)) {
      const words = value.map(String);
      return { [name]: name === "in_order" ? words.map((word) => this.name(word)).join(", ") : this.counted(words) };
    }
    if (isObject(value)) {
      const parts = Object.entries(value).map(
        ([slug, number]) => `${this.name(slug)} ${MANY}${String(asVariable(number))}`,
      );
      return { [name]: parts.join(", ") };
    }
    const card = typeof value === "string" ? this.cards[value] : undefined;
    if (card === undefined) {
      return { [name]: asVariable(value) };
    }
    const said: FluentArgs = {};
    for (const [fact, word] of Object.entries(this.factsOf(String(value), card))) {
      said[`${fact}-${name}`] = word;
    }
    return { ...said, [name]: card.name, [`a-${name}`]: card.a, [`the-${name}`]: card.the };
  }

  /** What is printed on a card, in words: the same in every sentence about it. */
  private factsOf(slug: string, card: CardWords): Named<FluentVariable> {
    const known = this.printed.get(slug);
    if (known !== undefined) {
      return known;
    }
    const said: Named<FluentVariable> = {};
    for (const fact of this.facts) {
      const found = card.facts[fact];
      said[fact] = found === undefined ? "none" : this.fact(found);
    }
    this.printed.set(slug, said);
    return said;
  }

  /** A number as it is, cards by their names, phrases in full. */
  fact(found: Json): FluentVariable {
    if (Array.isArray(found)) {
      return found.length > 0 ? this.counted(found.map(String)) : "none";
    }
    if (isObject(found)) {
      return this.phrase(found);
    }
    return typeof found === "string" ? this.name(found) : asVariable(found);
  }

  private phrase(found: Named<Json>): string {
    const words: Named<Json> = {};
    for (const [name, value] of Object.entries(isObject(found["args"]) ? found["args"] : {})) {
      words[name] = isPhrase(value) ? this.phrase(value) : value;
    }
    const parts = found["parts"];
    if (Array.isArray(parts) && parts.length > 0) {
      words["parts"] = this.listed(parts.map((part) => (isObject(part) ? this.phrase(part) : "")));
    }
    return this.say(String(asVariable(found["message"] ?? "")), words);
  }

  /** One key of a card in words: the message `card-KEY` with its `$value`, else the key and the value. */
  aboutCard(slug: string, key: string, value: Json): string {
    const printed = this.cards[slug]?.facts[key];
    const words =
      printed !== undefined && (isObject(value) || isPhrase(printed))
        ? { value: this.fact(printed) }
        : this.cardWords("value", value);
    const message = `card-${key}`;
    const known = this.bundle.hasMessage(message);
    return known ? rendered(this.bundle, message, { you: "none", ...words }) : `${key} ${String(words["value"])}`;
  }

  /** Is an argument of this name a card? */
  isCard(name: string): boolean {
    return this.cardArgs.has(name);
  }

  name(slug: string): string {
    return this.cards[slug]?.name ?? slug;
  }

  /** Equal things are counted: `This ×2, That`. */
  private counted(words: string[]): string {
    return words.length > 0 ? tallied(words.map((word) => this.name(word))) : this.say("nothing");
  }

  /** `Anna, Bruno and Carla`. */
  listed(words: string[]): string {
    const last = words.at(-1) ?? "";
    return words.length < 2 ? last : this.say("list-and", { first: words.slice(0, -1).join(", "), last });
  }
}

/** Equal words once, with their number. */
export function tallied(words: string[]): string {
  const numbers = new Map<string, number>();
  for (const word of words) {
    numbers.set(word, (numbers.get(word) ?? 0) + 1);
  }
  return [...numbers].map(([word, number]) => (number > 1 ? `${word} ${MANY}${number}` : word)).join(", ");
}

/** An answer as a message: what stands between its colons are the arguments of its verb, the longest that fits. */
export function pickSays(game: GameInfo | undefined, pick: string): Says {
  const parts = pick.split(":");
  const fitting = (game?.verbs ?? []).filter((verb) => {
    const spelled = verb.spelled.split(":");
    return parts.length === spelled.length + verb.args.length && spelled.every((word, place) => parts[place] === word);
  });
  const verb = fitting.sort((one, other) => other.spelled.length - one.spelled.length)[0];
  if (verb === undefined) {
    return { message: `pick-${pick}`, args: {} };
  }
  const given = parts.slice(verb.spelled.split(":").length);
  return {
    message: `pick-${verb.name}`,
    args: Object.fromEntries(verb.args.map((name, place) => [name, given[place] ?? ""])),
  };
}

function asVariable(value: Json): FluentVariable {
  if (typeof value === "number" || typeof value === "string") {
    return value;
  }
  return Array.isArray(value) ? value.map((part) => String(asVariable(part))).join(", ") : JSON.stringify(value);
}

function isSeat(value: Json): boolean {
  return (typeof value === "number" || typeof value === "string") && /^\d+$/.test(String(value));
}

function isThis(value: Json | undefined, seat: number): boolean {
  return value !== undefined && isSeat(value) && Number(value) === seat;
}

function isObject(value: Json | undefined): value is Named<Json> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isPhrase(value: Json): value is Named<Json> {
  return isObject(value) && typeof value["message"] === "string";
}
