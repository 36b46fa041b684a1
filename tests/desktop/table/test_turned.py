"""A game with chosen suits, many open cards and cards led face down, on the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint

from desktop.scene.presenter import Chair, Pause, ScenePresenter
from desktop.scene.scene import Scene
from desktop.scene.speech import Speech
from desktop.table.card_positions import trick_cards
from desktop.table.table import TableView
from engine.cards import BACK, Card, card
from engine.match import Match
from engine.moves import Call
from tests.desktop.table.kit import Ear, drag
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


def test_the_sign_shows_the_chosen_suits_and_what_the_deal_is_worth(table: TableView) -> None:
    there = Round(scoring="money")
    scene = there.scene(0)
    assert len(scene.trumps) == 2
    assert scene.signs[0] == "Chosen: {} and {}".format(*map(there.speech.suit, scene.trumps))
    assert scene.signs[1] == scene.sign == "the deal counts 10"
    table.show_scene(scene, there.speech)
    assert table.contents.items.trumps.isVisible()
    assert table.contents.items.trumps.text() == " · ".join(scene.signs)


def test_a_turned_card_lies_face_down_before_everybody_and_turns_over_when_seen(
    table: TableView,
) -> None:
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


def test_who_turned_a_card_is_told_which_one_it_was(table: TableView) -> None:
    there = Round().tricks()
    leader = there.match.turn
    turned = there.turn()
    table.show_scene(there.scene(leader), there.speech)
    back = table.card_widget(BACK)
    assert back is not None
    t = there.scene(leader).view.table
    assert back.accessibleName().endswith(there.speech.full_card(turned, t))


@pytest.mark.parametrize("preset", ["bohmstedt", "bernhard1924"])
def test_an_exchange_is_a_card_dropped_on_the_open_one(table: TableView, preset: str) -> None:
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


def test_cards_have_the_nicknames_of_this_deal() -> None:
    there = Round().tricks()
    t = there.scene(0).view.table
    suit = there.speech.suit(t.chosen[0])
    six = card(t.chosen[0] + "6")
    assert there.speech.full_card(six, t) == f"Six of {suit}, the Paas"
    assert there.speech.full_card(six) == f"Six of {suit}"
