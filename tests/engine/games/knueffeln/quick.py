"""Knüffeln played on quickly: what silence tells then, and which house rules change nothing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from engine.games.knueffeln.prospects import Prospects
from engine.games.knueffeln.rollout import Rollout
from engine.games.knueffeln.table import KnueffelnTable
from engine.hidden import view
from tests.kit.quick import by_rules_of_thumb

SILENT = {
    "prices": "what a Jann and a march bring, counted behind the deal",
    "jann": "what a Jann brings, counted behind the deal",
    "march": "what a march brings, counted behind the deal",
    "march_rungs": "what a march brings, counted behind the deal",
    "brille": "what a full ladder brings, counted behind the deal",
    "ladder": "how the slate is drawn",
    "deals": "how long an evening is",
    "ladders": "how long an evening is",
    "table_talk": "what is said out of turn; nobody talks while a deal is played on",
    "half_shown": "who sees a card that is half shown out of turn",
}


def copies(game: Any, t: KnueffelnTable) -> Iterator[tuple[object, object]]:
    """What a leader holds best, as bots that imagine deals think and as `Prospects` has it."""
    if t.phase != "tricks" or t.trick or game.options.turning == "two_and_four":
        return
    weights, ahead = game.bots.weights, Prospects(game, view(t, t.turn).table)
    best = max(
        t.hands[t.turn], key=lambda one: (ahead.holds(one) - weights.kept(one, t.chosen), one.code)
    )
    quick = Rollout(game, t, (weights, weights))
    yield quick.suits.place(best), quick.led(t.turn)


def play_on(game: Any, t: KnueffelnTable, rng: Random) -> None:
    """By the rules of thumb; but behind the trick that is on, who says nothing tells nothing.

    While a deal is played on nobody talks, so by the convention all could take every trick.
    """
    if t.phase not in ("tricks", "answer", "jann") or game.options.turning == "two_and_four":
        by_rules_of_thumb(game, t, rng)  # there is no quick way
        return
    quiet = game.game.make(replace(game.options, silence="nothing"), game.players)
    heard = len(t.tricks) if t.top is not None else -1
    while t.phase:
        legal = game.legal(t)
        bots = game.bots if len(t.tricks) == heard else quiet.bots
        seen = view(t, t.turn)
        move = legal[0] if len(legal) == 1 else bots.advise(seen, legal, rng).move
        assert move in legal, move
        game.apply(t, move)
