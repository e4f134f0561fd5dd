"""Every check has been seen to fail: each planted fault is found, by the check that is meant to find it."""

import pytest

from tests.faults import in_declarations, in_knowledge, in_offers, in_states  # importing them plants their faults
from tests.faults.planting import FAULTS
from underhall.conformance import CHECKS, ConformanceError, check_game

SOILS = (in_declarations, in_knowledge, in_offers, in_states)


@pytest.mark.parametrize("name", FAULTS)
def test_the_planted_fault_is_found(name: str) -> None:
    check, game = FAULTS[name]
    with pytest.raises(ConformanceError) as found:
        check_game(game, plies=100)
    assert found.value.check == check, str(found.value)


def test_every_check_finds_a_planted_fault() -> None:
    assert sorted({check for check, _ in FAULTS.values()}) == sorted(CHECKS)


def test_every_planted_fault_has_its_own_class() -> None:
    planted = [name for soil in SOILS for name, value in vars(soil).items() if value in [g for _, g in FAULTS.values()]]
    assert sorted(planted) == sorted(FAULTS)
