// The pictures of game-icons (CC BY 3.0): those that the cards name and those of the boards, and no others.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const MODULE = "virtual:icons";
const CARDS = new URL("src/lib/icons.json", import.meta.url);
const SET = new URL("node_modules/@iconify-json/game-icons/icons.json", import.meta.url);

/** What all boards draw besides the cards; what one of them draws is in `icons.json` in its folder. */
const SHARED = ["big-gear", "card-draw", "card-pick", "pointing"];
const BOARDS = new URL("src/boards/", import.meta.url);

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

/** The outlines of a picture. */
function pathsOf(body: string, name: string): string[] {
  const paths = [...body.matchAll(/<path[^>]* d="([^"]+)"/g)].map((found) => found[1] ?? "");
  if (paths.length === 0 || /<(?!\/?(path|g)\b)/.test(body) || body.includes("transform")) {
    throw new Error(`the picture ${name} is more than outlines`);
  }
  return paths;
}

function read(file: URL): unknown {
  return JSON.parse(readFileSync(file, "utf-8"));
}

function ofBoards(): string[] {
  const files = readdirSync(BOARDS).map((folder) => new URL(`${folder}/icons.json`, BOARDS));
  return files.filter((file) => existsSync(file)).flatMap((file) => read(file) as string[]);
}

export function gameIcons(): Plugin {
  return {
    name: "game-icons",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) {
        return undefined;
      }
      const { icons } = read(SET) as IconSet;
      const named = [...new Set([...(read(CARDS) as string[]), ...SHARED, ...ofBoards()])].sort();
      const found = named.flatMap((name) => {
        const body = icons[name]?.body;
        return body === undefined ? [] : [[name, pathsOf(body, name)]];
      });
      return `export default ${JSON.stringify(Object.fromEntries(found))}`;
    },
  };
}
