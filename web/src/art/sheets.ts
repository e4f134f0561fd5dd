// Sheets of symbols. A sheet is fetched once, when something on it is shown for the first time, and of its symbols those
// are put into the document that are shown. Ids are unique over all sheets, so that any number of them may be there.

import firsts from "virtual:first-sheets";

const addresses = import.meta.glob<string>("../../art/*/*.svg", { query: "?url", import: "default", eager: true });

/** Every sheet there is, as `game/sheet`. */
export const SHEETS: readonly string[] = Object.keys(addresses)
  .map((path) => path.replace(/^.*\/art\//, "").replace(/\.svg$/, ""))
  .filter((name) => !name.startsWith("icons/"));

/** The symbols of the sheets that have come, and the parts they are made of, each as its line of the file. */
const lines = new Map<string, string>();
const there = new Set<string>();
/** What is shown, or referred to, of sheets that have not come yet. */
const missing = new Set<string>();
/** The ids of a sheet's symbols. */
const asked = new Map<string, Promise<readonly string[]>>();

/** A picture without size of its own for what others refer to. */
function shelf(name: "paints" | "symbols"): Element {
  let sheets = document.getElementById("sheets");
  if (!sheets) {
    sheets = document.createElement("div");
    sheets.id = "sheets";
    sheets.setAttribute("aria-hidden", "true");
    // Gradients of what is not rendered do not paint; symbols that are not rendered cost no style.
    sheets.innerHTML = `<svg data-shelf="paints"></svg><svg data-shelf="symbols" style="display:none"></svg>`;
    sheets.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
    document.body.append(sheets);
  }
  return sheets.querySelector(`[data-shelf="${name}"]`)!;
}

async function fetchText(address: string | undefined, name: string): Promise<string> {
  if (!address) throw new Error(`no sheet of symbols: ${name}`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`sheet ${name}: ${answer.status}`);
  return answer.text();
}

/** Keep what is on a sheet, and show what was waited for. */
function take(sheet: string): readonly string[] {
  const symbols: string[] = [];
  const paints: string[] = [];
  for (const line of sheet.split("\n")) {
    const [, kind, id] = /^<(symbol|g) id="([^"]+)"/.exec(line) ?? [];
    if (id) lines.set(id, line);
    else if (!/^<\/?svg/.test(line)) paints.push(line);
    if (id && kind === "symbol") symbols.push(id);
  }
  shelf("paints").insertAdjacentHTML("beforeend", paints.join(""));
  show([...missing].filter((id) => lines.has(id)));
  return symbols;
}

async function fetchSheet(name: string): Promise<readonly string[]> {
  return take(await fetchText(addresses[`../../art/${name}.svg`], name));
}

/** The sheets of a file in which each stands behind its name (web/plugins/sheets.ts). */
async function fetchSheets(address: string, game: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const [, ...parts] = (await fetchText(address, game)).split(/^<!--(.+)-->\n/m);
  return new Map(parts.flatMap((name, at) => (at % 2 === 0 ? [[name, take(parts[at + 1] ?? "")] as const] : [])));
}

/** A line with the parts it is made of in their places: each `<use>` in the document is a copy, and slow to style. */
function whole(line: string): string {
  return line.replace(/<use href="#([^"]+)"( transform="[^"]+")?\/>/g, (use, id: string, moved = "") => {
    const part = lines.get(id);
    if (!part || part.startsWith("<symbol")) return use;
    return `<g${moved}>${whole(part.replace(/ id="[^"]+"/, ""))}</g>`;
  });
}

/** Put symbols into the document, with those they refer to. */
function show(symbols: Iterable<string>): void {
  const added: string[] = [];
  const take = (id: string): void => {
    const line = lines.get(id);
    if (!line) missing.add(id);
    if (!line || there.has(id)) return;
    there.add(id);
    missing.delete(id);
    const drawing = whole(line);
    added.push(drawing);
    for (const [, other] of drawing.matchAll(/<use href="#([^"]+)"/g)) take(other!);
  };
  for (const id of symbols) take(id);
  if (added.length > 0) shelf("symbols").insertAdjacentHTML("beforeend", added.join(""));
}

/** Have a sheet, `game/sheet`, fetched before it is needed. A failed fetch is tried again later. */
export function ask(name: string): Promise<readonly string[]> {
  return asked.get(name) ?? expect(name, fetchSheet(name));
}

/** Have the sheets fetched that a table of a game shows when it opens: in one file, if the build has made one. */
export function askFirst(game: string, sheets: readonly string[]): void {
  const address = firsts[game];
  const together = address ? fetchSheets(address, game) : null;
  for (const name of sheets.map((sheet) => `${game}/${sheet}`))
    if (!asked.has(name)) void expect(name, together?.then((all) => all.get(name) ?? []) ?? fetchSheet(name));
}

function expect(name: string, coming: Promise<readonly string[]>): Promise<readonly string[]> {
  coming.catch(() => asked.delete(name));
  asked.set(name, coming);
  return coming;
}

/** What `<use>` refers to for a symbol, which is put into the document as soon as its sheet is there. */
export function shown(symbol: string): string {
  show([symbol]);
  return `#${symbol}`;
}

/** Make sure that all symbols of a sheet are in the document. */
export async function need(name: string): Promise<void> {
  show(await ask(name));
}

/** The symbols of a sheet by their ids: those that are used, without the parts they are made of. */
export async function symbolsOf(name: string): Promise<string[]> {
  return (await ask(name)).filter((id) => !/^[a-z_]+-cv[a-z]-/.test(id));
}
