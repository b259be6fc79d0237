// Routes: everything stands behind the # of the address, so that it is never sent to a server.

export type Route =
  | { screen: "lobby" }
  | { screen: "tables" }
  | { screen: "rules"; game?: string }
  | { screen: "cards"; game?: string }
  | { screen: "new"; game: string }
  | { screen: "learn"; game: string }
  | { screen: "table"; table: string; at?: number }
  | { screen: "review"; table: string; at?: number }
  | { screen: "practice"; item?: string }
  | { screen: "me" }
  | { screen: "help"; part?: string }
  | { screen: "verify"; table?: string }
  | { screen: "join"; token: string; watch: boolean }
  | { screen: "recover"; token: string };

/** What an address means; whatever is not understood leads to the lobby. */
export function routeOf(hash: string): Route {
  const [, word, token] = /^#(join|watch|recover)=([\w-]+)$/.exec(hash) ?? [];
  if (token !== undefined) {
    return word === "recover" ? { screen: word, token } : { screen: "join", token, watch: word === "watch" };
  }
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [screen, rest] = decoded(path).split("/");
  if ((screen === "new" || screen === "learn") && rest) {
    return { screen, game: rest };
  }
  if ((screen === "table" || screen === "review") && rest) {
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
  if (screen === "practice") {
    return rest ? { screen, item: rest } : { screen };
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

export function addressOf(route: Route): string {
  switch (route.screen) {
    case "new":
    case "learn":
      return `#/${route.screen}/${encodeURIComponent(route.game)}`;
    case "table":
    case "review":
      return `#/${route.screen}/${encodeURIComponent(route.table)}${route.at === undefined ? "" : `?at=${route.at}`}`;
    case "rules":
    case "cards":
      return route.game === undefined ? `#/${route.screen}` : `#/${route.screen}/${encodeURIComponent(route.game)}`;
    case "me":
    case "tables":
      return `#/${route.screen}`;
    case "help":
      return route.part === undefined ? "#/help" : `#/help/${encodeURIComponent(route.part)}`;
    case "practice":
      return route.item === undefined ? "#/practice" : `#/practice/${encodeURIComponent(route.item)}`;
    case "verify":
      return route.table === undefined ? "#/verify" : `#/verify/${encodeURIComponent(route.table)}`;
    default:
      return "#/";
  }
}

/** What changes when one goes to another screen; the moments of a game are all one screen. */
export function screenOf(route: Route): string {
  return route.screen === "table" || route.screen === "review"
    ? `${route.screen} ${route.table}`
    : `${route.screen} ${addressOf(route)}`;
}

/** The token in a link that somebody pasted, or null. */
export function tokenIn(pasted: string): Route | null {
  const found = routeOf(pasted.trim().replace(/^[^#]*/, ""));
  return found.screen === "join" || found.screen === "recover" ? found : null;
}
