"""The sample of a game at the real window: it leaves out whatever a game may leave out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.window.main_window import MainWindow
from engine import games
from engine.cards import BACK, Card
from engine.head import Head, Player
from engine.sheet import Line
from tests.desktop.games.kit import (
    LEFT,
    drag,
    evening,
    faces,
    held,
    press,
    scene_of,
    shown,
    spoken,
    stack,
    wait,
)
from tests.desktop.window.kit import windows

FOUR = ("Anna", "bot Ben", "bot Cilli", "bot Dora")
HAND = "CA CK CQ CJ C10 C9 C8 C7 C6 C5 C4 C3 C2"


@pytest.fixture
def window(hearts: str, qtbot: QtBot, own_home: Path) -> Iterator[MainWindow]:
    """The window, which is gone before the sample is."""
    for one in windows(qtbot):
        one.activateWindow()
        yield one
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def story(window: MainWindow) -> list[str]:
    return [window.side.story.item(row).text() for row in range(window.side.story.count())]


def test_what_is_laid_into_a_field_of_the_games_own_lies_before_who_laid_it(
    qtbot, window, tmp_path
):
    shown(qtbot, window, stack(evening("hearts", *FOUR, dealer=3), HAND), tmp_path)
    assert held(window) == HAND
    drag(window, "CA", "aside")
    assert "CA" not in held(window)
    drag(window, "C9", "aside")
    assert {"CA", "C9"} <= faces(window)
    assert "Ace of Clubs, discarded" in spoken(window)


def test_what_the_others_lay_there_is_not_shown(qtbot, window, tmp_path):
    match = evening("hearts", "bot Ben", "Anna", "bot Cilli", "bot Dora", dealer=3)
    match.deal()
    shown(qtbot, window, match, tmp_path)
    given = scene_of(window).view.table.fields()["given"]
    assert given == [[BACK] * 3, [], [], []]
    assert faces(window) == set(held(window).split())


def test_a_deal_is_played_with_mouse_and_keys(qtbot, window, tmp_path):
    shown(qtbot, window, stack(evening("hearts", *FOUR, dealer=3), HAND), tmp_path)
    for code in ("CA", "CK", "CQ"):
        drag(window, code, "aside")
    wait(qtbot, window)
    assert len(held(window).split()) == 13 and "CA" not in held(window)
    for number in range(12):  # the last card is played without asking
        scene = scene_of(window)
        assert scene.view.table.phase == "tricks" and window.controller.display.asked()
        card = next(one for one in scene.legal if isinstance(one, Card))
        if number % 2:
            drag(window, card.code, "trick")
        else:
            by_keys(window, card)
        wait(qtbot, window)
    line = only_line(window)
    assert sum(value or 0 for value in line.values) == 26
    assert "Anna gives three cards to Ben." in story(window)
    slate = window.side.page
    assert slate is not None and [one.key for one in slate.sheet.totals] == ["points"]


def by_keys(window: MainWindow, card: Card) -> None:
    """Go along the hand with the arrows, and put the card down with Enter."""
    window.table.setFocus()
    press(window, Qt.Key.Key_Home)
    hand = scene_of(window).hand
    press(window, *[Qt.Key.Key_Right] * hand.index(card), Qt.Key.Key_Return)


def only_line(window: MainWindow) -> Line:
    sheet = window.controller.sheet()
    assert sheet is not None
    (line,) = sheet.lines
    return line


def test_an_evening_is_entered_by_hand_until_the_fewest_points_win(window):
    kind = games.find("hearts")
    people = tuple(map(Player, ("Anna", "Ben", "Cilli", "Dora")))
    options = kind.presets["plain"].as_dict()
    window.controller.begin(Head("hearts", "plain", options, people, 1, real_cards=True))
    QApplication.processEvents()
    assert window.score.isVisible() and not window.table.isVisible()
    while not window.controller.over:
        for side, points in enumerate((0, 3, 10, 13)):
            window.score.form.input("points", side).fill(points)
        QTest.mouseClick(window.score.enter, LEFT)
        QApplication.processEvents()
        assert window.score.reason.text() == ""
    sheet = window.controller.sheet()
    assert sheet is not None
    assert sheet.total("points") == (0, 12, 40, 52) and sheet.winners == (0,)
    assert story(window)[:3] == ["Ben: 3.", "Cilli: 10.", "Dora: 13."]
    assert window.score.title.text() == "The match is over"
