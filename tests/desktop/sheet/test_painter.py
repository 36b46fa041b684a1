"""What the painter draws, told by a hand that only counts, and by pictures."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple
from unittest import mock

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QFontInfo, QImage, QPainter

from desktop.look import serif
from desktop.look.inks import PAPER, SLATE_DARK, SLATE_LIGHT
from desktop.sheet import forms, marks, painter, strokes
from desktop.sheet.forms import Order
from desktop.sheet.marks import drawn_before
from desktop.sheet.page import SheetPage
from desktop.sheet.painter import Span, paint_marks, paint_slate
from desktop.sheet.slate_layout import arrange
from engine.corrections import Correction
from engine.sheet import Line, Mark, Note
from tests.desktop.sheet.golden import blank, filled
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


def test_the_same_sheet_always_looks_the_same(qapp):
    shown = page((2, 3, None), (0, None, 5))
    assert picture(shown, SLATE_LIGHT)[0] == picture(shown, SLATE_LIGHT)[0]


def test_paper_is_drawn_in_greys_only(qapp):
    image, _ = picture(page((2, 3, None), (0, None, 5)), PAPER)
    for x in range(0, image.width(), 3):
        for y in range(0, image.height(), 3):
            color = image.pixelColor(x, y)
            assert color.red() == color.green() == color.blue()


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


# What the marks look like: counted in strokes, and where these lie.


def numbers(kind: str, *of: int) -> list[Mark]:
    return [Mark(kind, number) for number in of]


def test_a_cross_has_two_arms_and_a_bar_for_every_trick():
    assert [len(marks.strokes(Mark("cross", bars))) for bars in range(6)] == [2, 3, 4, 5, 6, 7]


def test_the_first_four_bars_stand_square_on_the_ends_of_the_arms():
    first, second, *bars = marks.strokes(Mark("cross", 4))
    ends = {end for arm in (first, second) for end in arm.way}
    for bar in bars:
        (x0, y0), (x1, y1) = bar.way
        middle = ((x0 + x1) / 2, (y0 + y1) / 2)
        at = min(ends, key=lambda end: abs(end[0] - middle[0]) + abs(end[1] - middle[1]))
        assert abs(at[0] - middle[0]) + abs(at[1] - middle[1]) < 1e-9
        assert abs((x1 - x0) * (at[0] - 0.5) + (y1 - y0) * (at[1] - 0.5)) < 1e-9
        ends.remove(at)
    assert not ends


def test_the_fifth_bar_lies_across_the_middle():
    ((x0, y0), (x1, y1)) = marks.strokes(Mark("cross", 5))[-1].way
    assert y0 == y1 == 0.5
    assert (x0 + x1) / 2 == 0.5


def test_a_penalty_cross_has_a_ring_besides():
    cross, penalty = marks.strokes(Mark("cross", 3)), marks.strokes(Mark("penalty_cross", 3))
    assert len(penalty) == len(cross) + 1


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


def test_a_ladder_loses_its_rungs_from_the_edge_up_to_the_line_and_leaves_smears():
    full, three = marks.strokes(Mark("ladder", 4)), marks.strokes(Mark("ladder", 3))
    assert len(full) == 2 + 1 + 4
    assert three == full[:-1]
    assert marks.rubbed_out(Mark("ladder", 4)) == []
    assert marks.rubbed_out(Mark("ladder", 3)) == full[-1:]
    assert len(marks.rubbed_out(Mark("ladder", 0))) == 4


def test_nothing_is_drawn_when_a_rung_is_rubbed_out_and_all_for_the_next_ladder():
    three = len(marks.strokes(Mark("ladder", 3)))
    assert drawn_before(numbers("ladder", 4), numbers("ladder", 3)) == [three]
    none = len(marks.strokes(Mark("ladder", 0)))
    assert drawn_before(numbers("ladder", 0), numbers("ladder", 4)) == [none]


def test_a_brille_is_two_rings_joined_and_a_knueppel_is_a_stick_with_a_knob():
    assert len(marks.strokes(Mark("brille", 1))) == 3
    stick, knob = marks.strokes(Mark("knueppel", 1))
    assert knob.weight > stick.weight


def test_the_fifth_stroke_lies_across_the_other_four():
    *staves, across = (stroke.way for stroke in marks.strokes(Mark("fence", 5)))
    assert len(staves) == 4
    assert across[0][0] < min(x for way in staves for x, _ in way)
    assert across[1][0] > max(x for way in staves for x, _ in way)


def test_several_balls_are_counted():
    assert marks.label(Mark("bolla", 1)) is None
    assert marks.label(Mark("bolla", 4)).text == "4"


def test_an_unknown_mark_has_no_strokes():
    assert not marks.known(Mark("turnip", 3))
    assert marks.strokes(Mark("turnip", 3)) == []


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


def test_a_shared_ladder_has_a_line_down_its_middle_and_each_half_loses_its_own_rungs():
    for kind, middle in (("ladder_left", 1.0), ("ladder_right", 0.0)):
        post, *rungs = marks.strokes(Mark(kind, 4))
        assert {x for x, _ in post.way} == {middle} and len(rungs) == 4
        assert all(rung.way[0][0] == middle for rung in rungs), "from the line outwards"
        assert marks.rubbed_out(Mark(kind, 3)) == rungs[-1:]
        assert len(marks.strokes(Mark(kind, 0))) == 1


# Sheets are set like all other paper: headings and names in the serif, figures on their units.


class Written(NamedTuple):
    """A text as it was put on the page: in which letters, how, and where its end is."""

    text: str
    family: str
    right: float | None


def written(page: SheetPage) -> list[Written]:
    """Everything that is written on the first page of a sheet."""
    found: list[Written] = []
    write = strokes.Pen.write

    def note(
        pen: strokes.Pen, rect: QRectF, text: str, size: float, align: Qt.AlignmentFlag
    ) -> None:
        if text:
            at_end = bool(align & Qt.AlignmentFlag.AlignRight)
            family = QFontInfo(pen.painter.font()).family()
            found.append(Written(text, family, round(rect.right(), 3) if at_end else None))
        write(pen, rect, text, size, align)

    with mock.patch.object(strokes.Pen, "write", note):
        forms.picture(Order(page))
    return found


def test_title_rules_and_names_are_in_the_serif_and_numbers_are_not(qtbot):
    of = {one.text: one.family for one in written(blank("ramsen", "bavarian", 4))}
    assert of["Ramsen"] == of["Rules"] == of["Signatures"] == of["Place, date"] == serif.family()
    assert of["1"] != serif.family()


def test_names_above_columns_and_below_lines_are_in_the_serif(qtbot):
    page = filled("kein_stich-black_pig-5")
    families = {one.text: one.family for one in written(page)}
    for name in page.names:
        assert families[name] == serif.family()


def test_the_figures_of_a_column_end_at_the_same_place(qtbot):
    page = filled("kein_stich-black_pig-5")
    ends = {
        one.right
        for one in written(page)
        if one.text.lstrip("−").isdecimal() and one.right is not None
    }
    # One end for each column: the five players and the pot.
    assert len(ends) == len(page.heads)


@pytest.mark.parametrize("name", ["kein_stich-black_pig-5"])
def test_a_minus_is_no_hyphen(name, qtbot):
    texts = [one.text for one in written(filled(name))]
    assert any(text.startswith("−") for text in texts)
    assert not any(text.startswith("-") for text in texts)
