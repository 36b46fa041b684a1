"""A saved match in the middle of a deal.

A trick lies taken, another is on the table, and it is a person's turn.
"""

from __future__ import annotations

from pathlib import Path

from engine.head import Head, Player
from engine.match import Match
from engine.store import SUFFIX, save_copy
from engine.table import NOBODY
from tests.workshop.bench.decisions import GAME

PERSON = 0


def saved(folder: Path) -> Path:
    """The file of such an evening, with four players in."""
    players = (Player("Anna"), *(Player(f"bot {seat}", "heuristic") for seat in (1, 2, 3)))
    for seed in range(1000):
        head = Head(GAME, "", {}, players, seed)
        events = [head.event()]
        match = Match(head, events.append)
        match.deal()
        while match.turn != NOBODY:
            if _wanted(match):
                path = folder / f"bench{SUFFIX}"
                save_copy(path, events)
                return path
            legal = match.legal()
            match.play(legal[seed % len(legal)])
    raise AssertionError("no seed brings four players to the second trick")


def _wanted(match: Match) -> bool:
    t = match.revealed()
    assert t is not None
    return match.turn == PERSON and len(t.tricks) == 1 and len(t.trick) == 3
