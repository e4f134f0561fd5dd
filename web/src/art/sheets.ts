// Sheets of symbols, put into the document once, when something on them is shown for the first time. Ids of symbols
// are unique over all sheets, so that any number of them may be there.

const addresses = import.meta.glob<string>("../../art/*/*.svg", { query: "?url", import: "default", eager: true });
const asked = new Map<string, Promise<void>>();

/** Every sheet there is, as `game/sheet`. */
export const SHEETS: readonly string[] = Object.keys(addresses)
  .map((path) => path.replace(/^.*\/art\//, "").replace(/\.svg$/, ""))
  .filter((name) => !name.startsWith("icons/"));

function shelf(): HTMLElement {
  const found = document.getElementById("sheets");
  if (found) return found;
  const made = document.createElement("div");
  made.id = "sheets";
  made.setAttribute("aria-hidden", "true");
  // Not `display: none`: gradients of what is not rendered do not paint.
  made.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  return document.body.appendChild(made);
}

async function fetchSheet(name: string): Promise<void> {
  const address = addresses[`../../art/${name}.svg`];
  if (!address) throw new Error(`no sheet of symbols: ${name}`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`sheet ${name}: ${answer.status}`);
  const holder = document.createElement("div");
  holder.dataset.sheet = name;
  holder.innerHTML = await answer.text();
  await turn();
  shelf().append(holder);
}

let last = Promise.resolve();

/** A sheet a frame: all that shows its symbols is drawn anew, and many sheets at once would hold the page up. */
function turn(): Promise<void> {
  const mine = last;
  last = mine.then(drawn);
  return mine;
}

/** When the next frame has been drawn; a hidden page draws none. */
function drawn(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 100);
  });
}

/** Make sure that the symbols of a sheet, `game/sheet`, are in the document. A failed fetch is retried later. */
export function need(name: string): Promise<void> {
  let coming = asked.get(name);
  if (!coming) {
    coming = fetchSheet(name);
    coming.catch(() => asked.delete(name));
    asked.set(name, coming);
  }
  return coming;
}

/** The symbols of a sheet that is in the document, by their ids: those that are used, without the parts they are made of. */
export function symbolsOf(name: string): string[] {
  const found = document.querySelectorAll(`#sheets [data-sheet="${name}"] symbol`);
  return [...found].map((symbol) => symbol.id).filter((id) => !/^[a-z_]+-cv[a-z]-/.test(id));
}
