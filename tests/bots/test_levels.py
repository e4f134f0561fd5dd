"""Five levels, from one that overlooks and misjudges to one that plans."""

from __future__ import annotations

import pytest

from tests.bots.shaft import shaft
from tests.bots.test_bots import Wide, pebbles
from underhall.bots import LEVELS, Budget, bot, play_out, situation
from underhall.bots.search import Search
from underhall.core import messages
from underhall.core.messages import LANGUAGES


def test_the_upper_levels_plan_and_the_lower_ones_do_not() -> None:
    dug = {}
    for name in LEVELS:
        match = play_out(shaft(), [bot(name, "x"), bot("random", "y")])
        dug[name] = match.scores()[0]["stones"]
    assert dug["strong"] == dug["masterly"] == 10
    assert dug["able"] == 2  # it sees one decision ahead, and there is nothing to see


def test_learners_make_mistakes_the_lower_the_level_the_more() -> None:
    def mistakes(name: str) -> int:
        """Choosing anything but the best of three hundred answers, four of which are as good."""
        match = pebbles(players=2)
        match.state.agenda[-1] = Wide()
        match._course._legal = {}
        chosen = [bot(name, f"{seed}").choose(situation(match, 0)) for seed in range(24)]
        return sum(96 - int(str(move).split()[1]) % 97 for move in chosen)

    made = [mistakes(name) for name in LEVELS]
    assert made == sorted(set(made), reverse=True)
    assert made[0] < 24 * 40
    assert made[-1] == 0


def test_a_limit_in_seconds_goes_beside_the_positions() -> None:
    patient = bot("masterly", "x", seconds=0.5)
    assert isinstance(patient, Search)
    assert patient._budget == Budget(LEVELS["masterly"].budget.positions, 0.5)
    assert Budget(5, 2.0).within(1.0) == Budget(5, 1.0)
    assert Budget(5, 2.0).within(0.0) == Budget(5, 2.0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_read_what_a_level_means(lang: str) -> None:
    told = [messages.sentence(f"page-level-{name}", {}, lang) for name in LEVELS]
    assert len(set(told)) == len(LEVELS)
    assert not any("page-level" in text for text in told)
