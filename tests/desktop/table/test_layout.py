"""Everything finds room, and every index stays readable."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRect, QSize

from desktop.table.layout import TableLayout
from desktop.table.layout_sides import INDEX_HEIGHT, INDEX_WIDTH, Needs

SIZES = [
    (520, 420),
    (580, 500),
    (800, 600),
    (1000, 700),
    (1600, 900),
    (3240, 1900),
    (3840, 2160),
    (520, 900),
    (1080, 1920),
]
LINES = {520: 16, 580: 16, 800: 17, 1000: 20, 1600: 28, 3240: 48, 3840: 48, 1080: 21}


def laid(size: tuple[int, int], seats: int, hand: int = 5, **more: object) -> TableLayout:
    needs = Needs(QSize(*size), 0.57, seats, 0, hand, LINES[size[0]], **more)  # type: ignore[arg-type]
    return TableLayout(needs)


def index(card: QRect) -> QRect:
    return QRect(
        card.topLeft(),
        QSize(int(card.width() * INDEX_WIDTH) - 1, int(card.height() * INDEX_HEIGHT) - 1),
    )


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("tricks", [False, True])
def test_nothing_lies_beyond_the_table(size: tuple[int, int], seats: int, tricks: bool) -> None:
    p = laid(size, seats, up=1, aside=2, laying_aside=not tricks, tricks=tricks)
    whole = QRect(0, 0, *size)
    for rect in [
        *p.hand,
        *(p.seat(seat) for seat in range(seats)),
        *(card for seat in range(1, seats) for card in p.fan(seat, 8)),
        *(card for seat in range(1, seats) for card in p.open_hand(seat, 8)),
        *(p.trick(seat) for seat in range(seats)),
        *p.up,
        *p.aside,
        p.stock,
        p.prompt,
        p.trumps,
        p.aside_place,
    ]:
        assert whole.contains(rect), rect


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("tricks", [False, True])
def test_signs_seats_and_places_do_not_overlap(
    size: tuple[int, int], seats: int, tricks: bool
) -> None:
    p = laid(size, seats, up=2, aside=3, laying_aside=not tricks, tricks=tricks)
    things = {
        "hand": QRect(p.hand[0].united(p.hand[-1])),
        "prompt": p.prompt,
        "trumps": p.trumps,
        "stock": p.stock,
        "up": p.up[0].united(p.up[-1]),
        "aside": p.aside_place,
        **{f"seat {seat}": p.seat(seat) for seat in range(seats)},
        **{f"fan {seat}": p.fan(seat, 5)[0].united(p.fan(seat, 5)[-1]) for seat in range(1, seats)},
    }
    if tricks:
        things["trick"] = p.trick_place.adjusted(4, 4, -4, -4)
    for (one, first), (other, second) in combinations(things.items(), 2):
        if one.split()[-1] == other.split()[-1] and one[:4] in ("seat", "fan "):
            continue  # the cards peek out from behind the plate
        assert not first.intersects(second), (one, other)


@pytest.mark.parametrize("hand", [1, 2, 5, 8, 11, 16])
@pytest.mark.parametrize("size", SIZES)
def test_every_index_of_the_hand_can_be_read(size: tuple[int, int], hand: int) -> None:
    p = laid(size, 4, hand)
    for left, right in pairwise(p.hand):
        assert right.left() - left.left() >= left.width() * INDEX_WIDTH - 1


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("size", SIZES)
def test_every_index_of_the_trick_can_be_read(size: tuple[int, int], seats: int) -> None:
    p = laid(size, seats, tricks=True)
    lying = sorted(range(seats), key=p.trick_layer)
    for number, below in enumerate(lying):
        for above in lying[number + 1 :]:
            assert not index(p.trick(below)).intersects(p.trick(above)), (below, above)


@pytest.mark.parametrize("size", SIZES)
def test_the_card_that_takes_the_trick_hides_no_index_when_it_is_raised(
    size: tuple[int, int],
) -> None:
    for seats in range(2, 7):
        p = laid(size, seats, tricks=True)
        lying = sorted(range(seats), key=p.trick_layer)
        for number, below in enumerate(lying):
            for above in lying[number + 1 :]:
                raised = p.trick(above).translated(0, -round(p.lift * 0.6))
                assert not index(p.trick(below)).intersects(raised), (seats, below, above)


def test_the_seat_after_the_bottom_one_sits_on_the_left_and_the_last_on_the_right() -> None:
    for seats in range(3, 7):
        p = TableLayout(Needs(QSize(1000, 700), 0.57, seats, 2, 5, 20))
        assert p.seat(3 % seats).center().x() < 250
        assert p.seat(1).center().x() > 750
        tops = [p.seat((2 + turn) % seats) for turn in range(2, seats - 1)]
        assert [one.x() for one in tops] == sorted(one.x() for one in tops)


def test_cards_use_the_room_of_a_large_screen_well() -> None:
    for size in [(1000, 700), (1600, 900), (3840, 2160)]:
        assert 1 / 4 <= laid(size, 4).card.height() / size[1] <= 1 / 3


def test_the_hand_tightens_before_its_cards_shrink() -> None:
    few, many = laid((800, 600), 4, 5), laid((800, 600), 4, 11)
    assert many.card == few.card
    assert many.hand_step < few.hand_step


def test_there_is_something_to_touch_of_every_card() -> None:
    for size in SIZES:
        assert laid(size, 4, 8).hand_step >= 44, size


def test_the_user_makes_cards_larger_and_smaller() -> None:
    usual = laid((1000, 700), 4).card_width
    assert laid((1000, 700), 4, per_cent=130).card_width > usual
    assert laid((1000, 700), 4, per_cent=60).card_width < usual
