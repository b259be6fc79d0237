// Where one is: everything stands behind the # of the address, so that nothing of it is ever sent.

export type Place =
  | { screen: "lobby" }
  | { screen: "new"; game: string }
  | { screen: "table"; table: string }
  | { screen: "me" }
  | { screen: "help"; part?: string }
  | { screen: "verify"; table?: string }
  | { screen: "join"; token: string }
  | { screen: "recover"; token: string };

/** What an address means; whatever is not understood leads to the lobby. */
export function placeOf(hash: string): Place {
  const link = /^#(join|recover)=([\w-]+)$/.exec(hash);
  if (link?.[1] !== undefined && link[2] !== undefined) {
    return { screen: link[1] === "join" ? "join" : "recover", token: link[2] };
  }
  const [screen, rest] = hash.replace(/^#\/?/, "").split("/");
  if (screen === "new" && rest) {
    return { screen, game: decodeURIComponent(rest) };
  }
  if (screen === "table" && rest) {
    return { screen, table: decodeURIComponent(rest) };
  }
  if (screen === "help") {
    return rest ? { screen, part: rest } : { screen };
  }
  if (screen === "verify") {
    return rest ? { screen, table: decodeURIComponent(rest) } : { screen };
  }
  return screen === "me" ? { screen } : { screen: "lobby" };
}

export function addressOf(place: Place): string {
  switch (place.screen) {
    case "new":
      return `#/new/${encodeURIComponent(place.game)}`;
    case "table":
      return `#/table/${encodeURIComponent(place.table)}`;
    case "me":
      return "#/me";
    case "help":
      return place.part === undefined ? "#/help" : `#/help/${encodeURIComponent(place.part)}`;
    case "verify":
      return place.table === undefined ? "#/verify" : `#/verify/${encodeURIComponent(place.table)}`;
    default:
      return "#/";
  }
}

/** The token in a link that somebody pasted, or null. */
export function tokenIn(pasted: string): Place | null {
  const found = placeOf(pasted.trim().replace(/^[^#]*/, ""));
  return found.screen === "join" || found.screen === "recover" ? found : null;
}
