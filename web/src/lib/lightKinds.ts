// What a hint or a review points at: answers, whose things are ringed wherever they lie, or things themselves.

/** What matters, the answer, what its plan goes on with, the runner-up; the answer that was given, and the best found. */
export type LightKind = "matters" | "answer" | "plan" | "runner" | "given" | "best";

export interface Light {
  kind: LightKind;
  /** An answer, or the key of a thing. */
  pick?: string;
  thing?: string;
}

/** How what stands for several answers in a row is lit: by the first of them, if the others belong to what is lit, too. */
export function lightOfPath(lights: readonly Light[], picks: readonly string[]): LightKind | undefined {
  const [first, ...rest] = picks;
  const plan = lights.filter((light) => light.kind === "plan");
  const fits = plan.length === 0 || rest.every((pick) => plan.some((light) => light.pick === pick));
  const light = lights.find(({ kind, pick }) => kind !== "plan" && pick === first);
  return light !== undefined && (fits || light.kind === "runner") ? light.kind : undefined;
}

/** How things are lit, by their keys: the first light that points at one says how. */
export function lightsByKey(
  lights: readonly Light[],
  keysOf: (pick: string) => readonly (string | null)[],
): Map<string, LightKind> {
  const found = new Map<string, LightKind>();
  for (const { kind, pick, thing } of lights) {
    for (const key of pick === undefined ? [thing ?? null] : keysOf(pick)) {
      if (key !== null && !found.has(key)) {
        found.set(key, kind);
      }
    }
  }
  return found;
}
