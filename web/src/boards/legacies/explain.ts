// What things on the board do, in words, from what the server sends of them.

import { t } from "../../lib/text.svelte";
import { bare, spoken, type Voice } from "../../lib/voice";
import { capital } from "./bill";
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
      return [sentence(voice.aboutCard(what, "spaces", {}))];
    case "bonus": {
      const token = view.tracks.find((one) => one.character === what)?.bonus ?? null;
      return token === null ? [] : [`${pack.name(token)}: ${sentence(voice.aboutCard(token, "effect", {}))}`];
    }
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

/** What an action for all does, in a few words. */
export function inShort(voice: Voice, pack: Pack, tile: string): string {
  return bare(String(voice.fact(pack.fact(`global-${tile}`, "short"))));
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
  const does = bare(String(voice.fact(pack.fact(character, "special", side))));
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
