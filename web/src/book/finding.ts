// Finding words in a text: without regard to case and diacritics, every word of the query somewhere in the paragraph.

/** Letter by letter, so that places in the folded text are places in the text. */
export function fold(text: string): string {
  return [...text]
    .map((letter) => {
      const plain = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace("ł", "l");
      return plain.length === letter.length ? plain : letter;
    })
    .join("");
}

/** Where words are in a text, from – to, in order and without overlaps; null unless all of them are there. */
export function found(text: string, query: string): [number, number][] | null {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const folded = fold(text);
  const places: [number, number][] = [];
  for (const word of words) {
    let at = folded.indexOf(word);
    if (at < 0) return null;
    for (; at >= 0; at = folded.indexOf(word, at + word.length)) places.push([at, at + word.length]);
  }
  places.sort((one, other) => one[0] - other[0]);
  return words.length === 0 ? null : places.filter(([from], index) => index === 0 || from >= places[index - 1]![1]);
}

export interface Snippet {
  before: string;
  word: string;
  after: string;
}

/** Some of the text around a place. */
export function snippet(text: string, [from, to]: [number, number]): Snippet {
  const start = from > 40 ? text.indexOf(" ", from - 36) + 1 : 0;
  const end = to + 80 < text.length ? text.lastIndexOf(" ", to + 80) : text.length;
  return {
    before: (start > 0 ? "… " : "") + text.slice(start, from),
    word: text.slice(from, to),
    after: text.slice(to, Math.max(to, end)) + (end < text.length ? " …" : ""),
  };
}
