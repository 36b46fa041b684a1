"""A plain player of Ramsen, as a measure; never an opponent.

It leads high, wins cheaply and else throws its least, without counting what is gone. Whether to
play and what to exchange it decides by the rules of thumb.
"""

from __future__ import annotations

from random import Random
from typing import cast

from engine.facts import Advice, Fact
from engine.games.ramsen import heuristic
from engine.games.ramsen.rules import RamsenRules
from engine.games.ramsen.table import RamsenTable
from engine.games.ramsen.trumps import RANKINGS
from engine.games.ramsen.weights import WEIGHTS
from engine.moves import Move
from engine.phases.greed import greedy
from engine.table import View


def choose(rules: RamsenRules, seen: View, legal: list[Move], rng: Random) -> Advice:
    """One of the legal moves."""
    t = cast(RamsenTable, seen.table)
    if t.phase != "tricks":
        return heuristic.choose(rules, seen, legal, rng)
    hand, top, ranking = t.hands[t.turn], t.top, RANKINGS[t.trump]
    winning = [card for card in hand if top is not None and ranking.beats(card, top)]
    card = greedy(t, legal, WEIGHTS.worth[t.trump].__getitem__, winning)
    return Advice(card, Fact("without_thought"))
