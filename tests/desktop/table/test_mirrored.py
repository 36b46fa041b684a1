"""The table for the left hand holds what the other holds: as much, as large, as far apart."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QRect

from desktop.common.pose import Pose
from desktop.table.end_layout import EndLayout
from desktop.table.mirrored import end_layout, table_layout
from desktop.table.table_layout import TableLayout
from tests.desktop.table.test_end_layout import ends
from tests.desktop.table.test_end_layout import for_the_left_hand_too as ends_for_the_left_hand_too
from tests.desktop.table.test_table_layout import cards, for_the_left_hand_too, said, tables


def sized(thing: QRect | Pose) -> tuple[float, float]:
    if isinstance(thing, QRect):
        return (0, 0) if thing.isEmpty() else (thing.width(), thing.height())
    return thing.width, thing.height


def kinds(found: list[tuple[str, QRect | Pose]]) -> list[tuple[str, tuple[float, float]]]:
    """Which things of which sizes there are, wherever they lie."""
    return sorted((name.split()[0], sized(thing)) for name, thing in found)


def both(p: TableLayout) -> tuple[TableLayout, TableLayout]:
    """The table for the right hand, and that for the left."""
    right, left = (replace(p.needs, left_handed=hand) for hand in (False, True))
    return table_layout(right), table_layout(left)


@given(tables())
@for_the_left_hand_too
@settings(max_examples=150)
def test_what_is_on_one_table_is_on_the_other_and_as_large(p: TableLayout) -> None:
    right, left = both(p)
    assert kinds(list(said(left))) == kinds(list(said(right)))
    assert sorted(map(told, cards(left))) == sorted(map(told, cards(right)))
    assert left.card == right.card


def told(lying: tuple[str, Pose]) -> tuple[str, float, float]:
    zone, card = lying
    return zone, card.width, card.height


@given(tables())
@for_the_left_hand_too
def test_the_own_cards_have_as_much_room(p: TableLayout) -> None:
    right, left = both(p)
    assert len(left.hand) == len(right.hand)
    for one, other in zip(left.hand, right.hand, strict=True):
        assert (one.y, one.turn) == (other.y, other.turn)
    gap = right.hand[0].x - left.hand[0].x
    assert all(
        abs(one.x + gap - other.x) <= 1 for one, other in zip(left.hand, right.hand, strict=True)
    )


@given(tables())
@for_the_left_hand_too
def test_everybody_sits_where_somebody_sits_on_the_other_side(p: TableLayout) -> None:
    """People keep their order round the table; the places are those of the mirror."""
    right, left = both(p)
    wide = right.width
    places = {mirrored(right.person(seat).portrait, wide) for seat in range(p.needs.seats)}
    assert {left.person(seat).portrait.getRect() for seat in range(p.needs.seats)} == places


def mirrored(rect: QRect, wide: int) -> tuple[int, int, int, int]:
    return wide - rect.left() - rect.width(), rect.top(), rect.width(), rect.height()


@settings(max_examples=80, deadline=None)
@given(ends(), st.integers(1, 10))
@ends_for_the_left_hand_too(8)
def test_at_the_end_of_a_deal_nothing_is_missing(places: EndLayout, count: int) -> None:
    right, left = (end_layout(replace(places.needs, left_handed=hand)) for hand in (False, True))
    assert sized(left.sheet) == sized(right.sheet)
    for here, there in (
        (left.tags, right.tags),
        (left.tokens, right.tokens),
        ([left.slate_token, left.kitty], [right.slate_token, right.kitty]),
    ):
        assert [sized(one) for one in here] == [sized(one) for one in there]
    for seat in range(places.needs.seats):
        assert len(left.played(seat, count)) == len(right.played(seat, count)) == count
        assert left.played(seat, 1)[0].width == right.played(seat, 1)[0].width
