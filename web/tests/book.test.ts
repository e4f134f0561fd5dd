import { describe, expect, it } from "vitest";
import { fold, found, snippet } from "../src/book/finding";
import { chapters, placeOf } from "../src/book/text";

describe("finding words in the rules", () => {
  it("ignores case and diacritics, letter by letter", () => {
    expect(fold("Żółw ŁĄKA año ﬁ")).toBe("zolw laka ano ﬁ");
    expect(found("Łąkę można ogrodzić", "LAKE")).toEqual([[0, 4]]);
    expect(found("Más de una montaña", "montana mas")).toEqual([
      [0, 3],
      [11, 18],
    ]);
  });

  it("wants every word, and none of nothing", () => {
    expect(found("a ruby mine", "ruby gold")).toBeNull();
    expect(found("a ruby mine", "  ")).toBeNull();
  });

  it("shows what stands around a word, in whole words", () => {
    const text = `${"before ".repeat(20)}ruby ${"after ".repeat(30)}`;
    const { before, word, after } = snippet(text, found(text, "ruby")![0]!);
    expect(word).toBe("ruby");
    expect(before).toMatch(/^… (before )+$/);
    expect(after).toMatch(/^( after)+ …$/);
  });
});

describe("the text of a rulebook", () => {
  const TEXT = `# Stones

Hello.

## <a id="rule-1"></a>1. Taking

### <a id="rule-1.1"></a>1.1 How

\`\`\`figure pile
A *pile*.
\`\`\`

- <a id="rule-R-1"></a>**R-1.** One.

\`\`\`cards workshop kind=big
\`\`\`
`;

  it("is cut into chapters with places, figures and lists of cards", () => {
    const [opening, taking] = chapters(TEXT, "stones");
    expect(opening!.title).toBe("Stones");
    expect(taking).toMatchObject({ name: "1", title: "1. Taking", sections: [{ name: "1.1", title: "1.1 How" }] });
    expect(taking!.blocks.map(({ kind }) => kind)).toEqual(["html", "figure", "html", "cards"]);
    expect(taking!.blocks[1]).toMatchObject({ name: "pile", html: "<p>A <em>pile</em>.</p>\n" });
    expect(taking!.blocks[3]).toMatchObject({ wanted: ["workshop", "kind=big"] });
  });

  it("has places with addresses", () => {
    expect([placeOf("#rule-R-20"), placeOf("#8.2"), placeOf("#top"), placeOf("")]).toEqual(["R-20", "8.2", null, null]);
  });
});
