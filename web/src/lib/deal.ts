// The deal that nobody chooses: what this browser has to send for it, and what can be checked when the game is over.

import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

import type { Record, TableInfo } from "./wire";

const SIZE = 32;
export const ZEROS = "00".repeat(SIZE);
const PREFIX = utf8ToBytes("posterity deal");

/** Where bytes were opened, and the server's hash that stood there at that moment. */
export interface ShareOpening {
  table: string;
  seat: number;
  round: number;
  server: string;
}

/** Bytes of one's own in hex, with their hash. */
export interface Share {
  commitment: string;
  entropy: string;
  opened: ShareOpening | null;
}

export type ShareFinder = (commitment: string) => Share | undefined;

/** What a seat has to send now. */
export type Duty = { act: "commit"; seat: number } | { act: "entropy"; seat: number; share: Share };

function hashed(...parts: Uint8Array[]): string {
  return bytesToHex(blake2b(concatBytes(...parts), { dkLen: SIZE }));
}

/** The hash that promises these bytes. */
export function commitmentTo(entropy: string): string {
  return hashed(PREFIX, hexToBytes(entropy));
}

export function newShare(): Share {
  const entropy = bytesToHex(crypto.getRandomValues(new Uint8Array(SIZE)));
  return { commitment: commitmentTo(entropy), entropy, opened: null };
}

/** Are all seats taken, and the hashes or bytes of the seats waited for? */
export function isDealing(info: TableInfo | null): boolean {
  return info?.status === "open" && (info.deal?.step === "hashes" || info.deal?.step === "bytes");
}

/** Hashes where there are none yet; bytes as soon as all hashes are in. Those of another device are left to it. */
export function duties(info: TableInfo, known: ShareFinder): Duty[] {
  const deal = info.deal;
  if (info.status !== "open" || deal === null) {
    return [];
  }
  const own = (info.you?.seats ?? []).filter((seat) => info.seats[seat]?.kind === "person");
  return own.flatMap((seat): Duty[] => {
    const commitment = deal.commitments[seat] ?? null;
    if (commitment === null) {
      return deal.step === "bytes" ? [] : [{ act: "commit", seat }];
    }
    const share = known(commitment);
    const wanted = deal.step === "bytes" && (deal.entropy[seat] ?? null) === null;
    return wanted && share !== undefined ? [{ act: "entropy", seat, share }] : [];
  });
}

/** What a record says about its deal. */
export interface Verdict {
  commitment: string;
  secret: string;
  own: string[];
  /** Do all bytes fit their hashes, and does the seed follow from them? */
  fits: boolean;
  /** Was this the server's hash when one's own bytes were opened? `none`: this browser has opened nothing. */
  bound: CheckResult;
  /** Are one's own bytes in the deal, at one's own seat? */
  mine: CheckResult;
}

type CheckResult = "yes" | "no" | "none";

/** What was opened at a table counts only in the last round of its deal. */
export function lastOpened(shares: Share[], table: string): Share[] {
  const atTable = shares.filter((share) => share.opened?.table === table);
  const last = Math.max(...atTable.map((share) => share.opened?.round ?? 0));
  return atTable.filter((share) => share.opened?.round === last);
}

/** What a record says to somebody who has opened these bytes. Null where nothing can be checked, as in a branch. */
export function verdict(record: Record, own: Share[]): Verdict | null {
  const { commitment, secret, seed } = record;
  if (commitment === null || secret === undefined || seed === undefined) {
    return null;
  }
  const all = (good: (share: Share) => boolean): CheckResult =>
    own.length === 0 ? "none" : own.every(good) ? "yes" : "no";
  return {
    commitment,
    secret,
    own: own.map((share) => share.entropy),
    fits: allFit(record, commitment, secret) && seedOf(record, secret) === seed,
    bound: all((share) => share.opened?.server === commitment),
    mine: all((share) => record.seats[share.opened?.seat ?? 0]?.entropy === share.entropy),
  };
}

function allFit(record: Record, commitment: string, secret: string): boolean {
  const seats = record.seats.filter((seat) => (seat.commitment ?? null) !== null);
  return (
    commitmentTo(secret) === commitment &&
    seats.every((seat) => commitmentTo(seat.entropy ?? ZEROS) === seat.commitment)
  );
}

/** The seed that follows from all bytes, zeros where a seat has sent none. */
export function seedOf(record: Record, secret: string): string {
  return hashed(hexToBytes(secret), ...record.seats.map((seat) => hexToBytes(seat.entropy ?? ZEROS)));
}
