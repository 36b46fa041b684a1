"""A Spiel played on in masks is a Spiel by the rules, and brings what the chapters say."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine import games, shuffle
from engine.cards import Card
from engine.games.gin.rules import GinRules
from engine.games.gin.table import GinTable
from engine.games.gin.weights import WEIGHTS
from tests.engine.games.gin.quick import Noted

GIN = games.find("gin")


def tables(rules: GinRules, deals: int) -> list[GinTable]:
    """Tables from which a Spiel is played on, at all its chapters."""
    found = []
    for number in range(deals):
        setup = rules.next_deal([], number % 2)
        assert setup is not None
        t = rules.start(shuffle.numbered(rules.pack(), 3, number), setup)
        rng = Random(number)
        while t.phase in ("first", "draw", "discard"):
            if rng.random() < 0.15:
                found.append(t.copy())
            rules.apply(t, rules.bots.next_move(t, rng))
    return found


@pytest.mark.parametrize("preset", sorted(GIN.presets))
def test_a_play_out_is_a_legal_deal_with_the_chapters_score(preset: str) -> None:
    # The last discard, where it may be taken, is left to the rules of thumb.
    options = replace(GIN.presets[preset], last_discard_knock=False)
    rules = GIN.make(options, 2)
    assert isinstance(rules, GinRules)
    endings = set()
    for number, t in enumerate(tables(rules, 14)):
        noted = Noted(rules, t, Random(number), (WEIGHTS, WEIGHTS))
        scored = noted.run(t.phase)
        for move in noted.moves:
            assert move in rules.legal(t), (t.phase, move)
            rules.apply(t, move)
        rng = Random(1)
        while t.phase:
            assert t.phase not in ("first", "draw", "discard")
            rules.apply(t, rules.bots.next_move(t, rng))
        values = [float(value or 0) for value in rules.score(t).values]
        assert scored == values
        assert isinstance(noted.moves[-1], Card) == (t.ending == "drawn")
        endings.add(t.ending)
    assert {"knock", "gin"} <= endings
