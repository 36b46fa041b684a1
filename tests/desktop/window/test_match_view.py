"""A match at the real window: mouse and keys play it, and what is said is shown."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from desktop.house_rules.sets import NamedSets
from engine import games
from engine.cards import BACK, Card
from engine.moves import Call
from tests.desktop.tables import head, knueffeln
from tests.desktop.window.kit import (
    LEFT,
    TABLE,
    drag,
    middle,
    play_any,
    scene_of,
    to_phase,
    wait_for_me,
)
from tests.windows import be_of_size, button_for


def test_a_deal_is_played_by_dragging(qtbot, window):
    to_phase(qtbot, window, "tricks", head(*TABLE))
    while window.controller.display.asked():
        scene = scene_of(window)
        card = next(move for move in scene.legal if isinstance(move, Card))
        drag(window, card, "trick")
        assert card not in scene_of(window).hand
        wait_for_me(qtbot, window)
    assert window.controller.waiting_for_deal
    assert len(window.side.page.sheet.lines) >= 1


def test_a_match_by_rules_of_ones_own_is_called_as_they_are(window):
    kind = games.find("ramsen")
    names = ("Anna", "bot Sepp", "bot Resi")
    own = replace(head(*names, crosses=2), preset="")
    window.controller.begin(own)
    assert window.windowTitle() == "Ramsen – Kartentisch"
    assert window.side.page is not None and window.side.page.subtitle == "house rules"
    NamedSets().save(kind, "At the Bear", kind.options.from_dict(own.options))
    window.controller.begin(replace(own))
    assert window.windowTitle() == "Ramsen (At the Bear) – Kartentisch"
    assert window.side.page.subtitle == "At the Bear"


@pytest.mark.parametrize("pace", ["normal", "learning"])
def test_a_reason_and_a_sentence_stay_by_the_pace_and_go_with_the_next_press(
    qtbot, window, monkeypatch, pace
):
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    for seed in range(40):
        scene = to_phase(qtbot, window, "tricks", head(*TABLE, seed=seed))
        forbidden = [card for card in scene.hand if card not in scene.legal]
        if forbidden:
            break
    window.settings["pace"] = pace
    window.controller.try_move(forbidden[0])
    window.message.say("No trick has been taken yet.")
    runs_out = window.controller.display._notice_timer.isActive(), window.message._timer.isActive()
    assert runs_out == (pace == "normal", pace == "normal")
    assert scene_of(window).note and window.message.isVisible()
    window.controller.play(next(move for move in scene.legal if isinstance(move, Card)))
    assert not scene_of(window).note and not window.message.isVisible()


def test_a_card_that_may_not_be_played_flies_home_with_a_reason(qtbot, window):
    for seed in range(40):
        scene = to_phase(qtbot, window, "tricks", head(*TABLE, seed=seed))
        forbidden = [card for card in scene.hand if card not in scene.legal]
        if forbidden:
            break
    drag(window, forbidden[0], "trick")
    assert forbidden[0] in scene_of(window).hand
    assert scene_of(window).view == scene.view
    text = window.table.contents.note.text().removesuffix("\nShow the rule (F1)")
    assert window.table.contents.note.isVisible()
    assert text.endswith(".") and "rule." not in text and "must" in text
    assert text not in window.message.text() and text not in scene_of(window).prompt, "told once"
    wanted = window.table.card_widget(forbidden[0])
    assert wanted is not None and wanted.geometry().center().y() > window.table.height() / 2


@pytest.mark.parametrize("phase", ["bid", "tricks"])
def test_h_twice_plays_the_hint_but_not_in_haste(qtbot, window, phase):
    to_phase(qtbot, window, phase, head(*TABLE))
    time = [0]
    window.table.debounce.clock = lambda: time[0]
    QTest.keyClick(window, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: scene_of(window).hint is not None)
    hint, table = scene_of(window).hint, window.table.contents
    moves = window.controller.matches.playing.match.moves
    before = len(moves)
    said = table.note.text() if phase == "tricks" else table.items.prompt.text()
    assert "H again plays it." in said
    QTest.keyClick(window, Qt.Key.Key_H)
    assert len(moves) == before, "it had only just come"
    time[0] += 1000
    QTest.keyClick(window, Qt.Key.Key_H)
    assert window.controller.matches.playing.match.moves[before] == hint
    assert window.controller.display.chair.hint is None


SIZES = (QSize(800, 600), QSize(1280, 800), QSize(1920, 1080))


def test_why_a_trick_was_won_never_lies_over_a_hint(qtbot, window):
    to_phase(qtbot, window, "tricks", head(*TABLE))
    play_any(window)
    wait_for_me(qtbot, window)
    window.table.finish()
    note, message = window.table.contents.note, window.message
    window.menus.do("why")
    assert message.isVisible()
    window.controller.hints.ask()
    qtbot.waitUntil(note.isVisible)
    assert not message.isVisible(), "the newer one takes its place"
    window.menus.do("why")
    assert message.isVisible()
    for size in SIZES:
        be_of_size(window, size)
        qtbot.waitUntil(lambda size=size: window.size() == size)
        window.board.lay_out()
        there = QRect(note.mapTo(window.board, QPoint()), note.size())
        assert not message.geometry().intersects(there), (size, message.geometry(), there)
        assert window.board.rect().contains(message.geometry())


def test_the_words_below_a_cut_card_keep_off_what_is_asked(qtbot, window):
    to_phase(qtbot, window, "schleck", head(*TABLE))
    items = window.table.contents.items
    for size in SIZES:
        be_of_size(window, size)
        qtbot.waitUntil(lambda size=size: window.size() == size)
        assert items.caption.isVisible() and items.prompt.isVisible()
        apart = items.prompt.geometry().top() - items.caption.geometry().bottom()
        assert apart > items.caption.height() / 3, (size, apart)
        stack, cards = window.table.children(), window.table.contents.cards.widgets.values()
        above = stack.index(items.caption)
        assert all(stack.index(card) < above for card in cards), "the card does not lie on it"


def test_the_star_of_a_hint_stands_as_long_as_its_words(qtbot, window):
    to_phase(qtbot, window, "tricks", head(*TABLE))
    play_any(window)
    wait_for_me(qtbot, window)
    window.controller.hints.ask()
    qtbot.waitUntil(lambda: scene_of(window).hint is not None)
    words = scene_of(window).note
    assert words and words not in (scene_of(window).prompt, window.message.text())
    window.controller.look_back()
    assert scene_of(window).hint is None and scene_of(window).note == ""
    window.controller.look_back()
    assert scene_of(window).hint is not None and scene_of(window).note == words


def test_the_last_trick_is_shown_again_by_a_key(qtbot, window):
    to_phase(qtbot, window, "tricks", head(*TABLE))
    while not window.controller.waiting_for_deal:
        play_any(window)
        wait_for_me(qtbot, window)
    last = scene_of(window).view.table.tricks[-1]
    QTest.keyClick(window, Qt.Key.Key_L)
    assert scene_of(window).decided == last
    QTest.keyClick(window, Qt.Key.Key_L)
    assert scene_of(window).decided is None and window.controller.waiting_for_deal


def test_a_card_picked_up_tells_what_it_would_do_to_the_trick(qtbot, window):
    window.controller.begin(knueffeln("Anna", "bot Bert", "bot Carl", "bot Dora"))
    wait_for_me(qtbot, window)
    while scene_of(window).view.table.phase != "tricks":
        window.controller.play(scene_of(window).legal[-1])
        wait_for_me(qtbot, window)
    card = scene_of(window).hand[0]
    QTest.mouseClick(window.table, LEFT, pos=middle(window, card))
    assert window.table.picked is card
    assert window.message.text() == window.controller.display.outlook(card) != ""
    turn = Call("turn", (card,))
    assert (button_for(window.calls, turn) is not None) == (turn in scene_of(window).legal)
    QTest.keyClick(window.table, Qt.Key.Key_Escape)
    assert window.message.text() == ""
    assert window.pack.folder.name == "berlin"


def test_between_two_people_nothing_of_a_hand_is_painted(qtbot, window):
    for seed in (3, 5):
        window.controller.begin(head("Anna", "Bert", "Cilli", seed=seed, schleck="off"))
        wait_for_me(qtbot, window)
        assert window.curtain.isVisible() and window.curtain.name
        assert scene_of(window).covered
        # Beneath the curtain too: only backs, and no card that is not open to all.
        seen = set(window.table.scene.view.table.up)
        hands = {card for seat in range(3) for card in scene_of(window).view.table.hands[seat]}
        assert hands <= {BACK}
        pack = window.controller._session.match.rules.pack()
        shown = {card for card in pack if window.table.card_widget(card) is not None}
        assert shown <= seen
        assert window.curtain.geometry() == window.curtain.parentWidget().rect()
    QTest.keyClick(window.curtain.button, Qt.Key.Key_Space)
    assert not window.curtain.isVisible()
    assert BACK not in scene_of(window).hand
