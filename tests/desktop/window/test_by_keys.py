"""A match of each game by keys alone.

From the first page to the end of a deal, its review, the settings, the club, and home again.

With every key it is looked where the keyboard is: it may not be lost, not at what is hidden or
greyed, and when somebody is asked, not at a card that may not be played.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget
from pytestqt.qtbot import QtBot

from desktop.dialogs.preferences import PreferencesDialog
from desktop.table.card import CardWidget
from desktop.window.main_window import MainWindow
from engine import games

ENTER, TAB, UP, ESC = Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_Up, Qt.Key.Key_Escape
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
NONE, ALT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.AltModifier
FAR = 80
"""So many stops of Tab nothing is away."""
MOST = 400
"""So many keys a deal takes at most."""
SHORTEST = "kein_stich"
"""The game whose evening has the fewest deals."""
DEALS = 60
"""So many deals no evening has."""


def wrong(window: MainWindow) -> str:
    """What is wrong with where the keyboard is; "" if nothing is."""
    focus = QApplication.focusWidget()
    popup = QApplication.activePopupWidget()
    if isinstance(popup, QMenu):
        return "" if popup.isVisible() else "in a menu that is not shown"
    if focus is None:
        return "lost"
    top = QApplication.activeModalWidget() or window
    if focus.window() is not top:
        return f"in another window: {type(focus.window()).__name__}"
    if not focus.isVisible() or not focus.isEnabled() or focus.visibleRegion().isEmpty():
        return f"at something hidden or greyed: {type(focus).__name__}"
    if window.curtain.isVisible() and focus is not window.curtain.button:
        return "behind the curtain"
    if isinstance(focus, CardWidget):
        return _wrong_card(window, focus)
    return covered(top, focus)


def _wrong_card(window: MainWindow, focus: CardWidget) -> str:
    contents, scene = window.table.contents, window.scene
    if not focus.shows_focus:
        return "at a card, and nobody sees it"
    if focus.window() is not window:
        return ""  # a deal that is looked back at
    if contents.cards.forward is not focus.card and contents.hand.picked is not focus.card:
        return "at a card that lies below others"
    asked = scene is not None and bool(scene.legal) and not contents.moving
    return f"at {focus.card}, which may not be played" if asked and focus.look.dimmed else ""


def covered(top: QWidget, focus: QWidget) -> str:
    seen = focus.visibleRegion().boundingRect()
    for at in (seen.center(), seen.topLeft() + QPoint(3, 3), seen.bottomRight() - QPoint(3, 3)):
        upon = top.childAt(focus.mapTo(top, at))
        if upon is None or upon is focus or focus.isAncestorOf(upon) or upon.isAncestorOf(focus):
            return ""
    return f"under something else: {type(focus).__name__}"


class Fingers:
    """Presses keys, and looks where the keyboard is after each."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self.qtbot, self.window, self.chance = qtbot, window, Random(1)
        # Nothing is hasty here.
        ticks = count(0, 1000)
        window.table.debounce.clock = window.board.guard.clock = lambda: next(ticks)

    def key(self, key: Qt.Key, how: Qt.KeyboardModifier = NONE) -> None:
        focus = QApplication.focusWidget() or QApplication.activeModalWidget() or self.window
        QTest.keyClick(focus, key, how)
        QApplication.processEvents()
        self.look()

    def look(self) -> None:
        """The keyboard is where it may be, at once or as soon as the others have played."""
        if self.window.controller.display.asked() and QApplication.activeModalWidget() is None:
            assert not wrong(self.window), wrong(self.window)

        def is_there() -> None:
            assert not wrong(self.window), wrong(self.window)

        self.qtbot.waitUntil(is_there)

    def go(self, wanted: Callable[[], QWidget]) -> None:
        """Walk there with Tab."""
        for _ in range(FAR):
            now, there = QApplication.focusWidget(), wanted()
            if now is there or (now is not None and there.isAncestorOf(now)):
                return
            self.key(TAB)
        raise AssertionError(f"Tab does not come to {wanted()}")

    def in_dialog(self, kind: type[QDialog], how: tuple[Qt.Key, Qt.KeyboardModifier]) -> None:
        """Open a dialog by a key, and leave it with Escape."""
        seen: list[str] = []

        def leave() -> None:
            dialog = QApplication.activeModalWidget()
            try:
                assert isinstance(dialog, kind), dialog
                for _ in range(200):
                    if getattr(QApplication.focusWidget(), "window", lambda: None)() is dialog:
                        break
                    QTest.qWait(10)
                seen.append(wrong(self.window))
            finally:
                if isinstance(dialog, QDialog):
                    QTest.keyClick(QApplication.focusWidget() or dialog, ESC)
                    if dialog.isVisible():
                        dialog.reject()
                        seen.append("Escape does not leave it")

        QTimer.singleShot(50, leave)
        QTest.keyClick(QApplication.focusWidget() or self.window, *how)
        # There is no desktop here that would do it.
        self.window.activateWindow()
        self.qtbot.waitUntil(self.window.isActiveWindow)
        self.look()
        assert seen == [""]

    def in_page(self, how: tuple[Qt.Key, Qt.KeyboardModifier]) -> None:
        """Open a page by a key, and leave it with Escape."""
        self.key(*how)
        assert self.window.pages.evening is not None
        self.key(ESC)
        assert self.window.pages.evening is None, "Escape does not leave it"


@pytest.fixture
def fingers(qtbot: QtBot, window: MainWindow) -> Fingers:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return Fingers(qtbot, window)


@pytest.mark.one_in(6)
@pytest.mark.parametrize("game", sorted(games.names(), key=lambda game: game != SHORTEST))
def test_an_evening_by_keys_alone(fingers, window, request, game):
    """The shortest until it is over; `--whole` does that in every game."""
    fingers.go(lambda: next(box for box in window.welcome.boxes if box.game == game))
    fingers.key(ENTER)
    page = window.pages.evening
    assert page is not None
    fingers.go(lambda: page.sheet.deal)
    fingers.key(ENTER)
    play_a_deal(fingers, window)
    assert window.controller.finished_deals() == 1
    fingers.in_page((Qt.Key.Key_H, SHIFT))
    fingers.in_dialog(PreferencesDialog, (Qt.Key.Key_Comma, CTRL))
    # The next deal, and in the middle of it to the club and back to the first page.
    next_deal(fingers, window)
    fingers.key(Qt.Key.Key_T, CTRL)
    assert window.pages.club_shown is not None
    for _ in range(4):
        fingers.key(TAB)
    home(fingers, window)
    if game == SHORTEST or request.config.getoption("--whole"):
        fingers.go(lambda: window.welcome.slip)
        fingers.key(ENTER)
        play_to_the_end(fingers, window)
        home(fingers, window)


def play_to_the_end(fingers: Fingers, window: MainWindow) -> None:
    for deal in range(2, DEALS):
        play_a_deal(fingers, window)
        assert window.controller.finished_deals() == deal
        if window.controller.over:
            break
        next_deal(fingers, window)
    assert window.controller.over
    if window.controller.last_deal_lies:
        fingers.go(lambda: window.next_button)
        fingers.key(ENTER)


def next_deal(fingers: Fingers, window: MainWindow) -> None:
    fingers.go(lambda: window.next_button)
    fingers.key(ENTER)
    fingers.qtbot.waitUntil(lambda: not window.controller.waiting_for_deal)


def home(fingers: Fingers, window: MainWindow) -> None:
    fingers.key(Qt.Key.Key_Home, ALT)
    assert window.pages.at_welcome
    fingers.key(TAB)


def play_a_deal(fingers: Fingers, window: MainWindow) -> None:
    controller = window.controller
    for _ in range(MOST):
        fingers.qtbot.waitUntil(lambda: something_to_do(window))
        if controller.waiting_for_deal or controller.over:
            return
        assert not wrong(window), wrong(window)
        answer(fingers, window)
    scene, focus = window.scene, QApplication.focusWidget()
    raise AssertionError(f"the deal does not end: {scene and scene.prompt}, at {told(focus)}")


def something_to_do(window: MainWindow) -> bool:
    """Whether somebody is waited for: a decision, what lies there, a partner's question."""
    controller, scene = window.controller, window.scene
    asked = controller.display.asked() or (scene is not None and bool(scene.replies))
    return asked or controller.waiting_for_deal or controller.over or window.board.next_wanted


def told(focus: QWidget | None) -> str:
    return f"{type(focus).__name__} {focus.accessibleName()}" if focus is not None else "nothing"


def answer(fingers: Fingers, window: MainWindow) -> None:
    """Whatever the keyboard is at: with Enter, or first to the place that takes the card."""
    hand, scene, focus = window.table.hand, window.scene, QApplication.focusWidget()
    assert scene is not None
    tags = [one for one in window.calls.tags if one.isVisible() and one.isEnabled()]
    if not window.board.next_wanted and focus in tags:
        # Whatever is offered; the first may be there again and again.
        wanted = fingers.chance.choice(tags)
        fingers.go(lambda: wanted)
        fingers.key(ENTER)
    elif window.board.next_wanted or not isinstance(focus, CardWidget):
        fingers.key(ENTER)
    elif scene.piles or (hand.picked is not None and hand.moves(hand.picked)):
        fingers.key(UP)
        fingers.key(ENTER)
    elif hand.picked is not None:
        fingers.go(lambda: window.calls.tags[0])
        fingers.key(ENTER)
    else:
        fingers.key(ENTER)
