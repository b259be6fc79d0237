// The bytes that this browser has drawn for deals. They are kept before their hash is sent, so that a reload goes on.

import { lastOpened, newShare, type Opened, type Share } from "./deal";
import { keep, kept } from "./keep";

const MOST = 200; // the newest that are kept

function all(): Share[] {
  const found = kept("shares");
  return Array.isArray(found) ? (found as Share[]) : [];
}

function drawn(): Share {
  const share = newShare();
  keep("shares", [...all(), share].slice(-MOST));
  return share;
}

/** The hash of new bytes, to be sent in sitting down. */
export function commit(): string {
  return drawn().commitment;
}

export function known(commitment: string): Share | undefined {
  return all().find((share) => share.commitment === commitment);
}

/** The bytes that were put into the deal of a table from here. */
export function openedAt(table: string): Share[] {
  return lastOpened(all(), table);
}

/** The bytes are being opened: where, and what the server had promised by then. */
export function opening(share: Share, opened: Opened): void {
  keep(
    "shares",
    all().map((one) => (one.commitment === share.commitment ? { ...one, opened } : one)),
  );
}
