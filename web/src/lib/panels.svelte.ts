// What can be opened over a table from anywhere at it: rules, cards, people, log, chat.

import { getContext, setContext } from "svelte";

import type { Session } from "./session.svelte";
import { Unread } from "./unread.svelte";

export type DrawerName = "rules" | "cards" | "people" | "keys";
export type PanelName = "log" | "chat";

const CONTEXT = "panels";

export class TablePanels {
  /** What lies open over the table. */
  drawer = $state<DrawerName | null>(null);
  /** The clause at which the rules were opened. */
  clause = $state("");
  /** Which of them is shown where there is room for one; and whether it has all the room it wants. */
  panel = $state<PanelName>("log");
  wide = $state(false);
  /** How often one of them was asked for. */
  requests = $state(0);
  /** Whether log and chat can be seen to be there. */
  tabsVisible = $state(false);
  /** What somebody is about to say. */
  chatDraft = $state("");
  readonly unread: Unread;

  constructor(session: Session) {
    this.unread = new Unread(() => session);
  }

  openRules(at = ""): void {
    this.clause = at;
    this.drawer = "rules";
  }

  /** Log or chat, with room to read. */
  openPanel(panel: PanelName): void {
    this.panel = panel;
    this.wide = true;
    this.requests++;
  }
}

export function setPanels(panels: TablePanels): TablePanels {
  setContext("rules", (at: string) => {
    panels.openRules(at);
  });
  return setContext(CONTEXT, panels);
}

export function getPanels(): TablePanels {
  return getContext<TablePanels>(CONTEXT);
}
