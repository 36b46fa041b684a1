"""The tokens low right do what the menus do, and say why not where it is not allowed."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.look.lettering import letters
from desktop.window.tokens import MORE, SINGLE
from tests.desktop.tables import head
from tests.desktop.window.kit import LEFT, TABLE, play_any, scene_of, to_phase, wait_for_me
from tests.windows import be_of_size

APART = 5
"""So many pixels are seen between two words at least."""


def test_a_token_does_its_action(qtbot, window):
    to_phase(qtbot, window, "tricks", head(*TABLE))
    QTest.mouseClick(window.board.tokens.single["hint"], LEFT)
    qtbot.waitUntil(lambda: window.controller.display.chair.hint is not None)
    done: list[str] = []
    for token_name, token in window.board.tokens.single.items():
        name = "choices" if token_name == "hint" else token_name
        window.menus.slots[name] = partial(done.append, name)
        allowed = not window.menus.why_not(name)
        assert token.isEnabled() == allowed and token.isVisible(), name
        QTest.mouseClick(token, LEFT)
        assert (name in done) == allowed, f"{name}: only one that is greyed does nothing"
    assert "choices" in done, "the hint is there already"


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_word_below_a_token_is_whole_and_none_is_folded_away_for_it(qtbot, window, language):
    window.settings["language"] = language
    to_phase(qtbot, window, "tricks", head(*TABLE))
    window.controller.hints.ask()
    qtbot.waitUntil(lambda: window.scene.hint is not None)
    for size in (QSize(800, 600), QSize(1280, 800), QSize(1920, 1080)):
        be_of_size(window, size)
        qtbot.waitUntil(lambda size=size: window.size() == size)
        for token in window.board.tokens.single.values():
            assert token.isVisible(), size
            assert token.extent().width() <= token.width() + 4, (size, token.text())
            assert token.body().left() >= 0 and token.geometry().left() >= 0
            end = token.geometry().center().x() + token.extent().width() / 2
            assert end <= window.table.width() - 2, (size, token.text())


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_word_lies_over_the_next_token_s_on_a_small_table(qtbot, window, language):
    window.settings["language"] = language
    to_phase(qtbot, window, "tricks", head(*TABLE))
    tokens = window.board.tokens
    every = [*tokens.single.values(), tokens.talk, tokens.more, tokens.slate]
    whole = tokens.single["last_trick"].accessibleName()
    for size in (QSize(800, 600), QSize(1280, 800)):
        be_of_size(window, size)
        qtbot.waitUntil(lambda size=size: window.size() == size)
        for hinted in (False, True):
            tokens.show_hinted(hinted)
            words = {}
            for token in (one for one in every if one.isVisible()):
                metrics = QFontMetricsF(letters("small", token.scale))
                word = QRectF(0, 0, metrics.horizontalAdvance(token.text()) + APART, 1)
                word.moveCenter(QPointF(token.geometry().center().x(), token.geometry().bottom()))
                words[token.text()] = word
            for one, other in combinations(words, 2):
                assert not words[one].intersects(words[other]), (size, one, other)
        assert tokens.single["last_trick"].text().casefold() in whole.casefold()


def test_each_token_is_greyed_as_its_action_is_and_says_why_or_its_key(qtbot, window):
    scene = to_phase(qtbot, window, "tricks", head(*TABLE))
    tokens, menus = window.board.tokens, window.menus
    assert not scene.view.table.tricks
    trick = tokens.single["last_trick"]
    assert not trick.isEnabled() and trick.toolTip() == "No trick has been taken yet."
    assert tokens.single["hint"].toolTip() == "Show a hint; press again to play it (H)"
    while not window.controller.waiting_for_deal:
        play_any(window)
        wait_for_me(qtbot, window)
    assert trick.isEnabled() and trick.toolTip() == "Last trick (F3)"
    for name in SINGLE:
        assert tokens.single[name].isEnabled() == menus.actions[name].isEnabled()


def test_the_last_token_offers_everything_else(qtbot, window):
    to_phase(qtbot, window, "tricks", head(*TABLE))
    tokens = window.board.tokens
    QTest.mouseClick(tokens.more, LEFT)
    offered = [action.objectName() for action in tokens.menu.actions() if action.objectName()]
    assert offered == [name for part in MORE for name in part]
    assert tokens.menu.activeAction().text() == "Claim the r&est"
    tokens.menu.close()
    tokens.lie_at([QRect(500, 400, 60, 70)])
    QTest.mouseClick(tokens.more, LEFT)
    offered = [action.objectName() for action in tokens.menu.actions() if action.objectName()]
    assert offered[: len(SINGLE) + 1] == [*SINGLE, "talk"]
    tokens.menu.close()


def test_f9_brings_the_slate_near_and_puts_it_back(qtbot, window):
    to_phase(qtbot, window, "tricks", head(*TABLE))
    assert scene_of(window).legal and not window.side.near
    QTest.keyClick(window, Qt.Key.Key_F9)
    assert window.side.near and not window.board.slate.isVisible()
    assert window.menus.actions["slate"].isChecked()
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_F9)
    assert not window.side.near and not window.menus.actions["slate"].isChecked()


def test_a_click_on_the_slate_brings_it_near(qtbot, window):
    to_phase(qtbot, window, "tricks", head(*TABLE))
    thing, token = window.board.slate, window.board.tokens.slate
    # Where it has no room, a token is in its place.
    assert thing.isVisible() != token.isVisible()
    there = thing if thing.isVisible() else token
    QTest.mouseClick(there, LEFT, pos=there.rect().center())
    assert window.side.near


# What is laid out around the table keeps its place.


def test_what_was_asked_is_gone_when_an_evening_of_real_cards_begins(qtbot, window):
    window.controller.begin(head(*TABLE))
    wait_for_me(qtbot, window)
    assert window.calls.tags
    one = head("Anna", "Bert", "Cilli")
    window.controller.begin(
        type(one)(one.game, one.preset, one.options, one.players, one.seed, "", True)
    )
    assert window.board.scoring and not window.calls.tags


def test_one_key_turns_all_face_down_and_enter_shows_it_again(qtbot, window):
    window.controller.begin(head(*TABLE))
    wait_for_me(qtbot, window)
    hand = scene_of(window).hand
    QTest.keyClick(window, Qt.Key.Key_F12)
    assert window.curtain.isVisible() and scene_of(window).covered
    assert window.curtain.button.text() == "Show the cards again"
    QTest.keyClick(window.curtain.button, Qt.Key.Key_Return)
    assert window.curtain.isHidden() and scene_of(window).hand == hand
    # The next curtain is one between two people again.
    window.curtain.drop("Bert")
    assert window.curtain.button.text() == "I’m Bert: show cards"


def test_the_table_for_the_left_hand_is_there_at_once(qtbot, window):
    """Also with real cards, where the tag and the questions change sides."""
    to_phase(qtbot, window, "tricks", head(*TABLE))
    board, middle = window.board, window.board.width() // 2
    assert board.tokens.more.x() > middle < board.tokens.slate.x()
    window.settings["left_handed"] = True
    assert board.tokens.more.geometry().right() < middle
    assert (
        board.slate.geometry().center().x() < middle < window.table.places.own_person.portrait.x()
    )
    play_any(window)
    wait_for_me(qtbot, window)
    window.controller.begin(replace(head("Anna", "Bert", "Cilli"), real_cards=True))
    QApplication.processEvents()
    page = window.score
    assert page.enter.geometry().center().x() < middle > page.buttons["print"].x()
    window.settings["left_handed"] = False
    assert page.enter.geometry().center().x() > middle < page.buttons["print"].x()
