// Effects in few signs: what is gained, lost and moved, as pictures with numbers and as few words as it takes. The whole
// sentence stands in what one points at.

import { wordIn } from "../../lib/json";
import { t } from "../../lib/text.svelte";
import type { Json } from "../../lib/wire";
import { GROUPS } from "./glyphs";
import { amountIn, items, list, priceOf, words, type Price, type EffectStep } from "./pack";

export type NotationPart =
  | { kind: "text"; text: string; soft?: boolean }
  | { kind: "icon"; name: string }
  /** A number with what it is of; `all` are the numbers of the three centuries. */
  | { kind: "count"; count: string; name: string; all?: number[]; century?: number }
  | { kind: "industry"; name: string }
  | { kind: "person"; name: string };

export interface Style {
  century: number;
  /** Whether all three numbers of an amount are shown, that of the century apart. */
  triple?: boolean;
  /** Whether a plus stands before what is gained. */
  signed?: boolean;
  /** Only pictures and numbers, where there is hardly any room. */
  compact?: boolean;
}

const GOODS = ["fame", "gold", "foundation", "any"] as const;

export function notation(effect: EffectStep[], style: Style): NotationPart[] {
  if (style.compact === true) {
    return effect.flatMap((step) => compactParts(step, style));
  }
  const found: NotationPart[] = [];
  effect.forEach((step) => {
    const parts = stepParts(step, style);
    if (parts.length > 0) {
      if (found.length > 0 && !isPlain(step)) {
        found.push(text(","));
      }
      found.push(...parts);
    }
  });
  return found;
}

const isPlain = (step: EffectStep) => step["op"] === "gain";
const text = (words: string, soft = false): NotationPart => ({ kind: "text", text: words, soft });
const icon = (name: string): NotationPart => ({ kind: "icon", name });

/** A step in pictures and numbers alone; its sentence is in what one points at. */
function compactParts(step: EffectStep, style: Style): NotationPart[] {
  switch (step["op"]) {
    case "choose":
      return joined(
        list(step["options"]).map((option) => notation(items(option), style).slice(0, 1)),
        "/",
      );
    case "for-each":
      return [...notation(items(step["do"]), style), text("×")];
    case "if":
      return [...notation(items(step["then"]), style), text("?")];
    case "pay":
      return [icon("right"), ...notation(items(step["then"]), style)];
    case "place-investment":
      return [icon(wordIn(step["size"]))];
    case "collect-bonus-token":
      return [icon("bonus")];
    case "collect-space":
      return [icon("token")];
    case "move-relationship":
      return [icon(Number(step["by"] ?? 0) < 0 ? "left" : "right")];
    case "acquire-heirloom":
      return [icon("heirloom")];
    case "special-action":
      return [icon("seal")];
    case "adjust-industry":
      return [icon(step["either"] === true ? "either" : Number(step["rows"] ?? 0) < 0 ? "down" : "up")];
    case "draw-card":
      return [icon("card")];
    case "draw-successor":
      return [icon("heir")];
    case "gain":
    case "lose":
    case "steal":
      return plainParts(step, style).filter((part) => part.kind !== "text");
    default:
      return plainParts(step, style).filter((part) => part.kind === "icon");
  }
}

/** Who else a step is about than whoever has the effect. */
function whom(step: EffectStep): NotationPart[] {
  const who = wordIn(step["who"]);
  return who === "you" || who === "" ? [] : [text(t(`who-${who}`), true)];
}

function stepParts(step: EffectStep, style: Style): NotationPart[] {
  const parts = plainParts(step, style);
  const optional = step["optional"] === true ? [text(t("notation-may"), true)] : [];
  return [...whom(step), ...optional, ...parts];
}

function plainParts(step: EffectStep, style: Style): NotationPart[] {
  switch (step["op"]) {
    case "gain":
      return goods(step, style, style.signed === true ? "+" : "");
    case "lose":
      return goods(step, style, "−");
    case "steal":
      return [icon("steal"), ...goods(step, style, ""), ...from(step["from"])];
    case "pay":
      return [...price(priceOf(step["cost"]), style), icon("right"), ...notation(items(step["then"]), style)];
    case "choose":
      return joined(
        list(step["options"]).map((option) => notation(items(option), style)),
        "/",
      );
    case "for-each":
      return [...notation(items(step["do"]), style), ...counted(step)];
    case "if":
      return condition(step, style);
    case "draw-card":
      return [count(step["amount"], "card", style)];
    case "draw-successor":
      return [count(step["amount"], "heir", style)];
    case "special-action":
      return [icon("seal"), text(times(step["times"]) + t("notation-special"))];
    case "unlock-token":
      return [icon("locked"), text(t("notation-unlock"))];
    case "block-global":
      return [icon("locked"), text(t("notation-block"))];
    case "trigger-global":
      return [text(t("notation-trigger")), ...tiles(step["which"])];
    case "make-relationship":
      return [icon("relate"), ...partners(step["with"]), ...relationCost(step, style)];
    case "move-relationship":
      return movedTokens(step);
    case "remove-relationship":
      return [icon("token"), text(times(step["count"]) + t("notation-remove")), ...figureOf(step)];
    case "collect-space":
      return [text(times(step["times"]) + t(step["track"] === "own" ? "notation-own-space" : "notation-token-space"))];
    case "collect-bonus-token":
      return [text(times(step["count"]) + t(step["which"] === "own-track" ? "notation-own-bonus" : "notation-bonus"))];
    case "place-investment":
      return [icon(wordIn(step["size"])), text(t("notation-place")), ...industries(step["industries"])];
    case "move-investment":
      return [icon("invest"), text(t(step["whose"] === "you" ? "notation-move-own" : "notation-move-theirs"))];
    case "replace-investment":
      return [icon("minor"), icon("right"), icon("major")];
    case "buy":
    case "sell":
      return [icon("invest"), text(t(`notation-${step["op"]}`)), ...industries(step["industries"]), ...percent(step)];
    case "adjust-industry":
      return adjusted(step);
    case "acquire-heirloom":
      return [icon("heirloom"), ...discount(step)];
    case "modify":
      return modified(step, style);
    default:
      return [];
  }
}

function number(value: Json | undefined, style: Style): { count: string; all?: number[] } {
  if (Array.isArray(value) && style.triple === true) {
    return { count: String(amountIn(value, style.century)), all: value.map(Number) };
  }
  return { count: String(amountIn(value, style.century)) };
}

function isNothing(value: Json | undefined, style: Style): boolean {
  return style.triple === true && Array.isArray(value)
    ? value.every((one) => one === 0)
    : amountIn(value, style.century) === 0;
}

function goods(step: EffectStep, style: Style, sign: string): NotationPart[] {
  const found: NotationPart[] = [];
  for (const name of GOODS) {
    if (!isNothing(step[name], style)) {
      const { count: amount, ...more } = number(step[name], style);
      const shown = style.compact === true && name === "any" && amount === "1" ? "" : amount;
      found.push({ kind: "count", count: `${sign}${shown}`, name, century: style.century, ...more });
    }
  }
  const kinds = words(step["resources"]);
  for (const name of new Set(kinds)) {
    const many = kinds.filter((one) => one === name).length;
    found.push({ kind: "count", count: many > 1 || sign === "−" ? `${sign}${many}` : "", name });
  }
  return found;
}

export function price(cost: Price, style: Style): NotationPart[] {
  const found: NotationPart[] = [];
  for (const name of ["gold", "fame"] as const) {
    const amount = amountIn(cost[name], style.century);
    if (amount > 0) {
      found.push({ kind: "count", count: String(amount), name });
    }
  }
  for (const name of new Set(cost.resources)) {
    found.push({ kind: "count", count: String(cost.resources.filter((one) => one === name).length), name });
  }
  if (cost.cards > 0) {
    found.push({ kind: "count", count: String(cost.cards), name: "card" });
  }
  return found;
}

function count(value: Json | undefined, name: string, style: Style): NotationPart {
  return { kind: "count", count: `${style.signed === true ? "+" : ""}${amountIn(value, style.century)}`, name };
}

function joined(options: NotationPart[][], between: string): NotationPart[] {
  return options.flatMap((option, place) => (place === 0 ? option : [text(between, true), ...option]));
}

function times(value: Json | undefined): string {
  return Number(value ?? 1) > 1 ? `${Number(value)}× ` : "";
}

function from(value: Json | undefined): NotationPart[] {
  return value === "chosen" ? [] : [text(t(`steal-from-${wordIn(value)}`), true)];
}

function counted(step: EffectStep): NotationPart[] {
  const per = Number(step["per"] ?? 1);
  const most = Number(step["most"] ?? 999);
  const of = t(`counter-${wordIn(step["counter"])}`, { per });
  return [text(most < 999 ? t("notation-per-most", { of, most }) : t("notation-per", { of }), true)];
}

function condition(step: EffectStep, style: Style): NotationPart[] {
  const rank = step["rank"];
  const when =
    typeof rank === "string"
      ? t(`rank-${rank}`)
      : t("notation-at-least", {
          count: Number(step["at_least"] ?? 0),
          of: t(`counter-${wordIn(step["counter"])}`, { per: 0 }),
        });
  const otherwise = notation(items(step["else"]), style);
  return [
    ...notation(items(step["then"]), style),
    text(when, true),
    ...(otherwise.length > 0 ? [text(t("notation-else"), true), ...otherwise] : []),
  ];
}

function tiles(value: Json | undefined): NotationPart[] {
  const which = words(value);
  return which.includes("any")
    ? [text(t("notation-any-global"))]
    : joined(
        which.map((tile) => [text(t(`tile-${tile}`))]),
        "/",
      );
}

function partners(value: Json | undefined): NotationPart[] {
  const found = words(value);
  return found.includes("any") ? [text(t("notation-anybody"))] : found.map((name) => ({ kind: "person", name }));
}

function relationCost(step: EffectStep, style: Style): NotationPart[] {
  const cost = price(priceOf(step["cost"]), style);
  return cost.length > 0 ? cost : [text(t("notation-free"))];
}

function movedTokens(step: EffectStep): NotationPart[] {
  const by = Number(step["by"] ?? 0);
  const whose = t(`tokens-${wordIn(step["whose"])}`, { count: step["all"] === true ? 9 : Number(step["count"] ?? 1) });
  const where = words(step["where"]);
  const on: NotationPart[] = where.includes("any") ? [] : where.map((name) => ({ kind: "person", name }));
  return [text(whose), ...on, by === 0 ? text(t("notation-elsewhere")) : icon(by < 0 ? "left" : "right")];
}

function figureOf(step: EffectStep): NotationPart[] {
  return words(step["where"]).includes("legendary") || wordIn(step["figure"]) !== ""
    ? [{ kind: "person", name: "legendary" }]
    : [];
}

export function industries(value: Json | undefined): NotationPart[] {
  return words(value).map((name) => ({ kind: "industry", name }));
}

function percent(step: EffectStep): NotationPart[] {
  const by = Number(step["percent"] ?? 0);
  return by === 0 ? [] : [text(`${by > 0 ? "+" : "−"}${Math.abs(by)} %`)];
}

function adjusted(step: EffectStep): NotationPart[] {
  const rows = Number(step["rows"] ?? 0);
  const many = Number(step["count"] ?? 1);
  const which = industries(step["industries"]);
  const way = step["either"] === true ? "either" : rows < 0 ? "down" : "up";
  return [
    ...(many > 1 && step["all"] !== true ? [text(`${many}×`)] : []),
    ...which,
    { kind: "count", count: String(Math.abs(rows)), name: way },
  ];
}

function discount(step: EffectStep): NotationPart[] {
  const saved = Number(step["discount"] ?? 0);
  const owner = wordIn(step["owner"]);
  const found: NotationPart[] = owner === "any" ? [] : [text(t(`heirloom-${owner}`))];
  if (saved > 0) {
    found.push({ kind: "count", count: `−${saved}`, name: "any" });
  }
  return step["waive_fee"] === true ? [...found, text(t("notation-no-fee"))] : found;
}

function modified(step: EffectStep, style: Style): NotationPart[] {
  const add = amountIn(step["add"], style.century);
  const by = Number(step["percent"] ?? 0);
  const target = wordIn(step["target"]);
  const size = wordIn(step["size"]);
  const found: NotationPart[] = [text(t(`target-${target}`))];
  if (size === "minor" || size === "major") {
    found.push(icon(size));
  }
  if (["relationship-cost", "advance"].includes(target) && !words(step["tracks"]).includes("any")) {
    found.push(...partners(step["tracks"]));
  }
  if (["investment-price", "sale-proceeds", "dividend"].includes(target)) {
    found.push(...industries(step["industries"]).filter((one) => one.kind === "industry" && one.name !== "any"));
  }
  if (by !== 0) {
    found.push(text(`${by > 0 ? "+" : "−"}${Math.abs(by)} %`));
  }
  if (add !== 0) {
    const name = OF_TARGET[target] ?? wordIn(step["commodity"]);
    found.push({ kind: "count", count: `${add > 0 ? "+" : "−"}${Math.abs(add)}`, name });
  }
  return found;
}

const OF_TARGET: Partial<Record<string, string>> = {
  "heirloom-resources": "any",
  "heirloom-fee": "fame",
  "legendary-limit": "relate",
  advance: "right",
};

/** The group of an industry, or the group itself. */
export function groupOf(name: string): string {
  return GROUPS[name] ?? name;
}
