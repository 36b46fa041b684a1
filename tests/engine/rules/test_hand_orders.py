"""Orders in which a hand can be held."""

from __future__ import annotations

from itertools import groupby, pairwise

import pytest

from engine import games
from engine.match import Match
from engine.rules.hand_orders import ORDERS, in_order
from tests.kit import share


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("order", [one for one in ORDERS if one.startswith("alternating")])
def test_a_whole_pack_has_no_neighbours_of_one_colour_if_that_can_be(name: str, order: str) -> None:
    turns = 0
    for case in share(name):
        match = Match(case.head())
        match.deal()
        seen = match.view(0)
        assert seen is not None
        show, t, pack = match.rules.show, seen.table, match.rules.pack()
        if show.rises() is None:
            continue
        red, highest = "HD" if any(card.suit == "D" for card in pack) else "HS", show.highest(t)
        plain = [card.suit for card in in_order(show, t, pack, order) if card not in highest]
        colours = [suit in red for suit, _ in groupby(plain)]
        if abs(2 * sum(colours) - len(colours)) <= 1:
            assert all(one != other for one, other in pairwise(colours))
            turns += 1
    assert turns
