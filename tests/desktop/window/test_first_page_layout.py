"""Where things lie on the first page: nothing over another, nothing outside, as large as can be."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtCore import QRect, QSize

from desktop.window.first_page_layout import BOX_WIDTH, LEAST_BOX, Needs, Places, lay_out

SIZES = [(800, 600), (1280, 800), (1920, 1080), (3840, 2160), (720, 1200), (660, 560)]


def needs(
    size: tuple[int, int], letters: float = 1.0, *, boxes: int = 5, slip: bool = True
) -> Needs:
    """What is written at this size with letters of so many times the usual size."""
    scale = max(0.85, min(size[0] / 1280, size[1] / 800)) * letters

    def heights(width: int) -> tuple[int, int]:
        lines = 2 + -(-45 * 7 * scale // (0.84 * width))
        words = lines * 21 * scale + 30 * scale
        return round(words + 0.65 * width), round(words + 1.0 * width)

    def paper(widest: int) -> QSize:
        wide = min(widest, round(430 * scale))
        lines = 1 + -(-430 * scale // wide)
        return QSize(wide, round((40 + 24 * lines) * scale))

    return Needs(
        scale=scale,
        title=round(66 * max(1.0, scale)),
        line=lambda width: round(26 * scale * -(-500 * scale // width)),
        boxes=boxes,
        box_heights=heights,
        none=lambda width: round(30 * scale),
        finder=[QSize(round(wide * scale), round(30 * scale)) for wide in (150, 110, 90, 160)],
        slip=paper if slip else None,
        doors=[QSize(round(180 * scale), round(60 * scale))] * 5,
        foot=[
            QSize(round(wide * scale), round(30 * scale)) for wide in (70, 66, 84, 70, 120, 64, 90)
        ],
    )


def everything(places: Places) -> list[QRect]:
    slip = [one for one in (places.slip, places.none) if one is not None]
    return [
        places.title,
        places.line,
        *places.finder,
        *places.boxes,
        *slip,
        *places.doors,
        *places.foot,
    ]


ALL = list(product(SIZES, (1.0, 1.5, 2.0), (0, 1, 3, 5, 9, 12), (False, True)))


@pytest.mark.parametrize(("size", "letters", "boxes", "slip"), ALL)
def test_nothing_lies_upon_another_and_nothing_sticks_out(size, letters, boxes, slip):
    places = lay_out(QSize(*size), needs(size, letters, boxes=boxes, slip=slip))
    assert len(places.boxes) == boxes and (places.slip is not None) == slip
    for one, other in combinations(everything(places), 2):
        assert not one.intersects(other), (one, other)
    page = QRect(0, 0, size[0], places.height)
    for one in everything(places):
        assert page.contains(one), one
    assert places.height >= size[1]


@pytest.mark.parametrize("size", [one for one in SIZES if one != (660, 560)])
def test_with_usual_letters_the_whole_page_is_seen(size):
    for slip in (False, True):
        assert lay_out(QSize(*size), needs(size, slip=slip)).height == size[1]


@pytest.mark.parametrize(("size", "letters"), list(product(SIZES, (1.0, 1.5, 2.0))))
def test_no_box_is_too_narrow_for_its_words(size, letters):
    needed = needs(size, letters)
    for box in lay_out(QSize(*size), needed).boxes:
        assert box.width() >= LEAST_BOX * needed.scale
        assert box.height() >= needed.box_heights(box.width())[0]


def test_all_boxes_are_of_one_size_and_the_rows_as_full_as_can_be():
    places = lay_out(QSize(720, 1200), needs((720, 1200)))
    assert len({(box.width(), box.height()) for box in places.boxes}) == 1
    tops = [box.top() for box in places.boxes]
    assert [tops.count(top) for top in sorted({*tops})] == [3, 2]


def test_on_a_wide_window_the_boxes_stand_in_one_row_and_the_doors_beside_the_slip():
    places = lay_out(QSize(1920, 1080), needs((1920, 1080)))
    assert len({box.top() for box in places.boxes}) == 1
    assert places.boxes[0].width() == round(BOX_WIDTH * 1.35)
    assert places.slip is not None
    assert all(door.left() > places.slip.right() for door in places.doors)


def test_in_a_narrow_window_the_doors_stand_below_the_slip():
    size = (560, 1200)
    places = lay_out(QSize(*size), needs(size))
    assert places.slip is not None
    assert all(door.top() > places.slip.bottom() for door in places.doors)
