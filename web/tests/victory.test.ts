import { expect, it } from "vitest";

import { beatsOf, inOrder } from "../src/board/victory";

it("lets the sun rise, then plinths from the third to the first, then the rest", () => {
  expect(beatsOf(3, 700, 300)).toEqual({ plinths: [700, 1000, 1300], laurel: 1600, panels: 1900 });
  expect(beatsOf(0, 700, 300)).toEqual({ plinths: [], laurel: 700, panels: 1000 });
});

it("knows which plinth is whose, however they stand", () => {
  const plinth = (place?: string) => ({ dataset: place === undefined ? {} : { place } });

  expect(inOrder([plinth("2"), plinth("1"), plinth("3")])).toEqual([2, 0, 1]);
  expect(inOrder([plinth(), plinth(), plinth()])).toEqual([2, 1, 0]);
});
