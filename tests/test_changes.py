"""The list of changes in CONTRIBUTING.md is true: what it names exists, and following it takes nothing else."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import underhall
from underhall.core.messages import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
GAMES = "src/underhall/games"
LOCALES = "src/underhall/locales"
_, _, REST = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Ten changes")
CHANGES = dict(re.findall(r"^\d+\. \*\*([^*]+)\*\*(.*?)(?=^\d+\. |\Z)", REST.partition("\n## ")[0], re.M | re.S))


def named(change: str) -> list[tuple[Path, list[str]]]:
    """The files and folders that a change touches, each with the names that the list gives in brackets."""
    found = []
    for path, names in re.findall(
        r"`([\w.-]+(?:/[\w.<>-]+)+|\w+\.\w+)`(?: \(((?:`[^`]+`(?:, )?)+)\))?", CHANGES[change]
    ):
        places = expanded(path)
        assert places, path
        found += [(place, re.findall(r"`([^`]+)`", names)) for place in places]
    return found


def expanded(path: str) -> list[Path]:
    """A path with `<game>` and `<language>` in it stands for those of every game and language."""
    texts = [path]
    for sign, all_of in (("<game>", sorted(underhall.all_games())), ("<language>", LANGUAGES)):
        texts = [text.replace(sign, one) for text in texts for one in (all_of if sign in text else [""])]
    return [ROOT / text for text in texts]


def test_there_are_ten() -> None:
    assert len(CHANGES) == 10


@pytest.mark.parametrize("change", CHANGES)
def test_all_that_is_named_exists(change: str) -> None:
    for place, names in named(change):
        assert place.exists(), place
        for name in names:
            assert name in place.read_text(encoding="utf-8"), (place, name)


class Copy:
    """A copy of the sources to try a change in, which may touch what the list names and nothing else."""

    def __init__(self, change: str, folder: Path) -> None:
        self.folder = folder
        self.listed = [place.relative_to(ROOT) for place, _ in named(change)]
        shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("page", "__pycache__"))

    def edit(self, path: str, *changes: tuple[str, str]) -> None:
        assert any(Path(path).is_relative_to(place) for place in self.listed), path
        file = self.folder / path
        text = file.read_text(encoding="utf-8")
        for old, new in changes:
            assert old in text, (path, old)
            text = text.replace(old, new, 1)
        file.write_text(text, encoding="utf-8")

    def add(self, path: str, line: str) -> None:
        last = (self.folder / path).read_text(encoding="utf-8").splitlines()[-1]
        self.edit(path, (last, f"{last}\n{line}"))

    def run(self, code: str) -> str:
        environ = {**os.environ, "PYTHONPATH": str(self.folder / "src")}
        done = subprocess.run(
            [sys.executable, "-c", code], cwd=self.folder, env=environ, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()


def test_a_furnishing_effect_takes_the_files_of_the_list(tmp_path: Path) -> None:
    copy = Copy("A furnishing effect", tmp_path)
    caverna = f"{GAMES}/caverna"
    kind = (
        'class Keepsake(_Effect, frozen=True, tag="keepsake"):\n    points: int\n\n\nEffect = (\n    Keepsake\n    | '
    )
    copy.edit(f"{caverna}/box/effect_kinds.py", ("Effect = (\n    ", kind))
    effect = '{ kind = "keepsake", timing = "scoring", points = 3 }'
    copy.edit(f"{caverna}/content/furnishings.toml", ("effect = [{", f"effect = [{effect}, {{"))
    copy.edit(
        f"{caverna}/board/scoring.py",
        ("import BonusIf,", "import Keepsake, BonusIf,"),
        (
            '    """What the yellow tiles score (R-112 to R-119)."""\n    value = 0\n',
            "    value = sum(e.points for tile, e in effects(Keepsake) if home.active >> tile & 1)\n",
        ),
    )
    for lang in LANGUAGES:
        copy.add(f"{LOCALES}/{lang}/page_caverna.ftl", "caverna-page-effect-keepsake = { $points } *")
    said = copy.run(
        "import underhall\n"
        "from underhall.games.caverna.board import homeboard, scoring\n"
        "home = homeboard.new_home()\n"
        "before = scoring.bonus_points(home)\n"
        "home.active |= 1\n"
        "game = underhall.game('caverna')\n"
        "tile = game.catalogue()['furnishings']['furnishing'][0]['id']\n"
        "print(scoring.bonus_points(home) - before, '3 *' in str(game.card(tile, 'pl')))"
    )
    assert said == "3 True"


def test_a_troll_takes_the_files_of_the_list(tmp_path: Path) -> None:
    copy = Copy("A troll", tmp_path)
    king = f"{GAMES}/mountain_king"
    card = (
        '[[troll]]\nid = "mud_1_moss_monger"\nclan = "mud"\nlevel = 1\nsymbols = ["iron", "coin"]\n'
        'provenance = "house"\n'
        'name = { en = "Moss Monger", es = "Vendedora de musgo", pl = "Handlarka mchem" }\n\n[[troll]]'
    )
    copy.edit(f"{king}/content/trolls.toml", ("[[troll]]", card))
    copy.edit(f"{king}/box/cards.py", ("TROLL_COUNT: Final = 55", "TROLL_COUNT: Final = 56"))
    copy.edit(f"{king}/box/content.py", ('"house-1"', '"house-2"'))
    said = copy.run(
        "import random, underhall\n"
        "match = underhall.new('mountain_king', players=3, seed='moss')\n"
        "rng = random.Random('moss')\n"
        "for _ in range(60): match.play(rng.choice(match.moves()))\n"
        "game = match.game\n"
        "print(game.components(match.state)['mud_1_moss_monger'], game.card('mud_1_moss_monger', 'es').name)\n"
        "print(underhall.position(match.dump()).dump() == match.dump(), underhall.load(match.record()) == match)\n"
        "print(game.edition, underhall.game('caverna').edition)"
    )
    assert said == "1 Vendedora de musgo\nTrue True\nhouse-2 house-1"


def test_an_option_takes_the_files_of_the_list(tmp_path: Path) -> None:
    copy = Copy("An option", tmp_path)
    old = next((ROOT / "tests" / "archive").glob("caverna_*.txt"))
    larder = "        for home in state.homes:\n            home.goods[5] += 5 * setup.options['full_larder']\n"
    copy.edit(
        f"{GAMES}/caverna/game.py",
        ("    options = (\n", '    options = (\n        Option("full_larder", (True, False), False),\n'),
        ("        state = blank(setup)\n", f"        state = blank(setup)\n{larder}"),
    )
    for lang in LANGUAGES:
        copy.add(f"{LOCALES}/{lang}/caverna.ftl", "caverna-option-full_larder = +5")
    said = copy.run(
        "import underhall\n"
        "def owned(**options):\n"
        "    return sum(underhall.new('caverna', players=2, seed='x', **options).state.homes[0].goods)\n"
        "print(owned(full_larder=True) - owned())\n"
        f"print(underhall.verify(open({str(old)!r}, encoding='utf-8').read()).over)"
    )
    assert said == "5\nTrue"


def test_a_language_takes_the_files_of_the_list(tmp_path: Path) -> None:
    copy = Copy("A language", tmp_path)
    shutil.copytree(tmp_path / LOCALES / "es", tmp_path / LOCALES / "eo")
    refused = "import underhall\ntry: underhall.game('caverna')\nexcept underhall.Error as problem: print(problem)"
    assert copy.run(refused) == 'The file resources.toml gives "wood" no name in eo.'
    for game in sorted(underhall.all_games()):
        for file in sorted((tmp_path / GAMES / game / "content").glob("*.toml")):
            text = file.read_text(encoding="utf-8")
            copy.edit(
                f"{GAMES}/{game}/content/{file.name}",
                (text, re.sub(r"\bname *= *\{ [^}\n]+(?= \})", r'\g<0>, eo = "Nomo"', text)),
            )
    said = copy.run(
        "import underhall\n"
        "from underhall.core.messages import LANGUAGES\n"
        "print(*LANGUAGES)\n"
        "for game in underhall.all_games().values():\n"
        "    print('Nomo' in game.names('eo').values(), 'Nomo' in str(game.card(game.explained()[0], 'eo')))\n"
        "match = underhall.new('caverna', players=2, seed='x')\n"
        "print(match.why_not('end_turn').sentence('eo').partition(' ')[0])"
    )
    assert said == "en eo es pl\n" + "True True\n" * 3 + "Ahora"
