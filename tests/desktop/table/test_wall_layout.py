"""On a table across a room nothing covers anything else, and everything is large."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QSize

from desktop.look.lettering import wall_scale
from desktop.table.extents import Room, measured
from desktop.table.layout import Needs, TableLayout

SCREENS = [(1920, 1080), (1280, 720), (1366, 768), (1024, 768), (3840, 2160)]


def laid(size: tuple[int, int], seats: int) -> TableLayout:
    screen = QSize(*size)
    texts = measured(None, wall_scale(screen), Room())
    needs = Needs(screen, 0.57, seats, 0, 0, texts, tricks=True, coins=True, on_wall=True)
    return TableLayout(needs)


@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("seats", range(2, 8))
def test_people_signs_prompt_and_trick_lie_apart(
    qapp: object, size: tuple[int, int], seats: int
) -> None:
    places = laid(size, seats)
    rects = {f"seat {seat}": person.whole for seat, person in enumerate(places.people())}
    # The round edge of a portrait may be below the line of state of the one above.
    small = round(places.portrait * 0.25)
    rects = {name: rect.adjusted(0, small, 0, 0) for name, rect in rects.items()}
    rects |= {"status": places.status, "prompt": places.prompt}
    rects |= {"trick": places.trick_place.adjusted(4, 4, -4, -4), "stock": places.stock}
    screen = QRect(0, 0, *size)
    outside = [name for name, rect in rects.items() if not screen.contains(rect)]
    assert not outside, rects
    pairs = combinations(rects, 2)
    assert not [pair for pair in pairs if rects[pair[0]].intersects(rects[pair[1]])], rects
    assert places.trick_card.height() >= 0.1 * size[1]


def test_every_hand_is_held_alike(qapp: object) -> None:
    places = laid((1920, 1080), 4)
    assert places.hand == [] and places.all_alike
    assert {len(places.fan(seat, 8)) for seat in range(4)} == {8}


@pytest.mark.parametrize("seats", range(2, 8))
def test_no_hand_covers_another_person(qapp: object, seats: int) -> None:
    places = laid((1920, 1080), seats)
    for seat in range(seats):
        states = [places.person(other).state for other in range(seats) if other != seat]
        assert not [card for card in places.fan(seat, 8) if any(map(card.rect.intersects, states))]
