"""The window as a person uses it: mouse, buttons and keys, with nobody to wait for."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.common import paths
from desktop.common.languages import Languages
from desktop.scene.scene import Scene
from desktop.window import start
from desktop.window.main_window import MainWindow
from engine.cards import Card
from engine.head import Head
from engine.match import Match
from engine.moves import Call
from engine.store import save_copy
from engine.table import NOBODY
from tests.desktop.tables import quick_settings
from tests.windows import be_of_size, button_for
from tests.workshop.demo_player import free_edge

LEFT = Qt.MouseButton.LeftButton
QUIET = ("play", "leave", "stand")
"""What is said to come to the tricks of Ramsen soon."""
TABLE = ("Anna", "bot Sepp", "bot Resi", "bot Vroni")


def windows(qtbot: QtBot, **settings: object) -> Iterator[MainWindow]:
    usual = {"language": "en", "first_times": True, "first_deal": False}
    quick_settings(paths.settings_file().parent, **usual | settings)
    _, one = start.build()
    one.controller.people.skip()  # else it is asked who sits here
    one.curtain.patience = 0
    one.resize(1280, 800)
    one.show()
    qtbot.waitExposed(one)
    yield one
    one.close()
    one.settings["language"] = "en"
    one.deleteLater()


def small_windows(qtbot: QtBot, home: Path, *, first_times: bool = False) -> Iterator[MainWindow]:
    """A window of 800 × 600, in which nothing is waited for, at its first page."""
    settings = quick_settings(home, first_times=first_times, first_deal=False)
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    made = MainWindow(settings, Languages(app, settings))
    qtbot.addWidget(made)
    be_of_size(made, QSize(800, 600))
    made.show()
    yield made
    made.controller.close()


def go_on(qtbot: QtBot, window: MainWindow) -> None:
    """Go on with the last evening by the slip of the first page."""
    slip = window.welcome.slip
    qtbot.waitUntil(slip.isVisible)
    QTest.mouseClick(slip, LEFT)


def deal_what_lies_ready(window: MainWindow) -> None:
    """Begin a match where a variant was offered before its first deal."""
    page = window.pages.evening
    if page is not None:
        QTest.mouseClick(page.sheet.deal, LEFT)


def scene_of(window: MainWindow) -> Scene:
    scene = window.scene
    assert scene is not None
    return scene


def wait_for_me(qtbot: QtBot, window: MainWindow) -> None:
    """Let the others play; a decided trick is clicked away, a partner's question is passed."""
    controller = window.controller

    def ready() -> bool:
        if controller.pause.decided is not None:
            QTest.mouseClick(window.table, LEFT, pos=window.table.place_rect("trick").center())
        if window.scene is not None and window.scene.replies:
            controller.hurry()
        return (
            controller.display.asked()
            or controller.waiting_for_deal
            or controller.over
            or controller.display.chair.covered
        )

    qtbot.waitUntil(ready)


def middle(window: MainWindow, card: Card) -> QPoint:
    widget = window.table.card_widget(card)
    assert widget is not None
    # The left edge is what shows of a card in a fan.
    return widget.mapTo(window.table, free_edge(widget))


def drag(window: MainWindow, card: Card, place: str) -> None:
    """Drag a card of the hand to a place, as a hand with a mouse does."""
    widget = window.table.card_widget(card)
    assert widget is not None
    grip = free_edge(widget)
    goal = window.table.place_rect(place).center()
    QTest.mousePress(widget, LEFT, pos=grip)
    begin = widget.mapTo(window.table, grip)
    for step in range(1, 6):
        there = begin + (goal - begin) * (step / 5)
        QTest.mouseMove(widget, widget.mapFrom(window.table, there))
        QApplication.processEvents()
    QTest.mouseRelease(widget, LEFT, pos=widget.mapFrom(window.table, goal))


def double_click(window: MainWindow, card: Card) -> None:
    """As the system sends it: a click, and the second press as a double click."""
    widget = window.table.card_widget(card)
    assert widget is not None
    edge = free_edge(widget)
    QTest.mouseClick(widget, LEFT, pos=edge)
    QTest.mouseDClick(widget, LEFT, pos=edge)
    QTest.mouseRelease(widget, LEFT, pos=edge)


def press(window: MainWindow, call: Call) -> None:
    button = button_for(window.calls, call)
    assert button is not None, call
    QTest.mouseClick(button, LEFT)


def play_any(window: MainWindow) -> None:
    card = next(move for move in scene_of(window).legal if isinstance(move, Card))
    drag(window, card, "trick")


def to_phase(qtbot: QtBot, window: MainWindow, phase: str, head: Head) -> Scene:
    """Open an evening at the place where the person is asked in this chapter.

    The moves up to it are made in the log and not at the window, which would take far longer.
    """
    match, rng = Match(head), Random(1)
    for _ in range(400):
        if match.turn == NOBODY:
            match.deal()
            continue
        match.skip_formal()
        t, legal = match.revealed(), match.legal()
        if t is None or match.turn == NOBODY:
            continue
        person = not head.players[match.turn].bot
        if person and t.phase == phase and len(legal) > 1:
            break
        wanted = [one for one in legal if isinstance(one, Call) and one.word in QUIET]
        bots = match.rules.bots
        match.play(wanted[0] if person and wanted else bots.policy(t, legal, rng))
    path = paths.evenings() / f"there {len(list(paths.evenings().iterdir()))}.kartentisch"
    save_copy(path, match.events())
    assert window.controller.open(path)
    wait_for_me(qtbot, window)
    scene = scene_of(window)
    assert scene.view.table.phase == phase and window.controller.display.asked(), (
        f"never asked in {phase}"
    )
    return scene


def play_to_phase(qtbot: QtBot, window: MainWindow, phase: str, head: Head) -> Scene:
    """As `to_phase`, but each move is made at the window: what it told and sounded counts."""
    window.controller.begin(head)
    for _ in range(60):
        wait_for_me(qtbot, window)
        if window.controller.waiting_for_deal:
            QTest.mouseClick(window.next_button, LEFT)
            continue
        scene = scene_of(window)
        if scene.view.table.phase == phase and window.controller.display.asked():
            return scene
        calls = [move for move in scene.legal if isinstance(move, Call)]
        wanted = [call for call in calls if call.word in QUIET]
        if calls:
            press(window, (wanted or calls)[0])
        else:
            play_any(window)
    raise AssertionError(f"never asked in {phase}")
