// Requests over HTTP, typed by the server's own schemas.

import type { Endpoints, Problem } from "./wire";

/** Why something cannot be done: what the server said, or that it did not answer. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

/** The server could not be reached at all. */
export const UNREACHED = 0;

type CallOptions<E extends keyof Endpoints> = {
  path?: Record<string, string>;
  /** Aborted when nobody wants the answer any more. */
  signal?: AbortSignal | undefined;
} & (Endpoints[E]["body"] extends undefined ? { body?: undefined } : { body: Endpoints[E]["body"] }) &
  (Endpoints[E]["query"] extends undefined ? { query?: undefined } : { query?: Endpoints[E]["query"] });

/** The same for everybody, so no key is sent: a key that is no longer good would be refused. */
const PUBLIC = /^GET \/api\/(texts|games)\b/;

let key: string | null = null;

/** The key that requests are sent with from now on; null for none. */
export function setKey(newKey: string | null): void {
  key = newKey;
}

export async function call<E extends keyof Endpoints>(
  endpoint: E,
  options: CallOptions<E>,
): Promise<Endpoints[E]["result"]> {
  const [method = "GET", path = ""] = endpoint.split(" ");
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(options.path?.[name] ?? ""));
  const authorized = key === null || PUBLIC.test(endpoint) ? {} : { Authorization: `Bearer ${key}` };
  const response = await fetchOrRefuse(`${filled}${queryString(options.query)}`, {
    method,
    headers: { ...authorized, "Content-Type": "application/json" },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    signal: options.signal ?? null,
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok || answer === null) {
    throw new Refusal(response.status, asProblem(answer));
  }
  return answer as Endpoints[E]["result"];
}

async function fetchOrRefuse(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(path, request);
  } catch {
    throw new Refusal(UNREACHED, asProblem(null));
  }
}

/** What stands behind the `?` of an address. */
export function queryString(query: object | undefined): string {
  const parts = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (typeof value === "boolean") {
      parts.set(name, value ? "1" : "0");
    } else if (value !== null && value !== undefined) {
      parts.set(name, String(value));
    }
  }
  const text = parts.toString();
  return text === "" ? "" : `?${text}`;
}

/** An error of the server, or an empty one where the answer came from elsewhere. */
function asProblem(answer: unknown): Problem {
  if (typeof answer === "object" && answer !== null && "message" in answer) {
    return answer as Problem;
  }
  return { message: "", args: {}, clause: "" };
}
