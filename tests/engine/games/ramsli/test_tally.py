"""The accounts of an evening, and which lines written down by hand can be true."""

from __future__ import annotations

import pytest

from engine.games.ramsli.options import RamsliOptions
from engine.games.ramsli.tally import RamsliTally
from engine.phases.kitty import LAST, ORDINARY
from engine.sheet import Line, Note, chalked
from tests.engine.games.ramsli.positions import fits, game

MUSS = Line((-8, 3, 1))
"""The first dealer antes four; he takes no trick in the muss, the others three and one."""


def test_what_all_have_paid_lies_in_the_middle() -> None:
    assert chalked(RamsliTally(RamsliOptions(), 3), [MUSS]).kitty == 4
    with_bank = chalked(RamsliTally(RamsliOptions(bank_level=8), 3), [MUSS, Line((-16, -4, 0))])
    assert (with_bank.kitty, with_bank.bank) == (8, 16)


# The end of the evening.


def quiet(number: int) -> list[Line]:
    """So many deals, the muss and then failed deals of the dealers in turn."""
    lines = [MUSS]
    for deal in range(1, number):
        lines.append(Line(tuple(-4 if side == deal % 3 else None for side in range(3))))
    return lines


def test_the_last_deal_is_known_before() -> None:
    kinds = []
    for played in (6, 7):
        setup = game(deals=8).next_deal(quiet(played), 0)
        assert setup is not None
        kinds.append(setup.carried[-1])
    assert kinds == [ORDINARY, LAST]


def test_what_is_left_is_shared_equally_and_shown() -> None:
    """Thirty-two counters among three: the odd ones from forehand on."""
    lines = quiet(8)
    lines[-1] = Line(lines[-1].values, (Note("dealer", 1),))
    sheet = game(deals=8).sheet(lines)
    assert sheet.total("share") == (11, 10, 11)
    assert sum(sheet.total("account")) == 0


def test_there_is_no_such_row_before_the_end() -> None:
    with pytest.raises(KeyError):
        game(deals=8).sheet(quiet(7)).total("share")


# Lines written down by hand.


def test_when_it_is_played_out_only_shares_are_won() -> None:
    before = tuple(quiet(8))
    assert fits(16, 8, 8, before=before, deals=8, leftovers="play_out")
    assert fits(0, None, 32, before=before, deals=8, leftovers="play_out")
    assert not fits(16, 8, 4, before=before, deals=8, leftovers="play_out")
    assert not fits(-8, 8, 32, before=before, deals=8, leftovers="play_out")


def test_nothing_fits_when_the_evening_is_over() -> None:
    assert not fits(None, -4, None, before=tuple(quiet(8)), deals=8)
