"""What a table with a pot does with its money, whatever game is played at it."""

from __future__ import annotations

import pytest

from engine.facts import Fact
from engine.families.pot.table import PotTable
from engine.phases.kitty import ORDINARY


@pytest.mark.parametrize(
    ("kitty", "bank", "after", "said"),
    [
        (60, 4, (20, 44), Fact("to_bank", (40,))),
        (8, 20, (20, 8), Fact("from_bank", (12,))),
        (4, 5, (9, 0), Fact("from_bank", (5,))),
        (20, 7, (20, 7), None),
    ],
)
def test_the_bank_levels_the_kitty_and_says_by_how_much(
    kitty: int, bank: int, after: tuple[int, int], said: Fact | None
) -> None:
    table = PotTable(3, 0, [], kitty=kitty, bank=bank, balances=[0] * 3, kind=ORDINARY, before=())
    table.facts = []
    table.close(20)
    assert (table.kitty, table.bank) == table.held == after
    assert table.facts == [said] * (said is not None)
