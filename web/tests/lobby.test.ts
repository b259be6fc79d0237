// What the lobby and invitations say of a table, and how far a link carries.

import { describe, expect, it } from "vitest";

import { qrPath, withoutInviteName } from "../src/lib/qr";
import { spectatorsAt } from "../src/lib/spectators";
import { isSwitch, usualBot, waitsFor, type TablePlan } from "../src/lib/tablePlan";
import { addressScopeOf } from "../src/lib/addressScope";
import { addressOf, routeOf, tokenIn } from "../src/lib/route";
import { byFreeSeats, byUrgency, othersAt, stateOf, mainAction } from "../src/lib/tables";
import type { ChatSent, OptionInfo, SeatInfo, TableInfo } from "../src/lib/wire";

function seat(number: number, name: string | null, kind: SeatInfo["kind"] = "person"): SeatInfo {
  return { seat: number, kind, name, bot: null, person: name, present: true, resigned: false, absence: null };
}

function table(given: Partial<TableInfo>, own: number[] = [0]): TableInfo {
  const you = { person: "Anna", name: "Anna", seats: own, owner: false, forced: false, muted: [] };
  return {
    id: "t",
    status: "running",
    changed: 0,
    seats: [seat(0, "Anna"), seat(1, "Bruno")],
    to_move: null,
    result: null,
    spectators: [],
    you,
    ...given,
  } as unknown as TableInfo;
}

describe("tables in a list", () => {
  it("come in the order in which they want somebody", () => {
    const over = table({ id: "over", status: "over" });
    const open = table({ id: "open", status: "open" });
    const theirs = table({ id: "theirs", to_move: 1 });
    const mine = table({ id: "mine", to_move: 0, changed: 1 });
    const newer = table({ id: "newer", to_move: 0, changed: 2 });

    expect(byUrgency([over, open, theirs, mine, newer]).map(({ id }) => id)).toEqual([
      "newer",
      "mine",
      "theirs",
      "open",
      "over",
    ]);
  });

  it("of others begin with free seats, and leave out one's own", () => {
    const running = table({ id: "running" }, []);
    const free = table({ id: "free", status: "open", seats: [seat(0, "Bruno"), seat(1, null, "open")] }, []);

    expect(byFreeSeats([running, table({ id: "own" }), free]).map(({ id }) => id)).toEqual(["free", "running"]);
  });

  it("say how they stand and what can be done", () => {
    const won = { scores: [1, 2], ranking: [1, 0], places: [2, 1], winners: [1] };
    const free = [seat(0, "Bruno"), seat(1, null, "open")];

    expect([stateOf(table({ to_move: 0 })).kind, mainAction(table({ to_move: 0 }))]).toEqual(["yours", "play"]);
    expect(stateOf(table({ to_move: 1 }))).toEqual({ kind: "theirs", args: { name: "Bruno" } });
    expect(stateOf(table({})).kind).toBe("running");
    expect(stateOf(table({ status: "open", seats: free }))).toEqual({ kind: "open", args: { free: 1, seats: 2 } });
    expect(stateOf(table({ status: "over", result: won }))).toEqual({ kind: "won", args: { name: "Bruno", count: 1 } });
    expect(stateOf(table({ status: "abandoned" })).kind).toBe("abandoned");
    expect(mainAction(table({ status: "open", seats: free }, []))).toBe("sit");
    expect(mainAction(table({}, []))).toBe("watch");
    expect(mainAction(table({ to_move: 1 }))).toBe("go-on");
    expect(mainAction(table({ status: "over" }))).toBe("look");
    expect(othersAt(table({}))).toEqual(["Bruno"]);
  });

  it("know who is there without a seat, whether they talk or not", () => {
    const line = { person: "carla", name: "Carla" } as ChatSent;
    const info = table({ spectators: [{ person: "dino", name: "Dino" }] });

    expect(spectatorsAt(info, [line, { ...line, person: "Bruno" }])).toEqual([
      { person: "carla", name: "Carla" },
      { person: "dino", name: "Dino" },
    ]);
  });
});

describe("a link", () => {
  it("carries as far as its address", () => {
    expect(["http://127.0.0.1:8000/#", "http://localhost:1", "http://[::1]:8000"].map(addressScopeOf)).toEqual([
      "machine",
      "machine",
      "machine",
    ]);
    expect(
      ["http://192.168.1.20:8000", "http://10.0.0.3", "http://172.20.1.1", "http://[fd00::1]", "http://pi.local"].map(
        addressScopeOf,
      ),
    ).toEqual(Array(5).fill("lan"));
    expect(["https://games.example.org", "http://172.32.0.1", "http://8.8.8.8", ""].map(addressScopeOf)).toEqual(
      Array(4).fill("world"),
    );
  });

  it("is understood with its name and without it", () => {
    const token = { screen: "join", token: "abc_D-1", watch: false };

    expect(tokenIn("https://x.example/join/Na_me-9#join=abc_D-1")).toEqual(token);
    expect(tokenIn("https://x.example/#join=abc_D-1")).toEqual(token);
    expect(withoutInviteName("https://x.example/join/Na_me-9#join=abc_D-1")).toBe("https://x.example/#join=abc_D-1");
    expect(withoutInviteName("https://x.example/#join=abc")).toBe("https://x.example/#join=abc");
  });

  it("is drawn run by run", () => {
    expect(qrPath(["101", "011"])).toBe("M0 0h1v1h-1zM2 0h1v1h-1zM1 1h2v1h-2z");
  });
});

describe("planning a table", () => {
  it("knows how many are waited for", () => {
    const seats = [{ kind: "me" }, { kind: "link" }, { kind: "open" }, { kind: "bot" }];

    expect(waitsFor({ seats } as TablePlan)).toBe(2);
    expect(usualBot(["beginner", "casual", "strong"])).toBe("casual");
    expect(usualBot(["beginner", "casual", "strong"], "strong")).toBe("strong");
    expect(usualBot(["beginner", "strong"], "greedy")).toBe("strong");
    expect(isSwitch({ values: ["off", "on"] } as OptionInfo)).toBe(true);
    expect(isSwitch({ values: ["none", "share"] } as OptionInfo)).toBe(false);
  });

  it("has addresses for the books and the long list", () => {
    for (const address of ["#/tables", "#/rules", "#/rules/gears", "#/cards/leaders"]) {
      expect(addressOf(routeOf(address))).toBe(address);
    }
  });
});
