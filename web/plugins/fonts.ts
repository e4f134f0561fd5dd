// Fonts with only the letters that the page's own words need, cut from the packages' files before each build. `type.css`
// says which: a face from the folder below is cut to its `unicode-range`. Other letters come from the whole files.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const STYLES = "src/styles/type.css";
const CUT = "node_modules/.cut-fonts";
// What browsers use unasked, and the figures that base.css asks for.
const FEATURES = ["calt", "ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "rlig", "tnum"];
// The one weight that titles are set in (base.css).
const TITLES = 600;

export function cutFonts(root: string): Plugin {
  return {
    name: "cut-fonts",
    async buildStart() {
      const faces = (await readFile(resolve(root, STYLES), "utf8")).split("@font-face").slice(1);
      await mkdir(resolve(root, CUT), { recursive: true });
      for (const face of faces) {
        const file = /url\("[^"]*\.cut-fonts\/([^"]+)"\)/.exec(face)?.[1];
        const range = /unicode-range:([^;]+);/.exec(face)?.[1];
        if (file && range) await writeFile(resolve(root, CUT, file), await cut(root, file, range));
      }
    },
  };
}

async function cut(root: string, file: string, range: string): Promise<Uint8Array> {
  const packages = ["@fontsource/alegreya-sans", "@fontsource-variable/grenze-gotisch"];
  const owner = packages.find((name) => file.startsWith(basename(name)));
  if (!owner) throw new Error(`${STYLES}: no package has ${file}`);
  return subsetFont(await readFile(resolve(root, "node_modules", owner, "files", file)), letters(range), {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
    noHinting: true,
    ...(file.includes("wght") ? { variationAxes: { wght: TITLES } } : {}),
  });
}

/** The letters of a `unicode-range`. */
export function letters(range: string): string {
  return range
    .split(",")
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .trim()
        .replace("U+", "")
        .split("-")
        .map((code) => parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, number) => String.fromCodePoint(first + number));
    })
    .join("");
}
