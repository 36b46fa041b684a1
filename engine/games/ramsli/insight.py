"""What opponents that think know of Ramsli besides the rules of thumb."""

from __future__ import annotations

from random import Random

from engine.games.ramsli import heuristic
from engine.games.ramsli.chapters import BOTTOM, JOIN, KNOCK, KNOCK_ON_CARD
from engine.games.ramsli.table import RamsliTable
from engine.moves import Call, Move
from engine.rules import Rules
from engine.table import View


def policy(rules: Rules[RamsliTable], t: RamsliTable, legal: list[Move], rng: Random) -> Move:
    """The heuristic's move: it looks at the own hand and open cards, so no view need be made."""
    return heuristic.choose(rules, View(t.turn, t), legal, rng).move


def unit(rules: Rules[RamsliTable]) -> tuple[str, float, float]:
    """Counters."""
    return ("counters", 1.0, 0.0)


def daring(rules: Rules[RamsliTable], t: RamsliTable, move: Move) -> float:
    """Knocking and joining are bold, and so is turning the bottom card."""
    if isinstance(move, Call):
        return 1.0 if move in (KNOCK, KNOCK_ON_CARD, JOIN, BOTTOM) else 0.0
    return 0.0
