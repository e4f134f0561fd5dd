import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

export default ts.config(
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig: config } },
  },
  {
    rules: {
      // Maps here are plain caches and answers; what has to be reactive is a rune.
      "svelte/prefer-svelte-reactivity": "off",
      // The compiler and the linter disagree about which initial values need the comment.
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
  { ignores: ["dist/", "node_modules/", "src/lib/protocol.ts"] },
);
