"""At the end of a deal cards lie before people, and paper, slate and tags find their places."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QSize

from desktop.scene.scene import RowStrip
from desktop.table.layout import Needs, TableLayout
from desktop.table.own_fan import INDEX_WIDTH
from tests.desktop.table.test_table_layout import ROWS, SIZES, shape, texts

OWNED = (
    RowStrip((0, 1), ((0, 1, 2), (0, 1, 2)), "A", owner=1),
    RowStrip((2,), ((0, 1),), "B", owner=0),
)


def ended(
    size: tuple[int, int] = (1280, 772),
    seats: int = 4,
    letters: float = 1.0,
    tags: int = 2,
    strips: tuple[RowStrip, ...] = (),
    *,
    left_handed: bool = False,
) -> TableLayout:
    written = texts(size, letters, tags)
    sheet = QSize(min(written.line * 24, size[0] // 2), written.line * 8)
    needs = Needs(QSize(*size), 0.6, seats, 0, 0, written, strips=strips, coins=True, sheet=sheet)
    return TableLayout(replace(needs, left_handed=left_handed))


@st.composite
def ends(draw: st.DrawFn) -> TableLayout:
    """Any end of a deal there may be."""
    return ended(
        draw(st.sampled_from(SIZES)),
        draw(st.integers(2, 6)),
        draw(st.sampled_from([1.0, 1.25, 1.5, 2.0])),
        draw(st.integers(1, 4)),
        left_handed=draw(st.booleans()),
    )


Test = Callable[..., None]


def for_the_left_hand_too(*more: object) -> Callable[[Test], Test]:
    """Whatever is drawn by chance, these ends are always among them, each with `more` arguments."""

    def with_examples(test: Test) -> Test:
        for size in SIZES:
            for seats in (2, 4, 6):
                test = example(ended(size, seats, 1.25, 3, left_handed=True), *more)(test)
        return test

    return with_examples


def told(places: TableLayout) -> list[tuple[str, QRect]]:
    """What is read or pressed."""
    found = [(f"person {seat}", one.whole) for seat, one in enumerate(places.people())]
    found += [(f"tag {number}", tag) for number, tag in enumerate(places.tags)]
    found += [(f"token {number}", token) for number, token in enumerate(places.tokens)]
    return [*found, ("paper", places.sheet)]


@settings(max_examples=150, deadline=None)
@given(ends())
@for_the_left_hand_too()
def test_nothing_that_is_read_lies_over_anything_else(places):
    for (one, first), (other, second) in combinations(told(places), 2):
        assert not first.adjusted(1, 1, -1, -1).intersects(second), (one, other)


@settings(max_examples=150, deadline=None)
@given(ends(), st.integers(1, 10))
@for_the_left_hand_too(8)
def test_every_index_of_what_was_played_can_be_read(places, count):
    for seat in range(places.needs.seats):
        cards = places.played(seat, count)
        assert len(cards) == count
        for left, right in pairwise(cards):
            assert right.x - left.x >= left.width * INDEX_WIDTH - 1


@settings(max_examples=150, deadline=None)
@given(ends(), st.integers(1, 10))
@for_the_left_hand_too(8)
def test_played_cards_stay_before_their_owner(places, count):
    table = QRect(0, 0, places.width, places.height)
    others = [one.whole for one in places.people()]
    for seat in range(places.needs.seats):
        for pose in places.played(seat, count):
            for lies in (pose, places.counted(pose)):
                assert table.contains(lies.rect.adjusted(2, 2, -2, -2))
                box = shape(lies).boundingRect().toRect().adjusted(2, 2, -2, -2)
                assert not any(box.intersects(one) for one in others)
                assert not box.intersects(places.sheet)
                assert not any(box.intersects(tag) for tag in places.tags)
                assert not box.intersects(places.kitty)
                assert not any(box.intersects(token) for token in places.tokens)
                assert not box.intersects(places.slate_token)


@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_the_slate_lies_free_where_it_lies(size, left_handed):
    places = ended(size, left_handed=left_handed)
    if places.slate is None:
        assert not places.slate_token.isEmpty()
        return
    assert places.slate_token.isEmpty()
    whole = places.slate.rect
    assert QRect(0, 0, *size).contains(whole.adjusted(3, 3, -3, -3))
    assert not any(whole.intersects(one.whole) for one in places.people())
    # The paper lies over its frame only.
    assert whole.bottom() - places.sheet.top() < places.slate.height * 0.09


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("left_handed", [False, True])
def test_melds_lie_before_whose_they_are(size, left_handed):
    """Bottom seat below, the other above; both beside their portraits."""
    places = ended(size, 2, strips=OWNED, left_handed=left_handed)
    rows = places.rows
    assert rows.wholes[2].top() > rows.wholes[0].bottom()
    for row, seat in ((0, 1), (2, 0)):
        person = places.person(seat).whole
        beside = rows.wholes[row].left() - person.right(), person.left() - rows.wholes[row].right()
        assert beside[left_handed] > 0
        assert places.before(seat).adjusted(-2, -2, 2, 2).contains(rows.wholes[row])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("left_handed", [False, True])
def test_rows_of_everybody_lie_beside_the_people(size, left_handed):
    places = ended(size, 4, strips=ROWS, left_handed=left_handed)
    whole = places.rows.whole
    assert not any(whole.intersects(one.whole) for one in places.people())
    assert not whole.intersects(places.sheet)


@pytest.mark.parametrize("size", SIZES)
def test_a_table_for_the_left_hand_has_its_people_on_the_right(size):
    places = ended(size, left_handed=True)
    own, middle = places.own_person.portrait.center(), size[0] / 2
    assert own.x() > middle
    assert all(token.center().x() < middle for token in places.tokens)
    if size[0] > size[1]:
        assert places.sheet.center().x() < middle < places.before(0).center().x()
    cards = places.played(0, 6)
    assert cards[0].x < cards[-1].x < own.x() < cards[-1].x + size[0] * 0.25
    assert [one.x for one in cards] == sorted(one.x for one in cards)
