// The screens that people come to have documents of their own, which name the screen's files: a browser fetches them
// together with the first script instead of one after the other. The server picks the document (http/page.py).

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

const DOCUMENTS = { lobby: "/screens/Lobby.svelte", table: "/screens/TableScreen.svelte" };

export function hintFiles(): Plugin {
  return {
    name: "hint-files",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      const plain = await readFile(join(dir, "index.html"), "utf8");
      for (const [name, screen] of Object.entries(DOCUMENTS)) {
        const own = Object.values(bundle).find(
          (file) => file.type === "chunk" && file.facadeModuleId?.endsWith(screen),
        );
        if (own?.type !== "chunk") throw new Error(`the build has no ${screen}`);
        const hints = filesOf(own, bundle)
          .filter((file) => !plain.includes(file))
          .map((file) =>
            file.endsWith(".css")
              ? `<link rel="stylesheet" crossorigin href="/${file}">`
              : `<link rel="modulepreload" crossorigin href="/${file}">`,
          );
        await writeFile(join(dir, `${name}.html`), plain.replace("</head>", `  ${hints.join("\n    ")}\n  </head>`));
      }
    },
  };
}

/** A chunk's file and all that it imports, with their styles. */
export function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  const take = (file: string): void => {
    const taken = bundle[file];
    if (found.has(file) || taken?.type !== "chunk") return;
    found.add(file);
    for (const style of taken.viteMetadata?.importedCss ?? []) found.add(style);
    taken.imports.forEach(take);
  };
  take(chunk.fileName);
  return [...found];
}
