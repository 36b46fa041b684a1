"""What is said at the seats: each bubble is read whole, or the older one goes."""

from __future__ import annotations

from itertools import combinations

import pytest

from desktop.table.table import TableView
from tests.desktop.table.test_indices import scenes

LONG = "Count me out of this one, please."


@pytest.mark.one_in(5)
@pytest.mark.parametrize("text", ["Without me.", LONG])
@pytest.mark.parametrize("size", [(800, 572), (1280, 772), (720, 1172)])
@pytest.mark.parametrize(("game", "seats"), [("kein_stich", 6), ("mauscheln", 5), ("ramsen", 4)])
def test_no_bubble_lies_upon_another(
    table: TableView, game: str, seats: int, size: tuple[int, int], text: str
) -> None:
    table.resize(*size)
    table.show()
    scene, speech = scenes(game, seats)[2]
    table.show_scene(scene, speech)
    bubbles = table.contents.bubbles
    for seat in range(seats):
        table.say(seat, text)
        assert bubbles.at(seat) == text, "what is said last is to be read"
        there = [one for one in range(seats) if bubbles.at(one)]
        for one, other in combinations(there, 2):
            assert not bubbles.rect(one).intersects(bubbles.rect(other)), (one, other)
    assert len(there) > 1
