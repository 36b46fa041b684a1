"""Who declares, who joins, and who has to, at a table of Mauscheln."""

from __future__ import annotations

from random import Random

from engine.cards import card
from engine.hidden import redeal, view
from tests.engine.games.mauscheln.positions import (
    DEALER,
    FOREHAND,
    REARHAND,
    SECOND,
    dealt,
)


def test_forehand_is_asked_first_then_the_others_in_turn() -> None:
    there = dealt()
    for seat in (FOREHAND, SECOND, REARHAND, DEALER):
        assert there.turn == seat
        assert there.may() == "!mauscheln  !pass"
        assert there.asks() == "declare"
        if seat != DEALER:
            there.does(seat, "!pass")


# The Ace in the hand.


def test_who_passed_under_that_rule_does_not_hold_it_as_all_could_see() -> None:
    there = dealt("E7 G7 S7 S9", "", "HA", ace_held=True).each("!pass !pass")
    for seat in (FOREHAND, SECOND):
        assert there.rules.barred(there.table, seat) == {card("HA")}
    seen, rng = view(there.table, FOREHAND), Random(3)
    there.rules.barred(seen.table, SECOND)
    for _ in range(40):
        assert card("HA") not in redeal(there.rules, seen, rng).hands[SECOND]
