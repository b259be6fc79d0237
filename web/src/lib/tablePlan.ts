// Setting up a table: who sits where, and with which options.

import type { ClockPlan, GameInfo, NewTable, OptionInfo, SeatPlan } from "./wire";

export type SeatKind = SeatPlan["kind"];

export interface TablePlan {
  seats: SeatPlan[];
  /** What somebody has chosen. */
  options: Record<string, string>;
  cards: string;
  public: boolean;
  clock: ClockPlan | null;
  /** Seconds after which somebody who is absent may lose a seat. */
  absence: number;
  /** How long bots wait before an answer. */
  pause: Pause;
  /** Whether hints are given to whoever asks, for all to see. */
  hints: boolean;
}

export type Pause = NonNullable<NewTable["pause"]>;

/** As a person would, quickly, at once. */
export const PAUSES: Pause[] = ["person", "quick", "none"];

const DAY = 24 * 3600;
const FIRST_EVENING = "casual"; // the bot that suits one

/** What can be agreed about absence, and what is unless somebody chooses. */
export const ABSENCES = [3600, DAY, 3 * DAY, 7 * DAY, 14 * DAY, 30 * DAY];
const WEEK = 7 * DAY;

/** What most people want: oneself and two bots, or as many as the game takes. */
export function defaultPlan(game: GameInfo): TablePlan {
  const players = Math.min(game.most, Math.max(game.fewest, 3));
  return {
    seats: resized([{ kind: "me" }], players),
    options: {},
    cards: game.standard_set,
    public: false,
    clock: null,
    absence: WEEK,
    pause: "person",
    hints: false,
  };
}

/** What an option is as long as nobody has chosen, with that many players. */
export function defaultValue(option: OptionInfo, players: number): string {
  return option.usual[String(players)] ?? option.default;
}

/** A seat for a bot without a name is for the usual one. */
export function seatPlan(kind: SeatKind, bot = ""): SeatPlan {
  return kind === "bot" && bot !== "" ? { kind, bot } : { kind };
}

/** The same plan with more or fewer seats; new ones are for bots. */
export function resized(seats: SeatPlan[], players: number): SeatPlan[] {
  const more = Array.from({ length: Math.max(0, players - seats.length) }, () => seatPlan("bot"));
  return [...seats.slice(0, players), ...more];
}

/** What is sent: only options that are not as they always are, and for each own seat what `commit` gives. */
export function newTableRequest(game: GameInfo, plan: TablePlan, commit: () => string): NewTable {
  return {
    game: game.game,
    seats: plan.seats.map((seat) => {
      if (seat.kind === "bot") {
        return { ...seat, bot: seat.bot ?? usualBot(game.bots) };
      }
      return seat.kind === "me" ? { ...seat, commitment: commit() } : seat;
    }),
    options: Object.fromEntries(changedOptions(game, plan.options, plan.seats.length)),
    cards: plan.cards,
    public: plan.public,
    ...(plan.clock === null ? {} : { clock: plan.clock }),
    ...(plan.absence === WEEK ? {} : { absence: plan.absence }),
    ...(plan.pause === "person" ? {} : { pause: plan.pause }),
    ...(plan.hints && isShared(plan) ? { hints: true } : {}),
  };
}

/** The options of a table that are not as they always are. */
export function changedOptions(game: GameInfo, options: Record<string, string>, players: number): [string, string][] {
  return game.options.flatMap((option): [string, string][] => {
    const value = options[option.name];
    return value === undefined || value === defaultValue(option, players) ? [] : [[option.name, value]];
  });
}

/** Whether a bot is to sit at the table. */
export function hasBots(plan: TablePlan): boolean {
  return plan.seats.some((seat) => seat.kind === "bot");
}

/** Whether somebody else is to sit at the table. */
export function hasOthers(plan: TablePlan): boolean {
  return plan.seats.some((seat) => seat.kind === "link" || seat.kind === "open");
}

/** Whether several people play: whoever plays alone against bots gets hints anyway. */
export function isShared(plan: TablePlan): boolean {
  return plan.seats.filter((seat) => seat.kind !== "bot").length > 1;
}

/** Whether a seat for whoever comes is planned at a table that nobody finds. */
export function needsPublic(plan: TablePlan): boolean {
  return !plan.public && plan.seats.some((seat) => seat.kind === "open");
}

/** How many seats wait for somebody when the table is opened. */
export function waitsFor(plan: TablePlan): number {
  return plan.seats.filter((seat) => seat.kind === "link" || seat.kind === "open").length;
}

/** The bot that plays where nobody has chosen one: `wanted` if it is there, else one for a first evening. */
export function usualBot(bots: readonly string[], wanted: string | null = null): string {
  return [wanted, FIRST_EVENING].find((bot) => bot !== null && bots.includes(bot)) ?? bots.at(-1) ?? "";
}

/** Whether an option is just on or off. */
export function isSwitch(option: OptionInfo): boolean {
  return option.values.length === 2 && option.values.includes("on") && option.values.includes("off");
}

export function isNumber(option: OptionInfo): boolean {
  return option.least !== null;
}
