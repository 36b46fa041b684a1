"""A deal played on in small numbers comes to the same as the rules with the rules of thumb."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine import games
from engine.games.ramsen.options import RamsenOptions
from engine.games.ramsen.quick_exchange import QuickExchange
from tests.engine.games.rollouts import by_the_rules, come_to_the_same, tables

RAMSEN = games.find("ramsen")


VARIANTS = {
    **RAMSEN.presets,
    "swiss leads": RamsenOptions(swiss_leads=True, perm_trump_upcard="turn_another"),
    "to the last bar": RamsenOptions(stop_at_last_bar=False, penalty_cross=0, crosses=1),
    "places": RamsenOptions(finish="places", crosses=1, upcard_swap="after_drawing"),
}

EXCHANGES = {
    "all that the talon has": RamsenOptions(exchange_total=32, schlecker_must_play=True),
    "the swap is one of the five": RamsenOptions(upcard_swap_counts=True),
    "the swap alone": RamsenOptions(exchange_total=0, perm_trump_upcard="turn_another"),
    "the swap behind drawing, two cards": RamsenOptions(
        upcard_swap="after_drawing", perm_trump_upcard="turn_another", upcard_swap_counts=True
    ),
    "bids first, then the swap": RamsenOptions(
        bid_before_exchange=True, upcard_swap="after_drawing", finish="bolla"
    ),
}


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("name", VARIANTS)
def test_a_deal_comes_to_the_same_in_small_numbers(name: str, players: int) -> None:
    game = RAMSEN.make(VARIANTS[name], players)
    come_to_the_same(game, in_tricks=30)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_exchange_and_the_bids_leave_the_same_table(players: int) -> None:
    """From any moment of them, also behind moves that were made by chance."""
    swapped = alone = 0
    for options in [*VARIANTS.values(), *EXCHANGES.values()]:
        game = RAMSEN.make(options, players)
        for t in tables(game, Random(3), 60):
            if t.phase not in ("exchange", "bid"):
                continue
            quick, slow = t.copy(), t.copy()
            plays = QuickExchange(options, quick, game.bots.thumbs).play_on()
            game.bots.play_until("tricks", slow, Random(0))
            assert quick.fields() == slow.fields()
            assert plays == bool(slow.phase)
            swapped += slow.swapped and not t.swapped
            alone += not slow.phase
    assert swapped > 20
    assert alone > 5


@pytest.mark.parametrize("name", VARIANTS)
def test_cards_that_the_rules_of_thumb_would_not_have_played_are_counted_alike(name: str) -> None:
    """In small numbers as on the table; some of them were played by chance."""
    game = RAMSEN.make(VARIANTS[name], 4)
    found = []
    for number in range(25):
        rng = Random(number)
        t = by_chance(game, rng)
        for seat in range(4):
            strays = game.bots.straying(t, seat)(t)
            assert strays == _on_the_table(game, t, seat)
            found.append(strays)
    assert max(found) > 2
    assert min(found) == 0


def by_chance(game: Any, rng: Random) -> Any:
    """A table at its tricks, some of whose cards were played by chance."""
    while True:
        setup = game.next_deal([], 0)
        t = game.start(rng.sample(game.pack(), len(game.pack())), setup)
        stop = rng.randrange(1, 5)
        while t.phase and not (t.phase == "tricks" and len(t.tricks) >= stop and t.trick):
            legal = game.legal(t)
            chance = t.phase == "tricks" and rng.random() < 0.3
            game.apply(t, rng.choice(legal) if chance else game.bots.next_move(t, rng))
        if t.phase:
            return t


def _on_the_table(game: Any, t: Any, but: int) -> int:
    number = 0
    for then, card in game.tricks.again(t):
        legal = game.tricks.legal(then)
        if then.turn != but and len(legal) > 1:
            number += game.bots.policy(then, legal, Random(0)) != card
    return number


def test_a_game_may_end_within_the_deal() -> None:
    """The deals above do end early; where they are played to the last card, they do not."""
    for stops in (True, False):
        game = RAMSEN.make(replace(VARIANTS["to the last bar"], stop_at_last_bar=stops), 4)
        found = tables(game, Random(7), 30)
        ends = [t for t in found if t.phase == "tricks" and min(filter(None, t.open)) == 1]
        assert ends
        for t in ends:
            assert game.bots.rollout(t.copy(), Random(1)) == pytest.approx(
                by_the_rules(game.bots, t)
            )
