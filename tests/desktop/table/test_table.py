"""The table shows what is: cards keep their widgets, signs say what matters."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.common.languages import Languages
from desktop.common.settings import Settings
from desktop.look.theme import DARK, LIGHT
from desktop.scene.scene import Scene
from desktop.table.animation_paths import AnimationPaths
from desktop.table.table import TableView
from engine.moves import Call
from tests.desktop.table.kit import Ear, click, holds_a_forbidden_card, legal_card
from tests.desktop.table.moments import Evening, asked, asked_with, may_swap


def test_each_scene_is_followed_by_settled_even_if_nothing_moved(
    qtbot: QtBot, table: TableView
) -> None:
    evening = Evening()
    scene = evening.until(asked("tricks"))
    for _ in range(2):
        with qtbot.waitSignal(table.settled):
            table.show_scene(scene, evening.speech)
    with qtbot.waitSignal(table.settled):
        table.show_scene(None, evening.speech)


def test_cards_fly_and_then_the_table_is_settled(qtbot: QtBot, moving: TableView) -> None:
    evening = Evening()
    scene = evening.until(asked("exchange"))
    with qtbot.waitSignal(moving.settled):
        moving.show_scene(scene, evening.speech)
        assert moving.busy
    assert not moving.busy
    for card, spot in zip(scene.hand, moving.places.hand, strict=True):
        assert moving.card_widget(card).lies_at().x == spot.x


def test_everything_lies_at_once_if_asked_for(moving: TableView) -> None:
    evening = Evening()
    moving.show_scene(evening.until(asked("exchange")), evening.speech)
    moving.finish()
    assert not moving.busy


def test_all_deals_of_an_evening_can_be_watched_with_motion(
    qtbot: QtBot, moving: TableView, settings: Settings
) -> None:
    settings["pace"] = "fast"
    evening = Evening(seats=5)
    for number in range(160):
        evening.step()
        moving.show_scene(evening.scene(), evening.speech)
        if number % 9 == 0:
            QTest.qWait(15)
    moving.finish()
    scene = evening.scene()
    for card in scene.hand:
        assert moving.card_widget(card).isVisible()
    assert not +moving.contents.cards.coming


def test_a_card_keeps_its_widget_from_hand_to_trick(table: TableView) -> None:
    evening = Evening()
    scene = evening.until(asked_with("tricks", 0))
    table.show_scene(scene, evening.speech)
    card = legal_card(scene)
    widget = table.card_widget(card)
    evening.step(card)
    table.show_scene(evening.scene(), evening.speech)
    assert table.card_widget(card) is widget


def test_a_card_played_by_another_seat_starts_at_its_fan(moving: TableView) -> None:
    evening = Evening()
    scene = evening.until(lambda s: s.view.table.phase == "tricks" and not s.legal)
    moving.show_scene(scene, evening.speech)
    moving.finish()
    seat = scene.turn
    evening.step()
    after = evening.scene()
    lying = after.view.table.trick or after.view.table.tricks[-1].cards
    moving.show_scene(
        after if after.view.table.trick else evening.scene(decided=evening.table.tricks[-1]),
        evening.speech,
    )
    widget = moving.card_widget(lying[-1])
    assert widget.turned < 0.5
    fan = moving.places.fan(seat, 1)[0]
    assert (widget.lies_at().middle - fan.middle).manhattanLength() < 40


def test_who_is_out_of_the_deal_has_thrown_in_all_cards(table: TableView) -> None:
    evening = Evening()

    def passed(scene: Scene) -> list[int]:
        return [seat for seat in range(1, 4) if not scene.places[seat].in_play]

    before = evening.until(asked("bid"))
    while not passed(evening.scene()):
        before = evening.scene()
        evening.step()
    scene = evening.scene()
    (seat, *_) = passed(scene)
    table.show_scene(before, evening.speech)
    shown = table.contents.items.seats[seat]
    assert shown.cards and "5 card" in shown.accessibleName()
    table.show_scene(scene, evening.speech)
    assert not shown.cards and "card" not in shown.accessibleName()
    assert AnimationPaths(before, scene, table.places).laid(seat) == 5
    over = evening.until(lambda s: s.ending is not None and bool(passed(s)))
    table.show_scene(over, evening.speech)
    assert not table.contents.items.seats[passed(over)[0]].cards


def test_the_winning_card_of_a_decided_trick_is_marked_and_raised(table: TableView) -> None:
    evening = Evening()
    evening.until(lambda s: bool(s.view.table.tricks))
    trick = evening.table.tricks[-1]
    table.show_scene(evening.scene(decided=trick), evening.speech)
    for seat, card in zip(
        evening.table.seats_from(trick.leader, len(trick.cards)), trick.cards, strict=True
    ):
        widget, wins = table.card_widget(card), seat == trick.winner
        assert widget.look.winning == wins
        assert ("takes the trick" in widget.accessibleName()) == wins
        assert (widget.lies_at().y < table.places.trick(seat, card.code).y) == wins


def test_what_may_be_played_is_told_by_place_by_look_and_by_name(table: TableView) -> None:
    evening = Evening()
    scene = evening.until(lambda s: asked("tricks")(s) and holds_a_forbidden_card(s))
    table.show_scene(scene, evening.speech)
    for number, card in enumerate(scene.hand):
        widget, may = table.card_widget(card), card in scene.legal
        assert widget.look.playable == may and widget.look.dimmed != may
        assert widget.accessibleName().startswith(evening.speech.full_card(card))
        assert widget.accessibleName().endswith("not playable") != may
        assert (widget.lies_at().y > table.places.hand[number].y) != may


def test_a_card_is_an_entry_to_press_for_assistive_technology(table: TableView) -> None:
    evening = Evening()
    scene = evening.until(asked("tricks"))
    table.show_scene(scene, evening.speech)
    ear = Ear(table)
    card = legal_card(scene)
    found = QAccessible.queryAccessibleInterface(table.card_widget(card))
    assert found.role() == QAccessible.Role.ListItem
    assert "Press" in found.actionInterface().actionNames()
    assert evening.speech.full_card(card) in found.text(QAccessible.Text.Name)
    table.card_widget(card).click()
    assert ear.wanted == [card]


def test_a_seat_is_read_with_its_cards_and_notes(table: TableView) -> None:
    evening = Evening()
    scene = evening.until(asked("tricks"))
    table.show_scene(scene, evening.speech)
    for number, place in enumerate(scene.places):
        said = table.contents.items.seats[number].accessibleName()
        assert said.startswith(place.name)
        assert all(note in said for note in place.notes)
        assert "in the lead" not in said
        assert ("to play" in said) == (number == 0)
        assert ("computer" in said) == place.bot
    first, *others = scene.places
    told = replace(first, notes=("2 tricks", "schlecked"), leads=True)
    table.show_scene(replace(scene, places=(told, *others)), evening.speech)
    said = table.contents.items.seats[0].accessibleName()
    assert "2 tricks, schlecked, in the lead" in said
    assert "in the lead" not in table.contents.items.seats[1].accessibleName()


def test_nobody_is_said_twice_to_be_away_nor_told_of_himself_as_of_others(
    table: TableView, tmp_path: Path
) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    languages = Languages(app, Settings(tmp_path / "s.ini"))
    languages.use("de")
    try:
        scene = Evening().until(asked("tricks"))
        table.show_scene(scene, Evening().speech)
        seat = table.contents.items.seats[0]
        own = replace(scene.places[0], you=True, leads=True, in_play=False, notes=("nicht dabei",))
        seat.show_seat(own, False, 0)
        assert seat.accessibleName().count("nicht dabei") == 1
        assert "führst" in seat.accessibleName()
        seat.show_seat(replace(own, you=False), False, 0)
        assert "führt" in seat.accessibleName()
    finally:
        languages.use("en")


def test_the_trump_sign_stays_when_the_open_card_was_taken(table: TableView) -> None:
    evening = Evening()
    scene = evening.until(may_swap)
    call = next(move for move in scene.legal if isinstance(move, Call) and len(move.args) == 2)
    taken = scene.view.table.up[0]
    evening.step(call)
    table.show_scene(evening.scene(), evening.speech)
    sign = table.contents.items.trumps
    assert sign.isVisible()
    assert sign.text() == f"{evening.speech.suit(taken.suit)} are trumps"


def test_places_light_up_for_the_card_in_hand_and_go_out_again(table: TableView) -> None:
    evening = Evening()
    scene = evening.until(may_swap)
    table.show_scene(scene, evening.speech)
    marks = table.contents.items._marks
    click(table, scene.hand[0])
    assert marks["aside"].lit and marks["up:0"].lit and not marks["trick"].lit
    click(table, scene.hand[1])
    assert table.picked is scene.hand[1] and marks["up:0"].lit
    table.hand.pick(None)
    assert not any(mark.lit for mark in marks.values())


def test_a_hint_is_marked_on_the_cards_it_is_about(table: TableView) -> None:
    evening = Evening()
    scene = evening.until(may_swap)
    call = next(move for move in scene.legal if isinstance(move, Call) and len(move.args) == 2)
    table.show_scene(replace(scene, hint=call), evening.speech)
    for card in call.args:
        assert table.card_widget(card).look.hinted
        assert "suggested" in table.card_widget(card).accessibleName()


def test_open_hands_are_shown_when_the_deal_is_over(table: TableView) -> None:
    evening = Evening()
    scene = evening.until(asked("tricks"))
    whole = evening.table
    whole.known = {}
    table.show_scene(replace(scene, view=replace(scene.view, table=whole)), evening.speech)
    for hand in whole.hands:
        assert all(table.card_widget(card) for card in hand)


def test_the_language_changes_without_a_new_scene(table: TableView) -> None:
    evening = Evening()
    table.show_scene(evening.until(asked("tricks")), evening.speech)
    card = evening.scene().hand[0]
    table.card_widget(card).setAccessibleName("")
    QApplication.sendEvent(table, QEvent(QEvent.Type.LanguageChange))
    assert table.card_widget(card).accessibleName()


def test_everything_has_its_place_again_after_a_resize(table: TableView) -> None:
    evening = Evening()
    scene = evening.until(asked_with("tricks", 2))
    table.show_scene(scene, evening.speech)
    for size in ((520, 420), (1400, 900), (520, 900)):
        table.resize(*size)
        QApplication.processEvents()
        for number, card in enumerate(scene.hand):
            where = table.card_widget(card).lies_at()
            assert where.size == table.places.card
            assert where.x == table.places.hand[number].x


def test_it_can_be_seen_light_and_dark(table: TableView) -> None:
    evening = Evening()
    table.show_scene(evening.until(asked("tricks")), evening.speech)
    table.set_palette(LIGHT)
    light = table.grab().toImage()
    table.set_palette(DARK)
    assert table.grab().toImage() != light


def test_a_table_without_a_deal_is_empty(table: TableView) -> None:
    evening = Evening()
    scene = evening.until(asked("tricks"))
    table.show_scene(scene, evening.speech)
    table.show_scene(None, evening.speech)
    assert not any(table.card_widget(card) for card in scene.hand)
    assert not table.contents.items.prompt.isVisible()
