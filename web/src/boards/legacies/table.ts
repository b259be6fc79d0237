// The table of legacies: its view, and how things on its board are called.

import type { Answer } from "../../lib/picks";
import type { LegaciesPlayerView, LegaciesView } from "../../lib/views";

export type { LegaciesPlayerView, LegaciesView };

export const cardKey = (card: string) => `card:${card}`;
export const marketKey = (card: string) => `market:${card}`;
export const zoneKey = (card: string, pick: string) => `zone:${card}:${pick}`;
const useKey = (verb: string) => `use:${verb}`;
export const trackKey = (character: string) => `track:${character}`;
export const bonusKey = (character: string) => `bonus:${character}`;
export const tokenKey = (character: string, seat: number | string) => `token:${character}:${seat}`;
export const figureKey = (figure: string) => `figure:${figure}`;
export const industryKey = (industry: string) => `industry:${industry}`;
export const investmentKey = (industry: string, size: string, seat: number | string) =>
  `investment:${industry}:${size}:${seat}`;
export const globalKey = (tile: string) => `global:${tile}`;
export const seatKey = (seat: number | string) => `seat:${seat}`;
export const heirloomKey = (heirloom: string) => `heirloom:${heirloom}`;
export const tileKey = (tile: string) => `tile:${tile}`;
export const heirKey = (successor: string) => `heir:${successor}`;
/** The successor whom one has in play. */
export const currentKey = (successor: string) => `current:${successor}`;
export const spaceKey = (character: string, space: number) => `space:${character}:${space}`;
/** One's own goods and special action, and the sum under the table of points. */
export const MY_GOODS = "my-goods";
export const MY_SPECIAL = "my-special";
export const TOTALS = "totals";
export const NEXT_EVENT = "event:next";
export const outcomeKey = (outcome: string) => `outcome:${outcome}`;
export const characterKey = (character: string) => `character:${character}`;
export const cellKey = (commodity: string, amount: number | string) => `cell:${commodity}:${amount}`;

/** Uses of a card that lie in one of its zones. */
const USES = ["opportunity", "explore", "resources", "wild", "special-action"];

/** Where an answer points on the board: the named arguments of its verb say it. */
export function aimAt(view: LegaciesView | null): (answer: Answer) => string | null {
  return ({ verb, args }) => {
    const { card = "", market = "", character = "", industry = "", partner = "", seat = "" } = args;
    switch (verb) {
      case "play":
      case "discard":
        return cardKey(card);
      case "swap":
        return marketKey(market);
      case "trigger":
      case "block":
        return globalKey(args["global"] ?? "");
      case "relationship":
        return partner === "legendary" ? null : trackKey(partner);
      case "track":
      case "collect":
        return trackKey(character);
      case "bonus":
        return bonusKey(character);
      case "token":
        return tokenKey(character, seat);
      case "figure":
      case "figure-token":
      case "collect-figure":
        return figureKey(args["figure"] ?? "");
      case "buy":
      case "sell":
      case "raise":
      case "lower":
      case "move":
      case "replace":
      case "place":
      case "fame":
        return industryKey(industry);
      case "investment":
        return investmentKey(industry, args["size"] ?? "", seat);
      case "opponent":
        return seatKey(seat);
      case "acquire":
        return seatKey(view?.players.findIndex((player) => player.character === character) ?? "");
      case "heirloom":
      case "both":
        return heirloomKey(args["heirloom"] ?? "");
      case "take":
      case "successor":
        return heirKey(args["successor"] ?? "");
      case "outcome":
        return outcomeKey(args["outcome"] ?? "");
      case "bid":
        return cellKey(args["commodity"] ?? "", args["amount"] ?? "");
      case "character":
        return characterKey(character);
      default:
        return USES.includes(verb) ? useKey(verb) : null;
    }
  };
}

/** The card that was played and whose use is asked for. */
export function inUse(view: LegaciesView): string | null {
  const card = view.ask?.prompt === "ask-use" ? view.ask.args["card"] : undefined;
  return typeof card === "string" ? card : null;
}

/** One's own seat, if one sits. */
export function ownSeat(view: LegaciesView): number | null {
  return typeof view.viewer === "number" ? view.viewer : null;
}

/** Who plays a character. */
export function playedBy(view: LegaciesView, character: string): number | null {
  const seat = view.players.findIndex((player) => player.character === character);
  return seat < 0 ? null : seat;
}

/** How much of a commodity somebody has; resources of all kinds together. */
export function purseOf(player: LegaciesPlayerView | undefined, commodity: string): number {
  if (player === undefined) {
    return 0;
  }
  if (commodity === "gold" || commodity === "fame" || commodity === "foundation") {
    return player[commodity];
  }
  return Object.values(player.resources).reduce((sum, count) => sum + count, 0);
}
