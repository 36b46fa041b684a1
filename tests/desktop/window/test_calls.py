"""The buttons for what may be said."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from desktop.scene.speech import Speech
from desktop.scene.tags import asks_which
from desktop.window.calls import CallBar, shown
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
def window(qtbot) -> QWidget:
    window = QWidget()
    window.resize(700, 300)
    qtbot.addWidget(window)
    return window


@pytest.fixture
def bar(qtbot, window) -> CallBar:
    bar = CallBar(window)
    bar.changed.connect(lambda: bar.lie_at(side_by_side(bar.sizes)))
    with qtbot.waitActive(window):
        window.show()
    return bar


def side_by_side(sizes: tuple[QSize, ...]) -> list[QRect]:
    """A row of places, as a layout gives them."""
    left, places = 20, []
    for size in sizes:
        places.append(QRect(QPoint(left, 100), size))
        left = places[-1].right() + 20
    return places


def names(bar: CallBar) -> list[str]:
    return [button.accessibleName() for button in bar.buttons]


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
    assert which.text().replace("&", "") == "Exchange …"
    assert which.accessibleDescription() == "suggested"
    qtbot.mouseClick(which, Qt.MouseButton.LeftButton)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.activeAction() is menu.actions()[0], "a reader tells of the entry that is chosen"
    assert [action.text() for action in menu.actions()] == [
        f"&1 {speech.call(SWAP_E8)}",
        f"&2 {speech.call(SWAP_E9)}",
    ]
    with qtbot.waitSignal(bar.called) as said:
        menu.actions()[1].trigger()
    assert said.args == [SWAP_E9]
    menu.close()


def test_a_menu_that_asks_which_goes_with_its_question(bar, speech):
    """A screen reader presses another tag below it; an open menu would keep all keys."""
    bar.show_calls([STAND, SWAP_E8, SWAP_E9], speech, None, None, [SWAP_E8, SWAP_E9])
    bar.buttons[0].click()
    assert QApplication.activePopupWidget() is not None
    bar.show_calls([PASS], speech)
    assert QApplication.activePopupWidget() is None


def test_a_click_says_the_call(qtbot, bar, speech):
    bar.show_calls([PLAY, PASS], speech)
    with qtbot.waitSignal(bar.called) as said:
        qtbot.mouseClick(bar.buttons[1], Qt.MouseButton.LeftButton)
    assert said.args == [PASS]


@pytest.mark.parametrize(
    "modifier", [Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.NoModifier]
)
def test_its_letter_says_the_call_alone_or_else_with_alt(qtbot, window, bar, speech, modifier):
    bar.letters_alone = modifier == Qt.KeyboardModifier.NoModifier
    bar.show_calls([PLAY, PASS], speech)
    assert [button.key for button in bar.buttons] == ["I", "P"]
    with qtbot.waitSignal(bar.called) as said:
        qtbot.keyClick(window, Qt.Key.Key_P, modifier)
    assert said.args == [PASS]


def test_the_tag_to_go_on_is_heard_with_alt_only(qtbot, window, bar):
    """Its letter alone may mean something else, such as to deal."""
    bar.show_next(True, "Next &deal")
    assert (bar.next_button.text(), bar.next_button.key) == ("Next deal", "⏎")
    with qtbot.assertNotEmitted(bar.next_button.clicked):
        qtbot.keyClick(window, Qt.Key.Key_D)
    with qtbot.waitSignal(bar.next_button.clicked):
        qtbot.keyClick(window, Qt.Key.Key_D, Qt.KeyboardModifier.AltModifier)


def test_enter_presses_the_tag_that_has_the_focus_once(qtbot, bar, speech):
    bar.show_calls([PLAY, PASS], speech)
    bar.buttons[1].setFocus()
    said = []
    bar.called.connect(said.append)
    qtbot.keyClick(bar.buttons[1], Qt.Key.Key_Return)
    assert said == [PASS]


def test_tags_are_high_enough_for_a_finger(bar, speech):
    bar.set_scale(1.3)
    bar.show_calls([PLAY, PASS], speech)
    assert all(size.height() >= 44 for size in bar.sizes)


def test_every_tag_lies_where_it_is_put(bar, speech):
    bar.show_calls([PLAY, PASS, STAND], speech)
    wanted = side_by_side(bar.sizes)
    assert [tag.placed().translated(bar.pos()) for tag in bar.buttons] == wanted


def test_what_is_between_the_tags_belongs_to_what_lies_below(qtbot, window, bar, speech):
    bar.show_calls([PLAY, PASS], speech)
    first, second = (tag.geometry().translated(bar.pos()) for tag in bar.buttons)
    tag = window.childAt(first.center())
    assert tag is bar.buttons[0]
    bar.lie_at([QRect(20, 100, *bar.sizes[0].toTuple()), QRect(500, 100, *bar.sizes[1].toTuple())])
    assert window.childAt(QPoint(400, second.center().y())) is None


def test_nothing_to_say_covers_nothing(bar, speech):
    bar.show_calls([PLAY, PASS], speech)
    assert bar.isVisible()
    bar.clear()
    assert not bar.isVisible() and bar.sizes == ()


def test_the_tag_to_go_on_stands_in_place_of_the_calls(bar, speech):
    bar.show_calls([PLAY, PASS], speech)
    bar.show_next(True, "&Continue")
    assert bar.next_button.isVisible() and not bar.buttons[0].isVisible()
    bar.show_next(False, "&Continue")
    assert not bar.next_button.isVisible() and bar.buttons[0].isVisible()


def test_the_same_calls_keep_the_focus(qtbot, bar, speech):
    bar.show_calls([PLAY, PASS], speech)
    button = bar.buttons[0]
    bar.show_calls([PLAY, PASS], speech, hint=PASS)
    assert bar.buttons[0] is button
    assert bar.buttons[1].accessibleDescription() == "suggested"
    bar.show_calls([PLAY, PASS], speech)
    assert bar.buttons[1].accessibleDescription() == ""
