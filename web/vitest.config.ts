import { compileModule } from "svelte/compiler";
import { defineConfig, type Plugin } from "vitest/config";

/** What changes while one looks (`*.svelte.ts`), made as for a browser, so that it can be tried without one. */
function runes(): Plugin {
  return {
    name: "runes",
    enforce: "post",
    transform(code, id) {
      const made = /\.svelte(\.test)?\.ts$/.test(id) ? compileModule(code, { filename: id, generate: "client" }) : null;
      return made === null ? undefined : { code: made.js.code, map: made.js.map.toString() };
    },
  };
}

export default defineConfig({
  plugins: [runes()],
  resolve: { conditions: ["browser"] },
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "node",
    server: { deps: { inline: ["svelte"] } },
  },
});
