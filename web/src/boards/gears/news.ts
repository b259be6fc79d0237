// What is new on the timeline: the technologies that have come, or failed, since an earlier view.

import { siteKey, type GearsTableView } from "./table";

const keyOf = ({ frame, technology }: { frame: number; technology: string }) => siteKey(frame, technology);

/** The keys of what was established or has failed since then; cubes come and go with every settlement. */
export function newsOf(then: GearsTableView, now: GearsTableView): Set<string> {
  const before = new Map(then.timeline.map((site) => [keyOf(site), site.successful]));
  const isNew = (worked: boolean | undefined, works: boolean) => worked === undefined || (worked && !works);
  return new Set(now.timeline.filter((site) => isNew(before.get(keyOf(site)), site.successful)).map(keyOf));
}
