"""Nobody looks into another's cards by a side door: not by any action, file, or copied text.

The same evening is walked through twice, with the cards exchanged that whoever sits here must not
see. Whatever is shown, copied and written outside the evening's own file must tell of the same
cards both times, and never the seed.
"""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QAbstractListModel, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDialog,
    QFileDialog,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.common import paths
from desktop.dialogs.about import AboutDialog
from desktop.dialogs.error_report import ErrorReportDialog
from desktop.scene.speech import Speech
from desktop.shelf.evening_page import EveningSeed
from desktop.window.main_window import MainWindow
from desktop.window.registry import WINDOW_ACTIONS
from engine import seeds
from engine.head import Event
from engine.match import Match
from engine.store import save_copy
from engine.table import NOBODY
from tests.desktop.hidden_cards import SEED, at_club, exchanged, hot_seat
from tests.desktop.window.test_by_keys import something_to_do

NOT_WALKED = {"quit", "full_screen", "bigger", "smaller", "fit"}
"""They end the window or change a size, and show nothing else."""
ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


class Walk:
    """Triggers every action that is enabled, and gathers all that can be read then."""

    def __init__(self, qtbot: QtBot, window: MainWindow, path: Path, out: Path) -> None:
        self._qtbot, self._window, self._path, self._out = qtbot, window, path, out
        self.texts: set[str] = set()
        self.walked: set[str] = set()
        self.dialogs: set[str] = set()
        self._looking = False
        self._seen: list[QDialog] = []

    def walk(self, events: list[Event]) -> None:
        """All actions that are enabled with this evening open."""
        for name in sorted({one.id for one in WINDOW_ACTIONS} - NOT_WALKED):
            self._open(events)
            action = self._window.menus.actions[name]
            if not action.isEnabled():
                continue
            self._looking = True
            QTimer.singleShot(0, self._through_dialogs)
            action.trigger()
            self._qtbot.wait(5)
            self._qtbot.waitUntil(self._at_rest, timeout=10_000)
            self._looking = False
            self._gather()
            self._tidy_up()
            self.walked.add(name)
        self._files()

    def _open(self, events: list[Event]) -> None:
        window = self._window
        there = (
            window.controller.path == self._path and window.pages.currentWidget() is window.board
        )
        if not (there and self.walked):
            if window.controller.path is not None:
                window.controller.put_away(window.controller.path)
            self._path.unlink(missing_ok=True)
            save_copy(self._path, events)
            assert window.controller.open(self._path)
            self._gather()

    def _at_rest(self) -> bool:
        """Whether no opponent is about to move: what is read then is the same in every run."""
        window = self._window
        if window.controller.path is None or window.pages.currentWidget() is not window.board:
            return True
        return window.controller.display.chair.covered or something_to_do(window)

    def _through_dialogs(self) -> None:
        if not self._looking:
            return
        # One that opens another one waits for that: so the next look is called for at once.
        QTimer.singleShot(1, self._through_dialogs)
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QDialog) or dialog in self._seen:
            return
        self._seen.append(dialog)
        self.dialogs.add(type(dialog).__name__)
        for view in dialog.findChildren(QAbstractItemView):
            if view.model() is not None and view.model().rowCount():
                view.setCurrentIndex(view.model().index(0, 0))
        for seed in dialog.findChildren(EveningSeed):
            seed.copy.click()
        for text in dialog.findChildren(QPlainTextEdit):
            text.selectAll()
            text.copy()
        self._gather()
        if isinstance(dialog, AboutDialog) and "ErrorReportDialog" not in self.dialogs:
            dialog.report.click()
        if isinstance(dialog, ErrorReportDialog):
            dialog.write(self._out / "report.txt")
        dialog.close()

    def _tidy_up(self) -> None:
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()
        for one in QApplication.topLevelWidgets():
            if one is not self._window and one.isVisible():
                one.close()
        self._window.side.put_back()

    def _gather(self) -> None:
        self.texts.add(QGuiApplication.clipboard().text())
        for top in QApplication.topLevelWidgets():
            if top.isVisible():
                for widget in (top, *top.findChildren(QWidget)):
                    self.texts.update(told(widget))

    def _files(self) -> None:
        for folder in (paths.evenings().parents[1], self._out):
            for file in folder.rglob("*"):
                if file.is_file() and file.suffix not in (".kartentisch", ".pdf"):
                    self.texts.update(file.read_bytes().decode("latin-1").splitlines())
                    self.texts.add(file.name)


def deals_by_seed(seed: int) -> Callable[[int], bytes]:
    """In place of `secrets.token_bytes`: the seeds of evenings in a fixed order.

    Ids and names of files, which are shorter, are asked for at moments that differ from run to
    run: they stay random and take nothing of that order away.
    """
    chance = Random(seed)
    return lambda size: chance.randbytes(size) if size == seeds.BYTES else os.urandom(size)


def told(widget: QWidget) -> Iterator[str]:
    """All that a widget shows or tells."""
    yield from (widget.accessibleName(), widget.accessibleDescription())
    yield from (widget.toolTip(), widget.statusTip(), widget.whatsThis(), widget.windowTitle())
    text = getattr(widget, "text", None)
    if callable(text):
        yield str(text())
    if isinstance(widget, QPlainTextEdit | QTextEdit):
        yield from widget.toPlainText().splitlines()
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        model = widget.model()
        for row in range(model.rowCount()):
            # A list's model gives out no number of columns: it has one.
            columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
            for column in range(columns):
                for role in ROLES:
                    yield str(model.index(row, column).data(role) or "")


def naming_cards(texts: set[str], match: Match) -> set[str]:
    """The texts that name a card of this pack, by its code or in words."""
    speech = Speech(match.rules)
    names = [name for one in match.rules.pack() for name in (one.code, speech.card(one))]
    named = re.compile(r"(?<!\w)(?:" + "|".join(map(re.escape, names)) + r")(?!\w)")
    return {text for text in texts if named.search(text)}


@pytest.fixture
def out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where everything is written that asks for a file."""
    folder = tmp_path / "out"
    folder.mkdir()

    def chosen(*_: object) -> tuple[str, str]:
        return str(folder / "chosen.pdf"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", staticmethod(chosen))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", staticmethod(lambda *_: ("", "")))
    return folder


@pytest.mark.one_in(3)
@pytest.mark.parametrize(
    ("make", "game", "language"),
    [
        (hot_seat, "ramsen", "en"),
        (hot_seat, "gin", "de"),
        (hot_seat, "tippen", "de"),
        (at_club, "ramsen", "de"),
    ],
)
def test_nothing_tells_of_cards_that_are_hidden(
    qtbot, window, out, monkeypatch, make, game, language
):
    window.settings["language"] = language
    match = make(game)
    seat = match.turn if make is at_club else NOBODY
    path = paths.evenings() / "evening.kartentisch"
    walks = []
    for events in (match.events(), exchanged(match, seat)):
        QGuiApplication.clipboard().clear()
        # An evening that an action begins has the same cards in both walks.
        monkeypatch.setattr(secrets, "token_bytes", deals_by_seed(1))
        window.settings["pace"] = "instant"  # the walk before has left another one
        walk = Walk(qtbot, window, path, out)
        walk.walk(events)
        walks.append(walk)
    first, second = walks
    assert first.walked == second.walked and {"about", "shelf", "settings"} <= first.walked
    assert {"AboutDialog", "ErrorReportDialog"} <= first.dialogs
    for walk in walks:
        for seed in (SEED, seeds.shown(SEED)):
            assert not [text for text in walk.texts if seed in text]
    some, other = (naming_cards(walk.texts, match) for walk in walks)
    assert some == other
