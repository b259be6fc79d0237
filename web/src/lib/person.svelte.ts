// The person at this browser: a name and a key, kept here.

import { setKey, call, Refusal } from "./api";
import { removeStored, saveStored, loadStored } from "./storage";
import type { Welcome } from "./wire";

function isWelcome(found: unknown): found is Welcome {
  return (
    typeof found === "object" &&
    found !== null &&
    ["person", "name", "key"].every((name) => typeof Reflect.get(found, name) === "string")
  );
}

class Person {
  me = $state.raw<Welcome | null>(null);

  constructor() {
    const found = loadStored("person");
    if (isWelcome(found)) {
      this.me = found;
      setKey(found.key);
    }
  }

  signIn(welcome: Welcome): void {
    this.me = welcome;
    saveStored("person", welcome);
    setKey(welcome.key);
  }

  async register(name: string): Promise<void> {
    this.signIn(await call("POST /api/people", { body: { name } }));
  }

  async rename(name: string): Promise<void> {
    const me = await call("POST /api/me", { body: { name } });
    if (this.me !== null) {
      this.signIn({ ...this.me, name: me.name });
    }
  }

  signOut(): void {
    this.me = null;
    removeStored("person");
    setKey(null);
  }

  /** Does the server still know this key? One that was shut out begins anew. */
  async checkKey(): Promise<void> {
    if (this.me === null) {
      return;
    }
    try {
      const found = await call("GET /api/me", {});
      this.signIn({ ...this.me, name: found.name });
    } catch (refusal) {
      if (refusal instanceof Refusal && refusal.status === 401) {
        this.signOut();
      }
    }
  }
}

export const person = new Person();
