"""PDF, picture and printer: files that are what they should be, and clear errors."""

from __future__ import annotations

import errno
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtPrintSupport import QPrintPreviewWidget
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.common.printing import page_layout, preview_pages
from desktop.sheet.forms import blank
from desktop.sheet.leaves import (
    BY_HAND,
    HEAD,
    SIGNATURES,
    Area,
    area_for,
    leaves,
    table,
)
from desktop.sheet.page import SheetPage
from desktop.sheet.paper import paint_pages, write_pdf
from desktop.sheet.slate import SlateView
from tests.desktop.sheet.pages import page
from tests.desktop.sheet.test_ledger import money

GAME = [(5, None, 0), (5, None, None), (None, 5, None), (None, 5, 0)]


def pages_of(path):
    return len(re.findall(rb"/Type\s*/Page\b", path.read_bytes()))


def test_a_pdf_has_as_many_pages_as_the_evening_needs(qapp, tmp_path):
    short, long = tmp_path / "short.pdf", tmp_path / "long.pdf"
    write_pdf(short, page((3, 2, None)))
    write_pdf(long, page(*GAME * 5, preset="zaisertshofen"), "A6", landscape=True)
    assert pages_of(short) == 1
    assert pages_of(long) == 2


def test_a_pdf_has_fonts_and_no_pictures(qapp, tmp_path):
    made = tmp_path / "sheet.pdf"
    write_pdf(made, page((3, 2, None)))
    content = made.read_bytes()
    assert b"/FontFile" in content
    assert b"/ToUnicode" in content
    assert b"/Subtype /Image" not in content


def test_a_page_can_have_another_size_and_lie_on_its_side():
    assert page_layout("A5").pageSize().name() == "A5"
    wide = page_layout("A4", landscape=True).fullRectPoints()
    assert wide.width() > wide.height()
    with pytest.raises(ValueError, match="papyrus"):
        page_layout("papyrus")


def test_a_path_that_cannot_be_written_raises_an_error_with_its_reason(qapp, tmp_path):
    missing = tmp_path / "no such folder" / "sheet"
    with pytest.raises(FileNotFoundError, match="no such folder"):
        write_pdf(missing, page((3, 2, None)))
    with pytest.raises(OSError, match=re.escape(tmp_path.name)):
        write_pdf(tmp_path, page((3, 2, None)))


def test_on_a_full_disk_what_was_there_stays(qapp, tmp_path, monkeypatch):
    target = tmp_path / "sheet"
    target.write_bytes(b"before")

    def fills_up(path, data):
        with path.open("wb") as file:
            file.write(data[:10])
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", fills_up)
    with pytest.raises(OSError, match="No space"):
        write_pdf(target, page((3, 2, None)))
    assert [one.name for one in tmp_path.iterdir() if one.is_file()] == ["sheet"]
    assert target.read_bytes() == b"before"


def test_the_preview_shows_all_pages(qtbot):
    shown = page(*GAME * 5, preset="zaisertshofen")
    refused = []
    preview = preview_pages(
        None, "Sheet", page_layout(), lambda device: paint_pages(device, shown), refused.append
    )
    qtbot.addWidget(preview)
    widget = preview.findChild(QPrintPreviewWidget)
    qtbot.waitUntil(lambda: widget.pageCount() == 2)
    assert not preview.grab().isNull()
    assert refused == []
    preview.close()


def test_a_printer_that_takes_nothing_is_told(qtbot):
    def refuse(*_):
        raise OSError("no paper")

    refused = []
    preview = preview_pages(None, "Sheet", page_layout(), refuse, refused.append)
    qtbot.waitUntil(lambda: bool(refused))
    assert str(refused[0]) == "no paper"
    preview.close()


# What goes on which page.

A4 = Area(180, 267)


def evening(games):
    return page(*GAME * games, preset="zaisertshofen")


@pytest.mark.parametrize("area", [A4, Area(267, 180), Area(127, 189), Area(90, 133)])
@pytest.mark.parametrize("games", [1, 2, 3, 4, 5])
def test_all_rows_are_shared_out_in_their_order(area, games):
    shown = evening(games)
    shares = leaves(shown, area)
    assert [row for leaf in shares for row in leaf.rows] == table(shown)
    assert [leaf.number for leaf in shares] == list(range(1, len(shares) + 1))
    assert {leaf.of for leaf in shares} == {len(shares)}


def test_no_heading_stands_at_the_foot_and_no_sum_stands_alone():
    for height in range(120, 300, 3):
        for leaf in leaves(evening(5), Area(180, height)):
            assert leaf.rows[-1].kind == "total" if leaf.signed else leaf.rows[-1].kind == "deal"
            assert leaf.rows[0].kind != "total"


def test_a_sheet_without_deals_is_ruled_to_be_filled_in():
    (leaf,) = leaves(page(), A4)
    assert {row.kind for row in leaf.rows} == {"blank"}
    assert len(leaf.rows) > 15


@pytest.mark.parametrize("width", [180, 127, 85, 75])
@pytest.mark.parametrize("height", [267, 189, 128, 75, 59])
def test_rows_of_a_form_can_be_written_into_and_end_above_the_signatures(width, height):
    form = blank(page())
    area = area_for(form, width, height)
    (leaf,) = leaves(form, area)
    assert area.row >= BY_HAND
    foot = HEAD * area.scale + area.slate + (len(leaf.rows) + 1) * area.row
    assert foot <= height - SIGNATURES * area.scale
    assert leaf.rows[0].kind == "blank"


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
    qtbot.wait(20)
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
    newest = slate.grab().toImage()
    assert slate.roll.back == 0 and slate.roll.farthest > 20
    assert turn(slate, 3).isAccepted() and slate.roll.back == 3
    assert slate.grab().toImage() != newest
    turn(slate, -9)
    assert slate.roll.back == 0 and slate.grab().toImage() == newest


def test_keys_go_to_both_ends_by_pages_and_by_deals(qtbot):
    slate = shown(qtbot, money(*range(1, 41)))
    seen = []
    for key in (Key.Key_Up, Key.Key_PageUp, Key.Key_Home, Key.Key_PageDown, Key.Key_End):
        QTest.keyClick(slate, key)
        seen.append(slate.roll.back)
    one, more, first, down, newest = seen
    assert (one, newest) == (1, 0) and 1 < more < first == slate.roll.farthest > down > 0


def test_pulling_it_down_shows_earlier_deals(qtbot):
    slate = shown(qtbot, money(*range(1, 41)))
    QTest.mousePress(slate, LEFT, pos=QPoint(150, 100))
    QTest.mouseMove(slate, QPoint(150, 220))
    assert slate.roll.back > 2
    QTest.mouseMove(slate, QPoint(150, 100))
    QTest.mouseRelease(slate, LEFT, pos=QPoint(150, 100))
    assert slate.roll.back == 0
    QTest.mouseMove(slate, QPoint(150, 300))
    assert slate.roll.back == 0


def test_another_deal_brings_the_newest_back(qtbot):
    slate = shown(qtbot, money(*range(1, 41)))
    QTest.keyClick(slate, Key.Key_Home)
    slate.show_sheet(money(*range(1, 41)))
    assert slate.roll.back > 0
    slate.show_sheet(money(*range(1, 42)))
    assert slate.roll.back == 0


@pytest.mark.parametrize("sheet", [money(1, 2), page((2, 0, 1))])
def test_where_everything_is_shown_nothing_rolls(qtbot, sheet):
    slate = shown(qtbot, sheet)
    assert not turn(slate, 3).isAccepted()
    QTest.keyClick(slate, Key.Key_Home)
    assert slate.roll.back == slate.roll.farthest == 0
