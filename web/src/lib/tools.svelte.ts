// What can be opened over a table from anywhere at it: rules, cards, people, log, chat.

import { getContext, setContext } from "svelte";

import type { Session } from "./session.svelte";
import { Unread } from "./unread.svelte";

export type Opened = "rules" | "cards" | "people";
export type Told = "log" | "chat";

const CONTEXT = "tools";

export class TableTools {
  /** What lies open over the table. */
  drawer = $state<Opened | null>(null);
  /** The clause at which the rules were opened. */
  clause = $state("");
  /** Which of them is shown where there is room for one; and whether it has all the room it wants. */
  panel = $state<Told>("log");
  wide = $state(false);
  /** Whether log and chat can be seen to be there. */
  named = $state(false);
  /** What somebody is about to say. */
  typed = $state("");
  readonly unread: Unread;

  constructor(session: Session) {
    this.unread = new Unread(() => session);
  }

  rules(at = ""): void {
    this.clause = at;
    this.drawer = "rules";
  }

  /** Log or chat, with room to read. */
  tell(panel: Told): void {
    this.panel = panel;
    this.wide = true;
  }
}

export function layTools(tools: TableTools): TableTools {
  setContext("rules", (at: string) => {
    tools.rules(at);
  });
  return setContext(CONTEXT, tools);
}

export function toolsHere(): TableTools {
  return getContext<TableTools>(CONTEXT);
}
