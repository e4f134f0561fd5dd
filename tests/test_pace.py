"""Tests wait for conditions: no pause and no time limit in them is a bare number of seconds."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import pace

HERE = Path(__file__).resolve().parent
# Where the waiting itself is implemented, and a process that gets its limit from outside.
OWNERS = {"pace.py", "browser/house.py", "docs/driver.py"}
# Which argument of theirs is a limit, and how many there are then.
LIMITS = {"timeout": 1, "wait_for": 2, "join": 1, "result": 1, "wait": 1, "settimeout": 1}
POLL_SECONDS = 0.1
MEANT_SECONDS = 0.05  # what is shorter lets others have their turn, or is meant to run out


def bare_seconds(source: str) -> Iterator[tuple[int, str]]:
    """Lines with a pause, or a time limit in plain numbers.

    Short pauses within a loop are polling; so many of them are a time limit.
    """
    tree = ast.parse(source)
    named = {
        name.id: given.value
        for given in ast.walk(tree)
        if isinstance(given, ast.Assign)
        for name in given.targets
        if isinstance(name, ast.Name)
    }

    def number(node: ast.expr) -> float:
        """Seconds in plain numbers, or by a name; a limit from `patience` is none."""
        if isinstance(node, ast.Name):
            node = named.get(node.id, node)
        value = node.value if isinstance(node, ast.Constant) else 0
        return value if isinstance(value, int | float) and not isinstance(value, bool) else 0

    polled = {
        inner
        for loop in ast.walk(tree)
        if isinstance(loop, ast.While | ast.For | ast.AsyncFor)
        for inner in ast.walk(loop)
    }
    counted = {
        inner
        for loop in ast.walk(tree)
        if isinstance(loop, ast.For) and ast.unparse(loop.iter).startswith("range(")
        for inner in ast.walk(loop)
    }
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call):
            continue
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        if name == "sleep" and call in counted and call.args and number(call.args[0]) > MEANT_SECONDS:
            yield call.lineno, "a number of pauses: use `until`"
            continue
        if name == "wait_for_timeout":
            yield call.lineno, "a pause in the browser"
        seconds = number(call.args[0]) if name == "sleep" and call.args else 0
        if seconds > (POLL_SECONDS if call in polled else MEANT_SECONDS):
            yield call.lineno, f"a pause of {seconds} s"
        limits = [given.value for given in call.keywords if given.arg == "timeout"]
        if len(call.args) == LIMITS.get(name):
            limits.append(call.args[-1])
        for limit in limits:
            if number(limit) > MEANT_SECONDS:
                yield call.lineno, f"a limit of {number(limit)}, whatever the machine"


@pytest.mark.parametrize("file", sorted(HERE.rglob("*.py")), ids=lambda file: str(file.relative_to(HERE)))
def test_no_test_counts_seconds_of_its_own(file: Path) -> None:
    if str(file.relative_to(HERE)) not in OWNERS:
        assert list(bare_seconds(file.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "planted",
    [
        "time.sleep(1)",
        "while waiting:\n    await asyncio.sleep(2)",
        "page.wait_for_timeout(250)",
        "expect(page).to_be_visible(timeout=15_000)",
        "await asyncio.wait_for(work, 20)",
        "async def f():\n    async with asyncio.timeout(5): ...",
        "thread.join(30)",
        "process.wait(5)",
        "SECONDS = 30\nprocess.wait(SECONDS)",
        "for _ in range(100):\n    await asyncio.sleep(0.1)",
    ],
)
def test_bare_seconds_are_found(planted: str) -> None:
    source = (
        planted
        if planted.startswith("async def")
        else "async def f():\n" + "\n".join("    " + line for line in planted.splitlines())
    )
    assert len(list(bare_seconds(source))) == 1


def test_polling_and_limits_by_the_machines_pace_are_fine() -> None:
    source = "while not done():\n    time.sleep(0.01)\nprocess.wait(patience(30))\n', '.join(names)\nplace.wait()\n"
    assert list(bare_seconds(source)) == []


def test_a_limit_is_never_shorter_than_on_a_quiet_machine_and_never_endless() -> None:
    assert 10 <= pace.patience(10) <= 10 * 20
    assert 1 <= pace.slowness() <= 20
