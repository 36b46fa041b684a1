"""The rules of thumb: sensible, and from one seat's view alone."""

from __future__ import annotations

from math import prod
from random import Random

import pytest

from engine.cards import cards
from engine.families.pot.chapters import OUT, PASS
from engine.families.pot.heuristic import likely_said
from engine.games.mauscheln.heuristic import declaring_brings, joining_brings
from engine.games.mauscheln.inference import SURE_OF_ITSELF
from engine.games.mauscheln.weights import WEIGHTS
from engine.hidden import view
from engine.rules import Setup
from tests.engine.games.mauscheln.positions import (
    FOREHAND,
    REARHAND,
    SECOND,
    dealt,
    declared,
    rules_of,
)

STRONG = "HA HK HO H10"
WEAK = "E7 G8 S8 E9"


@pytest.mark.parametrize("preset", ["mauscheln", "short", "chratze"])
def test_a_higher_card_is_worth_more(preset: str) -> None:
    deck = rules_of(preset, 4).deck
    for trump in deck.suits:
        table = WEIGHTS.worth(deck)[trump]
        for suit in deck.suits:
            worths = [table[one] for one in deck.trumps(suit)]
            assert worths == sorted(worths, reverse=True)


@pytest.mark.parametrize(("said", "likelier"), [("!join", True), ("!out", False)])
def test_hands_are_weighed_by_what_was_said_on_them(said: str, likelier: bool) -> None:
    there = dealt("HU GK S9 E10", up="H8").each(f"!mauscheln {said}")
    weigh = there.rules.bots.world_likelihood(view(there.table, REARHAND))
    assert weigh is not None
    good, bad = there.table.copy(), there.table.copy()
    good.hands[SECOND], bad.hands[SECOND] = cards(STRONG), cards(WEAK)
    more, less = (good, bad) if likelier else (bad, good)
    assert weigh(more) > 3 * weigh(less)


def test_each_word_is_weighed_by_the_hand_and_the_table_it_was_said_at() -> None:
    """Declaring as before anybody has spoken, joining by those who are in by then."""
    game, rng = rules_of("mauscheln", 4), Random(1)
    weights = game.bots.weights
    for _ in range(15):
        setup = game.next_deal([], 0)
        assert isinstance(setup, Setup)
        t = game.start(rng.sample(game.pack(), 32), setup)
        likely = dict.fromkeys(range(4), 1.0)
        among = max(1.0, weights.unsaid * 3)
        while t.phase in ("declare", "join"):
            seat, joining, said = t.turn, t.phase == "join", rng.choice(game.legal(t))
            if joining:
                rivals = 1 + sum(t.plays[other] is True for other in range(4) if other != t.maker)
                brings = joining_brings(t, seat, rivals, game, weights) - weights.joins_from
            else:
                brings = declaring_brings(t, seat, among, game, weights) - weights.declares_from
            likely[seat] *= likely_said(said not in (PASS, OUT), brings, SURE_OF_ITSELF)
            game.apply(t, said)
            for own in range(4) if t.phase in ("declare", "join") else ():
                weigh = game.bots.world_likelihood(view(t, own))
                found = weigh(t) if weigh else 1.0
                assert found == pytest.approx(prod(likely[one] for one in range(4) if one != own))


def test_when_cards_are_changed_what_was_said_no_longer_weighs_whole_hands() -> None:
    there = declared(STRONG, up="H7")
    assert there.rules.bots.world_likelihood(view(there.table, SECOND)) is None


def test_bad_cards_are_changed() -> None:
    there = declared("HA HK E7 G8")
    for _ in range(2):
        assert there.advice() in ("E7", "G8")
        there.does(FOREHAND, there.advice())
    assert there.advice() == "!draw"


def test_of_five_the_weakest_goes() -> None:
    there = declared(WEAK, five_for_four="all", stock="HA HK S7 GA HU")
    there.does(FOREHAND, *WEAK.split(), "!five")
    assert there.advice() == "S7"


def test_to_declare_and_to_join_is_bold() -> None:
    bots = rules_of("mauscheln", 4).bots
    there = dealt()
    risks = [bots.risk(there.table, move) for move in there.rules.legal(there.table)]
    assert risks == [1.0, 0.0]
    there.each("!mauscheln")
    risks = [bots.risk(there.table, move) for move in there.rules.legal(there.table)]
    assert risks == [1.0, 0.0]
