"""Never a wrong card: keys act upon what is seen to be meant, clicks upon what was there."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.common.debounce import IMPATIENT, STILL
from desktop.scene.scene import Scene
from desktop.table.table import TableView
from engine.cards import Card
from engine.facts import Fact
from tests.desktop.common.test_debounce import Watch
from tests.desktop.table.kit import (
    LEFT,
    Ear,
    click,
    forbidden_card,
    holds_a_forbidden_card,
    legal_card,
)
from tests.desktop.table.moments import Evening, asked, asked_with, may_swap

Key = Qt.Key


@pytest.fixture
def ear(table: TableView) -> Ear:
    return Ear(table)


@pytest.fixture
def watch(table: TableView) -> Watch:
    """The clock of the table, which is set by hand."""
    watch = Watch()
    table.debounce.clock = watch
    return watch


def press(table: TableView, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(table.focusWidget() or table, key)


def to_lead(scene: Scene) -> bool:
    return asked_with("tricks", 0)(scene) and len(scene.hand) > 2


def with_a_hidden_ring(table: TableView, watch: Watch) -> tuple[Evening, tuple[Card, ...]]:
    """The person is to play, and has used the mouse until now."""
    evening = Evening()
    scene = evening.until(to_lead)
    table.show_scene(scene, evening.speech)
    table.setFocus(Qt.FocusReason.MouseFocusReason)
    watch.time += STILL
    return evening, scene.hand


def ring(table: TableView) -> Card | None:
    """The card on which the ring of the keyboard is to be seen."""
    assert table.scene is not None
    shown = [card for card in table.scene.hand if table.card_widget(card).shows_focus]
    return shown[0] if shown else None


# Keys.


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Space, Key.Key_Up])
def test_the_first_key_only_shows_what_keys_act_upon(table, ear, watch, key):
    _, hand = with_a_hidden_ring(table, watch)
    assert ring(table) is None
    press(table, key)
    assert ring(table) is hand[0] and not ear.wanted and table.picked is None
    watch.time += IMPATIENT
    press(table, Key.Key_Return)
    assert ear.wanted == [hand[0]]


def test_a_card_is_not_moved_by_a_key_before_it_is_seen_which(table, ear, watch):
    with_a_hidden_ring(table, watch)
    shift = Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(table.focusWidget(), Key.Key_Right, shift)
    assert not ear.orders
    QTest.keyClick(table.focusWidget(), Key.Key_Right, shift)
    assert len(ear.orders) == 1


def test_what_has_only_just_been_asked_is_not_answered_by_a_key(table, ear, watch):
    evening = Evening()
    scene = evening.until(to_lead)
    table.show_scene(scene, evening.speech)
    table.setFocus()
    watch.time += STILL - 1
    press(table, Key.Key_Return)
    assert not ear.wanted
    watch.time += IMPATIENT
    press(table, Key.Key_Return)
    assert len(ear.wanted) == 1


def test_no_key_plays_while_cards_are_on_their_way(qtbot, table, ear, watch, settings):
    settings["motion"], settings["pace"] = "on", "slow"
    evening = Evening()
    evening.until(lambda s: s.view.table.phase == "tricks" and not s.legal and len(s.hand) > 2)
    table.show_scene(evening.scene(), evening.speech)
    table.finish()
    table.show_scene(evening.until(asked("tricks")), evening.speech)
    table.setFocus()
    watch.time += 10 * STILL
    assert table.busy
    press(table, Key.Key_Return)
    assert not ear.wanted
    watch.time += IMPATIENT
    with qtbot.waitSignal(table.settled):
        table.finish()
    watch.time += STILL - 1
    press(table, Key.Key_Return)
    assert not ear.wanted, "it lies, but has only just come to lie"
    watch.time += IMPATIENT
    press(table, Key.Key_Return)
    assert len(ear.wanted) == 1


def test_hasty_enters_look_at_a_trick_and_never_play_the_next_card(table, ear, watch):
    evening = Evening()
    evening.until(lambda s: asked("tricks")(s) and bool(s.view.table.tricks) and len(s.legal) > 1)
    trick = evening.table.tricks[-1]
    table.show_scene(evening.scene(decided=trick), evening.speech)
    table.trick_looked_at.connect(lambda: table.show_scene(evening.scene(), evening.speech))
    table.setFocus()
    watch.time += STILL
    for _ in range(8):
        press(table, Key.Key_Return)
        watch.time += 300
    assert ear.looked == 1 and not ear.wanted
    watch.time += IMPATIENT
    press(table, Key.Key_Return)
    assert len(ear.wanted) == 1


def test_a_key_held_down_over_a_trick_looks_at_it_and_no_more(table, ear, watch):
    evening = Evening()
    evening.until(lambda s: asked("tricks")(s) and bool(s.view.table.tricks))
    table.show_scene(evening.scene(decided=evening.table.tricks[-1]), evening.speech)
    table.trick_looked_at.connect(lambda: table.show_scene(evening.scene(), evening.speech))
    table.setFocus()
    for repeat in (False, *[True] * 5):
        watch.time += 2 * IMPATIENT
        event = QKeyEvent(
            QEvent.Type.KeyPress, Key.Key_Return, Qt.KeyboardModifier.NoModifier, autorep=repeat
        )
        QApplication.sendEvent(table.focusWidget() or table, event)
    assert ear.looked == 1 and not ear.wanted


def test_what_a_person_does_with_the_hand_stirs_nothing(table, ear, watch, settings):
    evening = Evening()
    scene = evening.until(may_swap)
    table.show_scene(scene, evening.speech)
    table.setFocus()
    watch.time += STILL
    settings["motion"], settings["pace"] = "on", "slow"
    press(table, Key.Key_Up)
    assert table.picked is not None and table.focus.place
    assert table._motion.flight(table.card_widget(table.picked)) is not None
    press(table, Key.Key_Return)
    assert len(ear.wanted) == 1


def test_a_question_brings_the_focus_to_the_nearest_card_that_may_be_played(table, watch):
    evening = Evening()
    scene = evening.until(
        lambda s: (
            asked("tricks")(s)
            and holds_a_forbidden_card(s)
            and not {s.hand[0], s.hand[-1]} & {*s.legal}
        )
    )
    table.show_scene(None, evening.speech)
    table.setFocus()
    table.show_scene(scene, evening.speech)
    wanted = next(card for card in scene.hand if card in scene.legal)
    assert ring(table) is wanted
    press(table, Key.Key_End)
    table.show_scene(evening.scene(notice="Why not"), evening.speech)
    assert ring(table) is scene.hand[-1], "who goes to a forbidden card himself stays there"


def test_enter_says_why_not_and_goes_to_a_card_that_may_be_played(table, ear, watch):
    evening = Evening()
    scene = evening.until(lambda s: asked("tricks")(s) and holds_a_forbidden_card(s))
    table.show_scene(scene, evening.speech)
    table.setFocus()
    card = forbidden_card(scene)
    watch.time += STILL
    press(table, Key.Key_Home, *[Key.Key_Right] * scene.hand.index(card), Key.Key_Return)
    assert ear.refused == [card] and ring(table) in scene.legal
    press(table, Key.Key_Return)
    assert not ear.wanted, "nobody has seen yet where the ring went"


# Clicks.


def test_the_first_click_on_a_card_that_may_not_be_played_says_why(table, ear):
    evening = Evening()
    scene = evening.until(lambda s: asked("tricks")(s) and holds_a_forbidden_card(s))
    table.show_scene(scene, evening.speech)
    card = forbidden_card(scene)
    click(table, card)
    assert ear.refused == [card] and table.picked is None


def test_the_reason_stands_above_the_card_until_another_is_taken_up(table):
    evening = Evening()
    scene = evening.until(lambda s: asked("tricks")(s) and holds_a_forbidden_card(s))
    card, note = forbidden_card(scene), table.contents.note
    table.show_scene(scene, evening.speech)
    assert not note.isVisible()
    table.show_scene(evening.scene(notice="Follow suit.", noted=card), evening.speech)
    assert note.isVisible() and note.text() == "Follow suit."
    assert table.scene is not None and table.scene.prompt == scene.prompt
    lies = table.card_widget(card).lies_at()
    assert note.geometry().bottom() <= table.places.forward(lies).rect.top()
    assert note.x() <= lies.x <= note.geometry().right()
    assert table.rect().contains(note.geometry())
    prompt = table.contents.items.prompt
    assert not (prompt.isVisible() and prompt.geometry().intersects(note.geometry()))
    click(table, legal_card(scene))
    assert not note.isVisible() and prompt.isVisible()


def foot(table: TableView, card: Card) -> QPoint:
    """The lowest point of a card that is to be seen."""
    lies = table.places.hand[table.hand.order.index(card)]
    where = QPoint(round(lies.at(0.15, 0.8).x()), table.height() - 2)
    assert lies.contains(where)
    return where


def test_a_double_click_at_the_foot_of_a_card_plays_it(table, ear):
    evening = Evening()
    scene = evening.until(to_lead)
    table.show_scene(scene, evening.speech)
    card = scene.hand[1]
    where = foot(table, card)
    QTest.mouseClick(table, LEFT, pos=where)
    assert table.picked is card
    QTest.mouseDClick(table, LEFT, pos=where)
    QTest.mouseRelease(table, LEFT, pos=where)
    assert ear.wanted == [card]


def test_two_slow_clicks_at_the_foot_of_a_card_play_it(table, ear):
    evening = Evening()
    scene = evening.until(to_lead)
    table.show_scene(scene, evening.speech)
    card = scene.hand[1]
    for _ in range(2):
        QTest.mouseClick(table, LEFT, pos=foot(table, card))
    assert ear.wanted == [card]


def test_a_card_that_rises_below_the_pointer_is_clicked_all_the_same(table):
    evening = Evening()
    evening.until(lambda s: s.view.table.phase == "tricks" and not s.legal and len(s.hand) > 2)
    table.show_scene(evening.scene(), evening.speech)
    card = evening.scene().hand[0]
    where = foot(table, card)
    QTest.mousePress(table, LEFT, pos=where)
    scene = evening.until(lambda s: asked("tricks")(s) and card in s.legal)
    table.show_scene(scene, evening.speech)
    QTest.mouseRelease(table, LEFT, pos=where)
    assert table.picked is card


def test_a_card_that_goes_elsewhere_below_the_pointer_is_clicked_all_the_same(table):
    evening = Evening()
    scene = evening.until(to_lead)
    table.show_scene(scene, evening.speech)
    card = scene.hand[0]
    where = table.card_widget(card).lies_at().middle.toPoint()
    QTest.mousePress(table, LEFT, pos=where)
    table.hand.reorder(card, len(scene.hand) - 1)
    QTest.mouseRelease(table, LEFT, pos=where)
    assert table.picked is card


def test_the_second_of_two_hasty_clicks_picks_up_the_card_it_is_on(table, ear):
    evening = Evening()
    scene = evening.until(to_lead)
    table.show_scene(scene, evening.speech)
    click(table, scene.hand[0])
    where = foot(table, scene.hand[1])
    QTest.mouseDClick(table, LEFT, pos=where)
    QTest.mouseRelease(table, LEFT, pos=where)
    assert table.picked is scene.hand[1] and not ear.wanted


def test_a_click_that_began_before_the_question_plays_nothing(table, ear, settings):
    settings["one_click"] = True
    evening = Evening()
    evening.until(lambda s: s.view.table.phase == "tricks" and not s.legal and len(s.hand) > 2)
    table.show_scene(evening.scene(), evening.speech)
    card = evening.scene().hand[0]
    where = table.card_widget(card).lies_at().middle.toPoint()
    QTest.mousePress(table, LEFT, pos=where)
    scene = evening.until(lambda s: asked("tricks")(s) and card in s.legal)
    table.show_scene(scene, evening.speech)
    QTest.mouseRelease(table, LEFT, pos=where)
    assert not ear.wanted and table.picked is card


def test_a_click_on_a_card_that_flies_only_picks_it_up(table, ear, settings):
    settings["one_click"], settings["motion"], settings["pace"] = True, "on", "slow"
    evening = Evening()
    scene = evening.until(lambda s: to_lead(s) and len(s.hand) > 3)
    table.show_scene(scene, evening.speech)
    table.finish()
    evening.step(legal_card(scene))
    scene = evening.until(asked("tricks"))
    table.show_scene(scene, evening.speech)
    card = legal_card(scene)
    assert not table.contents.lies_still(card), "it moves, for the hand has become smaller"
    click(table, card)
    assert not ear.wanted and table.picked is card
    table.finish()
    click(table, card)
    assert ear.wanted == [card]


def test_a_press_from_before_the_trick_was_decided_does_not_take_it_away(table, ear):
    evening = Evening()
    evening.until(lambda s: bool(s.view.table.tricks))
    table.show_scene(evening.scene(), evening.speech)
    where = table.places.middle.center()
    QTest.mousePress(table, LEFT, pos=where)
    table.show_scene(evening.scene(decided=evening.table.tricks[-1]), evening.speech)
    QTest.mouseRelease(table, LEFT, pos=where)
    assert ear.looked == 0
    QTest.mouseClick(table, LEFT, pos=where)
    assert ear.looked == 1


@pytest.mark.parametrize("one_click", [True, False])
def test_a_click_that_would_play_only_takes_the_decided_trick_away(table, ear, settings, one_click):
    settings["one_click"] = one_click
    evening = Evening()
    evening.until(lambda s: asked("tricks")(s) and bool(s.view.table.tricks) and len(s.legal) > 1)
    scene = evening.scene(decided=evening.table.tricks[-1])
    table.show_scene(scene, evening.speech)
    table.trick_looked_at.connect(lambda: table.show_scene(evening.scene(), evening.speech))
    card = legal_card(scene)
    if not one_click:
        click(table, card)
        assert table.picked is card and ear.looked == 0
    click(table, card)
    assert ear.looked == 1 and not ear.wanted
    click(table, card)
    assert ear.looked == 1 and ear.wanted == [card]


@pytest.mark.parametrize("place", ["trick", ""])
def test_no_double_click_and_no_click_on_a_place_plays_over_a_decided_trick(table, ear, place):
    evening = Evening()
    evening.until(lambda s: asked("tricks")(s) and bool(s.view.table.tricks) and len(s.legal) > 1)
    scene = evening.scene(decided=evening.table.tricks[-1])
    table.show_scene(scene, evening.speech)
    card = legal_card(scene)
    click(table, card)
    if place:
        QTest.mouseClick(table, LEFT, pos=table.place_rect(place).center())
    else:
        where = foot(table, card)
        QTest.mouseDClick(table, LEFT, pos=where)
        QTest.mouseRelease(table, LEFT, pos=where)
    assert ear.looked == 1 and not ear.wanted


@pytest.mark.parametrize("by", ["key", "click", "click on a card"])
def test_what_has_happened_stays_until_a_press_and_no_card_is_played_by_it(
    table, ear, watch, settings, by
):
    settings["one_click"] = True
    evening = Evening()
    evening.until(to_lead)
    scene = replace(evening.scene(news=(Fact("passes", (1,)),)), legal=())
    table.show_scene(scene, evening.speech)
    table.trick_looked_at.connect(lambda: table.show_scene(evening.scene(), evening.speech))
    table.setFocus()
    watch.time += STILL
    assert scene.prompt.endswith("passes.")
    match by:
        case "key":
            press(table, Key.Key_Return, Key.Key_Return)
        case "click":
            QTest.mouseClick(table, LEFT, pos=table.places.middle.center())
        case _:
            where = foot(table, scene.hand[0])
            QTest.mouseClick(table, LEFT, pos=where)
    assert ear.looked == 1 and not ear.wanted
