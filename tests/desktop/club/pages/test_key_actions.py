"""The keys of a club evening do what the registry says they do."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtPrintSupport import QPrintPreviewDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.club.model import rehearsal
from desktop.club.pages.club_page import ClubPage
from desktop.club.pages.key_actions import (
    PROJECTOR_ACTIONS,
    ROUND_PAPERS,
    TAB_ACTIONS,
    VIEW_ACTIONS,
)
from desktop.club.pages.projector import VIEWS, Projector
from desktop.club.pages.setup import fresh
from desktop.club.papers import sheets
from desktop.window.main_window import MainWindow
from tests.desktop.club.rooms import draw_round
from tests.desktop.window.kit import windows


@pytest.fixture
def window(qtbot: QtBot, own_home: Path) -> Iterator[MainWindow]:
    yield from windows(qtbot)


def opened(qtbot: QtBot, window: MainWindow) -> ClubPage:
    """The page of club evenings, with one open."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.pages.show_club()
    club = window.pages.club
    assert club is not None
    club.controller.begin(fresh("ramsen"))
    return club


def projector(qtbot: QtBot, window: MainWindow) -> Projector:
    """The window for the projector, which has the keyboard."""
    club = opened(qtbot, window)
    club.page_actions.project()
    view = club.page_actions.projector
    assert view is not None
    qtbot.waitUntil(view.isActiveWindow)
    return view


def press(widget: QWidget, key: str) -> None:
    combination = QKeySequence(key)[0]
    QTest.keyClick(widget, combination.key(), combination.keyboardModifiers())


def test_every_tab_has_its_key(qtbot, window):
    club = opened(qtbot, window)
    assert len(TAB_ACTIONS) == club.rooms.count()
    for place, action in reversed([*enumerate(TAB_ACTIONS)]):
        press(window, action.keys[0])
        assert club.rooms.currentIndex() == place
        assert club.rooms.tabToolTip(place) == action.keys[0]


def test_a_tab_may_get_another_key(qtbot, window):
    club = opened(qtbot, window)
    window.keymap.choose("club_money", ["Ctrl+9"])
    assert club.rooms.tabToolTip(3) == "Ctrl+9"
    press(window, "Ctrl+4")
    assert club.rooms.currentIndex() != 3
    press(window, "Ctrl+9")
    assert club.rooms.currentIndex() == 3


def test_a_round_is_printed_in_one_go_from_the_desk_and_by_key(qtbot, window):
    club = opened(qtbot, window)
    desk_offers = club.desk.papers[sheets.ROUND]
    press(window, ROUND_PAPERS.keys[0])
    assert club.message.text() == "⚠ There is nothing to print before the first draw."
    assert desk_offers.isHidden() and not previews(club)
    rehearsal.begin(club.controller, club.controller.state.head, 8)
    assert draw_round(club.controller)
    assert ROUND_PAPERS.keys[0] == desk_offers.toolTip()
    for ask in (desk_offers.click, lambda: press(window, ROUND_PAPERS.keys[0])):
        ask()
        (preview,) = previews(club)
        assert preview.windowTitle() == "Papers for round 1"
        preview.close()
        qtbot.waitUntil(lambda: not previews(club))


def previews(club: ClubPage) -> list[QPrintPreviewDialog]:
    return [one for one in club.findChildren(QPrintPreviewDialog) if one.isVisible()]


def test_every_view_of_the_projector_has_its_key(qtbot, window):
    view = projector(qtbot, window)
    for action, name in reversed([*zip(VIEW_ACTIONS, VIEWS, strict=True)]):
        press(view, action.keys[0])
        assert view.view == name


def test_every_other_key_of_the_projector_does_something(qtbot, window):
    view = projector(qtbot, window)
    view.clock.set(30)
    view.show_view("clock")

    def state() -> tuple[object, ...]:
        left = round(view.clock.left() / 60)
        return view.clock.runs, left, view.isFullScreen(), view.follows

    tried = set()
    for name in ("follow", "clock", "longer", "shorter", "full", "back"):
        action = next(one for one in PROJECTOR_ACTIONS if one.id == f"projector_{name}")
        before = state()
        press(view, action.keys[0])
        assert state() != before, name
        tried.add(action)
    assert tried == {*PROJECTOR_ACTIONS} - {*VIEW_ACTIONS}
    assert view.windowState() == Qt.WindowState.WindowNoState
