"""The accounts of an evening, and which lines written down by hand can be true."""

from __future__ import annotations

import pytest

from engine.games.ramsli.options import RamsliOptions
from engine.games.ramsli.tally import tally
from engine.phases.kitty import LAST, ORDINARY, PLAY_OUT
from engine.sheet import Line, Note
from tests.engine.games.ramsli.positions import fits, game

MUSS = Line((-8, 3, 1))
"""The first dealer antes four; he takes no trick in the muss, the others three and one."""


def test_an_account_is_the_sum_of_what_each_won_and_paid() -> None:
    sheet = game().sheet([MUSS, Line((None, -4, 8))])
    assert sheet.total("account") == (-8, -1, 9)


def test_what_all_have_paid_lies_in_the_middle() -> None:
    assert tally(RamsliOptions(), 3, [MUSS]).kitty == 4
    with_bank = tally(RamsliOptions(bank_level=8), 3, [MUSS, Line((-16, -4, 0))])
    assert (with_bank.kitty, with_bank.bank) == (8, 16)


def test_the_next_deal_finds_the_money_where_it_was_left() -> None:
    setup = game().next_deal([MUSS], 1)
    assert setup is not None
    assert setup.carried == (4, 0, -8, 3, 1, ORDINARY)
    assert setup.playing == (0, 1, 2)


# The end of the evening.


def quiet(number: int) -> list[Line]:
    """So many deals, the muss and then failed deals of the dealers in turn."""
    lines = [MUSS]
    for deal in range(1, number):
        lines.append(Line(tuple(-4 if side == deal % 3 else None for side in range(3))))
    return lines


def test_the_evening_ends_after_the_agreed_deals() -> None:
    assert not game(deals=8).sheet(quiet(7)).over
    sheet = game(deals=8).sheet(quiet(8))
    assert sheet.over
    assert game(deals=8).next_deal(quiet(8), 0) is None


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


def test_the_highest_account_wins() -> None:
    sheet = game(deals=8).sheet(quiet(8))
    best = max(sheet.total("account"))
    assert sheet.winners == tuple(n for n, one in enumerate(sheet.total("account")) if one == best)


def test_played_out_leftovers_are_one_deal_more() -> None:
    setup = game(deals=8, leftovers="play_out").next_deal(quiet(8), 0)
    assert setup is not None
    assert setup.carried[-1] == PLAY_OUT
    lines = [*quiet(8), Line((16, 8, 8))]
    assert game(deals=8, leftovers="play_out").sheet(lines).over


# Lines written down by hand.


def test_a_deal_that_failed_costs_the_dealer_his_ante() -> None:
    assert fits(None, -4, None, before=(MUSS,))
    assert fits(0, -4, 0, before=(MUSS,))
    assert not fits(None, None, None, before=(MUSS,))
    assert not fits(None, -4, None, before=(MUSS,), notes="knocker 1")


def test_option_it_costs_everybody() -> None:
    assert fits(-4, -8, -4, before=(MUSS,), failed_deal_pays=True)
    assert not fits(None, -4, None, before=(MUSS,), failed_deal_pays=True)


def test_a_knocker_alone_takes_the_kitty() -> None:
    assert fits(8, -4, None, before=(MUSS,))
    assert fits(None, 4, None, before=(MUSS,))
    assert not fits(7, -4, None, before=(MUSS,))


def test_with_eight_in_the_kitty_a_trick_is_two() -> None:
    assert fits(4, 0, None, before=(MUSS,))
    assert fits(6, -2, -8, before=(MUSS,))
    assert not fits(6, 2, -8, before=(MUSS,))
    assert not fits(5, -1, None, before=(MUSS,))


def test_a_failed_knocker_pays_twice_the_kitty() -> None:
    assert fits(-14, -4, 6, before=(MUSS,), notes="knocker 0")
    assert not fits(-6, -4, 6, before=(MUSS,))
    assert fits(-6, -4, 6, before=(MUSS,), knocker_one_trick=1)


def test_somebody_has_to_have_knocked() -> None:
    """One trick, one trick, two: whoever knocked has the two."""
    assert fits(2, -2, 4, before=(MUSS,))
    assert not fits(2, -2, 4, before=(MUSS,), notes="knocker 0")


@pytest.mark.parametrize(
    ("notes", "true"),
    [
        ("kitty 0", True),
        ("kitty 4", False),
        ("bank 0", True),
        ("bank 4", False),
        ("dealer 1", True),
        ("dealer 2", False),
        ("dealer 7", False),
        ("knocker 0", True),
        ("knocker 2", False),
        ("muss 8", False),
        ("failed 3", False),
        ("dealer 1 dealer 1", False),
        ("weather 3", False),
    ],
)
def test_notes_must_be_true(notes: str, true: bool) -> None:
    assert fits(4, 0, None, before=(MUSS,), notes=notes) is true


def test_when_it_is_played_out_only_shares_are_won() -> None:
    before = tuple(quiet(8))
    assert fits(16, 8, 8, before=before, deals=8, leftovers="play_out")
    assert fits(0, None, 32, before=before, deals=8, leftovers="play_out")
    assert not fits(16, 8, 4, before=before, deals=8, leftovers="play_out")
    assert not fits(-8, 8, 32, before=before, deals=8, leftovers="play_out")


def test_nothing_fits_when_the_evening_is_over() -> None:
    assert not fits(None, -4, None, before=tuple(quiet(8)), deals=8)
