"""From a seat's menu, the menu bar or the curtain a computer player plays on for somebody."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QAccessible, QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from desktop.look.parts.question import Question
from desktop.scene.scene import Scene
from desktop.session.display import Display
from desktop.window.main_window import MainWindow
from engine.cards import BACK
from engine.head import Head
from engine.moves import Move
from tests.desktop.tables import head
from tests.desktop.window.kit import LEFT, TABLE, scene_of, wait_for_me

TWO = ("Anna", "Ben", "bot Resi")


@pytest.fixture(autouse=True)
def no_menu_is_left() -> Iterator[None]:
    yield
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()


def begin(qtbot: QtBot, window: MainWindow, match: Head) -> None:
    """Begin a match, and let whoever is called first sit down."""
    window.controller.begin(match)
    wait_for_me(qtbot, window)
    if window.curtain.isVisible():
        QTest.mouseClick(window.curtain.button, LEFT)
        wait_for_me(qtbot, window)


def ask_at(window: MainWindow, seat: int) -> dict[str, object]:
    """Press the other button at a person's plate; the entries of the menu that opens."""
    where = window.table.contents.items.seats[seat].plate.center()
    event = QContextMenuEvent(
        QContextMenuEvent.Reason.Mouse, where, window.table.mapToGlobal(where)
    )
    QApplication.sendEvent(window.table, event)
    return entries()


def entries() -> dict[str, object]:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return {action.text(): action for action in menu.actions()}


def choose(text: str) -> None:
    """Choose an entry of the menu that is open by the mouse."""
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    action = next(one for one in menu.actions() if one.text() == text)
    QTest.mouseClick(menu, LEFT, Qt.KeyboardModifier.NoModifier, middle_of(menu, action))


def middle_of(menu: QMenu, action: object) -> QPoint:
    return menu.actionGeometry(action).center()  # type: ignore[arg-type]


def spoken(window: MainWindow, seat: int) -> str:
    """What a screen reader says of a person at the table."""
    widget = window.table.contents.items.seats[seat]
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def test_from_the_menu_of_a_seat_somebody_is_stood_in_for_and_comes_back(qtbot, window):
    begin(qtbot, window, head(*TWO))
    here = scene_of(window).view.seat
    other, names = 1 - here, ("Anna", "Ben")
    leaves = f"Let a computer player play on for {names[other]}"
    assert leaves in ask_at(window, other)
    choose(leaves)
    assert window.controller.stand_ins.stands_in(other)
    assert scene_of(window).places[other].notes[0] == "computer plays"
    assert "computer plays" in spoken(window, other)
    comes = f"Give {names[other]} the seat back"
    assert comes in ask_at(window, other)
    choose(comes)
    assert not window.controller.stand_ins.stands_in(other)
    assert "computer plays" not in spoken(window, other)
    told = [window.side.story.item(n).text() for n in range(window.side.story.count())]
    assert told[-2:] == [
        f"A computer player plays on for {names[other]}.",
        f"{names[other]} plays again.",
    ]


def test_the_seat_of_a_bot_has_no_such_entry(qtbot, window):
    begin(qtbot, window, head(*TWO))
    assert list(ask_at(window, 2)) == ["What’s this?", "Show in the rules"]


def test_of_ones_own_seat_it_is_said_as_to_oneself(qtbot, window):
    begin(qtbot, window, head(*TABLE))
    assert "Let a computer player play on for you" in ask_at(window, 0)
    choose("Let a computer player play on for you")
    assert set(scene_of(window).hand) <= {BACK}, "nobody sits there who may see it"
    assert "Give Anna the seat back" in ask_at(window, 0)
    choose("Give Anna the seat back")
    wait_for_me(qtbot, window)
    assert window.controller.display.asked() and BACK not in scene_of(window).hand


def test_by_keys_the_menu_of_the_bar_leads_to_the_same(qtbot, window):
    begin(qtbot, window, head(*TWO))
    here = scene_of(window).view.seat
    window.menus.actions["who_plays"].trigger()
    names = [("Anna", "Ben")[seat] for seat in (0, 1)]
    words = [
        "Let a computer player play on for you"
        if seat == here and window.controller.speech.listener == seat
        else f"Let a computer player play on for {names[seat]}"
        for seat in (0, 1)
    ]
    assert list(entries()) == words
    menu = QApplication.activePopupWidget()
    for _ in range(2 - here):
        QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert window.controller.stand_ins.stands_in(1 - here)


Press = Callable[[MainWindow], None]


def by_mouse(window: MainWindow) -> None:
    QTest.mouseClick(window.curtain.leave, LEFT)


def by_tab_and(key: Qt.Key) -> Press:
    def press(window: MainWindow) -> None:
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        QTest.keyClick(QApplication.focusWidget(), key)

    return press


PRESSES: dict[str, Press] = {
    "mouse": by_mouse,
    "enter": by_tab_and(Qt.Key.Key_Return),
    "space": by_tab_and(Qt.Key.Key_Space),
}


@pytest.mark.parametrize("how", PRESSES)
def test_on_the_curtain_it_is_said_that_whoever_is_called_has_left(qtbot, window, how):
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.controller.begin(head(*TWO))
    wait_for_me(qtbot, window)
    called = ("Anna", "Ben").index(window.curtain.name)
    text = f"{window.curtain.name} has left: let a computer player play on"
    assert window.curtain.leave.accessibleName() == window.curtain.leave.text() == text
    PRESSES[how](window)
    assert window.controller.stand_ins.stands_in(called) and not window.curtain.isVisible()
    assert scene_of(window).view.seat == 1 - called, "not the cards of whoever has left"


def test_a_press_that_was_meant_for_the_table_does_nothing_on_the_curtain(qtbot, window):
    window.controller.begin(head(*TWO))
    window.curtain.patience = 100_000
    wait_for_me(qtbot, window)
    assert window.curtain.isVisible()
    QTest.mouseClick(window.curtain.leave, LEFT)
    assert window.curtain.isVisible() and not window.controller.matches.playing.match.standing


def test_whoever_hides_the_cards_has_not_left(qtbot, window):
    begin(qtbot, window, head(*TABLE))
    window.menus.do("hide_cards")
    assert window.curtain.isVisible() and not window.curtain.leave.isVisible()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_both_buttons_of_the_curtain_are_whole(qtbot, window, language, size):
    window.settings["language"] = language
    window.resize(*size)
    window.controller.begin(head("Anna-Katharina von Hohenzollern", "Bartholomäus", "bot Resi"))
    wait_for_me(qtbot, window)
    curtain = window.curtain
    assert curtain.isVisible()
    for button in (curtain.button, curtain.leave):
        words = button.fontMetrics().size(0, button.text())
        assert button.rect().width() >= words.width() and button.height() >= words.height()
        assert curtain.rect().contains(button.geometry())
    assert not curtain.button.geometry().intersects(curtain.leave.geometry())


def test_why_it_is_not_possible_is_said(qtbot, window):
    begin(qtbot, window, head("bot Anna", "bot Ben", "bot Resi"))
    assert not window.menus.actions["who_plays"].isEnabled()
    assert window.menus.why_not("who_plays").startswith("No person plays here")


def with_a_device(qtbot: QtBot, window: MainWindow) -> Display:
    """Anna at the window and Ben with a device of his own, whose turn it is."""
    window.controller.begin(head(*TWO, schleck="off"))
    ben = window.controller.chairs.sit(1)
    for _ in range(20):
        wait_until_asked(qtbot, window)
        if ben.asked():
            break
        window.controller.play(scene_of(window).legal[0])
    assert ben.asked()
    return ben


def wait_until_asked(qtbot: QtBot, window: MainWindow) -> None:
    def ready() -> bool:
        if window.controller.pause.decided is not None:
            window.controller.look_on()
        return window.controller.chairs.asked() is not None

    qtbot.waitUntil(ready)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_window_shows_that_a_person_elsewhere_is_waited_for(qtbot, window, language):
    window.settings["language"] = language
    with_a_device(qtbot, window)
    scene, seat = scene_of(window), window.table.contents.items.seats[1]
    assert not window.curtain.isVisible() and not window.calls.buttons
    assert "Ben" in scene.prompt and window.table.contents.items.prompt.text() == scene.prompt
    assert seat.at_turn and set(scene.view.table.hands[1]) <= {BACK}
    to_play = {"en": "to play", "de": "ist dran"}[language]
    assert to_play in spoken(window, 1)


def test_whoever_is_waited_for_elsewhere_can_be_stood_in_for(qtbot, window):
    ben = with_a_device(qtbot, window)
    moves = len(window.controller.matches.playing.match.moves)
    leaves = "Let a computer player play on for Ben"
    assert leaves in ask_at(window, 1)
    choose(leaves)
    wait_until_asked(qtbot, window)
    assert len(window.controller.matches.playing.match.moves) > moves and not ben.asked()


@pytest.mark.parametrize(("button", "undone"), [("agreed", True), ("no", False)])
def test_at_the_window_one_is_asked_before_ones_move_is_undone(qtbot, window, button, undone):
    ben = with_a_device(qtbot, window)
    window.controller.play(ben_plays(ben), ben)
    if ben.chair.doubted is not None:
        window.controller.play(ben.chair.doubted, ben)
    wait_until_asked(qtbot, window)
    while not window.controller.display.asked():
        window.controller.play(ben_plays(ben), ben)
        wait_until_asked(qtbot, window)
    window.controller.play(scene_of(window).legal[0])
    match = window.controller.matches.playing.match
    moves = len(match.moves)
    asked: list[str] = []

    def answer() -> None:
        question = QApplication.activeModalWidget()
        assert isinstance(question, Question)
        asked.append(question.text())
        question.buttons_by_name[button].click()

    QTimer.singleShot(0, answer)
    window.controller.history.undo(ben)
    assert len(asked) == 1 and asked[0].endswith("Anna, do you agree?")
    assert (len(match.moves) < moves) is undone
    assert (match.turn == 1 and ben.asked()) or not undone


def ben_plays(ben: Display) -> Move:
    scenes: list[Scene] = []
    ben.scene_changed.connect(scenes.append)
    ben.show()
    return scenes[-1].legal[0]
