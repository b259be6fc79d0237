// Searching the rules: how words that people type are compared with words that they read.

import type { ClauseInfo, Rules, TermInfo } from "./wire";

/** Lower case without accents. */
function normalized(text: string): string {
  return text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("’", "'").trim();
}

export function wordsIn(text: string): string[] {
  return normalized(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Is each of the wanted words the beginning of one of these? */
function beginWords(wanted: string[], words: string[]): boolean {
  return wanted.every((start) => words.some((word) => word.startsWith(start)));
}

export interface SearchResult {
  clauses: ClauseInfo[];
  terms: TermInfo[];
}

/** The clauses and words that speak of what was typed: those that name it first. */
export function searchRules(rules: Rules, typed: string): SearchResult {
  const wanted = wordsIn(typed);
  if (wanted.length === 0) {
    return { clauses: rules.clauses, terms: [] };
  }
  const exact = rules.clauses.filter((clause) => clause.id === typed.trim());
  if (exact.length > 0) {
    return { clauses: exact, terms: [] };
  }
  const named = rules.clauses.filter((clause) => beginWords(wanted, wordsIn(`${clause.title} ${clause.id}`)));
  const telling = rules.clauses.filter(
    (clause) => !named.includes(clause) && beginWords(wanted, wordsIn(allOf(clause))),
  );
  const terms = rules.terms.filter((term) => beginWords(wanted, wordsIn(`${term.name} ${term.slug}`)));
  return { clauses: [...named, ...telling], terms };
}

function allOf(clause: ClauseInfo): string {
  return [clause.title, clause.text, clause.ruling ?? "", clause.example ?? ""].join(" ");
}

export interface Chapter {
  id: string;
  clauses: ClauseInfo[];
}

/** Clauses by chapter, in the order of the rulebook. */
export function byChapter(clauses: ClauseInfo[]): Chapter[] {
  const found = new Map<string, Chapter>();
  for (const clause of clauses) {
    const chapter = found.get(clause.chapter) ?? { id: clause.chapter, clauses: [] };
    chapter.clauses.push(clause);
    found.set(clause.chapter, chapter);
  }
  return [...found.values()];
}
