"""Who forgets older tricks believes that their cards may still be held, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine import games, shuffle
from engine.bots.search import forgotten
from engine.hidden import redeal, view
from engine.rules import Rules
from engine.table import View


def _has_older_tricks(name: str) -> bool:
    """Whether a hand of its usual deal lasts longer than the tricks that everybody remembers."""
    kind = games.find(name)
    rules = kind.make(next(iter(kind.presets.values())), kind.usual())
    setup = rules.next_deal([], 0)
    assert setup is not None
    hands = rules.start(rules.pack(), setup).hands
    return name != "gin" and max(map(len, hands)) > 3


TRICKS = [name for name in games.names() if _has_older_tricks(name)]


def late(name: str) -> Iterator[tuple[Rules[Any], View, Any]]:
    """Decisions of a deal when some tricks are taken: rules, what is seen, a world."""
    kind = games.find(name)
    rules = kind.make(next(iter(kind.presets.values())), kind.usual())
    for number in range(6):
        setup = rules.next_deal([], number % rules.players)
        assert setup is not None
        t, rng = rules.start(shuffle.numbered(rules.pack(), 5, number), setup), Random(number)
        while t.phase:
            if len(t.tricks) > 2 and any(t.hands):
                seen = view(t, t.turn)
                yield rules, seen, redeal(rules, seen, rng)
            rules.apply(t, rules.bots.next_move(t, rng))


@pytest.mark.parametrize("name", TRICKS)
def test_only_hidden_cards_become_such_of_older_tricks(name: str) -> None:
    changed = 0
    for number, (_, seen, world) in enumerate(late(name)):
        before = world.copy()
        believed = forgotten(world, seen, 2, Random(number))
        assert world.hands == before.hands
        old = {card for trick in seen.table.tricks[:-2] for card in trick.cards}
        assert believed.hands[seen.seat] == seen.table.hands[seen.seat]
        for mine, other, shown in zip(believed.hands, world.hands, seen.table.hands, strict=True):
            assert len(mine) == len(other) == len(set(mine))
            assert set(mine) - set(other) <= old
            assert {*shown} & {*other} <= {*mine}
            changed += mine != other
    assert changed


@pytest.mark.parametrize("name", TRICKS)
def test_who_remembers_all_that_was_played_believes_what_is_so(name: str) -> None:
    for _, seen, world in late(name):
        assert forgotten(world, seen, len(seen.table.tricks), Random(1)) is world


@pytest.mark.parametrize("name", TRICKS)
def test_what_is_believed_can_be_played_on(name: str) -> None:
    for number, (rules, seen, world) in enumerate(late(name)):
        if number % 5 == 0:
            believed = forgotten(world, seen, 1, Random(number)).copy()
            assert len(rules.bots.rollout(believed, Random(1))) == rules.players
