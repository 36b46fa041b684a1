"""Cards are played, exchanged and arranged with a pointer."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QTransform
from PySide6.QtTest import QTest

from desktop.table.table import TableView
from desktop.window.main_window import MainWindow
from engine import games
from engine.cards import Card
from engine.head import Head, Player
from engine.match import Match
from engine.moves import Call
from tests.desktop.games import conftest
from tests.desktop.games.kit import shown
from tests.desktop.table.kit import (
    LEFT,
    RIGHT,
    Ear,
    click,
    drag,
    forbidden_card,
    grip,
    holds_a_forbidden_card,
    legal_card,
    middle,
    place,
)
from tests.desktop.table.moments import Evening, asked, asked_with, may_swap
from tests.workshop.demo_player import free_edge


@pytest.fixture
def ear(table: TableView) -> Ear:
    return Ear(table)


def at_tricks(table: TableView) -> tuple[Evening, Card]:
    """A table at which the person is to lead to a trick, and a card for it."""
    evening = Evening()
    scene = evening.until(lambda s: asked_with("tricks", 0)(s) and len(s.hand) > 2)
    table.show_scene(scene, evening.speech)
    return evening, legal_card(scene)


def test_a_card_dropped_on_the_trick_is_played(table, ear):
    _, card = at_tricks(table)
    drag(table, card, place(table, "trick"))
    assert ear.wanted == [card] and not ear.refused


def test_a_card_that_was_played_goes_from_where_it_was_dropped(table, ear):
    evening, card = at_tricks(table)
    widget = table.card_widget(card)
    table.move_wanted.connect(evening.step)
    table.move_wanted.connect(lambda _: table.show_scene(evening.scene(), evening.speech))
    drag(table, card, place(table, "trick"))
    assert table.card_widget(card) is widget
    assert widget is not None and widget.lies_at() == table.places.trick(0, card.code)


def test_the_first_click_picks_up_and_the_second_one_plays(table, ear):
    _, card = at_tricks(table)
    before = middle(table, card).y()
    click(table, card)
    assert table.picked is card and ear.picked == [card] and not ear.wanted
    assert middle(table, card).y() < before
    click(table, card)
    assert ear.wanted == [card] and ear.picked == [card, None]


def test_a_click_on_a_lit_place_plays_the_picked_card(table, ear):
    _, card = at_tricks(table)
    click(table, card)
    QTest.mouseClick(table, LEFT, pos=place(table, "trick"))
    assert ear.wanted == [card]


def test_a_click_elsewhere_puts_the_picked_card_back(table, ear):
    _, card = at_tricks(table)
    click(table, card)
    QTest.mouseClick(table, LEFT, pos=QPoint(3, 3))
    assert table.picked is None and not ear.wanted


def test_a_double_click_plays(table, ear):
    _, card = at_tricks(table)
    where = middle(table, card)
    QTest.mouseClick(table, LEFT, pos=where)
    QTest.mouseDClick(table, LEFT, pos=where)
    QTest.mouseRelease(table, LEFT, pos=where)
    assert ear.wanted == [card]


def test_a_double_click_never_plays_the_card_that_slid_below_the_pointer(table, ear, settings):
    settings["one_click"] = True
    evening, card = at_tricks(table)
    table.move_wanted.connect(evening.step)
    table.move_wanted.connect(lambda _: table.show_scene(evening.scene(), evening.speech))
    where = table.card_widget(card).geometry().center()
    QTest.mouseClick(table, LEFT, pos=where)
    QTest.mouseDClick(table, LEFT, pos=where)
    assert ear.wanted == [card] and not ear.refused


def test_one_click_plays_if_the_user_wants_it(table, ear, settings):
    settings["one_click"] = True
    _, card = at_tricks(table)
    click(table, card)
    assert ear.wanted == [card]


def test_a_card_dropped_on_a_place_that_does_not_take_it_is_refused_and_flies_home(table, ear):
    evening = Evening()
    scene = evening.until(lambda s: asked("tricks")(s) and holds_a_forbidden_card(s))
    table.show_scene(scene, evening.speech)
    card = forbidden_card(scene)
    home = table.card_widget(card).lies_at()
    drag(table, card, place(table, "trick"))
    assert ear.refused == [card] and not ear.wanted
    assert table.card_widget(card).lies_at() == home


def test_a_card_dropped_nowhere_flies_home_without_a_word(table, ear):
    _, card = at_tricks(table)
    home = table.card_widget(card).lies_at()
    drag(table, card, QPoint(4, 4))
    assert not ear.refused and not ear.wanted
    assert table.card_widget(card).lies_at() == home


def test_who_is_not_asked_is_refused_with_the_card(table, ear):
    evening = Evening()
    scene = evening.until(lambda s: s.view.table.phase == "tricks" and not s.legal and bool(s.hand))
    table.show_scene(scene, evening.speech)
    drag(table, scene.hand[0], place(table, "trick"))
    assert ear.refused == [scene.hand[0]]


def test_the_held_card_follows_the_pointer_exactly(table):
    _, card = at_tricks(table)
    start, home = middle(table, card), table.card_widget(card).lies_at()
    held = QTransform().rotate(-home.turn).map(QPointF(start) - home.middle)
    grip(table, card, goal := place(table, "trick"))
    lies = table.card_widget(card).lies_at()
    assert (lies.middle - QPointF(goal) + held).manhattanLength() < 0.01
    assert lies.turn == 0
    QTest.mouseRelease(table, LEFT, pos=goal)


def test_a_right_click_puts_the_held_card_back(table, ear):
    _, card = at_tricks(table)
    home = table.card_widget(card).lies_at()
    grip(table, card, goal := place(table, "trick"))
    QTest.mousePress(table, RIGHT, pos=goal)
    QTest.mouseRelease(table, LEFT, pos=goal)
    assert table.card_widget(card).lies_at() == home
    assert not ear.wanted and not ear.refused


def test_a_held_card_stays_in_the_hand_while_others_play(table, ear):
    evening = Evening()
    evening.until(lambda s: s.view.table.phase == "tricks" and not s.legal and len(s.hand) > 2)
    scene = evening.scene()
    table.show_scene(scene, evening.speech)
    card = scene.hand[0]
    grip(table, card, goal := QPoint(200, 200))
    there = table.card_widget(card).lies_at()
    evening.step()
    table.show_scene(evening.scene(), evening.speech)
    assert table.card_widget(card).lies_at() == there
    QTest.mouseRelease(table, LEFT, pos=goal)


def test_dragging_along_the_hand_reorders_it(table, ear):
    evening, _ = at_tricks(table)
    hand = list(evening.scene().hand)
    goal = table.places.hand[-1].middle.toPoint()
    drag(table, hand[0], QPoint(middle(table, hand[0]).x(), goal.y()), goal)
    assert ear.orders == [[*hand[1:], hand[0]]] and not ear.wanted and not ear.refused
    assert middle(table, hand[0]).x() > middle(table, hand[-1]).x()


def test_the_gap_opens_while_the_card_is_held(table, ear):
    evening, _ = at_tricks(table)
    hand = list(evening.scene().hand)
    goal = table.places.hand[2].middle.toPoint()
    grip(table, hand[0], goal)
    assert table.card_widget(hand[1]).lies_at().x == table.places.hand[0].x
    assert not ear.orders
    QTest.mouseRelease(table, LEFT, pos=goal)


def test_a_card_laid_on_the_open_one_is_exchanged_for_it(table, ear):
    evening = Evening()
    scene = evening.until(may_swap)
    table.show_scene(scene, evening.speech)
    given, taken = scene.hand[0], scene.view.table.up[0]
    drag(table, given, place(table, "up:0"))
    assert ear.wanted == [Call("swap", (given, taken))]


def test_the_same_card_may_be_laid_aside_instead(table, ear):
    evening = Evening()
    scene = evening.until(may_swap)
    table.show_scene(scene, evening.speech)
    drag(table, scene.hand[0], place(table, "aside"))
    assert ear.wanted == [scene.hand[0]]


def test_a_decided_trick_is_taken_away_by_a_click(table, ear):
    evening = Evening()
    evening.until(lambda s: bool(s.view.table.tricks))
    trick = evening.table.tricks[-1]
    table.show_scene(evening.scene(decided=trick), evening.speech)
    assert all(table.card_widget(card) for card in trick.cards)
    QTest.mouseClick(table, LEFT, pos=place(table, "trick"))
    assert ear.looked == 1


@pytest.mark.parametrize("size", [(800, 600), (3840, 2160)])
def test_a_click_means_the_card_that_is_seen_there(table, ear, size):
    evening, _ = at_tricks(table)
    table.resize(*size)
    table.show_scene(evening.scene(), evening.speech)
    for card in table.hand.order:
        widget = table.card_widget(card)
        assert widget is not None
        edge = widget.mapTo(table, free_edge(widget))
        assert table.contents.hand_card_at(edge) is card
        QTest.mouseClick(table, LEFT, pos=edge)
        assert table.picked is card


# Each card of a full hand can be hit: 24 × 24 pixels of it lie on top of the others, also on the
# smallest window.

window = conftest.window

LEAST, STEP = 24, 3
"""What WCAG asks for of a target, and how far apart it is looked, in pixels."""


def fullest(game: str) -> Match:
    """A deal of the preset and number of players with the largest hands."""
    kind = games.find(game)
    best = None
    for (name, options), players in product(kind.presets.items(), kind.seats):
        try:
            seats = [Player("Anna"), *(Player(f"Bot {n}", "heuristic") for n in range(1, players))]
            head = Head(game, name, options.as_dict(), tuple(seats), 3, "2026-01-06T19:30:00")
            match = Match(head)
        except ValueError:
            continue
        match.deal()
        seen = match.view(0)
        if seen is not None and (best is None or len(seen.table.hands[0]) > best[0]):
            best = len(seen.table.hands[0]), match
    assert best is not None
    return best[1]


@pytest.mark.one_in(7)
@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
@pytest.mark.parametrize("game", games.names())
def test_each_card_of_a_full_hand_has_a_place_of_its_own(qtbot, window, tmp_path, game, size):
    window.resize(*size)
    scene = shown(qtbot, window, fullest(game), tmp_path)
    qtbot.waitUntil(lambda: not window.table.contents.moving)
    assert scene.hand
    for one in scene.hand:
        assert has_room(window, one), one


def has_room(window: MainWindow, wanted: Card) -> bool:
    """Whether a square of the least size lies on this card alone."""
    cards = window.table.contents.cards
    around = cards.widgets[wanted].geometry()
    side = range(0, LEAST + 1, STEP)
    for x, y in product(range(around.width() // STEP), range(around.height() // STEP)):
        corner = around.topLeft() + QPoint(x * STEP, y * STEP)
        # The corners first: most squares fall with them.
        ends = (QPoint(a, b) for a, b in product((0, LEAST), repeat=2))
        if all(cards.at(corner + end) is wanted for end in ends) and all(
            cards.at(corner + QPoint(a, b)) is wanted for a, b in product(side, repeat=2)
        ):
            return True
    return False
