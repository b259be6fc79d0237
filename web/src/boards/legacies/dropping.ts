// A card let go somewhere: over a track, a figure, an industry, the market. That does it at once where it can mean one
// thing only; else what it could mean lights up, or says why not.

import { t } from "../../lib/text.svelte";
import { offerOf, openFigures, pathOf, tradesByIndustry, useOf, wildTracks } from "./offers";
import type { Pack } from "./pack";
import type { Path, Planner } from "./planner.svelte";
import { inUse, type LegaciesView } from "./table";

export function dropped(
  planner: Planner,
  view: LegaciesView,
  pack: Pack,
  card: string,
  prefix: string[],
  place: string,
): void {
  const [kind = "", what = ""] = place.split(":");
  const paths = meant(view, pack, card, prefix, kind, what, place);
  const [only] = paths;
  if (kind === "market" && inUse(view) === null) {
    planner.cancel();
    planner.taking = what;
    planner.giving = card;
  } else if (only !== undefined && paths.length === 1) {
    planner.go(only);
  } else if (paths.length > 1) {
    planner.choose({ key: place, title: t("choose-one"), at: new Map([[place, paths]]) });
    planner.opened = place;
  } else if (kind === "track") {
    planner.look(pathOf(card, prefix, [`relationship:${what}`], t("use-relationship", { name: pack.name(what) })));
  }
}

function meant(
  view: LegaciesView,
  pack: Pack,
  card: string,
  prefix: string[],
  kind: string,
  what: string,
  place: string,
): Path[] {
  if (offerOf(view, card) === undefined) {
    return [];
  }
  if (kind === "track") {
    const pick = `relationship:${what}`;
    if (useOf(view, card, pick)?.refused === null) {
      return [pathOf(card, prefix, [pick], t("use-relationship", { name: pack.name(what) }))];
    }
    return useOf(view, card, "wild")?.refused === null
      ? (wildTracks(view, card, prefix, pack.name).get(place) ?? [])
      : [];
  }
  if (kind === "figure") {
    return useOf(view, card, "relationship:legendary")?.refused === null
      ? (openFigures(view, card, prefix, pack.name).get(place) ?? [])
      : [];
  }
  return kind === "industry" ? (tradesByIndustry(view, card, prefix, pack.name).get(place) ?? []) : [];
}
