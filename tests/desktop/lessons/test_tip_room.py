"""Tips have one room for each size of the table and number of players, and it is a free one."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize

from desktop.lessons.tip_room import tip_room
from desktop.table.layout import Needs, TableLayout
from tests.desktop.table.test_table_layout import SIZES, texts


def laid(size: tuple[int, int], seats: int, letters: float, *, left: bool = False) -> TableLayout:
    written = texts(size, letters, tags=2)
    return TableLayout(
        Needs(QSize(*size), 0.6, seats, 0, 8, written, tokens=5, left_handed=left, coins=True)
    )


@pytest.mark.parametrize("left", [False, True])
@pytest.mark.parametrize("letters", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
@pytest.mark.parametrize("size", SIZES)
def test_it_covers_no_face_no_button_and_not_the_hand(qapp, size, seats, letters, left):
    places = laid(size, seats, letters, left=left)
    where = tip_room(places)
    seen = [part for one in places.people() for part in (one.portrait, one.ribbon)]
    seen += [*places.tokens, places.slate_token, *(card.rect for card in places.hand)]
    seen += [places.forward(card).rect for card in places.hand]
    if seats < 5:  # where five sit at a small table nothing is free with large letters
        seen.append(places.status)
        half = min(places.prompt.width() // 2, 9 * places.large_line)
        asked = QRect(places.prompt.center().x() - half, places.prompt.top(), 2 * half, 1)
        seen.append(asked.adjusted(0, 0, 0, places.tags_bottom - places.prompt.top()))
    assert [one for one in seen if one.intersects(where)] == []
    assert QRect(0, 0, *size).contains(where)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_usual_windows_tips_are_long_enough_to_be_read_with_ease(qapp, seats):
    for size in SIZES:
        room, places = tip_room(laid(size, seats, 1.0)), laid(size, seats, 1.0)
        assert room.width() >= 16 * places.small_line
        assert room.height() >= 7 * places.small_line


def test_four_at_a_large_table_have_it_above_the_tokens(qapp):
    places = laid((1280, 772), 4, 1.0)
    where = tip_room(places)
    assert where.right() == places.tokens[-1].right()
    assert where.bottom() < places.tokens[0].top() <= where.bottom() + 2 * places.margin


@pytest.mark.parametrize("letters", [1.0, 1.5])
@pytest.mark.parametrize("seats", [5, 6, 7])
@pytest.mark.parametrize("size", [(1920, 1050), (3840, 2120)])
def test_where_there_is_room_it_covers_no_pile_either(qapp, size, seats, letters):
    places = laid(size, seats, letters)
    assert not tip_room(places).intersects(places.side_zone)
