// A table in a list, in a few words: whose turn it is, who else sits there, and what one can do there.

import type { TableInfo } from "./wire";

/** Whether this table waits for the person who looks. */
export function isMyTurn(info: TableInfo): boolean {
  return info.to_move !== null && (info.you?.seats.includes(info.to_move) ?? false);
}

export function isSeated(info: TableInfo): boolean {
  return (info.you?.seats.length ?? 0) > 0;
}

/** What waits for somebody first, then what goes on, then what is over; within each the last changed first. */
export function byUrgency(tables: readonly TableInfo[]): TableInfo[] {
  const urgency = (info: TableInfo): number =>
    isMyTurn(info) ? 0 : info.status === "running" ? 1 : info.status === "open" ? 2 : 3;
  return [...tables].sort((one, other) => urgency(one) - urgency(other) || other.changed - one.changed);
}

/** Tables of others: those with a free seat first, then those that can be watched. */
export function byFreeSeats(tables: readonly TableInfo[]): TableInfo[] {
  const room = (info: TableInfo): number =>
    info.status === "open" && freeSeats(info) > 0 ? 0 : info.status === "running" ? 1 : 2;
  return tables.filter((info) => !isSeated(info)).sort((one, other) => room(one) - room(other));
}

function freeSeats(info: TableInfo): number {
  return info.seats.filter((seat) => seat.kind === "open").length;
}

/** Everybody at a table but the person who looks. */
export function othersAt(info: TableInfo): string[] {
  const own = info.you?.seats ?? [];
  return info.seats.flatMap(({ seat, name }) => (name === null || own.includes(seat) ? [] : [name]));
}

/** How it stands: the end of the id of a message, and what it speaks of. */
export function stateOf(info: TableInfo): { kind: string; args: Record<string, string | number> } {
  if (info.status === "open") {
    const waiting = info.seats.filter((seat) => seat.name === null).length;
    return { kind: "open", args: { free: waiting, seats: info.seats.length } };
  }
  if (info.status === "running") {
    const name = info.seats[info.to_move ?? -1]?.name;
    if (isMyTurn(info)) {
      return { kind: "yours", args: {} };
    }
    return name == null ? { kind: "running", args: {} } : { kind: "theirs", args: { name } };
  }
  if (info.opened) {
    return { kind: "file", args: {} };
  }
  const winner = info.seats[info.result?.winners[0] ?? -1]?.name;
  return info.status === "over" && winner != null
    ? { kind: "won", args: { name: winner, count: info.result?.winners.length ?? 1 } }
    : { kind: info.status, args: {} };
}

/** What one would do at a table. */
export function mainAction(info: TableInfo): "play" | "go-on" | "sit" | "watch" | "look" {
  if (info.status === "over" || info.status === "abandoned") {
    return "look";
  }
  if (isSeated(info)) {
    return isMyTurn(info) ? "play" : "go-on";
  }
  return info.status === "open" && freeSeats(info) > 0 ? "sit" : "watch";
}
