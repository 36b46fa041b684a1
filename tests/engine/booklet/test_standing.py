"""How a card stands, and why a trick was won, from what somebody sees."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine import games
from engine.booklet.check import table_of
from engine.booklet.figure import figures
from engine.cards import BACK, card, cards
from engine.facts import Fact
from engine.head import Head, Player
from engine.match import Match
from engine.table import Trick


def at(game: str, name: str, **table: Any) -> tuple[Any, Any]:
    figure = figures(game)[name]
    rules, t = table_of(replace(figure, table={**figure.table, **table}))
    for hand in t.hands:
        hand[:] = [BACK] * len(hand)
    t.stock[:], t.up[:] = [], []
    return rules.booklet, t


def test_belli_is_the_third_highest_trump() -> None:
    booklet, t = at("ramsen", "order")
    assert booklet.standing(t, card("S7")) == [Fact("trump.3")]
    assert booklet.standing(t, card("HA")) == [Fact("trump.1")]
    assert booklet.standing(t, card("H7")) == [Fact("trump.lowest")]
    assert booklet.standing(t, card("GA")) == [Fact("of_suit", ("G",))]


def test_what_is_above_it_and_not_yet_seen_is_counted() -> None:
    booklet, t = at("ramsen", "order")
    assert set(booklet.above(t, card("S7"))) == set(cards("HA S9"))
    t.tricks.append(Trick(0, tuple(cards("HA H7 H8")), 0))
    assert booklet.above(t, card("S7")) == cards("S9")
    t.hands[0][:] = cards("S9 S7")
    assert booklet.above(t, card("S7")) == []


def test_a_chosen_six_and_an_unchosen_jack() -> None:
    booklet, t = at("knueffeln", "beaters")
    assert [one.key for one in booklet.standing(t, card("S6"))] == [
        "chosen",
        "beater",
        "falls_to.J",
    ]
    assert [one.key for one in booklet.standing(t, card("CJ"))] == [
        "unchosen",
        "beats_nothing",
        "falls_to.4",
    ]
    assert booklet.standing(t, card("H2")) == [Fact("ole.1")]


def test_max_costs_forty() -> None:
    booklet, t = at("kein_stich", "max")
    assert booklet.standing(t, card("HK")) == [Fact("costs", (40,))]
    assert booklet.standing(t, card("SA")) == [Fact("costs_nothing")]


def test_a_card_of_a_row_waits_for_its_neighbour() -> None:
    booklet, t = at("kein_stich", "rows")
    t.layers = {one: 0 for one in cards("EU E10")}
    assert booklet.standing(t, card("EK")) == [Fact("waits_for", (card("EO"),))]
    assert booklet.standing(t, card("EO")) == [Fact("fits_now")]
    assert booklet.standing(t, card("GU")) == [Fact("opens_row", ("G",))]


def test_what_a_card_of_gin_is_to_the_hand() -> None:
    booklet, t = at("gin", "points")
    t.hands[0][:] = cards("S4 S5 S6 HK")
    assert booklet.standing(t, card("S5")) == [Fact("counts", (5,)), Fact("in_run")]
    assert booklet.standing(t, card("HK")) == [Fact("counts", (10,)), Fact("is_dead")]


@pytest.mark.parametrize(
    ("game", "name", "why"),
    [
        ("ramsen", "eternal", "highest_trump"),
        ("kein_stich", "tricks", "highest_of_suit"),
        ("knueffeln", "drist", "beater_beats"),
        ("knueffeln", "ace", "ace_beats"),
        ("knueffeln", "seven", "unbeaten"),
        ("knueffeln", "ole", "ole_beats"),
    ],
)
def test_why_a_trick_was_won(game: str, name: str, why: str) -> None:
    figure = figures(game)[name]
    booklet, t = at(game, name)
    fact = booklet.won(t, Trick(0, figure.cards, figure.winner))
    assert fact.key == why and fact.args[:2] == (figure.winner, figure.cards[figure.winner])


@pytest.mark.parametrize("game", sorted(games.names()))
def test_nothing_is_said_of_a_hand_that_is_not_seen(game: str) -> None:
    """However the unseen cards lie, a card stands as it does: the view is all there is."""
    kind = games.find(game)

    told = set()
    for seed in range(3):
        people = tuple(Player(str(n), "random") for n in range(kind.usual()))
        preset = next(iter(kind.presets))
        options = kind.presets[preset].as_dict()
        match = Match(Head(game, preset, options, people, seed))
        match.deal()
        seen = match.view(match.turn)
        assert seen is not None
        hidden = [hand for seat, hand in enumerate(seen.table.hands) if seat != seen.seat]
        # Of what others hold only a card that was turned for them may be known.
        known = {one for one, seats in seen.table.known.items() if seen.seat in seats}
        assert all(one is BACK or one in known for hand in hidden for one in hand)
        booklet = match.rules.booklet
        for one in match.rules.pack():
            told.add(tuple(fact.key for fact in booklet.asked_at(seen.table, one)))
    assert told
