import { readFileSync } from "node:fs";

import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";

import { commitmentTo, type Share } from "../src/lib/deal";
import type { Json, Named, Record } from "../src/lib/wire";
import { Stream } from "../src/verify/chance";
import {
  verifyGame,
  countResults,
  isPromised,
  namesIn,
  mergedViews,
  readRecord,
  readTrace,
  type Evidence,
} from "../src/verify/steps";

type Kept = Pick<Evidence, "cards" | "first" | "chosen">;

const file = (path: string) => readFileSync(new URL(path, import.meta.url), "utf-8");
const DEALS = JSON.parse(file("fixtures/deals.json")) as Named<Kept>;
const FORMATS = file("../../docs/formats.md");

function evidence(name: string): Evidence {
  const record = readRecord(file(`../../tests/golden/${name}.json`));
  const kept = DEALS[name];
  if (record === null || kept === undefined) {
    throw new Error(name);
  }
  return { record, ...kept, own: [] };
}

function bad(found: Evidence): string[] {
  const steps = verifyGame(found).flatMap((part) => part.steps);
  return steps.filter((step) => step.good === false).map((step) => step.claim);
}

function withRecord(found: Evidence, change: Partial<Record>): Evidence {
  return { ...found, record: { ...found.record, ...change } };
}

describe("the hash", () => {
  it("is that of RFC 7693", () => {
    expect(bytesToHex(blake2b(utf8ToBytes("abc")))).toBe(
      "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1" +
        "7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923",
    );
  });

  it("takes a key, as in the reference vectors", () => {
    const key = Uint8Array.from({ length: 64 }, (_, byte) => byte);

    expect(bytesToHex(blake2b(new Uint8Array(), { key }))).toBe(
      "10ebb67700b1868efb4417987acf4690ae9d972fb7a590c2f02871799aaa4786" +
        "b5e996e8f0f4eb981fc214b005f42d2ff4233499391653df7aefcbc13fc51568",
    );
  });
});

describe("chance", () => {
  const vectors = (/```text vectors\n([^`]*)```/.exec(FORMATS)?.[1] ?? "").trim().split("\n");
  const seed7 = hexToBytes(vectors[0]?.split(/\s+/).at(-1) ?? "");
  const seeds: Named<Uint8Array> = { zero: new Uint8Array(32), seed7 };

  it("has its seeds from numbers", () => {
    expect(bytesToHex(blake2b(utf8ToBytes("posterity seed 7"), { dkLen: 32 }))).toBe(bytesToHex(seed7));
  });

  it.each(vectors.slice(1).map((line) => line.split(/\s+/)))(
    "is as the page says: %s %s %s",
    (kind, seed, name, ...rest) => {
      const stream = new Stream(seeds[seed] ?? new Uint8Array(), name);
      const found =
        kind === "words"
          ? rest.map(() => stream.word())
          : kind === "below6"
            ? rest.map(() => stream.below(6))
            : stream.shuffled(rest.map((_, place) => place));

      expect(found).toEqual(rest.map(Number));
    },
  );

  it("goes on into the next block", () => {
    const [one, other] = [new Stream(seed7, "deck"), new Stream(seed7, "deck")];
    const words = Array.from({ length: 40 }, () => one.word());

    expect(new Set(words).size).toBe(40);
    expect(Array.from({ length: 40 }, () => other.word())).toEqual(words);
  });
});

describe("a game that was played as it was dealt", () => {
  it.each(Object.keys(DEALS))("fits in every step: %s", (name) => {
    const found = evidence(name);
    const parts = verifyGame(found);

    expect(bad(found)).toEqual([]);
    expect(parts.map((part) => part.id)).toEqual(["promises", "cards", "deal", "game"]);
    expect(parts.find((part) => part.id === "deal")?.steps.filter((step) => step.good === null)).toEqual([]);
    expect(parts.find((part) => part.id === "game")?.steps.every((step) => step.good)).toBe(true);
  });

  it("has promises only where somebody made them", () => {
    const committed = evidence("gears/2-players-committed-deal");
    const local = evidence("gears/2-players-standard");

    expect(isPromised(committed.record)).toBe(true);
    expect(verifyGame(committed)[0]?.steps.map((step) => step.claim)).toEqual(["server", "seat", "seed"]);
    expect(isPromised(local.record)).toBe(false);
    expect(verifyGame(local)[0]?.steps).toEqual([]);
  });

  it("is followed for some entries even without a position", () => {
    for (const name of Object.keys(DEALS)) {
      const found = { ...evidence(name), first: null, chosen: null };
      const steps = verifyGame(found).flatMap((part) => part.steps);

      expect(bad(found)).toEqual([]);
      expect(steps.find((step) => step.claim === "answers")?.good, name).toBe(true);
      expect(steps.find((step) => step.claim === "asked")?.good, name).toBe(true);
      expect(countResults(verifyGame(found)).open).toBeGreaterThan(2);
    }
  });
});

describe("a game that somebody has changed", () => {
  const honest = evidence("leaders/2-players-committed-deal");
  const zeros = "00".repeat(32);

  it("shows other bytes of the server, of a seat, another seed", () => {
    const seats = honest.record.seats.map((seat) => (seat.entropy === undefined ? seat : { ...seat, entropy: zeros }));

    expect(bad(withRecord(honest, { secret: zeros }))).toEqual(["server", "seed"]);
    expect(bad(withRecord(honest, { seats }))).toEqual(["seat", "seed"]);
    expect(bad(withRecord(honest, { secret: "no bytes" }))).toEqual(["server", "seed"]);
    expect(bad(withRecord(honest, { seed: zeros }))).toEqual(
      expect.arrayContaining(["seed", "resources", "legacies", "resource-deck", "legacy-deck"]),
    );
  });

  it("shows other cards, another hand, another first player", () => {
    const [entry, ...entries] = honest.record.answers as Named<Json>[];
    const other = { ...honest.record, cards: { ...honest.record.cards, sha256: zeros } };
    const turned = [{ ...entry, seat: 1 - Number(entry?.["seat"]) }, ...entries];
    const stacked = structuredClone(honest.first) as { players: { legacies: string[] }[] };
    stacked.players[0]?.legacies.splice(0, 1, "free-destroy");

    expect(bad({ ...honest, record: other })).toEqual(["cards"]);
    expect(bad({ ...honest, first: stacked })).toEqual(["legacies"]);
    expect(bad(withRecord(honest, { answers: turned }))).toContain("asked");
  });

  it("shows a card that was in no hand", () => {
    const answers = honest.record.answers.map((entry, place) =>
      place < 8 ? (JSON.parse(JSON.stringify(entry).replace(/(pay|build|keep):[a-z]+/, "$1:elephant")) as Json) : entry,
    );
    const step = verifyGame(withRecord(honest, { answers }))
      .flatMap((part) => part.steps)
      .at(-1);

    expect(step).toMatchObject({ claim: "answer", good: false, found: ["elephant"] });
  });

  it("shows that this browser’s bytes were left out, or the promise was another one", () => {
    const share: Share = {
      entropy: "11".repeat(32),
      commitment: commitmentTo("11".repeat(32)),
      opened: { table: "here", seat: 0, round: 1, server: zeros },
    };

    expect(bad({ ...honest, own: [share] })).toEqual(["bound", "mine"]);
  });

  it("is not gone through while its seed is secret", () => {
    const running = { ...honest.record };
    delete running.seed;

    expect(bad({ ...honest, record: running })).toEqual(["whole"]);
    expect(bad(withRecord(honest, { rng: "dice" }))).toEqual(["whole"]);
  });
});

describe("files", () => {
  const { record, first, chosen } = evidence("machines/4-players-pursuits");

  it("are read, or are none", () => {
    expect(readRecord("{")).toBeNull();
    expect(readRecord('{"game": "gears"}')).toBeNull();
    expect(readTrace("nothing", record)).toBeNull();
    const broken = { options: null, seats: [null], answers: [1] };
    for (const [key, value] of Object.entries(broken)) {
      expect(readRecord(JSON.stringify({ ...record, [key]: value }))).toBeNull();
    }
    expect(readRecord(JSON.stringify({ ...record, cards: { ...record.cards, definitions: 3 } }))).toBeNull();
  });

  it("cannot vouch for cards that they bring themselves", () => {
    const found = evidence("machines/4-players-pursuits");
    const cards = found.cards === null ? null : { ...found.cards, sha256: null };
    const steps = verifyGame({ ...found, cards }).flatMap((part) => part.steps);

    expect(steps.find((step) => step.claim === "cards")?.good).toBeNull();
  });

  it("may be a trace, of which two positions count", () => {
    const lines = [first, null, null, null, chosen].map((position, n) => JSON.stringify({ n, position }));

    expect(readTrace(`${lines.join("\n")}\n`, record)).toEqual({ first, chosen });
  });

  it("bring names for their own cards", () => {
    expect(namesIn({ set: "small", technologies: [{ name: "The Wheel", name_it: "La ruota" }] }, "it")).toEqual({
      "the-wheel": "La ruota",
    });
  });
});

it("puts together what each seat sees", () => {
  const views: Json[] = [
    { deck_size: 3, players: [{ hand: ["fire"] }, { hand_size: 1 }] },
    { deck_size: 3, players: [{ hand_size: 1 }, { hand: ["flight"] }] },
  ];

  expect(mergedViews(views)).toEqual({ deck_size: 3, players: [{ hand: ["fire"] }, { hand: ["flight"] }] });
});

it("leaves the deal of an unknown game alone", () => {
  const found = withRecord(evidence("gears/2-players-standard"), { game: "lanterns" });

  expect(verifyGame(found).flatMap((part) => part.steps.map((step) => [step.claim, step.good]))).toEqual([
    ["cards", true],
    ["game", null],
  ]);
});
