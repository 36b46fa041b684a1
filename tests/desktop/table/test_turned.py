"""A game with chosen suits, many open cards and cards led face down, on the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, QRect, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from desktop.common.pose import Pose
from desktop.look import turned
from desktop.look.shadow import Shadow
from desktop.look.turned import Pictures, box, lay_face, lay_shade
from desktop.scene.presenter import Chair, Pause, ScenePresenter
from desktop.scene.scene import Scene
from desktop.scene.speech import Speech
from desktop.table.card_positions import trick_cards
from desktop.table.layout import TableLayout
from engine.cards import BACK, Card, card
from engine.match import Match
from engine.moves import Call
from tests.desktop.table.kit import Ear, drag
from tests.desktop.table.test_end_layout import ends
from tests.desktop.table.test_end_layout import for_the_left_hand_too as ends_for_the_left_hand_too
from tests.desktop.table.test_table_layout import cards, for_the_left_hand_too, said, tables
from tests.desktop.tables import knueffeln

PEOPLE = ("Anna", "Bert", "Carl", "Dora")


class Round:
    """A match of four people of whom one looks."""

    def __init__(self, seed: int = 7, **options: object) -> None:
        self.match = Match(knueffeln(*PEOPLE, seed=seed, **options))
        self.speech = Speech(self.match.rules, PEOPLE)
        self._stage = ScenePresenter(self.match.rules, self.match.players, self.speech)
        self.match.deal()

    def scene(self, seat: int) -> Scene:
        view = self.match.view(seat)
        assert view is not None
        legal = self.match.legal() if self.match.turn == seat else []
        return self._stage.scene(view, Chair(seat), Pause(), legal, self.match.sheet())

    def to(self, wanted: Callable[[Match], bool]) -> Round:
        """On to a moment, nobody exchanging anything."""
        while not wanted(self.match):
            self.match.play(self.match.legal()[-1])
        return self

    def tricks(self) -> Round:
        return self.to(lambda match: self.phase == "tricks")

    @property
    def phase(self) -> str:
        t = self.match.revealed()
        assert t is not None
        return t.phase

    def turn(self) -> Card:
        """The leader lays a card face down; which one."""
        call = next(move for move in self.match.legal() if isinstance(move, Call))
        self.match.play(call)
        (turned,) = call.args
        assert isinstance(turned, Card)
        return turned


def test_the_sign_shows_the_chosen_suits_and_what_the_deal_is_worth(table):
    there = Round(scoring="money")
    scene = there.scene(0)
    assert len(scene.trumps) == 2
    assert scene.signs[0] == "Chosen: {} and {}".format(*map(there.speech.suit, scene.trumps))
    assert scene.signs[1] == scene.sign == "the deal counts 10"
    table.show_scene(scene, there.speech)
    assert table.contents.items.trumps.isVisible()
    assert table.contents.items.trumps.text() == " · ".join(scene.signs)


def test_a_turned_card_lies_face_down_before_everybody_and_turns_over_when_seen(table):
    there = Round().tricks()
    leader = there.match.turn
    turned = there.turn()
    for seat in range(4):
        assert trick_cards(there.scene(seat)) == [(leader, BACK, False)]
    answers = there.match.turn
    table.show_scene(there.scene(answers), there.speech)
    back = table.card_widget(BACK)
    assert back is not None
    assert table.card_widget(turned) is None
    assert back.accessibleName() == f"{PEOPLE[leader]}: face-down card"
    there.match.play(Call("see"))
    table.show_scene(there.scene(answers), there.speech)
    assert table.card_widget(BACK) is None
    assert table.card_widget(turned) is not None


def test_who_turned_a_card_is_told_which_one_it_was(table):
    there = Round().tricks()
    leader = there.match.turn
    turned = there.turn()
    table.show_scene(there.scene(leader), there.speech)
    back = table.card_widget(BACK)
    assert back is not None
    t = there.scene(leader).view.table
    assert back.accessibleName().endswith(there.speech.full_card(turned, t))


@pytest.mark.parametrize("preset", ["bohmstedt", "bernhard1924"])
def test_an_exchange_is_a_card_dropped_on_the_open_one(table, preset):
    swap = None
    for seed in range(60):
        there = Round(seed, preset=preset)
        while there.phase not in ("tricks", ""):
            swaps = [one for one in there.match.legal() if isinstance(one, Call) and one.args]
            if swaps:
                swap = swaps[0]
                break
            there.match.play(there.match.legal()[-1])
        if swap:
            break
    assert swap is not None
    given, taken = swap.args
    scene = there.scene(there.match.turn)
    ear = Ear(table)
    table.show_scene(scene, there.speech)
    assert isinstance(given, Card)
    # Open cards lie one upon the other: the left edge of each is what shows.
    spot = table.place_rect(f"up:{scene.view.table.up.index(taken)}")
    drag(table, given, QPoint(spot.left() + 16, spot.center().y()))
    assert ear.wanted == [swap]


def test_cards_have_the_nicknames_of_this_deal():
    there = Round().tricks()
    t = there.scene(0).view.table
    suit = there.speech.suit(t.chosen[0])
    six = card(t.chosen[0] + "6")
    assert there.speech.full_card(six, t) == f"Six of {suit}, the Paas"
    assert there.speech.full_card(six) == f"Six of {suit}"


# The table for the left hand holds what the other holds: as much, as large, as far apart.


def sized(thing: QRect | Pose) -> tuple[float, float]:
    if isinstance(thing, QRect):
        return (0, 0) if thing.isEmpty() else (thing.width(), thing.height())
    return thing.width, thing.height


def kinds(found: list[tuple[str, QRect | Pose]]) -> list[tuple[str, tuple[float, float]]]:
    """Which things of which sizes there are, wherever they lie."""
    return sorted((name.split()[0], sized(thing)) for name, thing in found)


def both(p: TableLayout) -> tuple[TableLayout, TableLayout]:
    """The table for the right hand, and that for the left."""
    right, left = (replace(p.needs, left_handed=hand) for hand in (False, True))
    return TableLayout(right), TableLayout(left)


@given(tables())
@for_the_left_hand_too
@settings(max_examples=150)
def test_what_is_on_one_table_is_on_the_other_and_as_large(p):
    right, left = both(p)
    assert kinds(list(said(left))) == kinds(list(said(right)))
    assert sorted(map(told, cards(left))) == sorted(map(told, cards(right)))
    assert left.card == right.card


def told(lying: tuple[str, Pose]) -> tuple[str, float, float]:
    zone, card = lying
    return zone, card.width, card.height


@given(tables())
@for_the_left_hand_too
def test_the_own_cards_have_about_as_much_room(p):
    right, left = both(p)
    assert len(left.hand) == len(right.hand)
    for hand in (left.hand, right.hand):
        steps = [after.x - before.x for before, after in pairwise(hand)]
        assert min(steps, default=left.card_width) >= 0.27 * left.card_width
    assert left.hand_area.height() == right.hand_area.height()


@given(tables())
@for_the_left_hand_too
def test_everybody_sits_where_somebody_sits_on_the_other_side(p):
    """People keep their order round the table; the places are those of the mirror."""
    right, left = both(p)
    wide = right.width
    places = {mirrored(right.person(seat).portrait, wide) for seat in range(p.needs.seats)}
    assert {left.person(seat).portrait.getRect() for seat in range(p.needs.seats)} == places


def mirrored(rect: QRect, wide: int) -> tuple[int, int, int, int]:
    return wide - rect.left() - rect.width(), rect.top(), rect.width(), rect.height()


@settings(max_examples=80, deadline=None)
@given(ends(), st.integers(1, 10))
@ends_for_the_left_hand_too(8)
def test_at_the_end_of_a_deal_nothing_is_missing(places, count):
    right, left = both(places)
    assert sized(left.sheet) == sized(right.sheet)
    for here, there in (
        (left.tags, right.tags),
        (left.tokens, right.tokens),
        ([left.slate_token, left.kitty], [right.slate_token, right.kitty]),
    ):
        assert [sized(one) for one in here] == [sized(one) for one in there]
    for seat in range(places.needs.seats):
        assert len(left.played(seat, count)) == len(right.played(seat, count)) == count
        assert left.played(seat, 1)[0].width == right.played(seat, 1)[0].width


# Turned cards: painted by whole degrees, kept, and not more than there is room for.

CARD = Pose(0, 0, 60, 100)


def paper() -> QImage:
    picture = QImage(QSize(200, 200), QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    return picture


def laid(turn: float) -> QImage:
    face = QPixmap(CARD.size)
    face.fill(QColor("red"))
    picture = paper()
    with QPainter(picture) as painter:
        lay_face(painter, QPointF(100, 100), CARD.turned(turn), face, 1.0)
    return picture


def red(picture: QImage, x: int, y: int) -> bool:
    return picture.pixelColor(x, y) == QColor("red")


def test_a_card_is_painted_where_its_shape_is(qtbot):
    for turn in (0, 7, -20, 90):
        picture = laid(turn)
        shape = CARD.turned(turn).moved_to(QPointF(100, 100))
        for x in range(0, 200, 9):
            for y in range(0, 200, 9):
                inner = shape.sized(QSize(57, 97)).contains(QPointF(x + 0.5, y + 0.5))
                outer = shape.sized(QSize(63, 103)).contains(QPointF(x + 0.5, y + 0.5))
                assert red(picture, x, y) or not inner, (turn, x, y)
                assert outer or picture.pixelColor(x, y) == QColor("white"), (turn, x, y)


def test_a_card_on_its_way_is_turned_by_whole_degrees(qtbot):
    assert laid(6.4) == laid(6)
    assert laid(6.4) != laid(7)
    assert box(CARD.turned(6.4)) == box(CARD.turned(6))


def test_light_is_not_turned_with_the_card(qtbot):
    shadow = Shadow(0, 30, 8, 0.6)
    for turn in (0, 15, 90):
        picture = paper()
        with QPainter(picture) as painter:
            lay_shade(painter, QPointF(100, 80), CARD.turned(turn), 4, shadow, 1.0)
        assert picture.pixelColor(100, 110).lightness() < 200
        high = box(CARD.turned(turn)).height() // 2
        assert picture.pixelColor(100, 80 - high + 20).lightness() > 250


def test_pictures_are_painted_once_and_go_when_there_is_no_room(qtbot):
    kept, painted = Pictures(3 * 4 * 100), []
    for key in (1, 2, 1, 3, 4, 1, 2):
        kept.picture(key, QSize(10, 10), 1.0, lambda _, key=key: painted.append(key))
        assert kept.bytes <= 3 * 4 * 100
    assert painted == [1, 2, 3, 4, 2]


def test_none_is_made_where_another_may_stand_in(qtbot):
    kept, painted = Pictures(10**6), []

    def ask(key, *others):
        return kept.picture(key, QSize(10, 10), 1.0, lambda _: painted.append(key), others)

    first = ask(1)
    assert ask(2, 0, 1) == first
    ask(3, 0)
    assert ask(2) not in (first, ask(3)) and painted == [1, 3, 2]


def test_a_moving_card_is_laid_as_it_is_turned_nearly(qtbot):
    face = QPixmap(60, 100)
    face.fill(QColor("red"))

    def painted(turn, *, moving):
        picture = paper()
        with QPainter(picture) as painter:
            lay_face(painter, QPointF(100, 100), CARD.turned(turn), face, 1.0, moving=moving)
        return picture

    near = painted(40, moving=False)
    assert painted(41, moving=True) == painted(40 + turned.NEAR, moving=True) == near
    assert painted(41 + turned.NEAR, moving=True) != near
    assert painted(41, moving=False) != near, "where it lies it is turned exactly"
