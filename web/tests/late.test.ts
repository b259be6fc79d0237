import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Listing } from "../src/lib/listing.svelte";
import { TableTexts } from "../src/lib/tableTexts.svelte";
import { text } from "../src/lib/text.svelte";
import type { ListQuery } from "../src/lib/wire";

interface Asked {
  path: string;
  reply: (answer: object | null) => void;
}

let asked: Asked[] = [];

/** The server answers what was asked of paths with these words in them; without an answer it cannot be reached. */
async function reply(words: string[], answer: object | null): Promise<void> {
  const those = asked.filter(({ path }) => words.every((word) => path.includes(word)));
  asked = asked.filter((one) => !those.includes(one));
  expect(those).not.toEqual([]);
  for (const one of those) {
    one.reply(answer);
  }
  await new Promise((done) => setTimeout(done));
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal(
    "fetch",
    (path: string) =>
      new Promise((done, failed) => {
        asked.push({
          path,
          reply: (answer) => {
            if (answer === null) {
              failed(new TypeError("unreached"));
            } else {
              done(new Response(JSON.stringify(answer)));
            }
          },
        });
      }),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a language that was changed meanwhile", () => {
  it("does not come back when its words arrive late", async () => {
    const texts = new TableTexts("t1");
    text.choose("it");
    void texts.load("gears", "it");
    void texts.loadTerms("gears", "it");
    text.choose("en");
    void texts.load("gears", "en");
    void texts.loadTerms("gears", "en");

    await reply(["texts/en"], { sources: ["hello = Hello"] });
    await reply(["cards/en"], { set: "en" });
    await reply(["rules/en"], { terms: [], clauses: [] });
    const { loaded, terms } = texts;
    expect(loaded?.cards.set).toBe("en");
    expect(terms).not.toBeNull();
    await reply(["texts/it"], { sources: ["hello = Salve"] });
    await reply(["cards/it"], { set: "it" });
    await reply(["rules/it"], null);

    expect(texts.loaded).toBe(loaded);
    expect(texts.terms).toBe(terms);
  });

  it("does not complain when they are not to be had", async () => {
    const texts = new TableTexts("t2");
    text.choose("it");
    void texts.load("machines", "it");
    text.choose("en");
    void texts.load("machines", "en");
    await reply(["/it"], null);
    expect(texts.refusal).toBeNull();

    await reply(["/en"], null);
    expect(texts.refusal).not.toBeNull();
  });
});

describe("a list of tables", () => {
  const all: ListQuery = {};
  const gears: ListQuery = { game: "gears" };
  const page = (name: string) => ({
    tables: Array.from({ length: 30 }, (_, place) => ({ id: `${name} ${place}`, changed: 100 - place })),
  });

  it("shows what was wanted last, whatever comes last", async () => {
    const listing = new Listing();
    void listing.refresh(all);
    void listing.refresh(gears);
    await reply(["game=gears"], page("gears"));
    await reply(["tables"], page("all"));

    expect(listing.tables?.[0]?.id).toBe("gears 0");
  });

  it("does not go on with older ones of another kind", async () => {
    const listing = new Listing();
    void listing.refresh(all);
    await reply(["tables"], page("all"));
    void listing.loadMore();
    void listing.refresh(gears);
    await reply(["game=gears"], page("gears"));
    await reply(["before="], page("older"));

    expect(listing.tables).toHaveLength(30);
    expect(listing.more).toBe(true);
  });
});
