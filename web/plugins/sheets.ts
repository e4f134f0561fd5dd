// What a table shows when it opens comes in one file: the sheets that a game's pictures.json names under `first`, one
// after the other, each behind a line with its name. `virtual:first-sheets` tells the address of each game's file.

import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const MODULE = "virtual:first-sheets";

export function joinSheets(root: string): Plugin {
  let isBuild = false;
  return {
    name: "join-sheets",
    configResolved(config) {
      isBuild = config.command === "build";
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      const addresses: string[] = [];
      for (const game of isBuild ? readdirSync(join(root, "src/games")) : []) {
        const table = join(root, "src/games", game, "pictures.json");
        if (!existsSync(table)) continue;
        const { first } = JSON.parse(await readFile(table, "utf8")) as { first: string[] };
        const sheets = first.map(async (name) => {
          const sheet = await readFile(join(root, "art", game, `${name}.svg`), "utf8");
          return `<!--${game}/${name}-->\n${sheet.replace(/<\/?svg[^>]*>\n?/g, "")}`;
        });
        const source = `<svg xmlns="http://www.w3.org/2000/svg">\n${(await Promise.all(sheets)).join("")}</svg>\n`;
        const file = this.emitFile({ type: "asset", name: `${game}-first.svg`, source });
        addresses.push(`${JSON.stringify(game)}: import.meta.ROLLUP_FILE_URL_${file}`);
      }
      return `export default { ${addresses.join(", ")} };`;
    },
  };
}
