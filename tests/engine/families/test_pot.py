"""What a table with a pot does with its money, whatever game is played at it."""

from __future__ import annotations

import pytest

from engine import games
from engine.facts import Fact
from engine.families.pot.table import PotTable
from engine.phases.kitty import ORDINARY
from tests import kit


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


POTS = [(name, case) for name in ("mauscheln", "ramsli", "tippen") for case in kit.share(name, 16)]


@pytest.mark.parametrize(("name", "case"), POTS, ids=str)
def test_no_counter_is_lost_and_what_lies_in_the_middle_can_be_shared_out(
    name: str, case: kit.Case
) -> None:
    """After every deal: one share for each trick (MA-A4, RL-A10, TP-A1)."""
    rules = case.make()
    tricks = rules.terms.tricks if name == "tippen" else 4
    ends = [at.t for at in kit.evening(case) if not at.t.phase]
    assert ends
    for t in ends:
        assert sum(t.balances) + t.kitty + t.bank == 0
        assert all(held % tricks == 0 for held in (*t.held, t.kitty, t.bank))
        level = getattr(rules.options, "limit" if name == "mauscheln" else "bank_level", 0)
        assert not level or t.kitty <= level


@pytest.mark.parametrize(("name", "level"), [("mauscheln", "limit"), ("ramsli", "bank_level")])
def test_antes_and_levels_can_be_divided_into_four_shares(name: str, level: str) -> None:
    values = games.find(name).options.values
    assert all(int(value) % 4 == 0 for one in ("ante", level) for value in values(one))
