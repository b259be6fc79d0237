// How one likes it: light or dark, notifications, keys, boards. Kept in this browser.

import { keep, kept } from "./keep";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const SIZES = ["small", "normal", "large", "huge"] as const;
export type Size = (typeof SIZES)[number];

class Preferences {
  theme = $state<Theme>(THEMES.find((theme) => theme === kept("theme")) ?? "auto");
  /** The size of the text, and of everything that goes by it. */
  size = $state<Size>(SIZES.find((size) => size === kept("size")) ?? "normal");
  notify = $state(kept("notify") === true);
  /** Whether one hears what happens at a table. */
  sound = $state(kept("sound") === true);
  keys = $state(kept("keys") !== false);
  /** Games on their boards, where they have one, or as headings and lists. */
  board = $state(kept("board") !== false);
  /** Whether the only answer there is is given without one, at every table. */
  forced = $state(kept("forced") !== false);
  /** Whether the first touch only shows what would happen; else one click plays. */
  confirm = $state(kept("confirm") !== false);

  chooseTheme(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme);
  }

  chooseSize(size: Size): void {
    this.size = size;
    keep("size", size);
  }

  chooseSound(on: boolean): void {
    this.sound = on;
    keep("sound", on);
  }

  chooseKeys(on: boolean): void {
    this.keys = on;
    keep("keys", on);
  }

  chooseBoard(on: boolean): void {
    this.board = on;
    keep("board", on);
  }

  chooseConfirm(on: boolean): void {
    this.confirm = on;
    keep("confirm", on);
  }

  chooseForced(on: boolean): void {
    this.forced = on;
    keep("forced", on);
  }

  /** Notifications need the browser's consent; whether they are on now. */
  async chooseNotify(on: boolean): Promise<boolean> {
    const allowed = on && "Notification" in window && (await Notification.requestPermission()) === "granted";
    this.notify = allowed;
    keep("notify", allowed);
    return allowed;
  }

  /** Tell somebody who looks elsewhere. */
  tell(words: string, tag: string): void {
    if (this.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
      const shown = new Notification(words, { tag, icon: "/icon.svg" });
      shown.onclick = () => {
        window.focus();
        shown.close();
      };
    }
  }
}

export const preferences = new Preferences();
