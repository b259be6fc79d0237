// Where one is: everything stands behind the # of the address, so that nothing of it is ever sent.

export type Place =
  | { screen: "lobby" }
  | { screen: "tables" }
  | { screen: "rules"; game?: string }
  | { screen: "cards"; game?: string }
  | { screen: "new"; game: string }
  | { screen: "learn"; game: string }
  | { screen: "table"; table: string; at?: number }
  | { screen: "me" }
  | { screen: "help"; part?: string }
  | { screen: "verify"; table?: string }
  | { screen: "join"; token: string; watch: boolean }
  | { screen: "recover"; token: string };

/** What an address means; whatever is not understood leads to the lobby. */
export function placeOf(hash: string): Place {
  const [, word, token] = /^#(join|watch|recover)=([\w-]+)$/.exec(hash) ?? [];
  if (token !== undefined) {
    return word === "recover" ? { screen: word, token } : { screen: "join", token, watch: word === "watch" };
  }
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [screen, rest] = decoded(path).split("/");
  if ((screen === "new" || screen === "learn") && rest) {
    return { screen, game: rest };
  }
  if (screen === "table" && rest) {
    return { screen, table: rest, ...moment(query) };
  }
  if (screen === "help") {
    return rest ? { screen, part: rest } : { screen };
  }
  if (screen === "rules" || screen === "cards") {
    return rest ? { screen, game: rest } : { screen };
  }
  if (screen === "verify") {
    return rest ? { screen, table: rest } : { screen };
  }
  return screen === "me" || screen === "tables" ? { screen } : { screen: "lobby" };
}

/** A path as it is meant; one that is broken means nothing. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
}

/** The entry that an address names: `at=57`. */
function moment(query: string): { at?: number } {
  const at = /^\d{1,9}$/.exec(new URLSearchParams(query).get("at") ?? "");
  return at === null ? {} : { at: Number(at[0]) };
}

export function addressOf(place: Place): string {
  switch (place.screen) {
    case "new":
    case "learn":
      return `#/${place.screen}/${encodeURIComponent(place.game)}`;
    case "table":
      return `#/table/${encodeURIComponent(place.table)}${place.at === undefined ? "" : `?at=${place.at}`}`;
    case "rules":
    case "cards":
      return place.game === undefined ? `#/${place.screen}` : `#/${place.screen}/${encodeURIComponent(place.game)}`;
    case "me":
    case "tables":
      return `#/${place.screen}`;
    case "help":
      return place.part === undefined ? "#/help" : `#/help/${encodeURIComponent(place.part)}`;
    case "verify":
      return place.table === undefined ? "#/verify" : `#/verify/${encodeURIComponent(place.table)}`;
    default:
      return "#/";
  }
}

/** What changes when one goes to another screen; the moments of a game are all one screen. */
export function screenOf(place: Place): string {
  return place.screen === "table" ? `table ${place.table}` : `${place.screen} ${addressOf(place)}`;
}

/** The token in a link that somebody pasted, or null. */
export function tokenIn(pasted: string): Place | null {
  const found = placeOf(pasted.trim().replace(/^[^#]*/, ""));
  return found.screen === "join" || found.screen === "recover" ? found : null;
}
