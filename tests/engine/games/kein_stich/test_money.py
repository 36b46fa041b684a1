"""The money of random evenings: nothing in sum at every moment, and every line fits the rules."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine import shuffle
from engine.games.kein_stich.game import GAME
from engine.games.kein_stich.options import KeinStichOptions
from engine.games.kein_stich.rules import KeinStichRules
from engine.games.kein_stich.table import KeinStichTable
from engine.sheet import Line

PLAYERS = (3, 4, 5, 6)
EVENINGS = 3

every_preset = pytest.mark.parametrize("label", GAME.presets)
every_number = pytest.mark.parametrize("players", PLAYERS)


def check(game: KeinStichRules, t: KeinStichTable) -> None:
    coins = game.coins(t)
    assert coins.kitty >= 0
    assert coins.kitty + sum(coins.seats) == 0


def evening(game: KeinStichRules, seed: int) -> list[Line]:
    """The lines of an evening of random moves, checked after every move."""
    rng = Random(seed)
    lines: list[Line] = []
    while (setup := game.next_deal(lines, seed % game.players)) is not None:
        t = game.start(shuffle.shuffled(game.pack(), rng), setup)
        check(game, t)
        while t.phase:
            legal = game.legal(t)
            game.apply(t, legal[int(rng.random() * len(legal))])
            check(game, t)
        line = game.score(t)
        assert game.line_fits(lines, line)
        assert game.line_fits(lines, Line(line.values))
        lines.append(line)
        assert game.sheet(lines).total("money") == game.coins(t).seats
        assert game.sheet(lines).beside[0].values[-1] == game.coins(t).kitty
    return lines


@every_preset
@every_number
def test_money_sums_to_nothing_in_every_evening(label: str, players: int) -> None:
    options = replace(GAME.presets[label], games=2)
    for seed in range(EVENINGS):
        game = GAME.make(options, players)
        lines = evening(game, seed)
        assert sum(value or 0 for line in lines for value in line.values) == 0


@pytest.mark.parametrize("cards", KeinStichOptions.values("cards"))
@every_number
def test_with_every_pack_too(cards: int, players: int) -> None:
    """KS-A15: every lay-off comes to its end, also among the last two."""
    for march in (False, True):
        options = KeinStichOptions(cards=cards, march=march, several=march, must_lay=march)
        evening(GAME.make(options, players), players)


POTS: dict[tuple[int, int], int] = {
    (3, 0): 150,
    (4, 0): 160,
    (5, 0): 150,
    (6, 0): 180,
    (4, 52): 210,
    (3, 32): 170,
}


@pytest.mark.parametrize(("players", "cards"), POTS)
def test_what_lies_in_the_pot_before_the_lay_off(players: int, cards: int) -> None:
    lines = evening(GAME.make(KeinStichOptions(cards=cards), players), 1)
    assert lines[-2].notes[0].number == POTS[players, cards]


@pytest.mark.parametrize(
    ("label", "pot"),
    [("king_louis", 120), ("six_penultimate", 200), ("six_first_last", 200), ("power", 160)],
)
def test_what_the_other_forms_bring_into_the_pot(label: str, pot: int) -> None:
    lines = evening(GAME.make(GAME.presets[label], 4), 2)
    assert lines[-2].notes[0].number == pot
    assert lines[-1].notes[0].number == 0


def test_a_hausruck_evening_is_about_forty_points() -> None:
    """KS-A23: forty bad points, and as many good ones in the lay-off."""
    lines = evening(GAME.make(GAME.presets["hausruck"], 4), 3)
    assert [sum(value or 0 for value in line.values) for line in lines] == [-8] * 5 + [40]
    assert sorted(value or 0 for value in lines[-1].values) == [0, 7, 13, 20]


def test_a_marcher_pays_nothing_even_where_the_others_bring_less_than_the_deal() -> None:
    """KS-A2: the pot is content with sixty then. KS-A4: the marcher never pays."""
    game = GAME.make(KeinStichOptions(march=True, cards=52), 3)
    bill = game.tricks.bills["no_tricks"]
    assert bill.total == 85
    assert bill.marched(0, 3) == [0, -30, -30]
