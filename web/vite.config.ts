import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { cutFonts } from "./plugins/fonts.ts";
import { packFiles } from "./plugins/packing.ts";

const server = process.env.UNDERHALL_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), ...(process.env.VITEST ? [] : [cutFonts(import.meta.dirname), packFiles()])],
  build: {
    outDir: "../src/underhall/server/page",
    emptyOutDir: true,
    target: "es2022",
    sourcemap: false,
    // Pictures and sounds are fetched when they are wanted, however small: the first script stays light.
    assetsInlineLimit: 0,
  },
  server: {
    // The message files and the rules lie outside web/: both the server and the page read them.
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"], testTimeout: 120_000 },
  resolve: { conditions: process.env.VITEST ? ["browser"] : undefined },
});
