// The page's letters: Alegreya Sans for what is read, Grenze Gotisch for titles of games and screens. What our own words
// need is cut out of the packages' files before each build, to small ones; the whole files are fetched where other
// letters stand, in people's names and chat. `virtual:faces.css` says all this to the browser.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, relative, resolve } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const FACES = "virtual:faces.css";
const CUT = "node_modules/.cut-fonts";
// What browsers use unasked, and the figures that base.css asks for.
const FEATURES = ["calt", "ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "rlig", "tnum"];
// The one weight that titles are set in (base.css).
const TITLES = 600;

interface Font {
  family: string;
  weight: string;
  /** Its files, up to the alphabet and from there on. */
  from: string;
  to: string;
}
const SANS = { family: "Alegreya Sans", from: "@fontsource/alegreya-sans/files/alegreya-sans-" };
const FONTS: readonly Font[] = [
  { ...SANS, weight: "400", to: "-400-normal.woff2" },
  { ...SANS, weight: "700", to: "-700-normal.woff2" },
  {
    family: "Grenze Gotisch",
    weight: "100 900",
    from: "@fontsource-variable/grenze-gotisch/files/grenze-gotisch-",
    to: "-wght-normal.woff2",
  },
];

interface Part {
  alphabet: string;
  isCut: boolean;
  range: string;
}
// Where two ranges have a letter, the later one counts.
export const PARTS: readonly Part[] = [
  {
    alphabet: "latin",
    isCut: false,
    range:
      "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, " +
      "U+2190-21FF, U+2212, U+2215, U+FEFF, U+FFFD",
  },
  {
    alphabet: "latin-ext",
    isCut: false,
    range: "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9F, U+1EF2-1EFF",
  },
  {
    alphabet: "latin",
    isCut: true,
    range:
      "U+0020-007E, U+00A0-00A1, U+00AB, U+00B0-00B1, U+00B7, U+00BA-00BB, U+00BF, U+00C1, U+00C9, U+00CD, U+00D1, " +
      "U+00D3, U+00D7, U+00DA, U+00DC, U+00E1, U+00E9, U+00ED, U+00F1, U+00F3, U+00FA, U+00FC, U+2013-2014, " +
      "U+2018-2019, U+201C-201E, U+2026, U+2192, U+2212",
  },
  { alphabet: "latin-ext", isCut: true, range: "U+0104-0107, U+0118-0119, U+0141-0144, U+015A-015B, U+0179-017C" },
];

export function cutFonts(root: string): Plugin {
  return {
    name: "cut-fonts",
    resolveId: (id) => (id === FACES ? resolve(root, CUT, "faces.css") : null),
    async buildStart() {
      await mkdir(resolve(root, CUT), { recursive: true });
      const faces: string[] = [];
      for (const font of FONTS)
        for (const part of PARTS) {
          const whole = resolve(root, "node_modules", `${font.from}${part.alphabet}${font.to}`);
          const file = part.isCut ? resolve(root, CUT, basename(whole)) : whole;
          if (part.isCut) await writeFile(file, await cut(whole, font, part));
          faces.push(`@font-face {
  font-family: "${font.family}";
  font-weight: ${font.weight};
  font-display: swap;
  src: url("${relative(resolve(root, CUT), file)}") format("woff2");
  unicode-range: ${part.range};
}`);
        }
      await writeFile(resolve(root, CUT, "faces.css"), faces.join("\n"));
    },
  };
}

async function cut(file: string, { weight }: Font, { range }: Part): Promise<Uint8Array> {
  return subsetFont(await readFile(file), letters(range), {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
    noHinting: true,
    ...(weight.includes(" ") ? { variationAxes: { wght: TITLES } } : {}),
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
