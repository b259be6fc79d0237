import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { focusHeading, restoreFocus, isBusy } from "../src/lib/focus";

/** Something on a page: what it is, whether it is still there, and whether it was given the focus. */
class Thing {
  focused = false;
  tabIndex = 0;

  constructor(
    readonly names: string[],
    readonly isConnected = true,
    readonly inside: Thing[] = [],
  ) {}

  closest(selector: string): Thing | null {
    return selector.split(", ").some((name) => this.names.includes(name)) ? this : null;
  }

  contains(other: Thing): boolean {
    return other === this || this.inside.includes(other);
  }

  querySelector(name: string): Thing | null {
    return this.inside.find((one) => one.names.includes(name)) ?? null;
  }

  focus(): void {
    this.focused = true;
  }
}

const body = new Thing(["body"]);
const element = (thing: Thing) => thing as unknown as HTMLElement;

function page(active: Thing, main: Thing | null = null): void {
  vi.stubGlobal("document", { activeElement: active, body, getElementById: () => main });
}

beforeEach(() => {
  vi.stubGlobal("HTMLElement", Thing);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it("is left to whoever writes, chooses, reads in a drawer or walks over the board", () => {
  for (const name of ["input", "textarea", "select", "dialog", "[data-stop]"]) {
    page(new Thing([name]));
    expect(isBusy()).toBe(true);
  }
  for (const idle of [body, new Thing(["button"])]) {
    page(idle);
    expect(isBusy()).toBe(false);
  }
});

describe("the focus is given back", () => {
  it("to where it was, or to the heading where that is gone", () => {
    for (const [before, there] of [
      [new Thing(["button"]), true],
      [new Thing(["button"], false), false],
      [body, false],
      [null, false],
    ] as const) {
      const heading = new Thing(["h2"]);
      page(body);
      restoreFocus(before === null ? null : element(before), element(heading));
      expect([before?.focused ?? false, heading.focused]).toEqual([there, !there]);
    }
  });
});

describe("a new screen is read", () => {
  it("from its heading, or from its beginning where there is none yet", () => {
    const [heading, bare] = [new Thing(["h1"]), new Thing(["main"])];
    page(new Thing(["a"]), new Thing(["main"], true, [heading]));
    focusHeading();
    page(body, bare);
    focusHeading();

    expect([heading.focused, heading.tabIndex, bare.focused]).toEqual([true, -1, true]);
  });

  it("from where something on it has asked for it", () => {
    const [heading, button] = [new Thing(["h1"]), new Thing(["button"])];
    page(button, new Thing(["main"], true, [heading, button]));
    focusHeading();

    expect(heading.focused).toBe(false);
  });
});
