// The random bytes of this browser for deals. They are stored before their hash is sent, so that a reload does not
// lose them.

import { lastOpened, newShare, type ShareOpening, type Share } from "./deal";
import { saveStored, loadStored } from "./storage";

const MOST = 200; // the newest that are kept

function all(): Share[] {
  const found = loadStored("shares");
  return Array.isArray(found) ? (found as Share[]) : [];
}

function newStoredShare(): Share {
  const share = newShare();
  saveStored("shares", [...all(), share].slice(-MOST));
  return share;
}

/** The hash of new bytes, to be sent in sitting down. */
export function commit(): string {
  return newStoredShare().commitment;
}

export function findShare(commitment: string): Share | undefined {
  return all().find((share) => share.commitment === commitment);
}

/** The bytes that were put into the deal of a table from here. */
export function sharesOpenedAt(table: string): Share[] {
  return lastOpened(all(), table);
}

/** The bytes are being opened: where, and what the server had promised by then. */
export function saveOpening(share: Share, opened: ShareOpening): void {
  saveStored(
    "shares",
    all().map((one) => (one.commitment === share.commitment ? { ...one, opened } : one)),
  );
}
