import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["node_modules/", "dist/", "src/lib/wire.ts", "src/lib/views.ts"] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylistic,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      "no-undef": "off", // the compiler knows
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "as" }],
      "@typescript-eslint/no-meaningless-void-operator": "off", // an effect names what it depends on
      "svelte/no-at-html-tags": "error", // what people typed is text, never markup
      "svelte/no-inline-styles": "error", // the server's policy forbids them
      "svelte/button-has-type": "error",
      "svelte/require-each-key": "error",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  { files: ["**/*.js"], extends: [ts.configs.disableTypeChecked] },
);
