"""What the painter draws, told by a hand that only counts, and by pictures."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from unittest import mock

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QFontInfo, QImage, QPainter

from desktop.look import serif
from desktop.look.inks import PAPER, SLATE_DARK, SLATE_LIGHT
from desktop.print import scale
from desktop.print.painting import Painting
from desktop.sheet import forms, marks, painter
from desktop.sheet.forms import Order
from desktop.sheet.marks import drawn_before
from desktop.sheet.painter import Span, paint_marks, paint_slate
from desktop.sheet.slate_layout import arrange
from engine.corrections import Correction
from engine.sheet import Line, Mark, Note
from tests.desktop.sheet.golden import blank
from tests.desktop.sheet.pages import page, with_slate


class Counting:
    """A hand that remembers what it was told to draw."""

    def __init__(self):
        self.parts = []
        self.written = []

    def line(self, way, width, seed, part=1.0):
        self.parts.append(part)

    def rule(self, start, end, width):
        pass

    def write(self, rect, text, size, align):
        self.written.append(text)

    def width(self, text, size):
        return len(text) * size * 0.5


def drawn(shown, span=painter.ALL):
    hand = Counting()
    paint_marks(hand, arrange(QRectF(0, 0, 300, 600), shown.slate, 14), shown, span)
    return hand


def test_every_stroke_of_every_mark_is_drawn():
    shown = page((3, 2, None), (0, 1, 4))
    # Two crosses each and one penalty cross in its ring; three, three and four bars.
    assert len(drawn(shown).parts) == 3 * 4 + 3 + 10


def test_new_strokes_grow_one_after_the_other():
    before, now = page((3, 2, None)), page((3, 2, None), (2, None, 3))
    new = Span(before.sheet, 0.5, old=False)
    # Anna has got two bars, Zenzi three: half of them is drawn.
    assert drawn(now, new).parts == [1.0, 1.0, 0.5]
    assert drawn(now, Span(before.sheet, 0.0)).parts == drawn(before).parts
    assert drawn(now, Span(before.sheet, 1.0)).parts == drawn(now).parts


def test_an_unknown_mark_is_written_in_words():
    shown = with_slate(page((1, 2, 2)), [("turnip", 3)], [("cross", 1)], [])
    hand = drawn(shown)
    assert len(hand.parts) == 3
    assert hand.written == [shown.speech.mark(shown.sheet.slate[0][0])]


def test_the_number_of_balls_is_written():
    shown = with_slate(page((1, 2, 2)), [("bolla", 3)], [("bolla", 1)], [])
    assert drawn(shown).written == ["3"]


def picture(shown, inks):
    image = QImage(300, 600, QImage.Format.Format_RGB32)
    image.fill(inks.ground)
    with QPainter(image) as drawing:
        panels = paint_slate(drawing, QRectF(image.rect()), shown, inks, 14)
    return image, panels


def changed(one, other):
    points = (QPoint(x, y) for x in range(one.width()) for y in range(one.height()))
    return [point for point in points if one.pixel(point) != other.pixel(point)]


def test_a_new_bar_changes_the_picture_only_at_its_players(qapp):
    crosses = [("cross", 2), ("cross", 0)]
    before = with_slate(page((2, 2, 1)), crosses, crosses, crosses)
    after = with_slate(before, crosses, [("cross", 3), ("cross", 0)], crosses)
    for inks in (SLATE_LIGHT, SLATE_DARK, PAPER):
        old, panels = picture(before, inks)
        new, _ = picture(after, inks)
        there = changed(old, new)
        assert len(there) > 20
        assert all(panels[1].marks[0].contains(point) for point in there)


def test_the_winner_has_a_star(qapp):
    won = page((5, 0, 0), (5, 0, 0))
    assert won.sheet.winners == (0,)
    hand = Counting()
    image = QImage(10, 10, QImage.Format.Format_RGB32)
    with QPainter(image) as drawing:
        panels = arrange(QRectF(0, 0, 300, 600), won.slate, 14)
        painter.paint_names(drawing, hand, panels, won)
    assert len(hand.parts) == 1
    assert hand.written == list(won.names)


def test_the_longest_of_the_new_strokes_gives_the_time():
    before, now = page((3, 2, None)), page((3, 2, None), (2, None, 3))
    assert painter.new_strokes(before.sheet, now.sheet) == 3
    assert painter.new_strokes(None, now.sheet) == 0


def test_a_small_mark_stands_beside_the_names_whose_line_was_put_right():
    right = Correction(0, Line((3, 2, None)), Line((2, 3, None)), "counted wrong")
    shown = replace(page((2, 3, None), (1, 4, None)), corrected=(right,))
    hand = Counting()
    painter.paint_names(None, hand, arrange(QRectF(0, 0, 300, 600), shown.slate, 14), shown)
    assert hand.written == ["Anna *", "Benedikt *", "Zenzi"]
    assert shown.marks_in_words(0).startswith("Anna (corrected): cross")
    assert shown.marks_in_words(2).startswith("Zenzi: cross")


def test_what_changed_only_beside_the_numbers_is_marked_for_all():
    line = Line((3, 2, None))
    other = Line((3, 2, None), (Note("finished", 1),))
    shown = replace(page((3, 2, None)), corrected=(Correction(0, line, other, ""),))
    assert [shown.put_right(side) for side in range(3)] == [True] * 3


# How marks are drawn, stroke by stroke; what they look like is held in `golden.py`.


def numbers(kind: str, *of: int) -> list[Mark]:
    return [Mark(kind, number) for number in of]


def test_every_mark_stays_in_its_box():
    for kind, shape in marks.SHAPES.items():
        for number in range(8):
            if shape.size is not marks.bolla_size and number > 5:
                continue
            wide, high = shape.size(number)
            for stroke in shape.strokes(number):
                assert all(-0.01 <= x <= wide + 0.01 for x, _ in stroke.way), (kind, number)
                assert all(-0.01 <= y <= high + 0.01 for _, y in stroke.way), (kind, number)


def test_more_of_a_mark_goes_on_from_the_same_strokes():
    for kind, shape in marks.SHAPES.items():
        for number in range(5):
            less, more = shape.strokes(number), shape.strokes(number + 1)
            assert more[: len(less)] == less, kind


@pytest.mark.parametrize("kind", ["ladder", "ladder_left", "ladder_right"])
def test_a_ladder_loses_its_rungs_from_the_edge_up_to_the_line_and_leaves_smears(kind):
    full, three = marks.strokes(Mark(kind, 4)), marks.strokes(Mark(kind, 3))
    assert three == full[:-1] and len(marks.strokes(Mark(kind, 0))) == len(full) - 4
    assert marks.rubbed_out(Mark(kind, 4)) == []
    assert marks.rubbed_out(Mark(kind, 3)) == full[-1:]
    assert len(marks.rubbed_out(Mark(kind, 0))) == 4


def test_nothing_is_drawn_when_a_rung_is_rubbed_out_and_all_for_the_next_ladder():
    three = len(marks.strokes(Mark("ladder", 3)))
    assert drawn_before(numbers("ladder", 4), numbers("ladder", 3)) == [three]
    none = len(marks.strokes(Mark("ladder", 0)))
    assert drawn_before(numbers("ladder", 0), numbers("ladder", 4)) == [none]


def test_new_bars_are_what_has_to_be_drawn():
    assert drawn_before(numbers("cross", 2, 0), numbers("cross", 5, 1)) == [4, 2]


def test_a_new_penalty_cross_is_drawn_whole_and_the_bolla_behind_it_is_not():
    before = [*numbers("cross", 1, 0), Mark("bolla", 1)]
    now = [*numbers("cross", 1, 0), Mark("penalty_cross", 0), Mark("bolla", 1)]
    assert drawn_before(before, now) == [3, 2, 0, 2]


def test_after_wiping_only_the_bars_are_new():
    assert drawn_before(numbers("cross", 5, 3), numbers("cross", 2, 0)) == [2, 2]


def test_without_a_slate_before_nothing_is_new():
    assert drawn_before(None, numbers("cross", 5, 1)) == [7, 3]


def test_rungs_that_are_gone_are_wiped_one_by_one():
    (gone,) = marks.wiped([Mark("ladder", 4)], [Mark("ladder", 2)])
    assert gone == marks.strokes(Mark("ladder", 4))[-2:]
    assert marks.wiped([Mark("ladder", 2)], [Mark("ladder", 4)]) == [[]]
    assert marks.wiped(None, [Mark("ladder", 2)]) == [[]]


def test_all_that_is_written_is_in_the_serif(qtbot):
    """As on all other paper."""
    family: dict[str, str] = {}
    letters = Painting.letters

    def note(
        here: Painting, place: QRectF, text: str, size: float, *look: Any, **more: Any
    ) -> None:
        family[text] = QFontInfo(scale.font(size)).family()
        letters(here, place, text, size, *look, **more)

    with mock.patch.object(Painting, "letters", note):
        forms.picture(Order(blank("ramsen", "bavarian", 4)))
    assert {"Ramsen", "Rules", "Signatures", "Place, date", "1"} <= family.keys()
    assert set(family.values()) == {serif.family()}
