"""The most that an honest player could gain: never less than he does, never more than by seeing."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from engine.bots.arena.contest import Round, dealt
from engine.bots.worlds import worlds
from engine.hidden import view
from engine.phases.tricks import Tricks
from engine.table import Table
from tests.arena.ceiling import Ceiling, Gains, gains, page
from tests.arena.rows import SPECIAL

CONTEST = SPECIAL[0].contest()


def positions() -> list[Table]:
    """Where somebody in Ramsen is to play a card and has a choice."""
    game = CONTEST.make()
    bots, rng, found = game.bots, Random(4), []
    for number in range(12):
        t = dealt(game, CONTEST.seed, number, number % game.players)
        while t.phase and not (isinstance(game.chapter(t), Tricks) and len(game.legal(t)) > 2):
            game.apply(t, bots.next_move(t, rng))
        if t.phase:
            found.append(t)
    return found


def reached(table: Table) -> tuple[float, float, float]:
    """What rules of thumb, the best honest way and open cards bring in some worlds."""
    ceiling = Ceiling(CONTEST.make().bots, table.turn)
    some = worlds(CONTEST.make().bots, view(table, table.turn), 12, Random(1))
    apart = sum(ceiling.best([world]) for world in some) / len(some)
    return ceiling.usual(some), ceiling.best(some), apart


def test_not_below_rules_of_thumb_and_not_above_open_cards() -> None:
    found = [reached(table) for table in positions()]
    for usual, honest, open_cards in found:
        assert usual <= honest + 1e-9 <= open_cards + 2e-9
    assert any(usual < honest - 0.1 for usual, honest, _ in found)
    assert any(honest < open_cards - 0.1 for _, honest, open_cards in found)


def test_a_deal_is_the_same_each_time() -> None:
    one = Round(CONTEST, 3)
    assert gains(one, (2, 5)) == gains(one, (2, 5))


def test_the_page_tells_gains_and_shares() -> None:
    one = Gains(1, 0.5, (0.4, 0.3, 0.3, 0.2), 0.1)
    told = page([one, replace(one, number=2, with_open_cards=0.7, honest=(0.5, 0.4, 0.3, 0.2))])
    assert "| the best answer with open cards | +0.60 [" in told
    assert "(3200 worlds) | +0.20 [+0.20, +0.20] | 33 % [" in told
    assert "(1600 each) | +0.10 [+0.10, +0.10] | 17 % [" in told


def test_what_is_attained_is_less_than_what_is_chosen_in_hindsight() -> None:
    """And where every world looks alike to who plays in it, it is the same."""
    bots, less = CONTEST.make().bots, 0
    for table in positions():
        ceiling = Ceiling(bots, table.turn)
        some = worlds(bots, view(table, table.turn), 12, Random(1))
        assert ceiling.attained(some) <= ceiling.gain(some) + 1e-9
        less += ceiling.attained(some) < ceiling.gain(some) - 0.01
        twice = [some[0], some[0]]
        assert abs(ceiling.attained(twice) - ceiling.gain(twice)) < 1e-9
    assert less
