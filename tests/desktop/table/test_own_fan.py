"""Of each card in the own hand the index can be read, and nothing moves away below the pointer."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QPolygonF

from desktop.common.pose import Pose
from desktop.table.own_fan import MOST_HELD, OwnFan, reach
from desktop.table.table import TableView
from tests.desktop.table.moments import Evening, asked

INDEX_WIDE, INDEX_HIGH = 0.22, 0.30
"""The part of a card in which its index stands, in every pack."""


def index(card: Pose) -> QPolygonF:
    wide, high = card.width * INDEX_WIDE, card.height * INDEX_HIGH
    return card.part(QRectF(0.5, 0.5, wide - 1, high - 1))


def shape(card: Pose) -> QPolygonF:
    return card.part(QRectF(0.5, 0.5, card.width - 1, card.height - 1))


def all_read(cards: Sequence[Pose], raised: int | None) -> bool:
    """Whether no index is covered; the later lies above the earlier, the raised above all."""
    upwards = [card for number, card in enumerate(cards) if number != raised]
    upwards += [] if raised is None else [cards[raised]]
    return not any(index(low).intersects(shape(high)) for low, high in combinations(upwards, 2))


def parts_of(draw: st.DrawFn, count: int) -> tuple[int, ...]:
    """The hand as one, or in parts."""
    parts = []
    while draw(st.booleans()) and sum(parts) < count:
        parts.append(draw(st.integers(1, count - sum(parts))))
    rest = count - sum(parts)
    return tuple([*parts, *([rest] if rest else [])])


@st.composite
def hands(draw: st.DrawFn) -> tuple[OwnFan, list[Pose]]:
    """A fan on any table, of a pack of any shape, and cards held in it, one perhaps picked up."""
    room, ratio = draw(st.floats(180, 3000)), draw(st.floats(0.5, 0.75))
    wide = int(room / sum(reach(ratio)) * draw(st.floats(0.4, 1.0)))
    card, count = QSize(wide, round(wide / ratio)), draw(st.integers(1, MOST_HELD))
    left, right = (part * wide for part in reach(ratio))
    middle = draw(st.floats(left, max(left, room - right)))
    fan = OwnFan(0, room, middle, 300, card, round(card.height() * 0.14))
    held = fan.cards(count, parts_of(draw, count))
    sunk, picked = draw(st.sets(st.integers(0, count - 1))), draw(st.integers(-1, count - 1))
    held = [one.moved(0, wide * 0.08) if n in sunk else one for n, one in enumerate(held)]
    if picked >= 0:
        held[picked] = held[picked].raised(fan.lift)
    return fan, held


@given(hands())
@settings(max_examples=150)
def test_every_index_can_be_read_whichever_card_is_raised(hand):
    fan, held = hand
    assert all_read(held, None)
    for raised in range(len(held)):
        assert all_read(fan.parted(held, raised), raised), raised


@given(hands())
@settings(max_examples=100)
def test_the_hand_stays_in_its_room_while_a_card_is_raised(hand):
    fan, held = hand
    for raised in range(len(held)):
        for card in fan.parted(held, raised):
            across = card.shape.boundingRect()
            assert across.left() >= -1.5 and across.right() <= fan.room + 1.5


@given(st.integers(1, MOST_HELD), st.floats(300, 2000))
@settings(max_examples=60)
def test_the_middle_of_the_hand_is_where_it_was_however_few_cards_are_left(count, room):
    wide = int(room / sum(reach(0.6)))
    card = QSize(wide, round(wide / 0.6))
    fan = OwnFan(0, room, reach(0.6)[0] * wide, 300, card, 20)
    cards = fan.cards(count)
    assert cards[0].x + cards[-1].x == pytest.approx(2 * fan.middle)
    assert min(one.y for one in cards) - card.height() / 2 == pytest.approx(300, abs=card.width())
    assert cards[count // 2].size == card


def test_a_raised_card_stands_upright_and_the_first_on_its_right_moves_farthest():
    fan = OwnFan(0, 800, 400, 300, QSize(100, 160), 30)
    rest = fan.cards(7)
    parted = fan.parted(rest, 2)
    assert parted[2].turn == 0 and parted[2].y < rest[2].y
    moved = [after.x - before.x for before, after in zip(rest, parted, strict=True)]
    assert moved[3] > moved[4] > 0
    assert all(step <= 0 for step in moved[:2])


# On a table, with a pointer and with keys.


def shown(table: TableView) -> list[Pose]:
    return [table.contents.cards.seen_at(card) for card in table.hand.order]


@pytest.mark.parametrize("size", [(800, 572), (1280, 772)])
def test_no_card_goes_away_from_below_the_pointer(table, size):
    """Wherever the pointer comes from: what it comes to is still there when that has risen."""
    there = Evening(seats=4)
    table.resize(*size)
    table.show_scene(there.until(asked("tricks")), there.speech)
    area, contents = table.places.hand_area, table.contents
    points = [
        QPoint(x, y)
        for x in range(area.left() + 5, area.right(), 19)
        for y in range(area.top() - 30, table.height(), 31)
    ]
    risen = set()
    for before in (None, *points[::34]):
        for point in points[::3]:
            contents.point_at(before)
            found = contents.hand_card_at(point)
            contents.point_at(point)
            assert contents.hand_card_at(point) is found, (before, point)
            assert contents.cards.forward is found or found is None
            risen.add(found)
            raised = table.hand.order.index(found) if found is not None else None
            if before is None:
                assert all_read(shown(table), raised)
    assert risen >= set(table.hand.order)


def test_keys_raise_one_card_after_the_other_and_no_index_is_covered(qtbot, table):
    there = Evening(seats=4)
    table.show_scene(there.until(asked("tricks")), there.speech)
    table.setFocus()
    seen = set()
    for key in (Qt.Key.Key_Home, *[Qt.Key.Key_Right] * (len(table.hand.order) - 1)):
        qtbot.keyClick(table.focusWidget() or table, key)
        forward = table.contents.cards.forward
        assert forward is not None
        seen.add(forward)
        assert all_read(shown(table), table.hand.order.index(forward))
    assert seen == set(table.hand.order)
