"""How a Spiel of Gin that is played on in masks is held against the chapters.

In masks both go by rules of thumb of their own. So their moves are noted and made on the table:
each must be allowed, and what they come to is what the chapters say.
"""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from typing import Any

from engine.cards import FRENCH_52, Card
from engine.games import gin
from engine.games.gin.chapters import DRAW, LEAVE, TAKE
from engine.games.gin.ending import GINS, KNOCKS
from engine.games.gin.laying import PLACES
from engine.games.gin.melds import BIT, Melding, cards_of, place_of
from engine.games.gin.table import GinTable
from engine.games.gin.weights import WEIGHTS
from engine.moves import Move
from tests.kit.quick import by_rules_of_thumb

SILENT = {
    "runden": "how long an evening is",
    "gin_bonus": "counted behind the Spiel",
    "big_gin": "eleven melded cards hardly ever come; what they bring is counted behind the Spiel",
    "undercut_bonus": "counted behind the Spiel",
    "last_discard_knock": "what is played on quickly leaves the last discard",
    "box": "counted behind the Runde",
    "runde_bonus": "counted behind the Runde",
    "shutout": "counted behind the Runde",
    "tie": "how long an evening is",
    "arrangement": "how a hand is shown",
    "spread": "how the melds are spread seldom matters: 37 of 2,000 positions",
}

CARD = {BIT[one]: one for one in FRENCH_52}


def _from_source(name: str) -> Any:
    """A module of Gin read from its source: a compiled class has no heirs in Python."""
    path = Path(str(gin.__file__)).with_name(f"{name}.py")
    spec = spec_from_file_location(f"{__name__}.{name}", path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


rollout = _from_source("rollout")


class Noted(rollout.Rollout):
    """A Spiel in masks that notes each move as it is made on the table."""

    def run(self, phase: str) -> list[float]:
        self.moves: list[Move] = []
        self.first = phase == "first"
        return super().run(phase)

    def _takes(self) -> bool:
        takes = super()._takes()
        if takes or self.first:
            self.moves.append(TAKE if takes else LEAVE)
        self.first = self.first and not takes
        return takes

    def _draw(self) -> None:
        self.first = False
        self.moves.append(DRAW)
        super()._draw()

    def _discard(self, seat: int) -> None:
        super()._discard(seat)
        self.moves.append(CARD[self.up])

    def _melds(self, own: int) -> list[int]:
        self.lies = super()._melds(own)
        return self.lies

    def _ended(self, seat: int, card: int, ending: str) -> list[float]:
        self.moves.append((GINS if ending == "gin" else KNOCKS)[CARD[card]])
        scored = super()._ended(seat, card, ending)
        if ending == "knock":
            self.left = rollout.after_laying_off(self.lies, self.hands[1 - seat])
        return scored


def play_on(game: Any, t: GinTable, rng: Random) -> None:
    """The moves of the play-out, made on the table; the rest by the rules of thumb."""
    if t.phase in ("first", "draw", "discard"):
        noted = Noted(game, t, rng, (WEIGHTS, WEIGHTS))
        noted.run(t.phase)
        for move in noted.moves:
            game.check(t, move)
            game.apply(t, move)
        if t.phase == "last":
            game.apply(t, LEAVE)
        while t.phase == "spread":
            game.apply(t, PLACES[_place(game.spread.asked(t)[0], noted.lies)])
        if t.phase == "lay_off":
            _lay_off(game, t, noted.left)
    by_rules_of_thumb(game, t, rng)


def _place(card: Card, lies: list[int]) -> str:
    """Where a card lies among these melds."""
    meld = next((one for one in lies if one & BIT[card]), 0)
    return place_of(card, Melding((tuple(cards_of(meld)),) if meld else (), (), 0))


def _lay_off(game: Any, t: GinTable, left: int) -> None:
    """Lay off until so much dead wood is left; in which order, does not matter."""
    ways = [(t.copy(), list[Move]())]
    for lying, moves in ways:
        if not lying.phase:
            if lying.dead[t.after[t.knocker]] == left:
                for move in moves:
                    game.apply(t, move)
                return
            continue
        for move in game.legal(lying):
            after = lying.copy()
            game.apply(after, move)
            ways.append((after, [*moves, move]))
    raise AssertionError(f"{left} cannot be left of {t.hands}")
