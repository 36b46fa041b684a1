"""The accounts where all pay into one kitty: what each has is what the middle has not."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.phases.accounts import DEALER, Accounts
from engine.phases.kitty import LAST, ORDINARY, PLAY_OUT
from engine.sheet import Column, Line, Note, Total, chalked

SIDES = 4


@dataclass(frozen=True)
class Agreed:
    """Three deals, after which the rest is divided."""

    deals: int = 3
    leftovers: str = "split"


def line(*values: int | None, dealer: int = 0) -> Line:
    return Line(values, (Note(DEALER, dealer),))


def test_what_nobody_has_lies_in_the_middle() -> None:
    kept = chalked(Accounts(Agreed(), SIDES), [line(-8, 3, None, None)])
    assert kept.accounts == [-8, 3, 0, 0]
    assert (kept.kitty, kept.bank) == (5, 0)


def test_what_is_above_the_level_lies_in_the_bank() -> None:
    kept = chalked(
        Accounts(Agreed(), SIDES, level=6), [line(-8, -8, 0, 0), line(12, None, None, None)]
    )
    assert kept.held == [(6, 10), (4, 0)], "the bank has filled the kitty up"
    assert kept.beside() == (Column("kitty", (6, 4)), Column("bank", (10, 0)))


def test_a_table_may_call_its_kitty_otherwise() -> None:
    kept = chalked(Accounts(Agreed(), SIDES, key="pot"), [line(-4, 0, 0, 0)])
    assert kept.beside() == (Column("pot", (4,)),)


@pytest.mark.parametrize(
    ("leftovers", "kinds"),
    [("split", [ORDINARY, ORDINARY, LAST]), ("play", [ORDINARY, ORDINARY, ORDINARY, PLAY_OUT])],
)
def test_what_kind_of_deal_comes_next(leftovers: str, kinds: list[int]) -> None:
    kept = Accounts(Agreed(leftovers=leftovers), SIDES)
    found = []
    while not kept.over and len(found) < 4:
        found.append(kept.kind())
        kept.add(line(-1, 0, 0, 0) if kept.kind() != PLAY_OUT else line(kept.kitty, 0, 0, 0))
    assert found == kinds
    assert kept.over


def test_odd_counters_of_the_rest_go_round_from_forehand() -> None:
    kept = chalked(Accounts(Agreed(deals=1), SIDES), [line(-6, 0, 0, 0, dealer=1)])
    assert kept.shares == [1, 1, 2, 2], "player 2 is forehand"
    assert kept.totals() == (Total("share", (1, 1, 2, 2)), Total("account", (-5, 1, 2, 2)))


LINES = st.lists(st.tuples(*[st.integers(-9, 2)] * SIDES), min_size=1, max_size=8)


@given(LINES, st.integers(0, 12))
def test_nothing_gets_lost(lines: list[tuple[int, ...]], level: int) -> None:
    kept = Accounts(Agreed(deals=8), SIDES, level=level)
    for values in lines:
        kept.add(line(*values))
        assert sum(kept.accounts) + kept.kitty + kept.bank == 0
        assert not level or kept.kitty <= level
