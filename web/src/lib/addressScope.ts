// How far an address carries: to this machine alone, in the local network, or anywhere.

export type AddressScope = "machine" | "lan" | "world";

const HOME = /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|\[f[cd]|\[fe[89ab])|\.(local|lan|home)$/;

export function addressScopeOf(url: string): AddressScope {
  let host: string;
  try {
    host = new URL(url).hostname;
  } catch {
    return "world";
  }
  if (host === "localhost" || host.endsWith(".localhost") || host.startsWith("127.") || host === "[::1]") {
    return "machine";
  }
  return HOME.test(host) ? "lan" : "world";
}
