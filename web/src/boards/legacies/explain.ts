// What things on the board do, in words, from what the server sends of them.

import { t } from "../../lib/text.svelte";
import { withoutIsolates, spoken, type Voice } from "../../lib/voice";
import { capital } from "./bill";
import { industryOffer } from "./offers";
import type { Pack } from "./pack";
import { MY_GOODS, MY_SPECIAL, ownSeat, TOTALS, type LegaciesView } from "./table";

/** Sentences about the thing with a key, beside what its name says; less where a plan tells what would come of it. */
export function explain(key: string, view: LegaciesView, pack: Pack, voice: Voice, planned = false): string[] {
  const [kind = "", what = ""] = key.split(":");
  const own = ownSeat(view);
  const player = own === null ? undefined : view.players[own];
  switch (kind) {
    case "global":
      return ofGlobal(what, view, pack, voice, planned);
    case "outcome":
      return view.events.current === null ? [] : [sentence(voice.say(`offer-${what}`, { event: view.events.current }))];
    case "track":
    case "space":
      return [sentence(voice.aboutCard(what, "spaces", {})), ...ofSpaces(what, key.split(":")[2], view, voice)];
    case "bonus": {
      const token = view.tracks.find((one) => one.character === what)?.bonus ?? null;
      return token === null ? [] : [`${pack.name(token)}: ${sentence(voice.aboutCard(token, "effect", {}))}`];
    }
    case "current":
      return [ofSuccessor(what, pack, voice)];
    case "industry":
      return ofIndustry(what, view, pack, planned);
    case "tile":
      return [printed(voice, pack, what, "scores")];
    case TOTALS:
      return [t("totals-about")];
    case "goods":
      return [t("goods-about"), ...ofGoods(view, voice)];
    case MY_GOODS:
      return player === undefined
        ? []
        : [
            t("my-goods", { fame: player.fame, gold: player.gold, foundation: player.foundation }),
            Object.entries(player.resources)
              .map(([name, count]) => `${pack.name(name)} ${count}`)
              .join(", "),
          ];
    case MY_SPECIAL:
      return player?.character == null ? [] : [ofSpecial(player.character, player.side ?? "aboveboard", pack, voice)];
    default:
      return [];
  }
}

function sentence(text: string): string {
  return capital(spoken(text));
}

/** What a thing does as the set says it, as a sentence. */
export function printed(voice: Voice, pack: Pack, slug: string, fact: string): string {
  const found = pack.fact(slug, fact);
  return found === "" ? "" : sentence(String(voice.fact(found)));
}

/** What the spaces of a track that count something would pay whoever looks now; of a track all, else the one. */
function ofSpaces(character: string, only: string | undefined, view: LegaciesView, voice: Voice): string[] {
  const pays = view.offers?.tracks.find((one) => one.character === character)?.pays ?? {};
  return Object.entries(pays)
    .filter(([space]) => only === undefined || space === only)
    .map(([space, now]) => {
      const goods = [
        now.gold > 0 ? t("said-gold", { count: now.gold }) : "",
        now.fame > 0 ? t("said-fame", { count: now.fame }) : "",
        now.foundation > 0 ? t("said-foundation", { count: now.foundation }) : "",
        now.resources > 0 ? t("said-any", { count: now.resources }) : "",
      ].filter((one) => one !== "");
      return goods.length === 0 ? "" : t("space-pays", { space, goods: voice.listed(goods) });
    })
    .filter((one) => one !== "");
}

/** What one's shares in an industry would pay, and what buying and selling there costs, brings and moves. */
function ofIndustry(industry: string, view: LegaciesView, pack: Pack, planned: boolean): string[] {
  const offer = planned ? undefined : industryOffer(view.offers, industry);
  const deals = [
    ...(offer?.buy ?? []).map((share) => ({ share, verb: "buy" })),
    ...(offer?.sell ?? []).map((share) => ({ share, verb: "sell" })),
  ];
  return [
    ...(offer === undefined || offer.pays === 0 ? [] : [t("shares-pay", { gold: offer.pays })]),
    ...deals
      .filter(({ share }) => share.refused === null)
      .map(({ share, verb }) => {
        const what = t(`trade-${verb}`, { size: t(`size-${share.size}`), industry: pack.name(industry) });
        const after = t("row-after", { row: share.row, dividend: share.dividend });
        return t("trade-told", { what, gold: share.gold, after });
      }),
  ];
}

/** Who somebody in play is: name, impact icon, when they do what. */
export function ofSuccessor(slug: string, pack: Pack, voice: Voice): string {
  const icon = pack.name(pack.successor(slug)?.icon ?? "");
  return `${pack.name(slug)}, ${icon}. ${printed(voice, pack, slug, "ability")}`;
}

/** What an action for all does, in a few words. */
export function inShort(voice: Voice, pack: Pack, tile: string): string {
  return withoutIsolates(String(voice.fact(pack.fact(`global-${tile}`, "short"))));
}

/** What an action for all does, what it would pay everybody, and whether it ends the generation. */
function ofGlobal(tile: string, view: LegaciesView, pack: Pack, voice: Voice, planned: boolean): string[] {
  const found = view.offers?.globals.find((one) => one.tile === tile);
  const pays = found?.commodity == null || planned ? [] : found.pays;
  const word = found?.commodity == null ? "" : t(`commodity-${found.commodity}`);
  return [
    printed(voice, pack, `global-${tile}`, "about"),
    ...(pays.length === 0
      ? []
      : [
          t("pays-each", {
            list: pays
              .map((count, seat) => `${seat === view.viewer ? t("you") : voice.player(seat)} +${count} ${word}`)
              .join(", "),
          }),
        ]),
    ...(found?.ends === true ? [t("would-end")] : []),
  ];
}

/** The name of a special action, and what it does. */
function ofSpecial(character: string, side: string, pack: Pack, voice: Voice): string {
  const does = withoutIsolates(String(voice.fact(pack.fact(character, "special", side))));
  return `${t("use-special")}, ${pack.specialName(character, side)}: ${does}.`;
}

/** What goods would bring everybody at the end. */
function ofGoods(view: LegaciesView, voice: Voice): string[] {
  const tiles = new Set(view.scoring_tiles.map((one) => one.tile));
  return view.players.flatMap((_, seat) => {
    const found = view.projection.filter((award) => award.seat === seat && !tiles.has(award.for));
    const parts = found.map((award) => voice.say(`award-${award.for}`, { points: award.fame }));
    return found.length === 0 ? [] : [`${seat === view.viewer ? t("you") : voice.player(seat)}: ${parts.join(", ")}.`];
  });
}
