// What one does at a table besides playing: actions that may be refused, and links to its seats.

import { call } from "./api";
import { loadInviteLinks, saveInviteLinks } from "./inviteLinks";
import { router } from "./router.svelte";
import type { Session } from "./session.svelte";
import type { Acts, Link } from "./wire";

export class TableActions {
  /** Why the last action was refused. */
  refusal = $state.raw<unknown>(null);
  private links = $state.raw<Link[]>([]);

  constructor(private readonly session: Session) {
    this.links = loadInviteLinks(session.table);
  }

  async attempt<A extends keyof Acts>(act: A, body: Acts[A]["body"]): Promise<Acts[A]["result"] | null> {
    return this.trying(this.session.act(act, body));
  }

  /** The result of something that may be refused; null if it is. */
  async trying<T>(result: Promise<T>): Promise<T | null> {
    this.refusal = null;
    try {
      return await result;
    } catch (found) {
      this.refusal = found;
      return null;
    }
  }

  /** Delete the table, and leave it. */
  async remove(): Promise<void> {
    const gone = await this.trying(call("DELETE /api/tables/{table}", { path: { table: this.session.table } }));
    if (gone !== null) {
      router.go({ screen: "lobby" });
    }
  }

  async makeLink(seat: number): Promise<void> {
    const link = await this.attempt("link", { seat });
    if (link !== null) {
      this.links = [...this.links.filter((one) => one.seat !== seat), link];
      saveInviteLinks(this.session.table, this.links);
    }
  }

  /** The link to a seat that was made in this browser. */
  linkTo(seat: number): string | null {
    return this.links.find((one) => one.seat === seat)?.link ?? null;
  }
}
