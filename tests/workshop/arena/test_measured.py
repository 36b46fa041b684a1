"""What bots are measured by asks them all that the evenings of a game ask, and often enough."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from engine import games
from engine.bots.arena.contest import dealt, numbered
from engine.rules import Rules
from engine.sheet import Line
from engine.table import Table
from tests.kit.walking import any_move
from tests.workshop.arena.joining import variants
from tests.workshop.arena.rows import SIZES

LEAST = 200
"""So often each chapter is asked in as many deals as the arena has for rules of thumb."""
PART = 10
"""The suite plays one of so many deals, and asks for half of what should then be there."""
OFFERED = 20
"""In so many deals by chance it is looked what a variant offers at all."""
RARE = {
    ("gin", "lay_off"): "rules of thumb wait for gin, and only a knock is laid off to",
    ("knueffeln", "jann"): "a side has to take nine tricks on end",
    ("knueffeln", "olen"): "one has to lie at the bottom of the stock",
}
"""What comes too seldom in deals that are played well, by game and chapter, and why."""

EVERY = [
    pytest.param(rules, id=f"{game} {one}")
    for game in games.names()
    for one, rules in variants(game)
]


def asked(rules: Rules[Any], t: Table, found: Counter[str], rng: Random, by_chance: bool) -> Line:
    """Play a deal and count what was asked in each chapter."""
    while t.phase:
        legal = rules.legal(t)
        if len(legal) > 1:
            found[t.phase] += 1
            move = any_move(legal, rng) if by_chance else rules.bots.policy(t, legal, rng)
        else:
            move = legal[0]
        rules.apply(t, move)
    return rules.score(t)


def offered(rules: Rules[Any]) -> set[str]:
    """The chapters that ask anything in evenings that are played by chance."""
    found: Counter[str] = Counter()
    lines: list[Line] = []
    for number in range(1, OFFERED + 1):
        if rules.next_deal(lines, number % rules.players) is None:
            lines = []
        t = dealt(rules, 3, number, number % rules.players, lines)
        lines.append(asked(rules, t, found, Random(number), by_chance=True))
    return set(found)


@pytest.mark.parametrize("rules", EVERY)
def test_every_choice_of_a_variant_is_asked_often_where_bots_are_measured(
    rules: Rules[Any], request: pytest.FixtureRequest
) -> None:
    """In every rotation of the players, as in the arena; with `--whole` in all of its deals."""
    game = rules.game.name
    deals, least = SIZES[game].quick, float(LEAST)
    if not request.config.getoption("--whole"):
        deals, least = deals // PART, least / PART / 2
    found: Counter[str] = Counter()
    for number in range(1, deals + 1):
        asked(rules, numbered(rules, 5, number), found, Random(number), by_chance=False)
    seldom = {one for one in offered(rules) if found[one] * len(rules.sides()) < least}
    assert seldom <= {chapter for name, chapter in RARE if name == game}
