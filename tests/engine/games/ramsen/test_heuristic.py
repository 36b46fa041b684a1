"""The rules of thumb: sensible, and from one seat's view alone."""

from __future__ import annotations

from random import Random

import pytest

from engine.bots import make
from engine.cards import card
from engine.games.ramsen.heuristic import gain, worth
from engine.games.ramsen.options import BAVARIAN
from engine.games.ramsen.trumps import trumps
from engine.hidden import view
from tests.engine.games.ramsen.positions import (
    DEALER,
    FOREHAND,
    REARHAND,
    dealt,
    position,
)
from tests.engine.games.ramsen.quick import copies
from tests.kit.broken.quick import BoundDealer


@pytest.mark.parametrize("suit", "EGHS")
def test_a_higher_trump_is_worth_more(suit: str) -> None:
    worths = [worth(one, suit) for one in trumps(suit)]
    assert worths == sorted(worths, reverse=True)
    assert worths[0] == 1.0


def test_a_better_hand_gains_more() -> None:
    gains = [gain(tricks / 4, BAVARIAN) for tricks in range(1, 16)]
    assert gains == sorted(gains)
    assert gains[0] < 0 < gains[-1]


def test_more_rivals_make_a_hand_worth_less() -> None:
    assert gain(1.5, BAVARIAN, 1) > gain(1.5, BAVARIAN, 3)


def test_the_dealer_counts_the_upcard_where_it_makes_a_poor_hand_good() -> None:
    good, poor = (
        dealt("", "", "", "E8 G8 GO SU E7", up=up, exchange_total=0, schleck="off")
        for up in ("HA", "H10")
    )
    assert good.turn == poor.turn == DEALER
    assert good.advice() == "!swap E8 HA"
    assert poor.advice() == "!stand"


def test_who_has_swapped_has_to_play_and_draws_what_he_can() -> None:
    advised = []
    for binds in (True, False):
        there = dealt(
            "GA GK GO GU G10",
            "",
            "",
            "E8 E9 G8 SU E7",
            up="H7",
            schleck="off",
            upcard_swap_forces_play=binds,
        )
        there.each("GK GO GU G10").does(FOREHAND, "!draw").each("!stand !stand")
        there.does(DEALER, "!swap E7 H7")
        advised.append(there.advice())
    assert advised == ["E8", "!stand"]


def test_a_king_is_the_highest_for_whoever_laid_the_sow_away() -> None:
    there = position(trump="H", hand="E7 EK G8 S8 S10")
    assert there.advice() != "EK"
    there.table.aside[there.turn] = [card("EA")]
    assert there.advice() == "EK"


def test_a_card_left_at_the_bottom_is_no_help_to_the_others() -> None:
    choices = set()
    for bottom in ("S9", "G7"):
        there = dealt("HK E8 E9 SA SU", "GA GK GO GU G10", "G8 G9 HO HU H7", bottom=bottom)
        assert there.turn != REARHAND
        choices.add(there.advice())
    assert len(choices) == 1


def test_an_only_move_needs_no_thought() -> None:
    there = position(trump="H", trick="GA", hand="G7 HA")
    bot = make("heuristic", there.rules)
    given = bot.advise(view(there.table, there.turn), [card("G7")], Random(1), 0.0)
    assert given.reason.key == "only_move"


@pytest.mark.parametrize("binds", [False, True])
def test_the_law_of_quick_copies_tells_who_has_to_play(binds: bool) -> None:
    """A switch that only the chapter of bids knows, and no rule of thumb."""
    there = dealt().each("!stand !stand !stand")
    assert there.turn == DEALER
    there.rules.bid = BoundDealer(there.rules.options)
    there.rules.bid.binds = binds
    taken, is_so = next(iter(copies(there.rules, there.table)))
    assert (taken, is_so) == (False, binds)
