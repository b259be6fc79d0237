import { expect, it } from "vitest";

import { searchCards } from "../src/lib/cards";
import { withoutIsolates, bundleOf, Voice } from "../src/lib/voice";
import type { CardTable, GameInfo } from "../src/lib/wire";

const SOURCE = `
nothing = nothing
group-buildings = Buildings
card-price = costs { $value }
card-points = { $value } points.
`;

const TABLE: CardTable = {
  set: "toy",
  sha256: "",
  names: {
    bank: { name: "Bank", a: "a Bank", the: "the Bank", facts: { price: ["gold", "gold"] }, icon: "" },
    gold: { name: "Gold", a: "a Gold", the: "the Gold", facts: {}, icon: "" },
  },
  shown: {
    set: "toy",
    buildings: [
      {
        slug: "bank",
        name: "Bank",
        copies: 3,
        price: { gold: 2 },
        points: 4,
        hidden: null,
        origin: "rulebook",
        origins: { name: "rulebook", copies: "designed", price: "owner", points: "designed", "points.1": "rulebook" },
      },
    ],
    resources: ["gold"],
    origins: { gold: { name: "designed" } },
  },
};

it("shows every card with what is printed on it, and finds it by any of its words", () => {
  const voice = new Voice(bundleOf("en", [SOURCE]), {
    game: { card_args: [] } as unknown as GameInfo,
    cards: TABLE.names,
  });
  const words = (origin: string, parts: string): string => `${origin}: ${parts}`;
  const all = searchCards(TABLE, voice, "", words);

  expect(all.map((group) => group.title)).toEqual(["Buildings", "resources"]);
  expect(all[0]?.cards.map((card) => [card.name, card.copies, withoutIsolates(card.about)])).toEqual([
    ["Bank", 3, "costs Gold ×2°; 4 points* (rulebook: 1)"],
  ]);
  expect(all[0]?.cards[0]?.marks).toEqual({ name: "", copies: "*" });
  expect(all[1]?.cards).toEqual([
    { slug: "gold", name: "Gold", copies: 1, about: "", marks: { name: "*", copies: "" } },
  ]);
  expect(searchCards(TABLE, voice, "gol cost", words).map((group) => group.id)).toEqual(["buildings"]);
  expect(searchCards(TABLE, voice, "zebra", words)).toEqual([]);
});
