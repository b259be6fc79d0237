// The language of the interface, and the texts in it.

import type { FluentBundle, FluentVariable } from "@fluent/bundle";

import english from "../text/en.ftl?raw";
import italian from "../text/it.ftl?raw";
import { inUnits } from "./clock";
import { call, Refusal, UNREACHED } from "./api";
import { saveStored, loadStored } from "./storage";
import { bundleOf, withoutNeedlessIsolates, rendered, Voice } from "./voice";
import type { GameWords, Problem } from "./wire";

const BOARDS = {
  en: import.meta.glob<string>("../boards/*/en.ftl", { query: "?raw", import: "default", eager: true }),
  it: import.meta.glob<string>("../boards/*/it.ftl", { query: "?raw", import: "default", eager: true }),
};

/** The client's own words, with those of the boards. */
const OWN: Record<string, string[]> = {
  en: [english, ...Object.values(BOARDS.en)],
  it: [italian, ...Object.values(BOARDS.it)],
};

const AGO = [
  [24 * 3600, "day"],
  [3600, "hour"],
  [60, "minute"],
] as const;

export const LANGUAGES = Object.keys(OWN);

/** As chosen, else as the browser says, else English. */
function firstLanguage(): string {
  const wanted = [loadStored("lang"), ...navigator.languages.map((lang) => lang.slice(0, 2))];
  return LANGUAGES.find((lang) => wanted.find((one) => LANGUAGES.includes(String(one))) === lang) ?? "en";
}

interface LoadedBundle {
  bundle: FluentBundle;
  games: Record<string, GameWords>;
}

class Localization {
  lang = $state(firstLanguage());
  private readonly own = $derived(bundleOf(this.lang, OWN[this.lang] ?? [english]));
  private readonly bundles = new Map<string, Promise<LoadedBundle>>();
  siteBundle = $state.raw<FluentBundle | null>(null);

  choose(lang: string): void {
    this.lang = lang;
    saveStored("lang", lang);
  }

  /** A message of the client itself. */
  t(message: string, args: Record<string, FluentVariable> = {}): string {
    return withoutNeedlessIsolates(rendered(this.own, message, args));
  }

  /** Whether the client has a message of its own. */
  knows(message: string): boolean {
    return this.own.hasMessage(message);
  }

  /** The server's texts in a language: those of the site, with what games are called, or those of a game. */
  load(lang: string, game?: string): Promise<LoadedBundle> {
    const name = `${lang} ${game ?? ""}`;
    const found = this.bundles.get(name);
    if (found !== undefined) {
      return found;
    }
    const loading = (
      game === undefined
        ? call("GET /api/texts/{lang}", { path: { lang } })
        : call("GET /api/games/{game}/texts/{lang}", { path: { game, lang } })
    ).then(({ sources, games }) => ({ bundle: bundleOf(lang, sources), games }));
    this.bundles.set(name, loading);
    loading.catch(() => this.bundles.delete(name));
    return loading;
  }

  /** Why something did not work, in a sentence. */
  problem(refusal: unknown, voice: Voice | null = null): string {
    if (!(refusal instanceof Refusal) || refusal.status === UNREACHED) {
      return this.t("error-unreached");
    }
    return this.said(refusal.problem, voice);
  }

  said(problem: Problem, voice: Voice | null = null): string {
    const speaker = voice ?? (this.siteBundle === null ? null : new Voice(this.siteBundle));
    return speaker?.maybe(problem.message, problem.args) ?? this.t("error-unknown");
  }

  /** So many minutes, hours … in words. */
  amount(count: number, unit: string, display: "long" | "narrow" = "long"): string {
    return new Intl.NumberFormat(this.lang, { style: "unit", unit, unitDisplay: display }).format(count);
  }

  /** A length of time in the largest unit that fits. */
  length(seconds: number): string {
    return this.amount(...inUnits(seconds));
  }

  /** What was agreed about time. */
  clock({ kind, seconds, increment = 0 }: { kind: string; seconds: number; increment?: number }): string {
    const [time, more] = [this.length(seconds), this.length(increment)];
    return kind === "move"
      ? this.t("clock-move", { time })
      : increment === 0
        ? this.t("clock-bank-plain", { time })
        : this.t("clock-bank", { time, more });
  }

  /** Names one after the other: Anna, Bruno and Carla. */
  list(names: readonly string[]): string {
    return new Intl.ListFormat(this.lang, { type: "conjunction" }).format(names);
  }

  /** How long ago something was, in the largest unit that fits. */
  ago(at: number): string {
    const seconds = Math.max(0, Math.round((Date.now() - at) / 1000));
    const [size, unit] = AGO.find(([least]) => seconds >= least) ?? [1, "second"];
    return new Intl.RelativeTimeFormat(this.lang, { numeric: "auto" }).format(-Math.floor(seconds / size), unit);
  }

  date(at: number): string {
    const place = navigator.languages.find((one) => one.split("-")[0] === this.lang) ?? this.lang;
    return new Intl.DateTimeFormat(place, { dateStyle: "medium", timeStyle: "short" }).format(at);
  }
}

export const text = new Localization();

export function t(message: string, args: Record<string, FluentVariable> = {}): string {
  return text.t(message, args);
}
