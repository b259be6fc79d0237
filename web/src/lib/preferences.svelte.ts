// How one likes it: light or dark, notifications, keys, boards. Kept in this browser.

import { keep, kept } from "./keep";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const SIZES = ["small", "normal", "large", "huge"] as const;
export type Size = (typeof SIZES)[number];

/** How fast others' moves are played back to whoever comes back; off: not by itself. */
export const PLAYBACKS = ["off", "slow", "normal", "quick"] as const;
export type Playback = (typeof PLAYBACKS)[number];

/** How loud sounds are, of what they could be. */
export const VOLUMES = [0.25, 0.5, 1] as const;

class Preferences {
  theme = $state<Theme>(THEMES.find((theme) => theme === kept("theme")) ?? "auto");
  /** The size of the text, and of everything that goes by it. */
  size = $state<Size>(SIZES.find((size) => size === kept("size")) ?? "normal");
  notify = $state(kept("notify") === true);
  /** Whether one hears what happens at a table, and how loud. */
  sound = $state(kept("sound") !== false);
  volume = $state<(typeof VOLUMES)[number]>(VOLUMES.find((volume) => volume === kept("volume")) ?? VOLUMES[0]);
  playback = $state<Playback>(PLAYBACKS.find((pace) => pace === kept("playback")) ?? "normal");
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

  chooseVolume(volume: (typeof VOLUMES)[number]): void {
    this.volume = volume;
    keep("volume", volume);
  }

  choosePlayback(pace: Playback): void {
    this.playback = pace;
    keep("playback", pace);
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
