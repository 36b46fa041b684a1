"""What was played tells of the hands that played it."""

from __future__ import annotations

from random import Random

import pytest

from engine import games, shuffle
from engine.bots.play_likelihood import OTHERWISE, played_so
from engine.bots.worlds import worlds
from engine.hidden import redeal, view
from engine.phases.tricks import Tricks
from engine.table import Seat, Table

GAMES = ("ramsen", "ramsli", "kein_stich")


def made(name: str, number: int):
    """A game for four, and a deal of it before the first decision."""
    kind = games.find(name)
    game = kind.make(next(iter(kind.presets.values())), 4)
    setup = game.next_deal([], number % 4)
    assert setup is not None
    return game, game.start(shuffle.numbered(game.pack(), 11, number), setup)


def in_the_tricks(name: str, number: int, cards: int):
    """The same after so many cards, all by rules of thumb, and None where the tricks are over."""
    game, t = made(name, number)
    bots, rng = game.bots, Random(number)
    while t.phase and cards:
        cards -= isinstance(game.chapter(t), Tricks)
        game.apply(t, bots.next_move(t, rng))
    return bots, t if t.phase and isinstance(game.chapter(t), Tricks) else None


@pytest.mark.parametrize("name", GAMES)
def test_the_tricks_are_gone_through_as_they_were(name: str) -> None:
    for number in range(8):
        game, t = made(name, number)
        rng = Random(number)
        asked = []
        while t.phase:
            legal = game.legal(t)
            move = legal[int(rng.random() * len(legal))]
            chapter = game.chapter(t)
            if isinstance(chapter, Tricks):
                again = [(then.turn, chapter.legal(then), card) for then, card in chapter.again(t)]
                assert [(turn, set(some), card) for turn, some, card in again] == asked
                asked.append((t.turn, set(legal), move))
            game.apply(t, move)


@pytest.mark.parametrize("name", ["ramsen", "ramsli"])
def test_a_world_in_which_nobody_would_have_played_otherwise_loses_nothing(name: str) -> None:
    for number in range(8):
        bots, t = in_the_tricks(name, number, 6)
        if t is None:
            continue
        weigh = played_so(bots, view(t, t.turn))
        assert weigh is not None
        likely = weigh(t)
        # Of cards that are as good as each other the order in the hand may decide.
        assert likely >= OTHERWISE**2


def test_nothing_is_told_before_the_first_card() -> None:
    for number in range(4):
        bots, t = in_the_tricks("kein_stich", number, 0)
        bots.retraces = True
        assert t is not None
        assert played_so(bots, view(t, t.turn)) is None


def test_a_game_may_do_without() -> None:
    bots, t = in_the_tricks("kein_stich", 1, 6)
    assert t is not None
    assert played_so(bots, view(t, t.turn)) is None
    bots.retraces = True
    assert played_so(bots, view(t, t.turn)) is not None


@pytest.mark.parametrize("name", ["ramsen", "ramsli"])
def test_worlds_that_are_weighed_come_nearer_to_the_truth(name: str) -> None:
    rng = Random(3)
    weighed = by_chance = 0
    for number in range(60):
        bots, t = in_the_tricks(name, number, 7)
        if t is None:
            continue
        seen = view(t, t.turn)
        weighed += right(t, seen.seat, worlds(bots, seen, 20, rng))
        by_chance += right(t, seen.seat, [redeal(bots.rules, seen, rng) for _ in range(20)])
    assert by_chance > 150
    assert weighed > 1.1 * by_chance


def right(t: Table, seat: Seat, some: list[Table]) -> int:
    """How many cards of the others lie in these worlds where they truly lie."""
    hands = [(other, set(hand)) for other, hand in enumerate(t.hands) if other != seat]
    return sum(len(hand & set(world.hands[other])) for world in some for other, hand in hands)
