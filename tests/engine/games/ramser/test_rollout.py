"""A deal played on in small numbers comes to the same as the rules with the rules of thumb."""

from __future__ import annotations

from random import Random

import pytest

from engine import games
from engine.games.ramser.options import RamserOptions
from engine.games.ramser.rules import RamserRules
from engine.games.ramser.table import RamserTable

RAMSER = games.find("ramser")


def tables(game: RamserRules, rng: Random, deals: int) -> list[RamserTable]:
    """Tables from the deals of evenings, some moves of each made at random."""
    found, lines = [], []
    for number in range(deals):
        setup = game.next_deal(lines, number % game.players)
        if setup is None:
            lines = []
            continue
        cards = list(game.pack())
        rng.shuffle(cards)
        t = game.start(cards, setup)
        while t.phase:
            found.append(t.copy())
            thumb = rng.random() < 0.5
            apt = game.bots.next_move(t, rng) if thumb else rng.choice(game.legal(t))
            game.apply(t, apt)
        lines.append(game.score(t))
    return found


VARIANTS = {
    **RAMSER.presets,
    "always": RamserOptions(overtrump="always", ace_opens=False, stop_at_goal=False, goal="15"),
    "free": RamserOptions(belli="best", overtrump="never", second_trump=False, finish="last"),
    "before": RamserOptions(take_up="before", sausage=0, lone_player="void"),
}


@pytest.mark.parametrize("players", [3, 4, 6])
@pytest.mark.parametrize("name", VARIANTS)
def test_a_deal_comes_to_the_same_in_small_numbers(name: str, players: int) -> None:
    game = RAMSER.make(VARIANTS[name], players)
    bots, rng = game.bots, Random(players)
    found = tables(game, rng, 30)
    in_tricks = [t for t in found if t.phase == "tricks"]
    for t in [*rng.sample(in_tricks, 20), *rng.sample(found, 10)]:
        quick = bots.rollout(t.copy(), Random(0))
        by_the_rules = t.copy()
        while by_the_rules.phase:
            game.apply(by_the_rules, bots.next_move(by_the_rules, Random(0)))
        assert quick == pytest.approx(bots.utility(by_the_rules))


@pytest.mark.parametrize("finish", ["first", "last"])
def test_a_trick_more_is_worth_more_and_a_potato_less(finish: str) -> None:
    game = RAMSER.make(RamserOptions(finish=finish), 4)
    t = RamserTable(4, 3, [], [5, 9, 9, 9])
    t.plays = [True] * 4

    def worth(*won: int) -> float:
        return float(game.bots._chances(t, won)[1])  # type: ignore[attr-defined]

    t.open[1] = 8
    more = worth(2, 1, 1, 1)
    t.open[1] = 9
    assert more > worth(2, 1, 1, 1) > worth(2, 0, 2, 1)
