"""The rules of thumb: sensible, and from one seat's view alone."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from engine import games
from engine.bots.arena.contest import numbered
from engine.cards import card, cards
from engine.games.ramsli.chapters import JOIN
from engine.games.ramsli.trumps import HIGH_TO_LOW
from engine.games.ramsli.weights import WEIGHTS
from engine.hidden import view
from engine.table import Seat
from tests.engine.games.ramsli.positions import (
    DEALER,
    FOREHAND,
    REARHAND,
    SECOND,
    from_top,
    knocked,
)

STRONG = "HA HK HO H10"
WEAK = "E7 G8 S8 E9"


@pytest.mark.parametrize("suit", "EGHS")
def test_a_higher_card_is_worth_more(suit: str) -> None:
    worths = [WEIGHTS.worth["H"][card(suit + rank)] for rank in HIGH_TO_LOW]
    assert worths == sorted(worths, reverse=True)


def test_bad_cards_are_changed() -> None:
    there = knocked("HA HK E7 G8")
    for _ in range(2):
        assert there.advice() in ("E7", "G8")
        there.does(FOREHAND, there.advice())
    assert there.advice() == "!draw"


def test_a_hopeless_hand_is_changed_as_a_whole() -> None:
    there = from_top(WEAK, kitty=0, up="H10", bottom="GA").each("!pass !pass !pass !pass")
    for _ in range(4):
        there.does(FOREHAND, there.advice())
    assert there.advice() == "!new_hand"


def test_the_bottom_card_is_known_to_the_dealer_alone() -> None:
    chosen = set()
    for bottom in cards("HA G7"):
        there = from_top("HK EK E7 S8", bottom=bottom.code, up="H8").each("!pass")
        assert there.turn == FOREHAND
        chosen.add(there.advice())
    assert len(chosen) == 1


@pytest.mark.parametrize(
    ("said", "asked", "who", "likelier"),
    [
        ("!knock", REARHAND, SECOND, STRONG),
        ("!knock", REARHAND, FOREHAND, WEAK),
        ("!knock !join", DEALER, REARHAND, STRONG),
        ("!knock !out", DEALER, REARHAND, WEAK),
    ],
)
def test_hands_are_weighed_by_what_was_said_on_them(
    said: str, asked: Seat, who: Seat, likelier: str
) -> None:
    there = from_top("E10", up="H8").each(f"!pass !pass {said}")
    assert there.turn == asked
    weigh = there.rules.bots.world_likelihood(view(there.table, asked))
    assert weigh is not None
    worlds = {}
    for hand in (STRONG, WEAK):
        worlds[hand] = there.table.copy()
        worlds[hand].hands[who] = cards(hand)
    other = WEAK if likelier == STRONG else STRONG
    assert weigh(worlds[likelier]) > 3 * weigh(worlds[other])


def test_where_all_have_to_play_nobody_is_heard() -> None:
    there = from_top(STRONG, kitty=0, up="H8").each("!pass")
    assert there.rules.bots.world_likelihood(view(there.table, there.turn)) is None


def test_of_two_nearly_everybody_joins_and_of_four_hardly_anybody() -> None:
    joined: dict[int, list[bool]] = {2: [], 4: []}
    kind = games.find("ramsli")
    for players, said in joined.items():
        rules = kind.make(kind.presets["handed_down"], players)
        for number in range(1, 81):
            t, rng = numbered(rules, 5, number), Random(number)
            while t.phase and not t.together:
                legal = rules.legal(t)
                move = legal[0] if len(legal) == 1 else rules.bots.policy(t, legal, rng)
                if t.phase == "join":
                    said.append(move == JOIN)
                rules.apply(t, move)
    assert fmean(joined[2]) > 0.9 and fmean(joined[4]) < 0.4
