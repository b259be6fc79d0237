// Chat lines of a table that were not read here yet. The browser remembers how far one has read.

import { saveStored, loadStored } from "./storage";
import type { Session } from "./session.svelte";
import type { ChatSent } from "./wire";

const NAME = "chat-read";
const TABLES = 50; // of so many tables it is remembered

type Marks = Record<string, number>;

function marks(): Marks {
  const found = loadStored(NAME);
  return typeof found === "object" && found !== null ? (found as Marks) : {};
}

export class Unread {
  /** The last line that was read. */
  private read = $state(0);
  /** What others have said since, but for those whom one does not listen to. */
  readonly lines: ChatSent[] = $derived.by(() => {
    const own = this.session().info?.you?.person;
    return this.session().chat.filter(
      (line) => line.n > this.read && (line.person === null || line.person !== own) && !this.session().isMuted(line),
    );
  });

  constructor(private readonly session: () => Session) {
    this.read = marks()[session().table] ?? 0;
  }

  /** Everything there is has been read. */
  mark(): void {
    const { table, chat } = this.session();
    const last = Math.max(this.read, ...chat.map((line) => line.n));
    if (last > this.read) {
      this.read = last;
      const others = Object.entries(marks()).filter(([one]) => one !== table);
      saveStored(NAME, Object.fromEntries([...others, [table, last]].slice(-TABLES)));
    }
  }
}
