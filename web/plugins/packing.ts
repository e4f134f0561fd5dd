// Files that browsers get compressed are compressed here, as small as it gets: the server has no time for that.

import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = /\.(js|css|svg|json|webmanifest|html)$/;

export function packFiles(): Plugin {
  let folder = "";
  return {
    name: "pack-files",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      for (const name of await readdir(folder, { recursive: true })) {
        if (!TEXTS.test(name)) continue;
        const content = await readFile(join(folder, name));
        const parameters = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        };
        await writeFile(join(folder, `${name}.br`), brotliCompressSync(content, { params: parameters }));
        await writeFile(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}
