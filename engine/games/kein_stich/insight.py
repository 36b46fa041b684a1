"""What opponents that think know of Kein Stich besides the rules of thumb."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import cast

from engine.games.kein_stich import heuristic, playout
from engine.games.kein_stich.inference import laid_so
from engine.games.kein_stich.rules import KeinStichRules
from engine.games.kein_stich.table import KeinStichTable
from engine.moves import Call, Move
from engine.rules import Rules
from engine.sheet import from_others
from engine.table import Table, View

RETRACES = False
"""Who follows suit and ducks plays much alike whatever he holds: in trials what was played told
nothing that paid, and going through it took longer than all the rest."""


def policy(rules: Rules[KeinStichTable], t: KeinStichTable, legal: list[Move], rng: Random) -> Move:
    """The heuristic's move: it looks at the own hand and open cards, so no view need be made."""
    return heuristic.choose(rules, View(t.turn, t), legal, rng).move


def finish(rules: Rules[KeinStichTable], t: KeinStichTable, rng: Random) -> list[float] | None:
    """What a deal is worth if all go on by the rules of thumb."""
    brought = playout.finished(cast(KeinStichRules, rules).options, t)
    return None if brought is None else from_others(brought)


def likelihood(rules: Rules[KeinStichTable], seen: View) -> Callable[[Table], float] | None:
    """How likely the others would have laid so; in the tricks nothing that pays was found."""
    rules = cast(KeinStichRules, rules)
    return laid_so(rules, seen) if seen.table.phase == rules.rows.name else None


def unit(rules: Rules[KeinStichTable]) -> tuple[str, float, float]:
    """Money, as the penalties and the pot are."""
    return ("ahead_money", 1.0, 0.0)


def daring(rules: Rules[KeinStichTable], t: KeinStichTable, move: Move) -> float:
    """A high card may take a trick; keeping a card back in the lay-off risks to be locked in."""
    if isinstance(move, Call):
        return 1.0
    order = rules.pack()
    return -order.index(move) / len(order) if move in order else 0.0
