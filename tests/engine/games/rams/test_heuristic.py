"""The rules of thumb: sensible, and from one seat's view alone; and what talk tells of hands."""

from __future__ import annotations

from math import prod
from random import Random

import pytest

from engine.cards import card
from engine.families.pot.chapters import PASS
from engine.families.pot.heuristic import likely_said
from engine.games.rams.chapters import GENERAL, PLAY
from engine.games.rams.counters import HAND
from engine.games.rams.heuristic import all_tricks, brings
from engine.games.rams.inference import SURE_OF_ITSELF
from engine.games.rams.trumps import deck
from engine.games.rams.weights import WEIGHTS
from engine.hidden import view
from tests.engine.games.rams.positions import (
    DEALER,
    FOREHAND,
    carried,
    dealt,
    rules,
)

STRONG, WEAK, ALL = "HA HK SA S7 D7", "C7 C8 S9 S8 D8", "HA HK HQ CA CK"


@pytest.mark.parametrize("preset", ["rams", "bierspiel", "bester_bube"])
@pytest.mark.parametrize("trump", "CSHD")
def test_a_higher_trump_is_worth_more(preset: str, trump: str) -> None:
    options = rules(preset).options
    worth = WEIGHTS.worth(options)[trump]
    worths = [worth[one] for one in deck(options).trumps[trump]]
    assert worths == sorted(worths, reverse=True)


def test_the_seven_and_the_under_bower_are_worth_much() -> None:
    assert WEIGHTS.worth(rules("bierspiel").options)["H"][card("D7")] > 0.8
    assert WEIGHTS.worth(rules("bester_bube").options)["H"][card("DJ")] > 0.8


def test_all_tricks_are_promised_by_a_hand_that_takes_them() -> None:
    there = dealt(ALL, up="H9")
    assert (there.advice(), there.why()) == ("!general", "all_are_likely")
    game = there.rules
    assert all_tricks(there.table.hands[FOREHAND], game, "H") > 0.6
    assert all_tricks(dealt(STRONG).table.hands[FOREHAND], game, "H") < 0.3


# What can be told of hidden hands.


def test_who_plays_had_rather_a_good_hand() -> None:
    there = dealt(STRONG, WEAK, up="H9").each("!play !pass")
    for seat, likely in ((FOREHAND, True), (1, False)):
        weigh = there.rules.bots.world_likelihood(view(there.table, DEALER))
        assert weigh is not None
        now = weigh(there.table)
        other = there.table.copy()
        other.hands[FOREHAND], other.hands[1] = other.hands[1], other.hands[FOREHAND]
        assert weigh(other) < now, (seat, likely)


def test_of_the_widow_nothing_is_told_but_of_what_was_thrown_in() -> None:
    there = dealt(WEAK, up="H9", widow=STRONG).does(FOREHAND, "!widow")
    weigh = there.rules.bots.world_likelihood(view(there.table, DEALER))
    assert weigh is not None
    other = there.table.copy()
    other.hands[FOREHAND], other.aside[FOREHAND] = other.aside[FOREHAND], other.hands[FOREHAND]
    assert weigh(other) < weigh(there.table)


@pytest.mark.parametrize("preset", ["rams", "ramscheln"])
def test_each_is_weighed_by_the_rivals_that_he_had_to_expect_when_he_spoke(preset: str) -> None:
    game, rng = rules(preset), Random(1)
    for _ in range(12):
        t = game.start(rng.sample(game.pack(), 32), carried(game))
        likely = dict.fromkeys(range(4), 1.0)
        while t.phase == "join":
            seat, legal = t.turn, game.legal(t)
            said = rng.choice([move for move in legal if move != GENERAL])
            others = [t.plays[other] for other in range(4) if other != seat]
            worth = WEIGHTS.worth(game.options)[t.trump]
            pool = t.pool if game.pool else HAND
            brought = brings(
                list(map(worth.__getitem__, t.hands[seat])), WEIGHTS.rivals(others), pool
            )
            if PASS in legal:
                likely[seat] = likely_said(said == PLAY, brought, SURE_OF_ITSELF)
            game.apply(t, said)
            for own in range(4):
                weigh = game.bots.world_likelihood(view(t, own))
                found = weigh(t) if weigh else 1.0
                assert found == pytest.approx(prod(likely[one] for one in range(4) if one != own))


def test_nothing_is_told_before_anybody_has_spoken() -> None:
    there = dealt()
    assert there.rules.bots.world_likelihood(view(there.table, FOREHAND)) is None
