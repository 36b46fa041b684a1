"""What a seat may see, and how the rest could lie: on a game made for it, with few cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from engine.cards import Card, card, cards, codes
from engine.hidden import NoSuchDeal, redeal, view
from engine.moves import Move
from engine.options import Options
from engine.rules import NEXT, Phase, Rules, Setup, Step
from engine.rules.game import Game
from engine.table import NOBODY, Seat, Table


class Wait(Phase[Table]):
    """A chapter in which nothing happens."""

    name = "wait"

    def legal(self, t: Table) -> list[Move]:
        return [card("E7")]

    def play(self, t: Table, move: Move) -> Step:
        return NEXT


class Few(Rules[Table]):
    """A game of some cards, in which it can be said who has shown to lack which."""

    def __init__(self, players: int, there: str, lacks: dict[Seat, str]) -> None:
        self._there, self._lacks = there, lacks
        super().__init__(FEW, Options(), players)

    def pack(self) -> tuple[Card, ...]:
        return tuple(cards(self._there))

    def flow(self) -> list[Phase[Table]]:
        return [Wait()]

    def deal(self, cards: Sequence[Card], setup: Setup) -> Table:
        return Table(self.players, setup.dealer, list(cards))

    def barred(self, t: Table, seat: Seat) -> frozenset[Card]:
        return frozenset(cards(self._lacks.get(seat, "")))


FEW = Game(name="few", seats=(2, 3), options=Options, presets={}, rules=Few)


def few(*hands: str, stock: str = "", **lacks: str) -> tuple[Few, Table]:
    """A game with just these cards; `a`, `b`, `c` name what the seats have shown to lack."""
    shown = {"abc".index(seat): text for seat, text in lacks.items()}
    game = Few(len(hands), " ".join([*hands, stock]), shown)
    t = Table(len(hands), 0, cards(stock))
    t.hands = [cards(hand) for hand in hands]
    return game, t


# Seeing.


def test_what_lies_open_is_seen_by_all() -> None:
    _, t = few("E7", "G7")
    t.up, t.trick = cards("S7"), cards("H7")
    for seat in (NOBODY, 0, 1):
        assert codes(view(t, seat).table.up) == "S7"
        assert codes(view(t, seat).table.trick) == "H7"


def test_a_known_card_is_seen_by_those_who_know_it_and_backs_come_first() -> None:
    _, t = few("E7 E8 E9", "G7", "G8")
    t.known[card("E7")] = (1,)
    assert codes(view(t, 1).table.hands[0]) == "?? ?? E7"
    assert codes(view(t, 2).table.hands[0]) == "?? ?? ??"
    assert view(t, 2).table.known == {}


def test_a_known_card_in_the_stock_keeps_its_place() -> None:
    _, t = few("E7", "G7", stock="S7 S8 S9")
    t.known[card("S8")] = (1,)
    assert codes(view(t, 1).table.stock) == "?? S8 ??"
    assert codes(view(t, 0).table.stock) == "?? ?? ??"


def test_a_view_is_a_table_of_its_own() -> None:
    _, t = few("E7 E8", "G7 G8")
    view(t, 0).table.hands[0].clear()
    assert codes(t.hands[0]) == "E7 E8"


def test_nobody_listens_at_a_view() -> None:
    _, t = few("E7", "G7")
    t.facts = []
    t.tell("draws", 1)
    assert view(t, 0).table.facts is None


# Laying again.


def test_a_redeal_keeps_known_cards_where_they_are() -> None:
    game, t = few("E7 E8", "G7", stock="H7 H8")
    t.known = {card("E8"): (1,), card("H8"): (1,)}
    for seed in range(20):
        other = redeal(game, view(t, 1), Random(seed))
        assert other.hands[0][-1] is card("E8")
        assert other.stock[1] is card("H8")


def test_the_same_generator_lays_the_same() -> None:
    game, t = few("E7 E8", "G7 G8 G9", "S7", stock="H7 H8")
    assert redeal(game, view(t, 1), Random(5)) == redeal(game, view(t, 1), Random(5))


def test_each_way_to_lay_the_unseen_cards_is_about_as_likely() -> None:
    """Six cards unseen, two for each hand and two below: ninety ways."""
    game, t = few("E7 E8", "G7 G8", stock="S7 S8", c="")
    ways = Counter(deal_of(redeal(game, view(t), Random(seed))) for seed in range(9000))
    assert len(ways) == 90
    assert min(ways.values()) > 60 and max(ways.values()) < 145


def test_with_barred_cards_each_way_that_fits_is_about_as_likely() -> None:
    """The first hand has neither E7 nor E8: of the six cards, two of four; then any two."""
    game, t = few("G7 G8", "E7 S7", stock="E8 S8", a="E7 E8")
    ways = Counter(deal_of(redeal(game, view(t), Random(seed))) for seed in range(7200))
    assert len(ways) == 6 * 6
    assert all("E7" not in way[0] and "E8" not in way[0] for way in ways)
    assert min(ways.values()) > 130 and max(ways.values()) < 270


def test_with_two_hands_barred_no_way_is_much_rarer_than_another() -> None:
    """There the swapping favours some of the seven ways, but never by far."""
    game, t = few("G8 S7", "E8 S8", stock="E7 G7", a="E7 E8 G7", b="E7 G8")
    ways = Counter(deal_of(redeal(game, view(t), Random(seed))) for seed in range(7000))
    assert len(ways) == 7
    assert min(ways.values()) > 500 and max(ways.values()) < 2000


def test_a_redeal_finds_the_only_way_that_fits() -> None:
    """Three hands of two, each barred from what the others must hold: luck would not find it."""
    lacks = {"a": "G7 G8 S7 S8", "b": "E7 E8 S7 S8", "c": "E7 E8 G7 G8"}
    game, t = few("E7 E8", "G7 G8", "S7 S8", **lacks)
    for seed in range(50):
        other = redeal(game, view(t), Random(seed))
        assert deal_of(other) == ("E7 E8", "G7 G8", "S7 S8")


def test_a_redeal_finds_a_way_where_swapping_two_cards_does_not_help(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The fallback alone: a chain of cards has to be moved on."""
    monkeypatch.setattr("engine.hidden._TRIES", 0)
    game, t = few("E7", "G7", "S7", a="S7", b="E7", c="G7")
    for seed in range(20):
        other = redeal(game, view(t), Random(seed))
        assert sorted(deal_of(other)) == ["E7", "G7", "S7"]
        for seat, hand in enumerate(other.hands):
            assert game.barred(other, seat).isdisjoint(hand)


def test_the_own_hand_is_never_barred() -> None:
    """A seat sees what it has, whatever others may conclude."""
    game, t = few("E7", "G7", stock="S7", a="E7")
    assert codes(redeal(game, view(t, 0), Random(1)).hands[0]) == "E7"


def test_where_nothing_fits_that_is_said() -> None:
    game, t = few("E7", "G7", a="E7 G7")
    with pytest.raises(NoSuchDeal):
        redeal(game, view(t), Random(1))


def deal_of(t: Table) -> tuple[str, ...]:
    places = [*t.hands, t.stock] if t.stock else t.hands
    return tuple(" ".join(sorted(codes(place).split())) for place in places)
