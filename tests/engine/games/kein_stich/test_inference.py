"""What is laid tells of what is held: worlds in which one would lay otherwise count less."""

from __future__ import annotations

from engine.cards import cards
from engine.games.kein_stich.inference import laid_so
from engine.games.kein_stich.rules import KeinStichRules
from engine.hidden import view
from engine.table import View
from tests.engine.games.kein_stich.positions import FOREHAND, SECOND, Position, dealt

HANDS = ("EU E9 E8 E7", "GU SU GO SO", "HU H10 H9 H8", "S7 S8 S9 S10")


def after_a_choice() -> Position:
    """Forehand has begun, and the second hand has laid the Unter of Leaves, not that of Bells."""
    there = dealt("lay_off", *HANDS)
    return there.each("EU GU")


def weighed(there: Position, seen: View, hand: str) -> float:
    """How likely a world is in which the second hand holds these."""
    assert isinstance(there.rules, KeinStichRules)
    weigh = laid_so(there.rules, seen)
    assert weigh is not None
    world = there.table.copy()
    world.hands[SECOND] = cards(hand)
    return weigh(world)


def test_who_laid_one_unter_holds_what_lies_behind_it_rather_than_behind_the_other() -> None:
    there = after_a_choice()
    seen = view(there.table, FOREHAND)
    behind_it = weighed(there, seen, "SU GO GK GA G10 EK EA")
    behind_the_other = weighed(there, seen, "SU SO SK SA G10 EK EA")
    assert 0 < behind_the_other < behind_it


def test_who_had_no_choice_tells_nothing() -> None:
    there = after_a_choice()
    seen = view(there.table, FOREHAND)
    assert weighed(there, seen, "GO GK GA G10 G9 EK EA") == 1
    assert weighed(there, seen, "HO HK HA G10 G9 EK EA") == 1


def test_before_another_has_laid_there_is_nothing_to_weigh() -> None:
    there = dealt("lay_off", *HANDS)
    assert isinstance(there.rules, KeinStichRules)
    assert laid_so(there.rules, view(there.table, FOREHAND)) is None
    there.each("EU")
    assert laid_so(there.rules, view(there.table, FOREHAND)) is None
    assert laid_so(there.rules, view(there.table, SECOND)) is not None
