"""Names and marks find their places in any rectangle."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from desktop.sheet.slate_layout import arrange
from engine.sheet import Mark

CROSSES = (Mark("cross", 5), Mark("cross", 2))
MANY = (*CROSSES, *[Mark("penalty_cross", 0)] * 6, Mark("bolla", 7), Mark("potato", 1))
SIZES = [(200, 180), (220, 500), (600, 1800), (1000, 200), (640, 360), (9000, 3000)]


@pytest.mark.one_in(4)
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("size", SIZES)
def test_everything_lies_in_its_panel_and_no_marks_overlap(size, players):
    slate = [MANY if side == 1 else CROSSES for side in range(players)]
    rect = QRectF(5, 7, *size)
    panels = arrange(rect, slate, size[1] / 40)
    assert len(panels) == players
    for panel, marks in zip(panels, slate, strict=True):
        assert rect.adjusted(-0.1, -0.1, 0.1, 0.1).contains(panel.box)
        assert len(panel.marks) == len(marks)
        for box in panel.marks:
            assert panel.box.adjusted(-0.1, -0.1, 0.1, 0.1).contains(box)
            assert box.width() > 0
        apart = [box.adjusted(0.1, 0.1, -0.1, -0.1) for box in panel.marks]
        for number, box in enumerate(apart):
            assert not any(box.intersects(other) for other in [*apart[:number], panel.name])


def test_a_narrow_slate_has_rows_and_a_low_one_columns():
    upright = arrange(QRectF(0, 0, 220, 500), [CROSSES] * 3, 14)
    low = arrange(QRectF(0, 0, 900, 200), [CROSSES] * 3, 14)
    assert len({panel.box.left() for panel in upright}) == 1
    assert len({panel.box.top() for panel in low}) == 1


def test_all_players_crosses_have_one_size():
    panels = arrange(QRectF(0, 0, 300, 600), [CROSSES, MANY, CROSSES], 14)
    assert len({panel.units[0] for panel in panels}) == 1


def test_extra_marks_shrink_when_there_are_many():
    few = (*CROSSES, Mark("penalty_cross", 0))
    many = (*CROSSES, *[Mark("penalty_cross", 0)] * 8)
    before, after = (arrange(QRectF(0, 0, 220, 500), [marks] * 3, 14) for marks in (few, many))
    assert after[0].units[-1] < before[0].units[-1]


def test_an_empty_slate_and_no_room_at_all_do_no_harm():
    assert arrange(QRectF(0, 0, 100, 100), [], 14) == []
    assert len(arrange(QRectF(0, 0, 0, 0), [CROSSES] * 3, 14)) == 3
    assert len(arrange(QRectF(0, 0, 100, 100), [()] * 3, 14)) == 3


def test_the_halves_of_a_shared_ladder_meet_in_the_middle_of_the_slate():
    rect = QRectF(0, 0, 500, 400)
    slate = [
        [Mark("ladder_left", 3), Mark("knueppel", 1), Mark("brille", 1)],
        [Mark("ladder_right", 2), Mark("knueppel", 1)],
    ]
    left, right = arrange(rect, slate, 14)
    assert left.marks[0].right() == pytest.approx(250)
    assert right.marks[0].left() == pytest.approx(250)
    assert left.marks[0].top() == pytest.approx(right.marks[0].top())
    for panel in (left, right):
        assert all(panel.box.contains(box) for box in panel.marks)
        boxes = panel.marks
        assert not any(one.intersects(two) for n, one in enumerate(boxes) for two in boxes[:n])
