"""Rules of thumb for Hearts: the high cards go away, and what is played is low."""

from __future__ import annotations

from random import Random

from engine.games.hearts.rules import RANKING, HeartsTable

from engine.cards import Card
from engine.facts import Advice, Fact
from engine.moves import Move
from engine.rules import Rules
from engine.table import View


def choose(rules: Rules[HeartsTable], seen: View, legal: list[Move], rng: Random) -> Advice:
    """One of the legal moves."""
    cards = [move for move in legal if isinstance(move, Card)]
    high = seen.table.phase == "give"
    return Advice((max if high else min)(cards, key=RANKING.strength.__getitem__), Fact("throws"))
