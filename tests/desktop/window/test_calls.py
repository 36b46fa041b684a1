"""The buttons for what may be said."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QMenu, QVBoxLayout, QWidget

from desktop.scene.speech import Speech
from desktop.window.calls import HEIGHT, CallBar, mnemonics, shown
from desktop.window.which import asks_which
from engine import games
from engine.cards import card
from engine.moves import Call

PASS, PLAY, STAND = Call("pass"), Call("play"), Call("stand")
SWAP_E8 = Call("swap", (card("E8"), card("H7")))
SWAP_E9 = Call("swap", (card("E9"), card("H7")))


@pytest.fixture
def speech() -> Speech:
    kind = games.find("ramsen")
    return Speech(kind.make(kind.options(), 4), ["Anna", "Ben", "Cilli", "Dora"])


@pytest.fixture
def bar(qtbot) -> CallBar:
    bar = CallBar()
    qtbot.addWidget(bar)
    bar.resize(700, bar.height())
    bar.show()
    return bar


def names(bar: CallBar) -> list[str]:
    return [button.accessibleName() for button in bar.buttons]


def test_every_call_has_its_button(bar, speech):
    bar.show_calls([PLAY, PASS], speech)
    assert names(bar) == ["Play", "Pass"]


def test_a_call_about_a_card_waits_until_it_is_picked():
    calls = [STAND, SWAP_E8, SWAP_E9]
    assert shown(calls, None) == [STAND]
    assert shown(calls, card("E8")) == [STAND, SWAP_E8]
    assert shown(calls, card("H7")) == [STAND]


def test_what_is_offered_has_a_button_before_its_card_is_picked():
    calls = [STAND, SWAP_E8, SWAP_E9]
    assert shown(calls, None, [SWAP_E8]) == [SWAP_E8, STAND]
    several, *rest = shown(calls, None, [SWAP_E8, SWAP_E9])
    assert asks_which(several) and rest == [STAND]
    assert shown(calls, card("E8"), [SWAP_E8, SWAP_E9]) == [STAND, SWAP_E8]


def test_a_button_for_several_calls_asks_which_card(qtbot, bar, speech):
    bar.show_calls([STAND, SWAP_E8, SWAP_E9], speech, None, SWAP_E9, [SWAP_E8, SWAP_E9])
    which = bar.buttons[0]
    assert which.text().replace("&", "") == "Take the open card …"
    assert which.accessibleDescription() == "suggested"
    qtbot.mouseClick(which, Qt.MouseButton.LeftButton)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert [action.text() for action in menu.actions()] == [
        speech.call(SWAP_E8),
        speech.call(SWAP_E9),
    ]
    with qtbot.waitSignal(bar.called) as said:
        menu.actions()[1].trigger()
    assert said.args == [SWAP_E9]
    menu.close()


def test_a_call_about_a_number_has_its_button():
    call = Call("bid", (3,))
    assert shown([call], None) == [call]


def test_a_click_says_the_call(qtbot, bar, speech):
    bar.show_calls([PLAY, PASS], speech)
    with qtbot.waitSignal(bar.called) as said:
        qtbot.mouseClick(bar.buttons[1], Qt.MouseButton.LeftButton)
    assert said.args == [PASS]


def test_alt_and_its_letter_says_the_call(qtbot, speech):
    window = QWidget()
    bar = CallBar()
    QVBoxLayout(window).addWidget(bar)
    qtbot.addWidget(window)
    bar.show_calls([PLAY, PASS], speech)
    with qtbot.waitActive(window):
        window.show()
    with qtbot.waitSignal(bar.called) as said:
        qtbot.keyClick(window, Qt.Key.Key_A, Qt.KeyboardModifier.AltModifier)
    assert said.args == [PASS]


def test_no_letter_twice():
    assert mnemonics(["Play", "Pass", "Pay"]) == ["&Play", "P&ass", "Pa&y"]
    assert mnemonics(["Lay it", "Leave it"]) == ["&Lay it", "Leave &it"]


def test_letters_of_the_menus_are_left_alone():
    assert mnemonics(["Give", "Take"], reserved="gt") == ["G&ive", "T&ake"]


def test_an_ampersand_is_an_ampersand():
    assert mnemonics(["R & B", "R"]) == ["&R && B", "R"]


def test_it_keeps_its_height_when_there_is_nothing_to_say(bar, speech):
    before = bar.height()
    bar.show_calls([PLAY, PASS], speech)
    assert bar.height() == before
    bar.clear()
    assert bar.height() == before
    assert bar.buttons == []


def test_buttons_are_high_enough_for_a_finger(bar, speech):
    bar.show_calls([PLAY, PASS], speech)
    assert all(button.height() >= HEIGHT for button in bar.buttons)


def test_it_wraps_where_it_is_narrow_and_stays_so(qtbot, bar, speech):
    many = [STAND, Call("draw"), PLAY, PASS]
    bar.show_calls(many, speech)
    one_line = bar.height()
    bar.resize(300, bar.height())
    assert bar.height() > one_line
    tops = {button.y() for button in bar.buttons}
    assert len(tops) > 1
    high = bar.height()
    bar.show_calls([PASS], speech)
    assert bar.height() == high
    bar.resize(700, high)
    assert bar.height() == one_line


def test_the_same_calls_keep_the_focus(qtbot, bar, speech):
    bar.show_calls([PLAY, PASS], speech)
    button = bar.buttons[0]
    bar.show_calls([PLAY, PASS], speech, hint=PASS)
    assert bar.buttons[0] is button
    assert bar.buttons[1].accessibleDescription() == "suggested"
    bar.show_calls([PLAY, PASS], speech)
    assert bar.buttons[1].accessibleDescription() == ""


def test_a_table_above_it_does_not_jump(qtbot, speech):
    window, table, bar = QWidget(), QLabel(), CallBar()
    layout = QVBoxLayout(window)
    layout.addWidget(table, 1)
    layout.addWidget(bar)
    window.resize(700, 400)
    qtbot.addWidget(window)
    window.show()
    before = table.geometry()
    bar.show_calls([PLAY, PASS], speech)
    qtbot.wait(20)
    assert table.geometry() == before


def test_it_speaks_german_at_once(qtbot, bar, speech, speak):
    bar.show_calls([PLAY, PASS], speech)
    speak({("ramsen", "Pass"): "Passen"}).use("de")
    qtbot.waitUntil(lambda: names(bar) == ["Play", "Passen"])


def test_two_long_answers_stand_in_one_line_where_the_window_is_small(qtbot, speech):
    """The table must not move when a Jann is asked about."""
    kind = games.find("knueffeln")
    knueffeln = Speech(kind.make(kind.options(), 4), ["Anna", "Ben", "Cilli", "Dora"])
    window, bar, beside = QWidget(), CallBar(), QLabel("Anna leads.", wordWrap=True)
    row = QHBoxLayout(window)
    row.addWidget(beside, 2)
    row.addWidget(bar, 1)
    qtbot.addWidget(window)
    window.resize(600, 200)
    window.show()
    before = bar.height()
    bar.show_calls([Call("stop"), Call("march")], knueffeln)
    qtbot.wait(20)
    assert len({button.y() for button in bar.buttons}) == 1
    assert bar.height() == before
