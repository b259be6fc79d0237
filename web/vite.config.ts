import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { gameIcons } from "./icons.config";

const SERVER = "http://127.0.0.1:8000"; // where `posterity serve --no-browser` answers while one works on the client

export default defineConfig({
  plugins: [svelte(), gameIcons()],
  build: {
    outDir: "../src/posterity/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's policy allows nothing inline
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
});
