// Why a technology cannot be established now, in a few words for the foot of its card.

import { wordIn } from "../../lib/json";
import { t } from "../../lib/text.svelte";
import type { RefusedView } from "../../lib/wire";

/** The first reason that there are few words for. */
export function shortReason(refused: readonly RefusedView[]): string | undefined {
  return refused.map(({ message, args }) => wordsFor(message, wordIn(args["here"]))).find((one) => one !== undefined);
}

function wordsFor(message: string, frame: string): string | undefined {
  switch (message) {
    case "refused-frame-full":
      return t("frame-is-full", { frame });
    case "refused-copy-in-frame":
      return t("already-in-frame", { frame });
    case "refused-too-few-cards":
      return t("too-few-cards");
    default:
      return undefined;
  }
}
