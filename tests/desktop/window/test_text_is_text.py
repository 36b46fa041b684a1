"""A name is shown as it is, wherever it stands: no markup of it is read."""

from __future__ import annotations

import html
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as Markup
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from desktop.common import plain_text
from desktop.window.main_window import MainWindow
from tests.desktop.window.kit import windows

NAMES = ("<b>Anna</b>", "<img src=file:x>", "<i>&amp;</i>", "<u>\u202eD</u>")


@pytest.fixture
def window(qtbot: QtBot, own_home: Path) -> Iterator[MainWindow]:
    yield from windows(qtbot)


def test_trouble_with_a_name_in_it_is_not_read_as_markup(qtbot, window):
    window.warn(f"There is no game “{NAMES[0]}”.")
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)))
    (box,) = window.findChildren(QMessageBox)
    assert box.textFormat() == Qt.TextFormat.PlainText and NAMES[0] in box.text()
    box.close()


@pytest.mark.parametrize("text", [*NAMES, "a < b & c", "Anna\n<b>x</b>", "R&B", ""])
def test_a_tooltip_shows_a_text_as_it_is(text):
    tip = plain_text.tip(text)
    if tip != text:
        assert tip.startswith("<qt>")
        assert html.unescape(tip[4:-5].replace("<br>", "\n")) == text
    else:
        assert not Markup.mightBeRichText(tip)
