"""Looks for the moments that a game wants to have shown, without a window.

Bots play evening after evening until the moment comes: a chapter in which the seat at the bottom
decides, a mark on the slate after a deal, or somebody else who can say that the rest is his. The
search begins with the given seed, so the same seed finds the same moment.
"""

from __future__ import annotations

from dataclasses import replace

from engine import claims
from engine.bots.bots_table import BotsTable
from engine.head import Head
from engine.match import Match
from engine.table import NOBODY, Seat

EVENINGS = 150
DEALS = 3
"""So many deals are played of each evening."""

BOT = "heuristic"
CLAIM = "claim"
"""The moment in which somebody else can show that the rest is his, or none of it."""


def found(head: Head, moment: str, seat: Seat = 0) -> Match | None:
    """An evening that has come to this moment; None if none does."""
    assert isinstance(head.seed, int)  # so that there is a next one to be tried
    for seed in range(head.seed, head.seed + EVENINGS):
        match = Match(replace(head, seed=seed))
        if _comes(match, moment, seat):
            return match
    return None


def _comes(match: Match, moment: str, seat: Seat) -> bool:
    """Play until the moment is there."""
    table = BotsTable(match, [BOT] * len(match.players))
    for _ in range(DEALS):
        if match.over:
            return False
        match.deal()
        while match.turn != NOBODY:
            if match.turn == seat and _chapter(match) == moment and match.formal() is None:
                return True
            if moment == CLAIM and match.turn != seat and _claims(match):
                return True
            table.decide()
        if any(mark.kind == moment for marks in match.sheet().slate for mark in marks):
            return True
    return False


def _claims(match: Match) -> bool:
    """Whether the bot whose turn it is would claim now."""
    seen, rules = match.view(match.turn), match.rules
    return seen is not None and any(
        len(seen.table.hands[seen.seat]) >= claims.LEAST[kind]
        and claims.kept(rules, seen, kind) is not None
        for kind in claims.kinds(rules, seen.table, seen.seat)[:1]
    )


def _chapter(match: Match) -> str:
    seen = match.view()
    return "" if seen is None else seen.table.phase
