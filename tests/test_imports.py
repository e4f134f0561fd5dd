"""The rules stay light: core and games need msgspec and nothing else that has to be installed.

Who may import whom inside the package is in pyproject.toml and checked by import-linter, which cannot say
"nothing but"; this can.
"""

import subprocess
import sys
from pathlib import Path

import grimp

import underhall
from underhall.core import COMPILED

ALLOWED = {"msgspec"}
ALLOWED_WHEN_A_SENTENCE_IS_WANTED = {"underhall.core.messages": {"fluent"}}

IMPORT_THE_RULES = """
import msgspec, pkgutil, sys
before = set(sys.modules)
import underhall.core, underhall.games
for package in sys.modules["underhall.core"], sys.modules["underhall.games"]:
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        __import__(module.name)
print(*sorted({name.partition(".")[0] for name in set(sys.modules) - before} - sys.stdlib_module_names))
"""


def test_core_and_games_import_only_msgspec_and_the_standard_library() -> None:
    graph = grimp.build_graph("underhall", include_external_packages=True, cache_dir=None)
    packages = ("underhall.core", "underhall.games")
    rules = [name for name in graph.modules if name.startswith(packages)]
    assert rules
    for name in sorted(rules):
        imported = {other.partition(".")[0] for other in graph.find_modules_directly_imported_by(name)}
        foreign = imported - sys.stdlib_module_names - {"underhall"} - ALLOWED
        assert foreign <= ALLOWED_WHEN_A_SENTENCE_IS_WANTED.get(name, set()), name


def test_importing_the_rules_loads_nothing_beyond_msgspec() -> None:
    command = [sys.executable, "-c", IMPORT_THE_RULES]
    loaded = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert loaded.split() == (["underhall", "underhall__mypyc"] if COMPILED else ["underhall"])


def test_every_folder_of_modules_is_a_package() -> None:
    """Import-linter looks into packages only: what lies in a plain folder would escape its contracts."""
    home = Path(underhall.__file__).parent
    folders = {file.parent for file in home.rglob("*.py")} - {home / "server" / "migrations" / "versions"}
    assert [str(folder) for folder in sorted(folders) if not (folder / "__init__.py").exists()] == []
