"""A Spiel played on in masks is a Spiel by the rules, and brings what the chapters say."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine import games, shuffle
from engine.cards import Card
from engine.games.gin.chapters import DRAW, LEAVE, TAKE
from engine.games.gin.ending import GINS, KNOCKS
from engine.games.gin.melds import BIT
from engine.games.gin.rollout import Rollout
from engine.games.gin.rules import GinRules
from engine.games.gin.table import GinTable
from engine.games.gin.thumbs import THUMBS
from engine.moves import Move
from engine.override import override

GIN = games.find("gin")
CARDS = {bit: card for card, bit in BIT.items()}


class Retold(Rollout):
    """A play-out that keeps what was done, as moves of the chapters."""

    moves: list[Move]

    @override
    def _takes(self) -> bool:
        first = self.refused < 2 and self.phase == "first"
        taken = super()._takes()
        if taken or first:
            self.moves.append(TAKE if taken else LEAVE)
        if taken:
            self.phase = ""
        return taken

    @override
    def _draw(self) -> None:
        super()._draw()
        self.phase = ""
        self.moves.append(DRAW)

    @override
    def _discard(self, seat: int) -> None:
        super()._discard(seat)
        self.moves.append(CARDS[self.up])

    @override
    def _ended(self, seat: int, card: int, ending: str) -> list[float]:
        self.moves.append((GINS if ending == "gin" else KNOCKS)[CARDS[card]])
        return super()._ended(seat, card, ending)

    def told(self, phase: str) -> list[float]:
        """What each side scores, the moves in `moves`."""
        self.moves, self.phase = [], phase
        return self.run(phase)


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
        retold = Retold(options, t, Random(number), (THUMBS, THUMBS))
        scored = retold.told(t.phase)
        for move in retold.moves:
            assert move in rules.legal(t), (t.phase, move)
            rules.apply(t, move)
        rng = Random(1)
        while t.phase:
            assert t.phase not in ("first", "draw", "discard")
            rules.apply(t, rules.bots.next_move(t, rng))
        values = [float(value or 0) for value in rules.score(t).values]
        assert scored == values
        assert isinstance(retold.moves[-1], Card) == (t.ending == "drawn")
        endings.add(t.ending)
    assert {"knock", "gin"} <= endings
