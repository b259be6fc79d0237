import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { EnvironmentOptions } from "vite";
import { defineConfig } from "vitest/config";

/** What changes while one looks (`*.svelte.ts`) is tried as it runs in a browser, not as a server would write it. */
const PAGE: EnvironmentOptions = { consumer: "client", resolve: { conditions: ["browser"], noExternal: ["svelte"] } };

export default defineConfig({
  plugins: [svelte()],
  environments: { ssr: PAGE },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
