"""The rules of thumb: sensible, and from one seat's view alone."""

from __future__ import annotations

from random import Random

import pytest

from engine.cards import cards
from engine.games.mauscheln.heuristic import choose
from engine.games.mauscheln.thumbs import THUMBS
from engine.hidden import view
from engine.moves import write
from tests.engine.games.mauscheln.positions import (
    FOREHAND,
    REARHAND,
    SECOND,
    Position,
    dealt,
    declared,
    position,
    rules_of,
    tricks,
)

STRONG = "HA HK HO H10"
WEAK = "E7 G8 S8 E9"


def advice(there: Position) -> str:
    seen = view(there.table, there.turn)
    return write(choose(there.rules, seen, there.rules.legal(there.table), Random(1)).move)


@pytest.mark.parametrize("preset", ["mauscheln", "short", "chratze"])
def test_a_higher_card_is_worth_more(preset: str) -> None:
    deck = rules_of(preset, 4).deck
    for trump in deck.suits:
        table = THUMBS.worth(deck)[trump]
        for suit in deck.suits:
            worths = [table[one] for one in deck.trumps(suit)]
            assert worths == sorted(worths, reverse=True)


def test_a_strong_hand_declares() -> None:
    assert advice(dealt(STRONG, up="H8")) == "!mauscheln"


def test_a_weak_hand_passes_and_stays_out() -> None:
    there = dealt("", WEAK, up="H8").each("!pass")
    assert advice(there) == "!pass"
    there.each("!pass !mauscheln !join !join")
    assert advice(there) == "!out"


def test_a_strong_hand_joins() -> None:
    assert advice(dealt("", STRONG, up="H8").each("!mauscheln")) == "!join"


@pytest.mark.parametrize(("said", "likelier"), [("!join", True), ("!out", False)])
def test_hands_are_weighed_by_what_was_said_on_them(said: str, likelier: bool) -> None:
    there = dealt("HU GK S9 E10", up="H8").each(f"!mauscheln {said}")
    weigh = there.rules.bots.world_likelihood(view(there.table, REARHAND))
    assert weigh is not None
    good, bad = there.table.copy(), there.table.copy()
    good.hands[SECOND], bad.hands[SECOND] = cards(STRONG), cards(WEAK)
    more, less = (good, bad) if likelier else (bad, good)
    assert weigh(more) > 3 * weigh(less)


def test_when_cards_are_changed_what_was_said_no_longer_weighs_whole_hands() -> None:
    there = declared(STRONG, up="H7")
    assert there.rules.bots.world_likelihood(view(there.table, SECOND)) is None


def test_a_hand_between_joins_as_the_last_where_that_is_possible() -> None:
    there = dealt("", "HU GK S9 E8", up="H8", last_joiner=True).each("!mauscheln")
    assert advice(there) == "!last"


def test_who_may_not_pass_does_not() -> None:
    assert advice(dealt("HA E7 G7 S7", ace_held=True)) == "!mauscheln"


def test_the_trump_card_is_taken_for_the_worst() -> None:
    there = declared("GK GO E7 SA", up="GA", takes_trump_card=True)
    assert advice(there) == "!take E7 GA"


def test_a_worse_trump_card_is_left() -> None:
    assert advice(declared(STRONG, up="H7", takes_trump_card=True)) == "!leave"


def test_bad_cards_are_changed() -> None:
    there = declared("HA HK E7 G8")
    for _ in range(2):
        assert advice(there) in ("E7", "G8")
        there.does(FOREHAND, advice(there))
    assert advice(there) == "!draw"


def test_a_good_hand_is_kept() -> None:
    assert advice(declared(STRONG, up="H8")) == "!stand"


def test_of_five_the_weakest_goes() -> None:
    there = declared(WEAK, five_for_four="all", stock="HA HK S7 GA HU")
    there.does(FOREHAND, *WEAK.split(), "!five")
    assert advice(there) == "S7"


def test_what_nobody_can_beat_is_led() -> None:
    assert advice(tricks("H", "HA E7 G7 S8", "E8 E9 E10 EU", "")) == "HA"


def test_trumps_are_kept_behind_a_small_card() -> None:
    assert advice(tricks("H", "HU E7 G8 S9", "E8 E9 E10 EU", "")) == "E7"


def test_the_last_to_play_wins_as_cheaply_as_it_goes() -> None:
    assert advice(position(trump="H", trick="E10 E9", hand="EK EA")) == "EK"


def test_who_cannot_win_throws_the_lowest() -> None:
    assert advice(position(trump="H", trick="GA G9", hand="GK G7 G8")) == "G7"


def test_to_declare_and_to_join_is_bold() -> None:
    bots = rules_of("mauscheln", 4).bots
    there = dealt()
    risks = [bots.risk(there.table, move) for move in there.rules.legal(there.table)]
    assert risks == [1.0, 0.0]
    there.each("!mauscheln")
    risks = [bots.risk(there.table, move) for move in there.rules.legal(there.table)]
    assert risks == [1.0, 0.0]
