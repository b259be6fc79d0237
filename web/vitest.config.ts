import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] }, // what changes while one looks changes as in a browser
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
