// What is on the screen of a board that is held in hands: one tab at a time. It turns by itself to where something is to
// be decided, and back to one's own cards afterwards.

import { getContext, setContext, untrack } from "svelte";

import type { Desk } from "../../../board/desk.svelte";
import { viewport } from "../../../board/viewport.svelte";
import type { Planner } from "../planner.svelte";

export type Tab = "decide" | "me" | "tracks" | "industries" | "market" | "rivals";

/** The place of a card in which the global actions are shown. */
export const ACTIONS = "actions";

const PLACES: Partial<Record<string, Tab>> = {
  card: "me",
  use: "me",
  global: "me",
  heir: "me",
  track: "tracks",
  bonus: "tracks",
  token: "tracks",
  figure: "tracks",
  industry: "industries",
  investment: "industries",
  market: "market",
  outcome: "market",
  seat: "rivals",
  heirloom: "rivals",
  tile: "rivals",
};
const CONTEXT = "pocket";

export interface AtPocket {
  readonly desk: Desk;
  readonly planner: Planner;
  /** Whether something is laid open to be decided, or told. */
  readonly deciding: boolean;
  /** Whether one sits at the table. */
  readonly seated: boolean;
}

export class Pocket {
  tab = $state<Tab>("me");
  /** The card that one looks at, or the global actions. */
  card = $state<string | null>(null);

  /** A tablet has room for tracks and industries side by side. */
  readonly tabs: Tab[] = $derived.by(() => [
    ...(this.at.deciding ? (["decide"] as const) : []),
    ...(this.at.seated ? (["me"] as const) : []),
    "tracks",
    ...(viewport.shape === "tablet" ? [] : (["industries"] as const)),
    "market",
    "rivals",
  ]);
  /** What can be touched now, by keys. */
  private readonly keys: string[] = $derived.by(() => {
    const { planner, desk } = this.at;
    return planner.choosing === null
      ? [...desk.question.at.keys()].filter((key) => desk.canTouch(key))
      : [...planner.choosing.at.keys()];
  });
  readonly lit: Set<Tab> = $derived.by(() =>
    asSet(this.at.deciding ? ["decide"] : this.keys.flatMap((key) => this.placeOf(key))),
  );
  readonly shown: Tab = $derived(this.tabs.includes(this.tab) ? this.tab : (this.tabs[0] ?? "me"));

  constructor(private readonly at: AtPocket) {
    $effect(() => {
      void this.at.desk.question;
      void this.at.planner.choosing;
      void this.at.planner.taking;
      void this.at.planner.giving;
      void this.at.deciding;
      untrack(() => {
        this.turn();
      });
    });
  }

  private placeOf(key: string): Tab[] {
    const place = PLACES[key.split(":")[0] ?? ""];
    return place === undefined ? [] : place === "industries" && viewport.shape === "tablet" ? ["tracks"] : [place];
  }

  /** To where something can be decided; to one's own cards first, where that is there. */
  private turn(): void {
    const { planner, deciding } = this.at;
    const [first] = this.lit;
    if (deciding) {
      this.tab = "decide";
    } else if (planner.taking !== null && planner.choosing === null) {
      this.tab = "me";
      this.card = planner.giving === null ? this.card : planner.taking;
    } else if (this.lit.has("me")) {
      this.tab = "me";
    } else if (first !== undefined) {
      this.tab = this.lit.has(this.tab) ? this.tab : first;
    } else if (this.tab === "decide") {
      this.tab = this.at.seated ? "me" : "tracks";
    }
    if (this.keys.length > 0 && this.keys.every((key) => key.startsWith("global:"))) {
      this.card = ACTIONS;
    } else if (this.card === ACTIONS && this.keys.some((key) => key.startsWith("card:"))) {
      this.card = null;
    }
  }

  /** To where something is shown. */
  follow(keys: string[]): void {
    const [place] = keys.flatMap((key) => this.placeOf(key));
    if (place !== undefined) {
      this.tab = place;
    }
  }

  /** To the next tab, or the one before. */
  step(by: 1 | -1): void {
    this.tab = this.tabs[this.tabs.indexOf(this.shown) + by] ?? this.shown;
  }
}

function asSet(tabs: Tab[]): Set<Tab> {
  return new Set(tabs);
}

export function setPocket(pocket: Pocket): Pocket {
  return setContext(CONTEXT, pocket);
}

export function getPocket(): Pocket {
  return getContext<Pocket>(CONTEXT);
}
