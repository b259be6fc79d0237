// The entries of a review step by step, and what there is to say about each at a glance.

import type { ReviewEntryInfo } from "./wire";

/** What happened at an entry: an answer, what chance added to it, or both. */
export interface ReviewStep {
  n: number;
  answer: ReviewEntryInfo | null;
  chance: ReviewEntryInfo | null;
}

/** The entries of a review by their numbers. */
export function stepsOf(entries: readonly ReviewEntryInfo[]): ReviewStep[] {
  const found = new Map<number, ReviewStep>();
  for (const entry of entries) {
    const step = found.get(entry.n) ?? { n: entry.n, answer: null, chance: null };
    found.set(entry.n, entry.kind === "chance" ? { ...step, chance: entry } : { ...step, answer: entry });
  }
  return [...found.values()];
}

/** A share as a whole number of hundredths. */
export function percent(share: number): number {
  return Math.round(100 * share);
}

const FAULTS = ["slip", "mistake", "blunder"];

/** The greatest change that an entry made to anybody's chances, in hundredths. */
function greatest(entry: ReviewEntryInfo | null): number {
  return entry === null ? 0 : Math.max(...entry.change.map(Math.abs));
}

/** The word for an entry: a fault if it was one, luck where chance did more than the answer, else the verdict. */
export function verdictOf(step: ReviewStep | null): string {
  const verdict = step?.answer?.verdict ?? null;
  if (step === null || (verdict !== null && FAULTS.includes(verdict))) {
    return verdict ?? "";
  }
  return step.chance !== null && (verdict === null || greatest(step.chance) > greatest(step.answer))
    ? "luck"
    : (verdict ?? "");
}

/** Somebody's change of chances at an entry, its answer and its chance together, as a signed number. */
export function signed(change: number): string {
  return change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "0";
}
