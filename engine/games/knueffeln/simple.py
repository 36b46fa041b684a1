"""A plain player of Knüffeln, as a measure; never an opponent.

It leads high, wins cheaply, leaves a trick to the partner who has it, and else throws its least,
without counting what is gone. It says nothing. All other decisions are those of the rules of thumb.
"""

from __future__ import annotations

from random import Random
from typing import cast

from engine.facts import Advice, Fact
from engine.games.knueffeln import heuristic
from engine.games.knueffeln.beats import BEATING
from engine.games.knueffeln.prospects import worth
from engine.games.knueffeln.rules import KnueffelnRules
from engine.games.knueffeln.table import KnueffelnTable
from engine.moves import Move
from engine.phases.greed import greedy
from engine.rules import Rules
from engine.table import View


def choose(rules: Rules[KnueffelnTable], seen: View, legal: list[Move], rng: Random) -> Advice:
    """One of the legal moves."""
    t = cast(KnueffelnTable, seen.table)
    if t.phase != "tricks":
        return heuristic.choose(rules, seen, legal, rng)
    beating = BEATING[cast(KnueffelnRules, rules).options.suit_beats][t.chosen]
    winning = beating[t.top] if t.top is not None else ()
    ours = t.side[t.taker] == t.side[t.turn]
    card = greedy(t, legal, lambda one: worth(one, t.chosen), winning, ours)
    return Advice(card, Fact("without_thought"))
