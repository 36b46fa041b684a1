"""Orders in which a hand can be held."""

from __future__ import annotations

from itertools import groupby, pairwise

import pytest

from engine import games
from engine.rules.hand_orders import ORDERS, in_order
from tests.kit import share, some_positions


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("order", [one for one in ORDERS if one.startswith("alternating")])
def test_a_whole_pack_has_no_neighbours_of_one_colour_if_that_can_be(name: str, order: str) -> None:
    turns = 0
    for rules, t in ((one.make(), t) for one in share(name) for t in some_positions(one)[:2]):
        pack, highest = rules.pack(), {*rules.show.highest(t)}
        if rules.show.rises() is None:
            continue
        red = "HD" if any(card.suit == "D" for card in pack) else "HS"
        held = in_order(rules.show, t, list(pack), order)
        colours = [
            suit in red for suit, _ in groupby(card.suit for card in held if card not in highest)
        ]
        if abs(2 * sum(colours) - len(colours)) <= 1:
            assert all(one != other for one, other in pairwise(colours))
            turns += 1
    assert turns
