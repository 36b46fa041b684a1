"""What bots do in a game that tells them nothing: they play by chance, or search all the same."""

from __future__ import annotations

from random import Random

import pytest

from engine import games
from engine.bots import UnknownBot, make
from engine.facts import Fact
from engine.hidden import view
from engine.rules import Rules
from engine.rules.bots import Bots
from engine.sheet import Line
from engine.table import Table
from tests import kit

DEALS = 3


def dealt(hearts: str, number: int = 0) -> tuple[Rules, Table]:
    rules = kit.share(hearts)[0].make()
    setup = rules.next_deal([], number % 4)
    assert setup is not None
    return rules, rules.start(Random(number).sample(rules.pack(), 52), setup)


def test_a_game_without_bots_of_its_own_is_advised_by_chance(hearts: str) -> None:
    rules, t = dealt(hearts)
    assert type(rules.bots) is Bots
    legal = rules.legal(t)
    advised = {rules.bots.advise(view(t, t.turn), legal, Random(n)).move for n in range(200)}
    assert advised == set(legal)
    assert rules.bots.advise(view(t, t.turn), legal, Random(1)).reason == Fact("by_chance")
    assert rules.bots.say(view(t, t.turn), Random(1)) is None


def test_a_rollout_plays_a_deal_to_its_end(hearts: str) -> None:
    rules, t = dealt(hearts)
    worth = rules.bots.rollout(t, Random(1))
    assert not t.phase
    assert list(worth) == list(rules.bots.utility(t))
    assert sum(worth) == pytest.approx(0)


def test_where_few_points_win_few_points_are_worth_most(hearts: str) -> None:
    rules, t = dealt(hearts)
    assert rules.bots.returns(Line((26, 0, 0, None))) == [-26, 0, 0, 0]
    rules.bots.rollout(t, Random(1))
    points = [value or 0 for value in rules.score(t).values]
    worth = rules.bots.utility(t)
    assert worth[points.index(min(points))] == max(worth)
    assert worth[points.index(max(points))] == min(worth)


def test_the_strong_bot_plays_to_win_where_few_points_win(hearts: str) -> None:
    """With nothing but the rules it takes clearly less than who plays by chance."""
    taken = {"strong/9": 0, "random": 0}
    for number in range(DEALS):
        rules, t = dealt(hearts, number)
        seated = [("strong/9", "random")[(seat + number) % 2] for seat in range(4)]
        players = {name: make(name, rules) for name in taken}
        rng = Random(number)
        while t.phase:
            move = players[seated[t.turn]].choose(view(t, t.turn), rules.legal(t), rng, 0.0)
            rules.apply(t, move)
        for name, points in zip(seated, rules.score(t).values, strict=True):
            taken[name] += points or 0
    assert 2 * taken["strong/9"] < taken["random"]


def test_only_a_game_that_has_a_simple_player_has_one(hearts: str) -> None:
    with pytest.raises(UnknownBot):
        make("simple", kit.share(hearts)[0].make())
    have = [name for name in games.names() if kit.share(name)[0].make().bots.has_simple]
    assert have and hearts not in have
    for name in have:
        assert make("simple", kit.share(name)[0].make())
