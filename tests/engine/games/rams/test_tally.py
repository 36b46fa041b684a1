"""The sheet: games that are counted down, and a pool; which lines written by hand can be true."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.rams.length import minutes
from engine.games.rams.options import BIERSPIEL, RAMS, RAMSCHELN
from engine.phases.kitty import LAST, ORDINARY
from tests.engine.games.rams.positions import Value, fits, lines, rules

FIRST = (-3, -2, 5)
WON = (-4, 5, -1)
"""After FIRST the first one is rid of his seven."""


def test_an_account_is_the_sum_of_what_each_won_and_paid() -> None:
    game = rules("ramscheln", 3)
    sheet = game.sheet(lines((3, 2, -10), (None, -10, 10)))
    assert sheet.total("account") == (3, -8, 0)
    assert sheet.beside[0].values == (5, 5)
    setup = game.next_deal(lines((3, 2, -10)), 0)
    assert setup is not None and setup.carried == (5, ORDINARY, 3, 2, -10)


def test_a_pool_is_played_for_in_so_many_deals() -> None:
    game = rules("ramscheln", 3, deals=8)
    some = lines(*[(3, 2, -5), (2, -2, None), (-5, 5, None)] * 3)[:8]
    kinds = [game.next_deal(some[:number], 0) for number in (6, 7)]
    assert [setup and setup.carried[1] for setup in kinds] == [ORDINARY, LAST]
    assert game.sheet(some).over


# Which lines can be true.


def test_five_tricks_lie_in_a_deal() -> None:
    assert fits(*FIRST)
    assert fits(-5, 5, None)
    assert not fits(-4, 5, None), "four tricks"
    assert not fits(-3, -3, 5), "six tricks"
    assert not fits(-5, None, None), "nobody plays alone"
    assert not fits(-5, 4, None), "no such penalty"
    assert not fits(0, -5, None), "a nought is no number of tricks"


def test_who_has_dropped_out_is_on_no_line() -> None:
    before = (FIRST, WON)
    assert fits(None, -3, -2, before=before, preset="bierspiel")
    assert not fits(-1, -2, -2, before=before, preset="bierspiel")


def test_after_the_last_game_there_are_no_lines() -> None:
    assert not fits(*FIRST, before=(FIRST, WON), games=1)


@pytest.mark.parametrize(
    ("values", "preset", "fit"),
    [
        ((-5, 5, 5), "rams", True),
        ((5, -2, 5), "rams", True),
        ((5, -5, 5), "rams", True),
        ((5, None, -4), "rams", False),
        ((5, -2, -4), "rams", False),
        ((-5, 0, 0), "french", True),
        ((-4, 0, 0), "french", False),
        ((4, -2, -2), "french", True),
        ((4, -2, -1), "french", False),
        ((-5, 0, 0), "bierspiel", False),
    ],
)
def test_a_general_rams_leaves_lines_of_its_own(
    values: tuple[Value, ...], preset: str, fit: bool
) -> None:
    assert fits(*values, preset=preset, notes="general 0") == fit
    if None not in values:
        assert fits(*values, preset=preset) == fit or preset == "rams"


def test_a_longer_game_and_more_of_them_take_more_time() -> None:
    times = [minutes(replace(RAMS, counters=number), 4) for number in (5, 7, 10)]
    assert times == sorted(times)
    assert minutes(replace(RAMS, games=1), 4) < minutes(RAMS, 4) < minutes(BIERSPIEL, 6) + 1
    assert minutes(RAMSCHELN, 4) == 15
