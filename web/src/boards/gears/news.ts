// What is new on the timeline: the technologies that look otherwise in one view than in an earlier one.

import type { SiteView } from "../../lib/views";
import { siteKey, type TableView } from "./table";

const keyOf = ({ frame, technology }: { frame: number; technology: string }) => siteKey(frame, technology);

/** The keys of what has come or changed since then. */
export function newsOf(then: TableView, now: TableView): Set<string> {
  const before = new Map(then.timeline.map((site) => [keyOf(site), looksOf(site, then)]));
  return new Set(now.timeline.filter((site) => before.get(keyOf(site)) !== looksOf(site, now)).map(keyOf));
}

/** All that lies on a technology. */
function looksOf(site: SiteView, { fate_in_play }: TableView): string {
  const fates = fate_in_play.filter((fate) => keyOf(fate) === keyOf(site));
  return JSON.stringify([site.cubes, site.successful, site.modifier, fates]);
}
