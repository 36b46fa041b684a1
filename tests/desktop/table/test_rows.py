"""Rows of open cards: they find room, keep their columns, and every index stays readable."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRect

from desktop.scene.scene import RowStrip
from desktop.table.needs import INDEX_HEIGHT, INDEX_WIDTH
from desktop.table.rows import Rows, laid_out

AREAS = [(360, 220), (520, 250), (700, 330), (1900, 1000), (420, 700)]
RATIO = 0.57


def suits(cards: int, wide: int) -> list[RowStrip]:
    """Four suits that grow, each with so many cards in the middle of its row."""
    first = (wide - cards) // 2
    columns = tuple(range(first, first + cards))
    return [RowStrip((row,), (columns,), wide=wide) for row in range(4)]


def melds(*sizes: int) -> list[RowStrip]:
    """Two spread hands, one above the other, with rows of these sizes."""
    columns = tuple(tuple(range(size)) for size in sizes)
    first = tuple(range(len(sizes)))
    second = tuple(row + len(sizes) for row in first)
    return [RowStrip(first, columns, "Anna"), RowStrip(second, columns, "Ben")]


def lay(strips: list[RowStrip], area: tuple[int, int]) -> Rows:
    return laid_out(strips, QRect(20, 30, *area), 140, RATIO, 18)


EVERYTHING = [suits(8, 8), suits(13, 13), suits(1, 13), melds(3, 3, 4), melds(4, 3, 2, 1), melds(7)]


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("strips", EVERYTHING)
def test_rows_stay_in_their_area(strips: list[RowStrip], area: tuple[int, int]) -> None:
    rows = lay(strips, area)
    room = QRect(20, 30, *area).adjusted(-2, -2, 2, 2)
    assert rows.cards
    for rect in [*rows.cards.values(), *rows.wholes.values()]:
        assert room.contains(rect)


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("strips", EVERYTHING)
def test_no_card_hides_the_index_of_another(strips: list[RowStrip], area: tuple[int, int]) -> None:
    cards = lay(strips, area).cards
    for (row, number), card in cards.items():
        later = cards.get((row, number + 1))
        if later is not None:
            assert later.left() - card.left() >= int(card.width() * INDEX_WIDTH)
    for upper, lower in pairwise(sorted({rect.top() for rect in cards.values()})):
        high = next(iter(cards.values())).height()
        assert lower - upper >= int(high * INDEX_HEIGHT)


@pytest.mark.parametrize("area", AREAS)
def test_a_row_that_grows_does_not_move_what_lies_there(area: tuple[int, int]) -> None:
    """All Unters stay in one column, whatever lies beside them."""
    few = [RowStrip((row,), ((3, 4),), wide=8) for row in range(4)]
    many = [RowStrip((row,), (tuple(range(8)),), wide=8) for row in range(4)]
    here, there = lay(few, area).cards, lay(many, area).cards
    assert all(here[row, 1] == there[row, 4] for row in range(4))
    assert len({here[row, 1].left() for row in range(4)}) == 1


def test_an_empty_row_has_its_place_already() -> None:
    rows = lay([RowStrip((row,), ((),), wide=8) for row in range(4)], (700, 330))
    assert not rows.cards
    assert all(rect.width() > 300 for rect in rows.wholes.values())


def test_what_is_said_of_a_spread_hand_stands_above_it() -> None:
    rows = lay(melds(3, 4), (700, 330))
    for number, caption in enumerate(rows.captions):
        below = [rows.wholes[row] for row in (2 * number, 2 * number + 1)]
        assert all(caption.bottom() <= rect.top() for rect in below)
        assert caption.height() > 18


def test_no_rows_take_no_room() -> None:
    assert lay([], (700, 330)).whole.isEmpty()
