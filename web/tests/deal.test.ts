import { describe, expect, it } from "vitest";

import { commitmentTo, duties, isDealing, newShare, verdict, type Share } from "../src/lib/deal";
import { newTableRequest, defaultPlan } from "../src/lib/tablePlan";
import { commit, findShare, sharesOpenedAt, saveOpening } from "../src/lib/shares";
import type { DealInfo, GameInfo, Record, TableInfo } from "../src/lib/wire";

const ZEROS = "00".repeat(32);
const SHARE: Share = { commitment: commitmentTo("11".repeat(32)), entropy: "11".repeat(32), opened: null };
const find = (commitment: string) => (commitment === SHARE.commitment ? SHARE : undefined);

function tableWith(deal: Partial<DealInfo>, status: TableInfo["status"] = "open"): TableInfo {
  const seat = { name: "", bot: null, person: null, present: true, resigned: false, absence: null };
  return {
    status,
    seats: [
      { seat: 0, kind: "person", ...seat },
      { seat: 1, kind: "bot", ...seat },
      { seat: 2, kind: "person", ...seat },
    ],
    you: { person: "a", name: "", seats: [0], owner: true, forced: false, muted: [] },
    deal: {
      commitment: "",
      round: 1,
      step: "seats",
      until: null,
      commitments: [null, null, null],
      entropy: [null, null, null],
      ...deal,
    },
  } as unknown as TableInfo;
}

it("hashes as the server does", () => {
  expect(commitmentTo(ZEROS)).toBe("13c57d8924e90251687bede7af610ad194b4d4fdfc817bc9b4916e97481a085d");
});

it("draws other bytes each time, and keeps them until they are opened and after", () => {
  const [one, other] = [commit(), commit()];
  const share = findShare(one);

  expect(one).not.toBe(other);
  expect(share?.entropy).toHaveLength(64);
  expect(commitmentTo(share?.entropy ?? "")).toBe(one);
  saveOpening(share ?? newShare(), { table: "here", seat: 0, round: 1, server: "promise" });
  expect(findShare(other)?.opened).toBeNull();
  expect(sharesOpenedAt("here").map((found) => found.commitment)).toEqual([one]);
  saveOpening(findShare(other) ?? newShare(), { table: "here", seat: 0, round: 2, server: "promise" });
  expect(sharesOpenedAt("here").map((found) => found.commitment)).toEqual([other]);
  expect(sharesOpenedAt("elsewhere")).toEqual([]);
});

it("sends a hash with each seat of one's own", () => {
  const game = { game: "toy", fewest: 2, most: 2, options: [], standard_set: "toy" } as unknown as GameInfo;
  let drawn = 0;

  const seats = newTableRequest(game, { ...defaultPlan(game), seats: [{ kind: "me" }, { kind: "me" }] }, () =>
    String(++drawn),
  ).seats;

  expect(seats.map((seat) => seat.commitment)).toEqual(["1", "2"]);
});

describe("the duties of a seat", () => {
  it("are a hash while hashes are taken, also in a later round", () => {
    expect(duties(tableWith({}), find)).toEqual([{ act: "commit", seat: 0 }]);
    expect(duties(tableWith({ step: "hashes", round: 2 }), find)).toEqual([{ act: "commit", seat: 0 }]);
    expect(duties(tableWith({ step: "hashes", commitments: [SHARE.commitment, null, null] }), find)).toEqual([]);
  });

  it("are its bytes when all hashes are in, once", () => {
    const deal: Partial<DealInfo> = { step: "bytes", commitments: [SHARE.commitment, null, null] };

    expect(duties(tableWith(deal), find)).toEqual([{ act: "entropy", seat: 0, share: SHARE }]);
    expect(duties(tableWith({ ...deal, entropy: [SHARE.entropy, null, null] }), find)).toEqual([]);
    expect(isDealing(tableWith(deal))).toBe(true);
  });

  it("are nothing where another device has drawn, where it is too late, and when the game has begun", () => {
    expect(duties(tableWith({ step: "bytes", commitments: ["another", null, null] }), find)).toEqual([]);
    expect(duties(tableWith({ step: "bytes" }), find)).toEqual([]);
    expect(duties(tableWith({ step: "dealt" }, "running"), find)).toEqual([]);
  });
});

describe("the verdict on a deal", () => {
  // seed: BLAKE2b of the server's bytes (22…), 11… and zeros, worked out with Python's hashlib
  const record = {
    commitment: commitmentTo("22".repeat(32)),
    secret: "22".repeat(32),
    seed: "badf36beefdb0b0fd2c36f55c0edf4bea16c4b64fe0bbd36d99fa7830c40c034",
    seats: [
      { name: "Anna", kind: "person", commitment: SHARE.commitment, entropy: SHARE.entropy },
      { name: "Greedy", kind: "bot" },
    ],
  } as unknown as Record;
  const bound = { ...SHARE, opened: { table: "here", seat: 0, round: 1, server: record.commitment ?? "" } };

  it("is good when everything fits", () => {
    expect(verdict(record, [bound])).toMatchObject({ fits: true, bound: "yes", mine: "yes", own: [SHARE.entropy] });
  });

  it("says what is wrong", () => {
    const [seat, ...others] = record.seats;
    const other = { ...record, seats: [{ ...seat, entropy: ZEROS }, ...others] } as Record;
    const without: Record = { ...record, seats: [{ name: "Anna", kind: "person" }, ...others] };

    expect(verdict(other, [bound])).toMatchObject({ fits: false, mine: "no" });
    expect(verdict(without, [bound])?.mine).toBe("no");
    expect(verdict(record, [{ ...bound, opened: { ...bound.opened, seat: 1 } }])?.mine).toBe("no");
    expect(verdict(record, [{ ...bound, opened: { ...bound.opened, server: "another" } }])?.bound).toBe("no");
    expect(verdict({ ...record, seed: ZEROS }, [bound])?.fits).toBe(false);
    expect(verdict(record, [])).toMatchObject({ fits: true, bound: "none", mine: "none" });
  });

  it("is none where there was no such deal", () => {
    expect(verdict({ ...record, commitment: null }, [bound])).toBeNull();
  });
});
