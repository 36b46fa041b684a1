"""The real widgets are where the layout put them, in every game, and the pointer finds them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QFont, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.common.pose import Pose
from desktop.look.lettering import SMALLEST, letters
from desktop.scene.scene import Scene
from desktop.table import coins, talon
from desktop.table.card_positions import hand_is_open, spots
from desktop.table.extents import Room
from desktop.table.table import TableView
from desktop.window.main_window import MainWindow
from engine import games
from engine.cards import Card, card
from engine.rules.show import Coins
from engine.sheet import Line
from tests.desktop.games import conftest
from tests.desktop.games.kit import evening, shown, stack
from tests.desktop.table.kit import (
    LEFT,
    Ear,
    drag,
    forbidden_card,
    holds_a_forbidden_card,
    legal_card,
    middle,
    place,
)
from tests.desktop.table.moments import Evening, asked
from tests.desktop.table.test_indices import TABLES as EVERY
from tests.desktop.table.test_indices import scenes
from tests.windows import be_of_size

SIZES = [(800, 572), (1280, 772), (1920, 1052)]
TABLES = [(name, max(seats for game, seats in EVERY if game == name)) for name in games.names()]


def held(table: TableView, card: Card, lies: Pose) -> Pose:
    """How a card of the hand is held that has this place."""
    widget = table.card_widget(card)
    assert widget is not None
    return table.places.forbidden(lies) if widget.look.dimmed else lies


@pytest.mark.one_in(5)
@pytest.mark.parametrize("left_handed", [False, True], ids=["right", "left"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_widget_is_where_the_layout_put_it(table, settings, game, seats, size, left_handed):
    settings["left_handed"] = left_handed
    table.make_room(Room((QSize(120, 36),), row=36, token=QSize(60, 64), tokens=4))
    table.resize(*size)
    assert len(scenes(game, seats)) > 2
    for scene, speech in scenes(game, seats)[:8]:
        table.show_scene(scene, speech)
        places, items = table.places, table.contents.items
        assert places.needs.size == table.size()
        assert places.needs.left_handed == left_handed
        for one, spot in spots(scene, places, scene.hand).items():
            widget = table.card_widget(one)
            assert widget is not None
            pose = held(table, one, spot.pose) if spot.zone == "hand" else spot.pose
            assert widget.lies_at() == pose
            assert painted(widget).contains(pose.shape.boundingRect()), one
        for seat in range(seats):
            assert items.seats[seat].person == places.person(seat)
            assert painted(items.seats[seat]).contains(QRectF(places.seat(seat)))
        if scene.prompt:
            assert places.prompt.contains(items.prompt.geometry())
        if scene.signs or scene.trumps:
            assert places.status.contains(items.trumps.geometry())
        if scene.coins is not None:
            assert table.contents.money.kitty.geometry() == places.kitty
        if scene.view.table.stock:
            assert items.talon.card == places.stock
        assert items.covered_hand.cards == ([] if hand_is_open(scene) else places.hand)


def painted(widget: QWidget) -> QRectF:
    return QRectF(widget.geometry()).adjusted(-1, -1, 1, 1)


@pytest.mark.parametrize("size", [(320, 280), (520, 420), *SIZES])
def test_no_letter_is_below_the_smallest(table, size):
    table.resize(*size)
    for name, seats in TABLES:
        scene, speech = scenes(name, seats)[-1]
        table.clear()
        table.show_scene(scene, speech)
        for widget in table.findChildren(QWidget):
            assert widget.fontInfo().pixelSize() >= SMALLEST


# What is pointed at.


def at_tricks(table: TableView) -> Scene:
    evening = Evening()
    scene = evening.until(lambda s: asked("tricks")(s) and len(s.hand) > 3)
    table.resize(1280, 772)
    table.show_scene(scene, evening.speech)
    return scene


def strip(table: TableView, card: Card) -> QPoint:
    """A point of a card of the hand that its neighbour leaves free when nothing is looked at."""
    return table.places.hand[table.hand.order.index(card)].at(0.1, 0.3).toPoint()


def point(table: TableView, where: QPoint) -> None:
    """Move the pointer there, wherever the test before left it."""
    QTest.mouseMove(table, QPoint(table.width() - 2, 2))
    QTest.mouseMove(table, where)


def test_the_card_below_the_pointer_stands_upright_before_the_others(table):
    first, second, *_ = at_tricks(table).hand
    assert table.card_widget(first).lies_at().turn
    point(table, strip(table, first))
    lies, beside = table.card_widget(first).lies_at(), table.card_widget(second).lies_at()
    assert lies == table.places.forward(table.places.hand[0])
    assert lies.turn == 0 and lies.shape.boundingRect().top() < beside.shape.boundingRect().top()
    shown = table.children()
    assert shown.index(table.card_widget(first)) > shown.index(table.card_widget(second))


def test_the_pointer_goes_from_card_to_card_though_one_stands_before_the_next(table):
    order = at_tricks(table).hand
    point(table, strip(table, order[0]))
    for one in (*order[1:], *reversed(order[:-1])):
        QTest.mouseMove(table, table.contents.cards.seen_at(one).at(0.1, 0.2).toPoint())
        assert table.contents.cards.forward is one


def test_the_risen_part_of_a_card_is_the_card(table):
    card = at_tricks(table).hand[1]
    point(table, strip(table, card))
    top = table.card_widget(card).lies_at().at(0.5, 0.02).toPoint()
    assert not any(lies.contains(top) for lies in table.places.hand)
    QTest.mouseMove(table, top)
    assert table.contents.cards.forward is card


def test_a_card_goes_back_when_the_pointer_leaves(table):
    card = at_tricks(table).hand[0]
    home = table.card_widget(card).lies_at()
    point(table, strip(table, card))
    point(table, table.places.middle.center())
    assert table.card_widget(card).lies_at() == home


def test_the_card_that_keys_act_upon_is_looked_at(table):
    order = at_tricks(table).hand
    table.contents.focus.by_keys = True
    table.contents.focus.go_to(order[2])
    assert table.contents.cards.forward is order[2]
    table.contents.focus.go_to(order[0])
    assert table.contents.cards.forward is order[0]
    assert table.card_widget(order[2]).lies_at().turn == table.places.hand[2].turn


def test_a_card_that_rises_for_the_pointer_keeps_nobody_waiting(table, settings):
    order = at_tricks(table).hand
    settings["motion"] = "on"
    point(table, strip(table, order[0]))
    assert table._motion.flight(table.card_widget(order[0])) is not None
    assert not table.busy


# The turned shape counts, not the rectangle around it.


def test_a_click_beside_a_turned_card_is_no_click_on_it(table):
    scene = at_tricks(table)
    ear, outer = Ear(table), scene.hand[-1]
    lies = table.card_widget(outer).lies_at()
    corner = lies.rect.topRight() - QPoint(3, -3)
    assert lies.turn > 3 and lies.rect.contains(corner) and not lies.contains(corner)
    QTest.mouseClick(table, LEFT, pos=corner)
    assert table.picked is None and not ear.refused


def test_a_press_gives_the_keyboard_to_the_card_that_is_seen_there(table):
    first, second, *_ = at_tricks(table).hand
    widget = table.card_widget(second)
    # Within the rectangle around the second card, which lies above, but on the first one.
    found = [
        QPoint(x, y)
        for x in range(widget.x(), widget.x() + widget.width(), 2)
        for y in range(widget.y(), table.height() - 1, 2)
        if not table.places.hand[1].contains(QPoint(x, y))
        and table.places.hand[0].contains(QPoint(x, y))
    ]
    assert found
    local = found[len(found) // 2] - widget.pos()
    QTest.mousePress(widget, LEFT, pos=local)
    assert table.card_widget(first).hasFocus()
    QTest.mouseRelease(widget, LEFT, pos=local)
    assert QApplication.focusWidget() is table.card_widget(first)


# How cards are shown.


def test_what_may_be_played_has_no_ring_and_what_may_not_is_shaded(table):
    evening = Evening()
    scene = evening.until(lambda s: asked("tricks")(s) and holds_a_forbidden_card(s))
    table.show_scene(scene, evening.speech)
    may, may_not = legal_card(scene), forbidden_card(scene)
    free = table.card_widget(may).grab().toImage()
    shaded = table.card_widget(may_not).grab().toImage()
    assert paper(free) > paper(shaded) + 30
    widget = table.card_widget(may)
    ring = QColor(widget.colours.highlight)
    assert not dots(free, ring)
    widget.show_as(replace(widget.look, hinted=True))
    assert dots(widget.grab().toImage(), ring) > 20, "such as a hint has"


def dots(picture: QImage, colour: QColor) -> int:
    """How many dots have this colour."""
    every = ((x, y) for x in range(picture.width()) for y in range(picture.height()))
    return sum(picture.pixelColor(x, y) == colour for x, y in every)


def paper(picture: QImage) -> int:
    """The lightness of the paper of a card: brighter than four fifths of it, with its rim."""
    small = picture.scaled(24, 40)
    light = sorted(small.pixelColor(x, y).lightness() for x in range(24) for y in range(40))
    return light[-len(light) // 5]


def test_the_own_place_in_the_trick_is_outlined_while_the_person_is_asked(table):
    scene = at_tricks(table)
    mark = table.contents.items._marks["trick"]
    assert mark.isVisible() and not mark.lit
    evening = Evening()
    waiting = evening.until(lambda s: s.view.table.phase == "tricks" and not s.legal)
    table.show_scene(waiting, evening.speech)
    assert not table.contents.items._marks["trick"].isVisible()
    assert scene.legal


def test_a_shadow_grows_with_the_lift(table):
    card = at_tricks(table).hand[0]
    widget = table.card_widget(card)
    low = widget.shadow()
    widget.lift(1.0)
    high = widget.shadow()
    assert high.soft > low.soft and high.down > low.down


def test_a_dragged_card_stands_upright_and_lies_turned_again_at_home(table):
    card = at_tricks(table).hand[0]
    home = table.card_widget(card).lies_at()
    drag(table, card, place(table, "trick") + QPoint(0, 40), QPoint(4, 4))
    assert table.card_widget(card).lies_at() == home and home.turn


# Numbers on things that lie on the table are as large and of the same face as all its words.


@pytest.mark.parametrize("size", [(660, 780), (800, 600), (1280, 800)])
def test_no_number_is_smaller_than_can_be_read_and_all_are_in_the_serif(table, monkeypatch, size):
    said: dict[str, QFont] = {}

    def hear(_painter: object, _where: object, text: str, font: QFont, **_: object) -> None:
        said[text] = QFont(font)

    for module in (coins, talon):
        monkeypatch.setattr(module, "pill", hear)
    evening = Evening()
    table.resize(*size)
    table.show_scene(
        replace(evening.until(asked("tricks")), coins=Coins(12, (-12, 0, 0, 0))), evening.speech
    )
    for widget in (*table.findChildren(talon.Talon), *table.findChildren(coins.Kitty)):
        # What Qt hands down is not to be relied upon: a style sheet can keep it back.
        widget.setFont(QApplication.font())
        widget.grab()
    assert len(said) == 2
    for font in said.values():
        assert font.pixelSize() >= SMALLEST and font.family() == letters("text").family()


def test_the_talon_is_the_thicker_the_more_cards_are_left(table):
    pile, card = table.findChildren(talon.Talon)[0], QRect(0, 0, 110, 160)

    def thickness(count: int) -> int:
        pile.lie_at(card, count, "Talon")
        return pile.width()

    counts = [1, 4, 5, 9, 13, 17, 52]
    assert [thickness(count) - thickness(1) for count in counts] == [0, 0, 2, 4, 6, 8, 8]


# What the pointer is told of things on the table: cards, people, the dealer, the trumps.

window = conftest.window

GIN = "H5 H6 H7 C9 D9 S9 CA C2 C3 C4"
DREARY = "HQ DK SJ H10 C8 D8 S6 C6 SK CJ"


@pytest.fixture
def ramsen(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> Iterator[MainWindow]:
    """A deal of Ramsen that has been dealt, on a small window."""
    match = evening("ramsen", "Anna", "bot Ben", "bot Cilli", dealer=2)
    match.chalk(Line((2, 3, 0)))
    match.deal()
    shown(qtbot, window, match, tmp_path)
    yield window


def told(window: MainWindow, where: QPoint) -> str:
    return window.table.contents.tips.told(where)


def test_a_card_of_the_hand_says_what_it_is(qtbot, window, tmp_path):
    match = stack(evening("gin", "Anna", "bot Ben", dealer=1), GIN, DREARY, up="D7")
    shown(qtbot, window, match, tmp_path)
    assert told(window, middle(window.table, card("C9"))).startswith("Nine of Clubs")
    assert told(window, QPoint(2, window.table.height() - 2)) == ""


def test_the_button_says_who_deals_and_the_portrait_who_sits_there(ramsen):
    assert sum(one.place.dealer for one in ramsen.table.contents.items.seats[:3]) == 1
    for number, seat in enumerate(ramsen.table.contents.items.seats[:3]):
        assert told(ramsen, seat.person.ribbon.center()).startswith(("Anna", "Ben", "Cilli", "you"))
        button = seat._button.center().toPoint()
        assert ("Dealer button" in told(ramsen, button)) == seat.place.dealer, number


def test_what_counts_lists_the_trumps_from_the_highest_down(ramsen):
    scene, speech = ramsen.scene, ramsen.controller.speech
    assert scene is not None and speech is not None and scene.highest
    lines = ramsen.table.contents.items.trumps.toolTip().splitlines()
    above = lines.index("From high to low:")
    t = scene.view.table
    assert lines[above + 1 :] == [speech.full_card(one, t) for one in scene.highest]
    assert any("Dallmutz" in line for line in lines)
    assert scene.unusual == scene.highest[: len(scene.unusual)]


def test_where_the_slate_is_a_token_the_scores_stand_on_the_ribbons(qtbot, ramsen):
    def scores() -> list[str]:
        return [seat._score for seat in ramsen.table.contents.items.seats[:3]]

    be_of_size(ramsen, QSize(1280, 800))
    qtbot.wait(20)
    assert scores() == ["", "", ""]
    be_of_size(ramsen, QSize(800, 600))
    qtbot.wait(20)
    assert scores() == ["8", "7", "15"]
    seat = ramsen.table.contents.items.seats[0]
    assert "on the slate: 8" in seat.toolTip()


def test_melds_are_named_above_the_hand_and_dead_wood_is_counted(qtbot, window, tmp_path):
    hand = "H5 H6 H7 C9 D9 S9 CA C2 HK D4"
    match = stack(evening("gin", "Anna", "bot Ben", dealer=1), hand, DREARY, up="D7")
    shown(qtbot, window, match, tmp_path)
    labels = window.table.contents.items.part_names
    seen: list[QLabel] = [label for label in labels if label.isVisible()]
    assert sorted(label.text() for label in seen) == ["loose: 17", "run", "set"]
    places = window.table.contents.places
    for label in seen:
        assert label.geometry().bottom() < places.hand_area.top()
        assert not any(label.geometry().intersects(tag) for tag in places.tags)
