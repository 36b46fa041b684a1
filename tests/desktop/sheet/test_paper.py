"""PDF, picture and printer: files that are what they should be, and clear errors."""

from __future__ import annotations

import errno
import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtPrintSupport import QPrintPreviewWidget
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.print import output
from desktop.print.blocks import Block, Lines, Rows
from desktop.print.scale import layout
from desktop.print.setting import pages
from desktop.sheet import forms
from desktop.sheet.forms import Order, blank
from desktop.sheet.page import SheetPage
from desktop.sheet.paper import LOWEST, Field, paper
from desktop.sheet.slate import SlateView
from tests.desktop.sheet.pages import page
from tests.desktop.sheet.test_ledger import money

GAME = [(5, None, 0), (5, None, None), (None, 5, None), (None, 5, 0)]


def pages_of(path):
    return len(re.findall(rb"/Type\s*/Page\b", path.read_bytes()))


def test_a_pdf_has_as_many_pages_as_the_evening_needs(qapp, tmp_path):
    short, long = tmp_path / "short.pdf", tmp_path / "long.pdf"
    forms.write(short, Order(page((3, 2, None))))
    forms.write(long, Order(page(*GAME * 5, preset="zaisertshofen"), "A6", landscape=True))
    assert pages_of(short) == 1
    assert pages_of(long) == 3


def test_a_pdf_has_fonts_and_no_pictures(qapp, tmp_path):
    made = tmp_path / "sheet.pdf"
    forms.write(made, Order(page((3, 2, None))))
    content = made.read_bytes()
    assert b"/FontFile" in content
    assert b"/ToUnicode" in content
    assert b"/Subtype /Image" not in content


def test_a_page_can_have_another_size_and_lie_on_its_side():
    assert layout("A5").pageSize().name() == "A5"
    wide = layout("A4", landscape=True).fullRectPoints()
    assert wide.width() > wide.height()
    with pytest.raises(ValueError, match="papyrus"):
        layout("papyrus")


def test_a_path_that_cannot_be_written_raises_an_error_with_its_reason(qapp, tmp_path):
    missing = tmp_path / "no such folder" / "sheet"
    with pytest.raises(FileNotFoundError, match="no such folder"):
        forms.write(missing, Order(page((3, 2, None))))
    with pytest.raises(OSError, match=re.escape(tmp_path.name)):
        forms.write(tmp_path, Order(page((3, 2, None))))


def test_on_a_full_disk_what_was_there_stays(qapp, tmp_path, monkeypatch):
    target = tmp_path / "sheet"
    target.write_bytes(b"before")

    def fills_up(path, data):
        with path.open("wb") as file:
            file.write(data[:10])
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", fills_up)
    with pytest.raises(OSError, match="No space"):
        forms.write(target, Order(page((3, 2, None))))
    assert [one.name for one in tmp_path.iterdir() if one.is_file()] == ["sheet"]
    assert target.read_bytes() == b"before"


def test_the_preview_shows_all_pages(qtbot):
    shown = page(*GAME * 5, preset="zaisertshofen")
    refused = []
    preview = output.preview(None, "Sheet", forms.pages(Order(shown)), refused.append)
    qtbot.addWidget(preview)
    widget = preview.findChild(QPrintPreviewWidget)
    qtbot.waitUntil(lambda: widget.pageCount() == 2)
    assert not preview.grab().isNull()
    assert refused == []
    preview.close()


def test_a_printer_that_takes_nothing_is_told(qtbot, monkeypatch):
    def refuse(*_):
        raise OSError("no paper")

    refused = []
    monkeypatch.setattr(output, "paint", refuse)
    preview = output.preview(None, "Sheet", forms.pages(Order(page())), refused.append)
    qtbot.waitUntil(lambda: bool(refused))
    assert str(refused[0]) == "no paper"
    preview.close()


# What goes on which page.

A4 = (180, 267)


def evening(games: int) -> SheetPage:
    return page(*GAME * games, preset="zaisertshofen")


def set_in(shown: SheetPage, width: float, height: float) -> list[list[Block]]:
    """What stands on each page of a sheet of this size."""
    found = pages(paper(shown, Field(width, height)), width, height)
    return [[placed.block for placed in one] for one in found]


def rows_of(blocks: Iterable[Block]) -> list[list[str]]:
    return [list(row) for one in blocks if isinstance(one, Rows) for row in one.rows]


def test_a_short_evening_is_one_page_and_signed():
    ((*_, rows, _, signed),) = set_in(page((3, 2, None)), *A4)
    assert isinstance(rows, Rows) and isinstance(signed, Lines)
    assert [row[0] for row in rows.rows] == ["1", "open bars", "games won"]


@pytest.mark.parametrize("area", [A4, (267, 180), (127, 189), (90, 133)])
@pytest.mark.parametrize("games", [1, 5])
def test_all_rows_are_shared_out_in_their_order_and_the_last_page_is_signed(qapp, area, games):
    shown = evening(games)
    shares = set_in(shown, *area)
    (whole,) = set_in(shown, area[0], 5000)
    assert [row for one in shares for row in rows_of(one)] == rows_of(whole)
    signed = [any(isinstance(one, Lines) for one in blocks) for blocks in shares]
    assert signed == [False] * (len(shares) - 1) + [True]


def test_no_heading_stands_at_the_foot_and_no_sum_stands_alone(qapp):
    for height in range(120, 300, 12):
        for blocks in set_in(evening(5), 180, height):
            for rows in (one for one in blocks if isinstance(one, Rows)):
                last = len(rows.rows) - 1
                assert last not in rows.spanning, "a heading is followed by its deals"
                assert 0 not in rows.bold or 0 in rows.spanning, "sums follow a deal"


@pytest.mark.parametrize("width", [180, 127, 85, 75])
@pytest.mark.parametrize("height", [267, 189, 128, 75])
def test_rows_of_a_form_can_be_written_into_and_end_above_the_signatures(qapp, width, height):
    (blocks,) = set_in(blank(page()), width, height)
    (rows,) = (one for one in blocks if isinstance(one, Rows))
    assert rows.height >= LOWEST and rows.rows[0] == ["1", "", "", ""]
    assert isinstance(blocks[-1], Lines)


# A slate of figures without room for all deals: gone through by wheel, keys and pulling.

LEFT, Key = Qt.MouseButton.LeftButton, Qt.Key


def shown(qtbot: QtBot, sheet: SheetPage) -> SlateView:
    slate = SlateView(lambda: False)
    slate.resize(300, 360)
    qtbot.addWidget(slate)
    slate.show_sheet(sheet)
    # It shows whether the keyboard is on it, which a window tells some time after it is seen.
    with qtbot.waitActive(slate):
        slate.show()
    qtbot.wait(50)
    slate.grab()
    return slate


def turn(slate: SlateView, notches: int) -> QWheelEvent:
    """Turn the wheel over the middle of it; upwards is towards the first deal."""
    middle = QPointF(slate.rect().center())
    event = QWheelEvent(
        middle,
        slate.mapToGlobal(middle),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    event.ignore()
    QApplication.sendEvent(slate, event)
    return event


def test_it_begins_at_the_newest_and_the_wheel_goes_back(qtbot):
    slate = shown(qtbot, money(*range(1, 41)))
    assert slate.scrolling.back == 0 and slate.scrolling.farthest > 20
    # The window may hear only now that it is the active one, and show it.
    turn(slate, 1)
    turn(slate, -1)
    newest = slate.grab().toImage()
    assert turn(slate, 3).isAccepted() and slate.scrolling.back == 3
    assert slate.grab().toImage() != newest
    turn(slate, -9)
    assert slate.scrolling.back == 0 and slate.grab().toImage() == newest


def test_keys_go_to_both_ends_by_pages_and_by_deals(qtbot):
    slate = shown(qtbot, money(*range(1, 41)))
    seen = []
    for key in (Key.Key_Up, Key.Key_PageUp, Key.Key_Home, Key.Key_PageDown, Key.Key_End):
        QTest.keyClick(slate, key)
        seen.append(slate.scrolling.back)
    one, more, first, down, newest = seen
    assert (one, newest) == (1, 0) and 1 < more < first == slate.scrolling.farthest > down > 0


def test_pulling_it_down_shows_earlier_deals(qtbot):
    slate = shown(qtbot, money(*range(1, 41)))
    QTest.mousePress(slate, LEFT, pos=QPoint(150, 100))
    QTest.mouseMove(slate, QPoint(150, 220))
    assert slate.scrolling.back > 2
    QTest.mouseMove(slate, QPoint(150, 100))
    QTest.mouseRelease(slate, LEFT, pos=QPoint(150, 100))
    assert slate.scrolling.back == 0
    QTest.mouseMove(slate, QPoint(150, 300))
    assert slate.scrolling.back == 0


def test_another_deal_brings_the_newest_back(qtbot):
    slate = shown(qtbot, money(*range(1, 41)))
    QTest.keyClick(slate, Key.Key_Home)
    slate.show_sheet(money(*range(1, 41)))
    assert slate.scrolling.back > 0
    slate.show_sheet(money(*range(1, 42)))
    assert slate.scrolling.back == 0


@pytest.mark.parametrize("sheet", [money(1, 2), page((2, 0, 1))])
def test_where_everything_is_shown_nothing_rolls(qtbot, sheet):
    slate = shown(qtbot, sheet)
    assert not turn(slate, 3).isAccepted()
    QTest.keyClick(slate, Key.Key_Home)
    assert slate.scrolling.back == slate.scrolling.farthest == 0
