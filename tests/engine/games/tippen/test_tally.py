"""The accounts of an evening, and which lines written down by hand can be true."""

from __future__ import annotations

from engine.games.tippen.tally import tally
from engine.phases.kitty import LAST, ORDINARY, PLAY_OUT
from engine.sheet import Line, Note
from tests.engine.games.tippen.positions import fits, rules

FIRST = Line((-6, 2, 1))
"""The first dealer stakes three; he takes no trick, the others two and one."""


def test_an_account_is_the_sum_of_what_each_won_and_paid() -> None:
    sheet = rules(players=3).sheet([FIRST, Line((None, -3, 6))])
    assert sheet.total("account") == (-6, -1, 7)


def test_what_all_have_paid_lies_in_the_middle() -> None:
    game = rules(players=3)
    assert tally(game.terms, [FIRST]).pot == 3
    assert game.sheet([FIRST]).beside[0].values == (3,)


def test_the_next_deal_finds_the_money_where_it_was_left() -> None:
    setup = rules(players=3).next_deal([FIRST], 1)
    assert setup is not None
    assert setup.carried == (3, -6, 2, 1, ORDINARY)
    assert (setup.dealer, setup.playing) == (1, (0, 1, 2))


def test_after_a_hop_the_next_dealer_sits_on_the_left_of_who_dealt() -> None:
    line = Line((-3, -6, 0), (Note("dealer", 1), Note("passed", 1)))
    setup = rules(players=3, hop="hop").next_deal([line], 1)
    assert setup is not None and setup.dealer == 2


def quiet(number: int) -> list[Line]:
    """So many deals, the first and then deals that all passed, of the dealers in turn."""
    lines = [FIRST]
    for deal in range(1, number):
        lines.append(Line(tuple(-3 if side == deal % 3 else None for side in range(3))))
    return lines


def test_the_evening_ends_after_the_agreed_deals() -> None:
    game = rules(players=3, deals=8)
    assert not game.sheet(quiet(7)).over
    assert game.sheet(quiet(8)).over
    assert game.next_deal(quiet(8), 0) is None


def test_the_last_deal_is_known_before() -> None:
    kinds = []
    for leftovers in ("split", "play_out"):
        game = rules(players=3, deals=8, leftovers=leftovers)
        for played in (6, 7, 8):
            setup = game.next_deal(quiet(played), 0)
            kinds.append(None if setup is None else setup.carried[-1])
    assert kinds == [ORDINARY, LAST, None, ORDINARY, ORDINARY, PLAY_OUT]


def test_what_is_left_is_shared_equally_and_shown() -> None:
    """Twenty-four counters among three."""
    sheet = rules(players=3, deals=8).sheet(quiet(8))
    assert sheet.total("share") == (8, 8, 8)
    assert sum(sheet.total("account")) == 0


# Which lines can be true.


def test_later_all_may_pass_or_one_take_the_pot() -> None:
    assert fits(None, -3, None, before=(FIRST,))
    assert fits(None, -3, 6, before=(FIRST,))
    assert fits(None, 3, None, before=(FIRST,))
    assert not fits(None, None, None, before=(FIRST,)), "the dealer has paid"


def test_notes_tell_of_just_that_deal() -> None:
    assert fits(-6, 2, 1, notes="dealer 0")
    assert not fits(-6, 2, 1, notes="dealer 1")
    assert not fits(-6, 2, 1, notes="dealer 3")
    assert not fits(-6, 2, 1, notes="pot 4")
    assert not fits(-6, 2, 1, notes="kitty 3")
    assert fits(None, -3, None, before=(FIRST,), notes="dealer 1 failed 0")
    assert not fits(None, -3, 6, before=(FIRST,), notes="dealer 1 failed 0")


def test_the_belli_lost_costs_a_stake_on_the_line_too() -> None:
    more = {"belli": True, "belli_lost": True}
    assert fits(-3 + 1 - 3, 2, -3, **more), "the dealer has a trick and has lost it"
    assert fits(-5, 2, -3, notes="dealer 0 belli 0 compulsory 3", **more)
    assert not fits(-5, 2, -3, notes="dealer 0 compulsory 3", **more)
    assert not fits(-5, 2, -3, belli=True)
