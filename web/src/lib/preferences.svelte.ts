// Preferences: light or dark, notifications, keys, boards. Kept in this browser.

import { saveStored, loadStored } from "./storage";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const SIZES = ["small", "normal", "large", "huge"] as const;
export type Size = (typeof SIZES)[number];

/** How fast others' moves are played back to whoever comes back; off: not by itself. */
export const PLAYBACKS = ["off", "slow", "normal", "quick"] as const;
export type PlaybackSpeed = (typeof PLAYBACKS)[number];

/** How loud sounds are, of what they could be. */
export const VOLUMES = [0.25, 0.5, 1] as const;

class Preferences {
  theme = $state<Theme>(THEMES.find((theme) => theme === loadStored("theme")) ?? "auto");
  /** The size of the text, and of everything that goes by it. */
  size = $state<Size>(SIZES.find((size) => size === loadStored("size")) ?? "normal");
  notify = $state(loadStored("notify") === true);
  /** Whether one hears what happens at a table, and how loud. */
  sound = $state(loadStored("sound") !== false);
  volume = $state<(typeof VOLUMES)[number]>(VOLUMES.find((volume) => volume === loadStored("volume")) ?? VOLUMES[0]);
  playback = $state<PlaybackSpeed>(PLAYBACKS.find((pace) => pace === loadStored("playback")) ?? "normal");
  keys = $state(loadStored("keys") !== false);
  /** Games on their boards, where they have one, or as headings and lists. */
  board = $state(loadStored("board") !== false);
  /** Whether the only answer there is is given without one, at every table. */
  forced = $state(loadStored("forced") !== false);
  /** Whether the first touch only shows what would happen; else one click plays. */
  confirm = $state(loadStored("confirm") !== false);

  chooseTheme(theme: Theme): void {
    this.theme = theme;
    saveStored("theme", theme);
  }

  chooseSize(size: Size): void {
    this.size = size;
    saveStored("size", size);
  }

  chooseSound(on: boolean): void {
    this.sound = on;
    saveStored("sound", on);
  }

  chooseVolume(volume: (typeof VOLUMES)[number]): void {
    this.volume = volume;
    saveStored("volume", volume);
  }

  choosePlayback(pace: PlaybackSpeed): void {
    this.playback = pace;
    saveStored("playback", pace);
  }

  chooseKeys(on: boolean): void {
    this.keys = on;
    saveStored("keys", on);
  }

  chooseBoard(on: boolean): void {
    this.board = on;
    saveStored("board", on);
  }

  chooseConfirm(on: boolean): void {
    this.confirm = on;
    saveStored("confirm", on);
  }

  chooseForced(on: boolean): void {
    this.forced = on;
    saveStored("forced", on);
  }

  /** Notifications need the browser's consent; whether they are on now. */
  async chooseNotify(on: boolean): Promise<boolean> {
    const allowed = on && "Notification" in window && (await Notification.requestPermission()) === "granted";
    this.notify = allowed;
    saveStored("notify", allowed);
    return allowed;
  }

  /** Tell somebody who looks elsewhere. */
  showNotification(words: string, tag: string): void {
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
