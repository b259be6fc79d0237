// What cards can be used for, at the prices that the server names: paths of answers for each zone.

import { t } from "../../lib/text.svelte";
import type { CardOfferView, GoodsView, IndustryOfferView, OffersView, ShareView, UseView } from "../../lib/views";
import { notation, type NotationPart } from "./notation";
import { items, type EffectStep, type Pack } from "./pack";
import type { Path } from "./planner.svelte";
import { figureKey, industryKey, trackKey, zoneKey, type LegaciesView } from "./table";

export function offerOf(view: LegaciesView, card: string): CardOfferView | undefined {
  return view.offers?.cards.find((one) => one.card === card);
}

export function useOf(view: LegaciesView, card: string, pick: string): UseView | undefined {
  return offerOf(view, card)?.uses.find((one) => one.pick === pick);
}

export function industryOffer(offers: OffersView | undefined, industry: string): IndustryOfferView | undefined {
  return offers?.industries.find((one) => one.industry === industry);
}

/** A price as the server names it. */
export function priceParts(use: Pick<UseView, "gold" | "fame" | "resources" | "any" | "cards">): NotationPart[] {
  const found: NotationPart[] = [];
  const put = (count: number, name: string) => {
    if (count > 0) {
      found.push({ kind: "count", count: String(count), name });
    }
  };
  put(use.gold, "gold");
  put(use.fame, "fame");
  for (const name of new Set(use.resources)) {
    put(use.resources.filter((one) => one === name).length, name);
  }
  put(use.any, "any");
  put(use.cards, "card");
  return found;
}

/** What a space pays: where it counts goods, as many as it would pay whoever looks now; else as it is printed. */
export function spaceParts(view: LegaciesView, pack: Pack, character: string, space: number): NotationPart[] {
  const effect = pack.spaces(character)[space]?.[view.century - 1] ?? [];
  const now = view.offers?.tracks.find((one) => one.character === character)?.pays[String(space + 1)];
  const parts = now === undefined || !effect.every(isGoods) ? [] : goodsParts(now);
  return parts.length > 0 ? parts : notation(effect, { century: view.century, compact: true });
}

function isGoods(step: EffectStep): boolean {
  return step["op"] === "gain" || (step["op"] === "for-each" && items(step["do"]).every(isGoods));
}

function goodsParts({ fame, gold, foundation, resources }: GoodsView): NotationPart[] {
  const goods = { any: resources, fame, gold, foundation };
  return (["fame", "gold", "foundation", "any"] as const)
    .filter((name) => goods[name] > 0)
    .map((name) => ({ kind: "count", count: String(goods[name]), name }));
}

/** What a zone of a card stands for. */
export function pathOf(card: string, prefix: string[], picks: string[], title: string): Path {
  return { key: zoneKey(card, picks.join("+")), picks: [...prefix, ...picks], title };
}

/** What can be done with an industry by a card: buying and selling, each size. */
export function tradesOf(
  view: LegaciesView,
  card: string,
  prefix: string[],
  industry: string,
  name: (slug: string) => string,
): { path: Path; share: ShareView; verb: "buy" | "sell" }[] {
  const offer = industryOffer(view.offers, industry);
  const made = (verb: "buy" | "sell", share: ShareView) => ({
    verb,
    share,
    path: pathOf(
      card,
      prefix,
      [`${verb}:${industry}`, `size:${share.size}`],
      t(`trade-${verb}`, { industry: name(industry), size: t(`size-${share.size}`) }),
    ),
  });
  return [
    ...(offer?.buy ?? []).map((share) => made("buy", share)),
    ...(offer?.sell ?? []).map((share) => made("sell", share)),
  ];
}

/** What a path of answers buys or sells in an industry. */
export function tradeIn(
  view: LegaciesView,
  industry: string,
  picks: string[],
): { buying: boolean; share: ShareView | undefined } {
  const offer = industryOffer(view.offers, industry);
  const size = picks.find((pick) => pick.startsWith("size:"))?.slice("size:".length);
  const buying = picks.some((pick) => pick.startsWith("buy:"));
  return { buying, share: (buying ? offer?.buy : offer?.sell)?.find((one) => one.size === size) };
}

/** The industries of a card, each with what it would stand for there. */
export function tradesByIndustry(
  view: LegaciesView,
  card: string,
  prefix: string[],
  name: (slug: string) => string,
): Map<string, Path[]> {
  const found = new Map<string, Path[]>();
  for (const industry of offerOf(view, card)?.industries ?? []) {
    const paths = tradesOf(view, card, prefix, industry, name)
      .filter((one) => one.share.refused === null)
      .map((one) => ({ ...one.path, at: industryKey(industry) }));
    if (paths.length > 0) {
      found.set(industryKey(industry), paths);
    }
  }
  return found;
}

/** The tracks that a wild relationship could enter. */
export function wildTracks(
  view: LegaciesView,
  card: string,
  prefix: string[],
  name: (slug: string) => string,
): Map<string, Path[]> {
  const open = (view.offers?.tracks ?? []).filter((one) => one.refused === null);
  return new Map(
    open.map(({ character }) => [
      trackKey(character),
      [
        {
          ...pathOf(card, prefix, ["wild", `track:${character}`], t("use-wild-with", { name: name(character) })),
          key: trackKey(character),
        },
      ],
    ]),
  );
}

/** The figures that a relationship could be with. */
export function openFigures(
  view: LegaciesView,
  card: string,
  prefix: string[],
  name: (slug: string) => string,
): Map<string, Path[]> {
  const open = (view.offers?.open_figures ?? []).filter((one) => one.refused === null);
  return new Map(
    open.map(({ figure }) => [
      figureKey(figure),
      [
        {
          ...pathOf(
            card,
            prefix,
            ["relationship:legendary", `figure:${figure}`],
            t("use-relationship", { name: name(figure) }),
          ),
          key: figureKey(figure),
        },
      ],
    ]),
  );
}
