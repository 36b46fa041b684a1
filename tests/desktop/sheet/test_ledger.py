"""A slate in figures: the last deals in columns, the sums below, and what lies beside."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt

from desktop.scene.speech import Speech
from desktop.sheet import ledger
from desktop.sheet.page import SheetPage
from desktop.sheet.plain import PlainSheet
from engine import games
from engine.sheet import Column, Line

NAMES = ("Anna & Cilli", "Ben & Dora")
IN_TWO_LINES = ("Anna &", "Ben &", "Cilli", "Dora")
"""The names in large letters, which figures have where few deals are written."""


class Clerk:
    """A hand that notes what is written where."""

    def __init__(self) -> None:
        self.written: list[tuple[str, QRectF]] = []
        self.upright: list[str] = []
        self.rules: list[tuple[QPointF, QPointF]] = []

    def line(self, way: Sequence[QPointF], width: float, seed: int, part: float = 1.0) -> None:
        raise AssertionError("figures are written, not drawn")

    def rule(self, start: QPointF, end: QPointF, width: float) -> None:
        self.rules.append((start, end))

    def smear(self, way: Sequence[QPointF], width: float) -> None:
        raise AssertionError("nothing is rubbed out")

    def write(self, rect: QRectF, text: str, size: float, align: Qt.AlignmentFlag) -> None:
        self.written.append((text, rect))

    def write_upwards(self, rect: QRectF, text: str, size: float) -> None:
        self.upright.append(text)
        self.written.append((text, rect))

    def width(self, text: str, size: float) -> float:
        return len(text) * size * 0.5

    def texts(self) -> list[str]:
        return [text for text, _ in self.written]


def money(*deals: int) -> SheetPage:
    """Knüffeln for money: what the first side won in each deal, the other side lost."""
    kind = games.find("knueffeln")
    game = kind.make(kind.options.from_dict({"scoring": "money"}), 4)
    sheet = game.sheet([Line((won, -won)) for won in deals])
    return SheetPage(sheet, NAMES, Speech(game, ("Anna", "Ben", "Cilli", "Dora")))


def written(page: SheetPage, height: float = 400) -> Clerk:
    clerk = Clerk()
    ledger.paint(clerk, QRectF(0, 0, 240, height), page, 14)
    return clerk


def test_names_deals_and_the_sum_with_its_name_stand_below_each_other():
    clerk = written(money(1, -2))
    assert clerk.texts() == [*IN_TWO_LINES, "1", "−1", "−2", "2", "total per player", "−1", "1"]
    tops = [rect.top() for _, rect in clerk.written]
    assert tops == sorted(tops)


def test_no_line_runs_through_the_words_of_a_sum():
    clerk = written(money(1, -2))
    (label,) = [rect for text, rect in clerk.written if text == "total per player"]
    upright = [(start, end) for start, end in clerk.rules if start.x() == end.x()]
    assert upright
    for start, end in upright:
        assert label.left() < start.x() < label.right(), "it would run through it"
        assert end.y() <= label.top() or start.y() >= label.bottom()


def test_names_on_a_large_slate_are_written_across():
    names = ("Anna", "Korbinian", "Vroni", "Xaver", "Resi", "Anton")
    for text, wide in ((14, 500), (40, 1500)):
        clerk = Clerk()
        ledger.paint(clerk, QRectF(0, 0, wide, wide), named(*names), text)
        assert not clerk.upright and clerk.texts()[:6] == [*names]


def test_only_the_last_deals_stand_where_all_have_no_room():
    clerk = written(money(*range(1, 40)), height=260)
    assert clerk.texts()[:2] == [*NAMES]
    assert ledger.CUT in clerk.texts()
    assert "1" not in clerk.texts() and "39" in clerk.texts()
    assert clerk.texts()[-2] == str(sum(range(1, 40)))


@pytest.mark.parametrize("height", [120, 200, 300, 800])
def test_nothing_is_written_below_the_slate(height):
    clerk = written(money(*range(1, 30)), height=height)
    assert max(rect.bottom() for _, rect in clerk.written) <= height


def test_few_deals_are_written_larger_than_many():
    few, many = written(money(1, -2)), written(money(*range(1, 9)), height=260)
    assert few.written[0][1].height() > many.written[0][1].height() * 1.15


def test_further_columns_stand_beside_the_players_everywhere(qtbot):
    page = money(1, -2)
    page = replace(page, sheet=replace(page.sheet, beside=(Column("pot", (7, None)),)))
    assert len(page.heads) == 3
    assert [page.cells(line) for line in (0, 1)] == [("1", "−1", "7"), ("−2", "2", "")]
    assert written(page).texts()[-9:-3] == ["1", "−1", "7", "−2", "2", ""]
    plain = PlainSheet()
    qtbot.addWidget(plain)
    plain.show_sheet(page)
    item = plain.item(0, 2)
    assert item is not None and item.text() == "7"


def named(*names: str) -> SheetPage:
    """A sheet of a deal, with these names above its columns."""
    page = money(1)
    line = Line(tuple(range(len(names))))
    return replace(page, names=names, sheet=replace(page.sheet, lines=(line,), totals=()))


def test_names_for_which_the_columns_are_too_narrow_stand_upright():
    names = ("Anna", "Korbinian", "Vroni", "Xaver", "Resi", "Anton", "Magdalena")
    clerk = written(named(*names))
    assert clerk.upright == [*names]
    heads = [rect for text, rect in clerk.written if text in names]
    assert all(rect.height() > rect.width() for rect in heads)
    assert not any(one.intersects(other) for one in heads for other in heads if one is not other)
    rest = [rect for text, rect in clerk.written if text not in names]
    assert min(rect.top() for rect in rest) >= max(rect.bottom() for rect in heads)


def test_a_heading_of_two_words_may_take_two_lines():
    clerk = written(named("Anna", "Ben", "account Anna", "account Ben"))
    assert not clerk.upright
    assert clerk.texts()[:8] == ["", "", "account", "account", "Anna", "Ben", "Anna", "Ben"]


@pytest.mark.parametrize("rows", [1, 2, 3, 4, 9])
def test_every_deal_is_come_to_by_going_back_and_no_row_is_too_many(rows):
    lines, seen = 30, set[int]()
    farthest = ledger.Reach(rows, 20).farthest(lines)
    for back in range(farthest + 1):
        shown = ledger.section(lines, rows, back)
        written = len(shown.lines)
        written += (shown.cut_before and rows > 1) + (shown.cut_after and rows > 2)
        assert shown.lines and written <= rows
        seen |= set(shown.lines)
    assert seen == set(range(lines))
    assert not ledger.section(lines, rows, farthest).cut_before
    assert not ledger.section(lines, rows).cut_after


def test_what_lies_farther_back_is_written_with_the_same_sums():
    def back(deals: int) -> list[str]:
        clerk = Clerk()
        ledger.paint(clerk, QRectF(0, 0, 240, 300), money(*range(101, 131)), 14, deals)
        return clerk.texts()

    newest, first = back(0), back(99)
    assert "130" in newest and "101" not in newest
    assert "101" in first and "130" not in first
    assert newest[-2:] == first[-2:]
    assert newest.count(ledger.CUT) == first.count(ledger.CUT) == 2
    assert back(9).count(ledger.CUT) == 4
