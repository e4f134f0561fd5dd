"""Rules: every section and ruling can be found, in every language."""

from __future__ import annotations

import re

import pytest

from underhall.core import messages, rulebook
from underhall.core.messages import LANGUAGES
from underhall.core.refusals import RulesError

GAMES = ("caverna", "ghosts_galore", "mountain_king")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_and_section_has_a_paragraph_in_every_language(game: str, lang: str) -> None:
    english = rulebook.places(game)
    rulings = [int(name[2:]) for name in english if name.startswith("R-")]
    assert sorted(rulings) == list(range(1, max(rulings) + 1))
    assert sorted(rulebook.places(game, lang)) == sorted(english)
    for name in english:
        text = rulebook.paragraph(game, f"{game}:{name}", lang)
        assert name in text
        said = [line for line in text.splitlines() if not line.startswith("#")]
        assert len("".join(said)) > 20, f"{name} says nothing: {text}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ruling_is_in_the_same_section_in_every_language(game: str, lang: str) -> None:
    assert _chapters(game, lang) == _chapters(game, "en")


def _chapters(game: str, lang: str) -> dict[str, str]:
    """In which section each ruling is anchored."""
    found, here = {}, ""
    for name in re.findall(r'<a id="rule-([^"]+)"></a>', rulebook.anchored(game, lang)):
        if name.startswith("R-"):
            found[name] = here
        else:
            here = name
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_text_with_anchors_is_the_text(game: str) -> None:
    for lang in LANGUAGES:
        anchored = rulebook.anchored(game, lang)
        assert re.sub(r'<a id="rule-[^"]+"></a>', "", anchored).splitlines() == rulebook.text(game, lang).splitlines()
        anchors = re.findall(r'<a id="rule-([^"]+)"></a>', anchored)
        assert sorted(anchors) == sorted(rulebook.places(game, lang))


@pytest.fixture(scope="module")
def stones(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A small rulebook with all kinds of places."""
    folder = tmp_path_factory.mktemp("locales")
    (folder / "en").mkdir()
    (folder / "en" / "stones.md").write_text(
        """# Stones

## 1. Taking

Take a stone ![stone](piece:good:stone), as R-1 says. [How many there are](#rule-1.1)

```figure pile
A pile of stones.
```

### 1.1 How many

At least one (R-1).

| | alone | together |
| --- | --- | --- |
| at most | three | two (R-2) |

## 2. The end
""",
        encoding="utf-8",
    )
    messages.add_folder(folder)
    return "stones"


def test_a_ruling_is_where_it_stands_in_brackets(stones: str) -> None:
    assert rulebook.paragraph(stones, "R-1") == "At least one (R-1)."


def test_a_section_is_shown_whole_and_a_row_with_the_head_of_its_table(stones: str) -> None:
    section = rulebook.paragraph(stones, "1")
    assert section.startswith("## 1. Taking")
    assert "### 1.1" in section
    assert "2. The end" not in section
    head, _, row = rulebook.paragraph(stones, "R-2").splitlines()
    assert "together" in head
    assert "R-2" in row


def test_a_paragraph_has_words_instead_of_pictures(stones: str) -> None:
    section = rulebook.paragraph(stones, "1")
    assert "Take a stone stone, as R-1 says. How many there are (1.1)\n" in section
    assert "> A pile of stones.\n" in section
    assert "figure" not in section
    assert "```" not in section


@pytest.mark.parametrize("citation", ["R-41", "r-41", "r41", " mountain_king:R-41 "])
def test_a_citation_is_read_as_people_type_it(citation: str) -> None:
    assert rulebook.paragraph("mountain_king", citation) == rulebook.paragraph("mountain_king", "R-41")


@pytest.mark.parametrize(
    ("game", "citation"),
    [("caverna", "R-999"), ("caverna", ""), ("caverna", "mountain_king:R-1"), ("no_game", "R-1"), ("../core", "1")],
)
def test_what_leads_nowhere_is_refused_with_a_sentence(game: str, citation: str) -> None:
    with pytest.raises(RulesError) as refused:
        rulebook.paragraph(game, citation)
    assert all(refused.value.sentence(lang) for lang in LANGUAGES)


def test_a_language_without_a_translation_gets_english() -> None:
    assert rulebook.paragraph("caverna", "R-1", "xx") == rulebook.paragraph("caverna", "R-1")
