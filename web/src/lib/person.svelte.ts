// Who one is: a name and a key, kept in this browser.

import { askAs, call, Refusal } from "./api";
import { forget, keep, kept } from "./keep";
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
    const found = kept("person");
    if (isWelcome(found)) {
      this.me = found;
      askAs(found.key);
    }
  }

  become(welcome: Welcome): void {
    this.me = welcome;
    keep("person", welcome);
    askAs(welcome.key);
  }

  async begin(name: string): Promise<void> {
    this.become(await call("POST /api/people", { body: { name } }));
  }

  async rename(name: string): Promise<void> {
    const me = await call("POST /api/me", { body: { name } });
    if (this.me !== null) {
      this.become({ ...this.me, name: me.name });
    }
  }

  leave(): void {
    this.me = null;
    forget("person");
    askAs(null);
  }

  /** Does the server still know this key? One that was shut out begins anew. */
  async check(): Promise<void> {
    if (this.me === null) {
      return;
    }
    try {
      const found = await call("GET /api/me", {});
      this.become({ ...this.me, name: found.name });
    } catch (refusal) {
      if (refusal instanceof Refusal && refusal.status === 401) {
        this.leave();
      }
    }
  }
}

export const person = new Person();
