"""Where things lie on the first page: nothing over another, nothing outside, as large as can be."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtCore import QRect, QSize

from desktop.window.first_page_layout import Needs, Places, lay_out

SIZES = [(800, 600), (1280, 800), (1920, 1080), (3840, 2160), (720, 1200), (660, 560)]


def needs(size: tuple[int, int], letters: float = 1.0, *, boxes: int = 12) -> Needs:
    """What is written at this size with letters of so many times the usual size."""
    scale = max(0.85, min(size[0] / 1280, size[1] / 800)) * letters

    def of(wide: float, high: float) -> QSize:
        return QSize(round(wide * scale), round(high * scale))

    def card(box: QSize, upright: bool) -> float:
        lines = -(-340 * scale // ((0.86 if upright else 0.66) * box.width()))
        words = (50 + 17 * lines) * scale
        if upright:
            left = 0.54 * (box.height() - words - 0.17 * box.width())
            return left if left > 0.27 * box.width() else 0.0
        return 0.22 * box.width() if 0.88 * box.height() > words else 0.0

    return Needs(
        scale=scale,
        title=of(220, 60),
        line=of(370, 22),
        fields={
            "search": of(180, 32),
            "players:": of(60, 32),
            "players": of(230, 32),
            "minutes:": of(40, 32),
            "minutes": of(180, 32),
            "easy": of(120, 32),
        },
        boxes=boxes,
        card=card,
        least=lambda width: round(70 * scale),
        slip=round(62 * scale),
        doors=[of(180, 58)] * 5,
        foot=[of(wide, 30) for wide in (70, 66, 84, 70, 120, 64, 90)],
    )


def everything(places: Places) -> list[QRect]:
    rest = (*places.boxes, *places.slips, *places.doors, *places.foot)
    seen = [places.title, places.line, *places.fields.values(), *rest]
    return [one for one in seen if not one.isEmpty()]


ALL = list(product(SIZES, (1.0, 1.5, 2.0), (2, 3, 5, 12, 15, 18)))


@pytest.mark.parametrize(("size", "letters", "boxes"), ALL)
def test_nothing_lies_upon_another_and_nothing_sticks_out(size, letters, boxes):
    places = lay_out(QSize(*size), needs(size, letters, boxes=boxes))
    assert len(places.boxes) == boxes
    for one, other in combinations(everything(places), 2):
        assert not one.intersects(other), (one, other)
    page = QRect(0, 0, size[0], places.height)
    if size[0] >= 800 and letters < 2:
        for one in everything(places):
            assert page.contains(one), one
    assert places.height >= size[1]


@pytest.mark.parametrize("size", [one for one in SIZES if one != (660, 560)])
def test_with_usual_letters_the_whole_page_is_seen(size):
    places = lay_out(QSize(*size), needs(size))
    assert places.height == size[1] and places.fits


def test_boxes_stand_in_a_large_window_and_lie_in_a_small_one():
    large, small = (lay_out(QSize(*size), needs(size)) for size in ((1280, 800), (800, 600)))
    assert large.upright and not small.upright
    for places, rows in ((large, [6, 6]), (small, [4, 4, 4])):
        tops = [box.top() for box in places.boxes]
        assert [tops.count(top) for top in sorted({*tops})] == rows
        assert len({(box.width(), box.height()) for box in places.boxes}) == 1


def test_in_a_narrow_window_the_band_says_less_but_can_be_searched():
    wide, narrow = (lay_out(QSize(*size), needs(size)) for size in ((1280, 800), (800, 600)))
    assert {*wide.fields} == {*needs((1280, 800)).fields} and not wide.line.isEmpty()
    assert {"search", "players", "minutes"} <= {*narrow.fields} < {*wide.fields}
