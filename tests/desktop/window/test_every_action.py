"""Every action of the window, tried at the real one: each does something, or says why not.

A situation is set up, all that is allowed there is triggered one after the other, and each time
something must be seen to have happened. Between them the situations have every action.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from desktop.club.pages.setup import fresh
from desktop.common.settings import SETTINGS
from desktop.window.main_window import MainWindow
from desktop.window.registry import WINDOW_ACTIONS
from tests.desktop.tables import head, knueffeln
from tests.desktop.window.kit import TABLE, play_any, play_to_phase, scene_of, to_phase, wait_for_me

Situation = Callable[[QtBot, MainWindow], None]


def first_page(qtbot: QtBot, window: MainWindow) -> None:
    """No evening is open."""
    window.settings["card_size"] = 90
    path = window.controller.path
    if path is not None:
        window.controller.put_away(path)
    window.pages.show_table(False)


def at_the_club(qtbot: QtBot, window: MainWindow) -> None:
    """A club evening at which two have come and the second was taken back."""
    window.pages.show_club()
    assert window.pages.club_shown is not None
    controller = window.pages.club_shown.controller
    if controller.tournament is None:
        controller.begin(fresh("ramsen"))
    while not controller.tournament.undoable():
        controller.enter("Anna")
    controller.enter("Bert")
    controller.undo()


def to_talk_about(qtbot: QtBot, window: MainWindow) -> None:
    """My turn, with something to say, and a hand that I have arranged myself."""
    window.controller.begin(knueffeln("Anna", "bot Bert", "bot Carl", "bot Dora"))
    wait_for_me(qtbot, window)
    while scene_of(window).view.table.phase != "tricks":
        window.controller.play(scene_of(window).legal[-1])
        wait_for_me(qtbot, window)
    window.controller.display.reorder(scene_of(window).hand[::-1])


def trick_lies(qtbot: QtBot, window: MainWindow) -> None:
    """A trick has been decided and waits to be looked at."""
    play_to_phase(qtbot, window, "tricks", head(*TABLE))
    play_any(window)
    qtbot.waitUntil(lambda: window.controller.pause.decided is not None)


def hinted(qtbot: QtBot, window: MainWindow) -> None:
    """A hint stands at a card."""
    to_phase(qtbot, window, "tricks", head(*TABLE))
    window.controller.hints.ask()
    qtbot.waitUntil(lambda: scene_of(window).hint is not None)


def deal_over(qtbot: QtBot, window: MainWindow) -> None:
    """The first deal is over, and its last move was taken back and done again."""
    to_phase(qtbot, window, "tricks", head(*TABLE))
    while not window.controller.waiting_for_deal:
        play_any(window)
        wait_for_me(qtbot, window)


def taken_back(qtbot: QtBot, window: MainWindow) -> None:
    """The last card has been taken back."""
    deal_over(qtbot, window)
    window.controller.history.undo()


def real_cards(qtbot: QtBot, window: MainWindow) -> None:
    """The score is kept of cards on a real table."""
    one = head("Anna", "Bert", "Cilli")
    window.controller.begin(
        type(one)(one.game, one.preset, one.options, one.players, one.seed, "", True)
    )


def setting_up(qtbot: QtBot, window: MainWindow) -> None:
    """A new evening lies ready while another one is on."""
    to_phase(qtbot, window, "tricks", head(*TABLE))
    window.menus.do("new")


def covered(qtbot: QtBot, window: MainWindow) -> None:
    """The curtain is down between two people."""
    window.controller.begin(head("Anna", "Bert", "Cilli", schleck="off"))
    wait_for_me(qtbot, window)
    assert window.controller.display.chair.covered


SITUATIONS: tuple[Situation, ...] = (
    first_page,
    at_the_club,
    to_talk_about,
    trick_lies,
    deal_over,
    taken_back,
    real_cards,
    covered,
    setting_up,
)
TRIED: dict[Situation, tuple[str, ...]] = {
    first_page: (
        "new",
        "open",
        "shelf",
        "learn",
        "tasks",
        "people",
        "settings",
        "sound",
        "bigger",
        "smaller",
        "fit",
        "pace_learning",
        "pace_slow",
        "pace_normal",
        "pace_fast",
        "pace_instant",
        *("order_trumps_right", "order_rising", "order_alternating"),
        *("order_alternating_trumps_right", "order_alternating_rising", "order_own"),
        "cards",
        "full_screen",
        "big_screen",
        "rules",
        "keys",
        "news",
        "about",
        "club",
        "write",
    ),
    at_the_club: ("undo", "redo", "first_page"),
    to_talk_about: (
        *("glossary", "hint", "talk", "sort", "say_again", "again", "more"),
        *("tell_table", "tell_turn", "tell_hand", "say_earlier"),
        "claim",
        "cards_out",
        "hide_cards",
        "who_plays",
        "phones",
    ),
    trick_lies: ("tell_suit", "hurry", "skip", "look_on"),
    deal_over: (
        "save_as",
        "evening_page",
        "print",
        "pdf",
        "hindsight",
        "last_trick",
        "why",
        "what_is",
        "tell_slate",
        "correct",
        "slate",
        "undo",
        "restart",
        "deal",
    ),
    hinted: ("choices",),
    taken_back: ("redo",),
}
"""What is triggered where; "quit" has a test of its own."""


def state_of(window: MainWindow) -> tuple[Any, ...]:
    """All that an action could change and a person could see."""
    controller, club = window.controller, window.pages.club_shown
    tournament = club.controller.tournament if club is not None else None
    return (
        [window.settings[name] for name in SETTINGS],
        repr((controller.display.chair, controller.pause)),
        controller.head,
        controller.waiting_for_deal,
        None if tournament is None else tournament.events(),
        window.pages.currentWidget(),
        window.windowState(),
        window.side.near,
        window.message.text(),
        {one for one in QApplication.topLevelWidgets() if one.isVisible()},
        QApplication.activePopupWidget(),
    )


class DialogsClosed:
    """Closes every dialog that opens, and keeps of which kind it was."""

    def __init__(self) -> None:
        self.kinds: list[str] = []
        self._timer = QTimer(interval=5)
        self._timer.timeout.connect(self._close)
        self._timer.start()

    def _close(self) -> None:
        dialog = QApplication.activeModalWidget()
        if dialog is not None:
            self.kinds.append(type(dialog).__name__)
            dialog.close()

    def stop(self) -> None:
        self._timer.stop()


def changed_from(
    qtbot: QtBot, window: MainWindow, before: tuple[Any, ...], closed: DialogsClosed
) -> None:
    """Wait until something is seen to have happened."""
    qtbot.waitUntil(lambda: bool(closed.kinds) or state_of(window) != before)
    closed.stop()


def tidy_up(window: MainWindow) -> None:
    """Close what an action has opened."""
    popup = QApplication.activePopupWidget()
    if popup is not None:
        popup.close()
    for one in QApplication.topLevelWidgets():
        if one is not window and one.isVisible():
            one.close()
    window.setWindowState(Qt.WindowState.WindowNoState)
    window.side.put_back()


@pytest.mark.one_in(3)
@pytest.mark.parametrize("situation", TRIED, ids=lambda one: one.__name__)
def test_what_is_allowed_does_something(qtbot, window, situation):
    before: tuple[Any, ...] = ()
    for name in TRIED[situation]:
        if state_of(window) != before:
            situation(qtbot, window)
            before = state_of(window)
        action = window.menus.actions[name]
        assert action.isEnabled(), f"{name}: {action.toolTip()}"
        closed = DialogsClosed()
        action.trigger()
        changed_from(qtbot, window, before, closed)
        tidy_up(window)


def test_the_last_entry_ends_the_program(qtbot, window):
    window.menus.actions["quit"].trigger()
    assert not window.isVisible()


def test_every_action_is_triggered_somewhere():
    tried = {name for names in TRIED.values() for name in names} | {"quit"}
    assert tried == {one.id for one in WINDOW_ACTIONS}


@pytest.mark.one_in(3)
@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda one: one.__name__)
def test_what_is_not_allowed_is_greyed_and_says_why(qtbot, window, situation):
    situation(qtbot, window)
    line = said(window)
    greyed = 0
    for one in WINDOW_ACTIONS:
        action, why = window.menus.actions[one.id], window.menus.why_not(one.id)
        assert action.isEnabled() == (not why), one.id
        if why:
            assert why.endswith(".")
            assert action.toolTip() == action.statusTip() == why
        if not (why and one.keys and one.place in ("evening", "play", "view", "help")):
            continue
        greyed += 1
        window.message.clear()
        before = state_of(window)
        press(window, one.keys[0])
        assert line.text() == why, one.id
        window.message.clear()
        assert state_of(window) == before, one.id
    assert greyed


def said(window: MainWindow) -> QLabel:
    """Where a sentence stands."""
    pages = window.pages
    if pages.evening is not None:
        return pages.evening.said
    return pages.club.message if pages.club is not None else window.message


def press(window: MainWindow, key: str) -> None:
    """Press a key as it stands in the registry."""
    combination = QKeySequence(key)[0]
    said(window).clear()
    QTest.keyClick(window, combination.key(), combination.keyboardModifiers())


def test_behind_the_curtain_no_key_is_heard(qtbot, window):
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    covered(qtbot, window)
    window.message.clear()
    before = state_of(window)
    for key in (Qt.Key.Key_H, Qt.Key.Key_L, Qt.Key.Key_S, Qt.Key.Key_Escape):
        QTest.keyClick(QApplication.focusWidget(), key)
    assert window.message.text() == ""
    assert state_of(window) == before


def test_an_evening_that_is_over_offers_a_new_one(qtbot, window, tmp_path):
    real_cards(qtbot, window)
    while not window.controller.over:
        sides = len(window.controller.sheet().lines)  # type: ignore[union-attr]
        window.controller.score_entry.chalk(
            {("tricks", 0): 5, ("tricks", 1): 0, ("tricks", 2): None}
        )
        assert len(window.controller.sheet().lines) > sides  # type: ignore[union-attr]
    assert window.next_button.text() == "New match …"
    window.next_button.click()
    assert window.pages.evening is not None
    assert window.pages.evening.plan.kind.name == "ramsen"
