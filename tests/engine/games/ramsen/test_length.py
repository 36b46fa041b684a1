"""How long an evening of Ramsen takes is told from evenings that were measured."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.bots import make
from engine.games.ramsen.game import GAME, deals, minutes
from engine.games.ramsen.options import BAVARIAN, ZAISERTSHOFEN, RamsenOptions
from engine.hidden import view
from engine.sheet import Line
from engine.shuffle import numbered


def played(options: RamsenOptions, players: int, seed: int) -> int:
    """How many deals this evening of rules of thumb had."""
    game = GAME.make(options, players)
    bot, rng = make("heuristic", game), Random(seed)
    lines: list[Line] = []
    while (setup := game.next_deal(lines, len(lines) % players)) is not None:
        t = game.start(numbered(game.pack(), seed, len(lines)), setup)
        while t.phase:
            game.apply(t, bot.choose(view(t, t.turn), game.legal(t), rng, 0.0))
        lines.append(game.score(t))
    return len(lines)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("options", [BAVARIAN, replace(ZAISERTSHOFEN, evening="one_game")])
def test_a_game_has_about_as_many_deals_as_is_told(options: RamsenOptions, players: int) -> None:
    some = [played(options, players, seed) for seed in range(12)]
    assert sum(some) / len(some) == pytest.approx(deals(options, players), rel=0.3)


def test_one_bolla_takes_four_about_thirteen_deals_and_twenty_minutes() -> None:
    options = replace(ZAISERTSHOFEN, evening="one_game")
    assert round(deals(options, 4)) == 13
    assert minutes(options, 4) == 20


def test_five_games_to_a_bolla_take_well_over_an_hour() -> None:
    assert minutes(ZAISERTSHOFEN, 4) == 100
    assert minutes(ZAISERTSHOFEN, 5) > minutes(ZAISERTSHOFEN, 4) > minutes(ZAISERTSHOFEN, 3)


def test_an_evening_of_deals_has_so_many_whatever_else_is_agreed_on() -> None:
    for options in (BAVARIAN, ZAISERTSHOFEN):
        assert deals(replace(options, evening="deals", deals=40), 4) == 40
    assert minutes(replace(ZAISERTSHOFEN, evening="deals", deals=20), 4) == 30
