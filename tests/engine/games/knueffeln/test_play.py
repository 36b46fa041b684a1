"""The play, turning and seeing, the Jann and the march, and what is paid."""

from __future__ import annotations

from random import Random

import pytest

from engine.cards import BACK, card, codes
from engine.facts import Fact
from engine.games.knueffeln.game import GAME
from engine.games.knueffeln.play import MARCH, STOP
from engine.hidden import redeal, view
from engine.sheet import Line
from tests.engine.games.knueffeln.positions import (
    DEALER,
    FOREHAND,
    REARHAND,
    SECOND,
    deal,
    playing,
    score,
)

# The play.


def test_any_card_may_be_led() -> None:
    """KN-A17: and nothing else can be done; nobody gives up without a turn."""
    there = deal(turning="off")
    assert there.may().split(", ") == there.hand(FOREHAND).split()


def test_the_winner_of_the_trick_leads_to_the_next() -> None:
    there = playing("D4 C3", "S3 C2", "DA C7", "C8 C9").each("D4 S3 DA C8")
    assert there.turn == SECOND
    assert there.table.tricks[-1].winner == SECOND


def test_the_play_continues_until_one_team_has_won_five_of_the_nine_tricks() -> None:
    there = score(deal(), "0 1 2 3 0 1 2 3")
    assert there.phase == "tricks"
    assert score(there, "1").over
    assert there.line() == Line((-10, 10), (("basic", 1),))  # type: ignore[arg-type]


# Drehen und Sehen.


def test_a_player_on_lead_may_play_the_first_card_face_down() -> None:
    there = deal()
    first = there.hand(FOREHAND).split()[0]
    assert there.may().startswith(first) and there.offers("!turn")
    there.does(FOREHAND, f"!turn {first}")
    assert codes(there.table.trick) == first
    assert there.phase == "answer"


def test_it_could_be_any_card_that_is_out() -> None:
    there = deal()
    there.does(FOREHAND, f"!turn {there.hand(FOREHAND).split()[0]}")
    seen = view(there.table, DEALER)
    lying = {redeal(there.rules, seen, Random(seed)).trick[0] for seed in range(60)}
    assert len(lying) > 15 and BACK not in lying


def test_running_from_the_second_turn_costs_only_twenty() -> None:
    there = score(deal(), "0t 1 2")
    there.does(REARHAND, f"!turn {there.hand(REARHAND).split()[0]}").does(DEALER, "!run")
    assert there.values() == (20, -20)


def test_both_teams_may_turn() -> None:
    there = score(deal(), "0t 1 2t 1 3t")
    assert there.table.raised == [1, 2] or sum(there.table.raised) == 3


def test_a_refused_turn_at_four_to_nothing_is_no_jann() -> None:
    """KN-A15: a Jann is five tricks that were taken."""
    there = score(deal(), "0 0 0 0")
    there.does(FOREHAND, f"!turn {there.hand(FOREHAND).split()[0]}").does(SECOND, "!run")
    assert there.values() == (10, -10)


def test_hattstedt_there_is_no_turning() -> None:
    there = deal(turning="off")
    assert not there.offers("!turn")
    assert there.why_not(f"!turn {there.hand(FOREHAND).split()[0]}") == "no_turning"


# 1924: only with two tricks, and again with four.


def test_1924_a_turn_outside_the_window_is_refused_by_name() -> None:
    there = deal(turning="two_and_four")
    first = there.hand(FOREHAND).split()[0]
    assert there.why_not(f"!turn {first}") == "turn_with_two_and_four"


# Jann and Durchmarsch.


def test_the_first_five_tricks_in_a_row_are_a_jann() -> None:
    there = score(deal(), "0 2 0 2 0")
    assert (there.phase, there.turn, there.may()) == ("jann", FOREHAND, "!stop, !march")
    assert there.does(FOREHAND, "!stop").line() == Line(
        (100, -100),
        (("jann", 0),),  # type: ignore[arg-type]
    )


def test_who_goes_on_after_a_jann_is_asked_again() -> None:
    there = score(deal(), "1 1 3 3 1")
    assert there.rules.show.doubt(there.table, MARCH) == Fact("jann_is_at_stake")
    assert there.rules.show.doubt(there.table, STOP) is None


def test_nobody_turns_on_a_march() -> None:
    """KN-A16: the others could run and let it fail."""
    there = score(deal(), "0 0 0 0 0").does(FOREHAND, "!march")
    assert not there.offers("!turn")
    assert there.why_not(f"!turn {there.hand(FOREHAND).split()[0]}") == "no_turn_in_march"


def test_option_running_from_a_turn_on_the_march_makes_it_fail() -> None:
    """KN-A16: by house rule it may be tried."""
    there = score(deal(turn_in_march=True), "0 0 0 0 0").does(FOREHAND, "!march")
    there.does(FOREHAND, f"!turn {there.hand(FOREHAND).split()[0]}").does(SECOND, "!run")
    assert there.values() == (-300, 300)


def test_the_jann_is_decided_by_call_alone() -> None:
    there = score(deal(), "0 0 0 0 0")
    assert there.why_not(there.hand(FOREHAND).split()[0]) == "stop_or_march"


@pytest.mark.parametrize(
    ("preset", "basic", "jann", "march"),
    [("bohmstedt", 10, 100, 300), ("hattstedt", 10, 20, 40), ("gruenberg1938", 5, 10, 20)],
)
def test_what_each_place_pays(preset: str, basic: int, jann: int, march: int) -> None:

    options = GAME.presets[preset].as_dict()
    assert score(deal(**options), "1 0 0 0 0 0").values() == (basic, -basic)
    there = score(deal(**options), "0 0 0 0 0").does(FOREHAND, "!stop")
    assert there.values() == (jann, -jann)
    there = score(deal(**options), "0 0 0 0 0").does(FOREHAND, "!march")
    assert score(there, "0 0 0 0").values() == (march, -march)


# What a card would do, for whoever has picked it up.


@pytest.mark.parametrize(
    ("trick", "one", "key"),
    [
        ("", "H7", "leads_nothing"),
        ("", "H2", "leads_nothing"),
        ("", "D9", "leads_higher_ole"),
        ("", "H8", "leads_j"),
        ("", "DK", "leads_2"),
        ("DQ", "S3", "takes_3"),
        ("DQ", "S4", "fails_3"),
        ("D4", "DA", "takes_in_suit"),
        ("D4", "C3", "fails_4"),
        ("S9", "S6", "fails_j"),
        ("S7", "H2", "fails_nothing"),
        ("D9", "C4", "takes_higher_ole"),
        ("SA", "D9", "takes_ole"),
    ],
)
def test_the_outlook_of_a_card_says_why(trick: str, one: str, key: str) -> None:
    hands = [trick + " C10"] if trick else [one + " C10"]
    there = playing(*hands, f"{one} C9" if trick else "C8 C9", "C2", "C3")
    if trick:
        there.does(FOREHAND, trick)
    fact = there.rules.show.outlook(there.table, card(one))
    assert fact is not None and fact.key == key
