// The deal that nobody chooses: what this browser has to send for it, and what can be checked when the game is over.

import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

import type { Record, TableInfo } from "./wire";

const SIZE = 32;
const ZEROS = "00".repeat(SIZE);
const PREFIX = utf8ToBytes("posterity deal");

/** Bytes of one's own in hex, with their hash; `server` is the server's hash that stood there when they were opened. */
export interface Share {
  commitment: string;
  entropy: string;
  server: string | null;
}

export type Known = (commitment: string) => Share | undefined;

/** What a seat has to send now. */
export type Duty = { act: "commit"; seat: number } | { act: "entropy"; seat: number; share: Share };

function hashed(...parts: Uint8Array[]): string {
  return bytesToHex(blake2b(concatBytes(...parts), { dkLen: SIZE }));
}

export function commitmentTo(entropy: string): string {
  return hashed(PREFIX, hexToBytes(entropy));
}

export function newShare(): Share {
  const entropy = bytesToHex(crypto.getRandomValues(new Uint8Array(SIZE)));
  return { commitment: commitmentTo(entropy), entropy, server: null };
}

/** Are all seats taken, and the hashes or bytes of the seats waited for? */
export function isDealing(info: TableInfo | null): boolean {
  return info?.status === "open" && (info.deal?.step === "hashes" || info.deal?.step === "bytes");
}

/** Hashes where there are none yet; bytes as soon as all hashes are in. Those of another device are left to it. */
export function duties(info: TableInfo, known: Known): Duty[] {
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
  /** Was the server's hash there before one's own bytes were opened? */
  bound: "yes" | "no" | "unknown";
  /** Are one's own bytes in the deal? `none`: this browser has put nothing in. */
  mine: "yes" | "no" | "none";
}

/** Null where nothing can be checked, as in a branch. */
export function verdict(record: Record, seats: number[], known: Known): Verdict | null {
  const { commitment, secret, seed } = record;
  if (commitment === null || secret === undefined || seed === undefined) {
    return null;
  }
  const promised = seats.flatMap((seat) => record.seats[seat]?.commitment ?? []);
  const shares = promised.flatMap((one) => known(one) ?? []);
  const servers = shares.flatMap((share) => share.server ?? []);
  const there = record.seats.map((seat) => seat.entropy);
  return {
    commitment,
    secret,
    own: shares.map((share) => share.entropy),
    fits: allFit(record, commitment, secret) && seedOf(record, secret) === seed,
    bound: servers.length === 0 ? "unknown" : servers.every((server) => server === commitment) ? "yes" : "no",
    mine: shares.length === 0 ? "none" : shares.every((share) => there.includes(share.entropy)) ? "yes" : "no",
  };
}

function allFit(record: Record, commitment: string, secret: string): boolean {
  const seats = record.seats.filter((seat) => (seat.commitment ?? null) !== null);
  return (
    commitmentTo(secret) === commitment &&
    seats.every((seat) => commitmentTo(seat.entropy ?? ZEROS) === seat.commitment)
  );
}

function seedOf(record: Record, secret: string): string {
  return hashed(hexToBytes(secret), ...record.seats.map((seat) => hexToBytes(seat.entropy ?? ZEROS)));
}
