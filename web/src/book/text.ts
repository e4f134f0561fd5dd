// The text of a rulebook: Markdown cut into chapters, with places for figures, rows of pieces and lists of cards.
//
// Beside plain Markdown there are three fences and one kind of picture:
//   ```figure NAME     a position of the game's rulebook.toml, drawn; the lines below are its caption
//   ```pieces ID ID …  pieces in a row, with a caption
//   ```cards KIND …    what components do, in the words of their cards: all of a kind, those of a group, or single ones
//   ![](piece:good:wood)   a piece in the line

import { marked, type Token, type Tokens } from "marked";
import { pictureOf, symbol } from "../art/pictures";
import { ask, shown } from "../art/sheets";

export type Block =
  | { kind: "html"; html: string }
  | { kind: "figure"; name: string; html: string }
  | { kind: "pieces"; ids: string[]; html: string }
  | { kind: "cards"; wanted: string[] };

export interface Heading {
  /** The name of the place it marks, `8.2`; empty for the opening. */
  name: string;
  title: string;
}

export interface Chapter extends Heading {
  sections: Heading[];
  blocks: Block[];
}

const ANCHOR = /<a id="rule-([^"]+)"><\/a>/g;
/** Markdown has no table without a head, and a head without words says nothing. */
const NO_HEAD = /<thead>\s*<tr>\s*(<th><\/th>\s*)+<\/tr>\s*<\/thead>/;
const PIECE = /^piece:(.+)$/;

/** The place that a link within the rules leads to; null for other links. */
export function placeOf(hash: string): string | null {
  const name = decodeURIComponent(hash.replace(/^#/, "")).replace(/^rule-/, "");
  return /^(R-\d+|\d+(\.\d+)?)$/.test(name) ? name : null;
}

function drawn(game: string, id: string, words: string): string {
  const picture = id.includes("#") ? symbol(game, id) : pictureOf(game, id);
  if (!picture) return words;
  ask(picture.sheet).catch(() => undefined);
  const said = words ? `role="img" aria-label="${words}"` : 'aria-hidden="true"';
  return `<svg class="inline" ${said}><use href="${shown(picture.symbol)}" width="100%" height="100%"/></svg>`;
}

/** Cut a text into its opening and its chapters. */
export function chapters(text: string, game: string): Chapter[] {
  const renderer = new marked.Renderer();
  const picture = renderer.image.bind(renderer);
  renderer.image = (token: Tokens.Image): string => {
    const id = PIECE.exec(token.href)?.[1];
    return id ? drawn(game, id, token.text) : picture(token);
  };
  const table = renderer.table;
  renderer.table = function (this: typeof renderer, token: Tokens.Table): string {
    return table
      .call(this, token)
      .replace("<table>", '<table tabindex="0">')
      .replace(NO_HEAD, "")
      .replaceAll("<th></th>", "<td></td>");
  };
  const html = (tokens: Token[]): string => marked.parser(tokens, { renderer });

  const found: Chapter[] = [{ name: "", title: "", sections: [], blocks: [] }];
  for (const token of marked.lexer(text)) {
    const heading = token.type === "heading" ? (token as Tokens.Heading) : null;
    if (heading && heading.depth < 4) {
      const name = [...heading.text.matchAll(ANCHOR)][0]?.[1] ?? "";
      const title = heading.text.replace(ANCHOR, "").trim();
      if (heading.depth === 1) found[0]!.title = title;
      else if (heading.depth === 2) found.push({ name, title, sections: [], blocks: [] });
      else found.at(-1)!.sections.push({ name, title });
      if (heading.depth === 1) continue;
    }
    const { blocks } = found.at(-1)!;
    const last = blocks.at(-1);
    const fence = token.type === "code" ? (token as Tokens.Code) : null;
    const [kind, ...rest] = fence?.lang?.split(/\s+/) ?? [];
    if (fence && kind === "figure") blocks.push({ kind, name: rest[0] ?? "", html: html(marked.lexer(fence.text)) });
    else if (fence && kind === "pieces") blocks.push({ kind, ids: rest, html: html(marked.lexer(fence.text)) });
    else if (fence && kind === "cards") blocks.push({ kind, wanted: rest });
    else if (last?.kind === "html") last.html += html([token]);
    else blocks.push({ kind: "html", html: html([token]) });
  }
  return found;
}
