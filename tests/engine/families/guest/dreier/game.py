"""Dreier: what belongs to it."""

from __future__ import annotations

from engine.games.dreier.rules import DreierBots, DreierOptions, DreierRules, DreierShow

from engine.rules.game import Game

GAME = Game(
    name="dreier",
    seats=(3, 4, 5),
    options=DreierOptions,
    presets={"plain": DreierOptions(), "free": DreierOptions(head=False, leftovers="play_out")},
    rules=DreierRules,
    show=DreierShow,
    bots=DreierBots,
)
