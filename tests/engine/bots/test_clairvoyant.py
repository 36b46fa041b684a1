"""The bot that sees all cards: the best by what it finds, else by the rules of thumb."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.bots import make
from engine.moves import Move
from engine.rules.bots import Bots
from engine.table import Seat, Table, View
from tests import kit


def decisions() -> list[tuple[Any, Table, list[Move], Move]]:
    """Positions of Ramsen, what may be done there, and what the rules of thumb do."""
    case = kit.share("ramsen")[0]
    game = case.make()
    found = []
    for t in kit.positions(case)[:40:4]:
        legal = game.legal(t)
        if len(legal) > 1:
            found.append((game, t, legal, game.bots.policy(t, legal[:], Random(1))))
    return found


@pytest.fixture
def worth(monkeypatch: pytest.MonkeyPatch) -> dict[Move, float]:
    """What moves come to in place of what a rollout finds; nothing is small enough to be solved."""
    moves: dict[Move, float] = {}

    class Result:
        """Stands for a Rollout, from which nobody inherits where it is compiled."""

        def __init__(self, bots: Bots[Any], seat: Seat, luck: int) -> None: ...

        def result(self, world: Table, move: Move, number: int) -> float:
            return moves.get(move, 0.0)

    monkeypatch.setattr("engine.bots.clairvoyant.Rollout", Result)
    monkeypatch.setattr("engine.bots.clairvoyant.POSITIONS", 0)
    return moves


def test_of_moves_that_come_to_the_same_the_usual_one_is_made(worth: dict[Move, float]) -> None:
    for game, t, legal, usual in decisions():
        assert make("clairvoyant", game).choose(View(t.turn, t), legal, Random(1), 0) == usual


def test_what_comes_to_more_is_done_instead(worth: dict[Move, float]) -> None:
    for game, t, legal, usual in decisions():
        other = next(move for move in legal if move != usual)
        worth.clear()
        worth[other] = 1.0
        assert make("clairvoyant", game).choose(View(t.turn, t), legal, Random(1), 0) == other


def test_beside_its_chapter_it_plays_by_rules_of_thumb(worth: dict[Move, float]) -> None:
    for game, t, legal, usual in decisions():
        worth.clear()
        worth.update((move, 1.0) for move in legal if move != usual)
        for chapter in (t.phase, "another"):
            made = make(f"clairvoyant@{chapter}", game).choose(View(t.turn, t), legal, Random(1), 0)
            assert (made == usual) == (chapter != t.phase)
