"""The rulebooks on the site for readers: the same text as on the page, with what the page draws put in its place.

A piece in the line becomes a small picture of its own, cut from its sheet of symbols; a list of cards is written out
from the game's own cards; a figure is told by its caption.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import underhall
from underhall.core import rulebook

ROOT = Path(__file__).resolve().parents[2]
SVG = "http://www.w3.org/2000/svg"
PICTURE = re.compile(r"!\[([^\]]*)\]\(piece:([^)]*)\)")
FENCE = re.compile(r"^```(figure|pieces|cards) ([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
REFERENCE = re.compile(r"#([\w.-]+)")
ElementTree.register_namespace("", SVG)


def on_page_markdown(markdown: str, page: Any, config: Any, **_: Any) -> str:
    path = page.file.src_uri
    if not path.startswith("rules/"):
        return markdown
    *folders, name = Path(path).with_suffix("").parts
    lang, site = (folders[1] if len(folders) > 1 else "en"), Path(config["site_dir"])
    up = "../" * len(folders)

    def drawn(id: str, words: str, size: int) -> str:
        symbol = _cut(name, id, site / "pieces")
        return f'<img src="{up}pieces/{symbol}.svg" alt="{words}" width="{size}" height="{size}">'

    def block(fence: re.Match[str]) -> str:
        kind, told, caption = fence[1], fence[2].split(), fence[3].strip()
        if kind == "cards":
            return _table(name, told, lang, drawn)
        row = "".join(drawn(id, "", 64) for id in told) if kind == "pieces" else ""
        return f'<figure markdown="span">\n{row}\n<figcaption markdown="span">{caption}</figcaption>\n</figure>'

    text = FENCE.sub(block, rulebook.anchored(name, lang))
    return PICTURE.sub(lambda found: drawn(found[2], found[1], 26), text)


def _table(game: str, wanted: list[str], lang: str, drawn: Any) -> str:
    """What components do, in the words of their cards."""
    rules = underhall.game(game)
    listed = ((piece, rules.card(piece.partition(":")[2], lang)) for piece in pieces(game, wanted))
    return "\n".join(f"- {drawn(piece, '', 40)} **{card.name}** {card.text}" for piece, card in listed)


def pieces(game: str, wanted: list[str]) -> list[str]:
    """The pieces of a list of cards: all of a kind, those with something in common, or single ones."""
    filters = [word.split("=") for word in wanted if "=" in word]
    found: list[str] = []
    for word in wanted:
        kind, _, id = word.partition(":")
        if "=" not in word:
            entries = [{"id": id}] if id else _entries(game, kind)
            fit = (entry for entry in entries if all(str(entry.get(field)) == value for field, value in filters))
            found += [f"{kind}:{entry['id']}" for entry in fit]
    return found


def _entries(game: str, kind: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for section in _pictures(game)["drawn"][kind]["of"].split():
        part: Any = underhall.game(game).catalogue()
        for key in section.split("."):
            part = part[key]
        found += part if isinstance(part, list | tuple) else [part]
    return found


@cache
def _pictures(game: str) -> Any:
    return json.loads((ROOT / "web" / "src" / "games" / game / "pictures.json").read_text(encoding="utf-8"))


def place(game: str, id: str) -> tuple[str, str]:
    """The sheet and the symbol of a piece, `good:wood`, or of a place on a sheet, `goods#sign-crown`."""
    if "#" not in id:
        kind, _, thing = id.partition(":")
        entry = _pictures(game)["drawn"][kind]
        id = entry.get("but", {}).get(thing) or entry["as"].replace("*", thing)
    sheet, _, symbol = id.partition("#")
    return sheet, f"{game}-{symbol}"


@cache
def sheet_of(game: str, sheet: str) -> dict[str, ElementTree.Element]:
    """What has an id on a sheet of symbols."""
    tree = ElementTree.parse(ROOT / "web" / "art" / game / f"{sheet}.svg")
    return {element.get("id", ""): element for element in tree.iter() if element.get("id")}


def _cut(game: str, id: str, folder: Path) -> str:
    """Write a picture of one symbol with all that it uses, and give its name."""
    sheet, name = place(game, id)
    file = folder / f"{name}.svg"
    if file.exists():
        return name
    known = sheet_of(game, sheet)
    wanted, used = [name], []
    while wanted:
        this = wanted.pop()
        if this in known and this not in used:
            used.append(this)
            wanted += REFERENCE.findall(ElementTree.tostring(known[this], encoding="unicode"))
    picture = ElementTree.Element(f"{{{SVG}}}svg", {"viewBox": known[name].get("viewBox", "0 0 100 100")})
    picture.extend(known[part] for part in used)
    ElementTree.SubElement(picture, f"{{{SVG}}}use", {"href": f"#{name}", "width": "100%", "height": "100%"})
    folder.mkdir(parents=True, exist_ok=True)
    ElementTree.ElementTree(picture).write(file, encoding="utf-8")
    return name
