"""What lies in the pot of random evenings, and what a march brings."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import result_entry, shuffle
from engine.games.kein_stich.game import GAME
from engine.games.kein_stich.options import KeinStichOptions
from engine.games.kein_stich.rules import KeinStichRules
from engine.sheet import Line
from tests import kit

PLAYERS = (3, 4, 5, 6)

every_number = pytest.mark.parametrize("players", PLAYERS)


def evening(game: KeinStichRules, seed: int) -> list[Line]:
    """The lines of an evening of random moves."""
    rng = Random(seed)
    lines: list[Line] = []
    while (setup := game.next_deal(lines, seed % game.players)) is not None:
        t = game.start(shuffle.shuffled(game.pack(), rng), setup)
        while t.phase:
            game.apply(t, kit.any_move(game.legal(t), rng))
        lines.append(game.score(t))
    return lines


@pytest.mark.parametrize("cards", KeinStichOptions.values("cards"))
@every_number
def test_with_every_pack_an_evening_comes_to_its_end(cards: int, players: int) -> None:
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


# What a march brings.


def marched(kind: str, players: int, money: str, **options: Any) -> tuple[int, int, int]:
    """What the marcher wins, what each other pays, and what goes into the pot."""
    game = GAME.make(KeinStichOptions(march=True, march_money=money, **options), players)
    values = game.tricks.bills[kind].marched(0, players)
    assert len({*values[1:]}) == 1
    return values[0], -values[1], -sum(values)


EVERY_WAY = [one for one in KeinStichOptions.values("march_money") if isinstance(one, str)]


@pytest.mark.parametrize("money", EVERY_WAY)
def test_with_four_players_and_32_cards_it_is_as_the_text_says(money: str) -> None:
    """KS-A1: the pot gets its forty. KS-A3: in Power all of it four times."""
    for kind in ("no_tricks", "no_hearts", "no_obers", "no_max", "no_first_last"):
        assert marched(kind, 4, money) == (50, 30, 40)
    assert marched("power", 4, money, deals="power") == (200, 120, 160)


SUMS = {
    ("no_tricks", 3, 0): {
        "in_proportion": (50, 45, 40),
        "fifty_and_thirty": (50, 30, 10),
        "pot_first": (20, 30, 40),
    },
    ("no_hearts", 6, 0): {
        "in_proportion": (65, 25, 60),
        "fifty_and_thirty": (50, 30, 100),
        "pot_first": (90, 30, 60),
    },
    ("no_tricks", 3, 52): {
        "in_proportion": (105, 95, 85),
        "fifty_and_thirty": (50, 30, 10),
        "pot_first": (0, 30, 60),
    },
}
"""The worked sums of the rule pages: KS-A2."""


@pytest.mark.parametrize(("kind", "players", "cards"), SUMS)
def test_with_other_numbers_it_goes_by_what_was_agreed(kind: str, players: int, cards: int) -> None:
    for money, (won, paid, pot) in SUMS[kind, players, cards].items():
        assert marched(kind, players, money, cards=cards) == (won, paid, pot)
        assert paid * (players - 1) == won + pot


@every_number
@pytest.mark.parametrize("cards", KeinStichOptions.values("cards"))
def test_in_proportion_the_pot_gets_what_the_deal_would_have_brought(
    cards: int, players: int
) -> None:
    """And the marcher always wins something, in whole stakes; he pays nothing (KS-A4)."""
    options = KeinStichOptions(march=True, march_money="in_proportion", cards=cards)
    for bill in GAME.make(options, players).tricks.bills.values():
        values = bill.marched(0, players)
        assert -sum(values) == bill.total
        assert values[0] > 0 and all(value % bill.stake == 0 for value in values)


def test_where_it_is_agreed_that_there_is_none_every_trick_costs_as_usual() -> None:
    game = GAME.make(KeinStichOptions(march=True, march_money="none"), 3)
    assert not game.tricks.march
    assert GAME.make(KeinStichOptions(march=True, march_money="none"), 4).tricks.march
    assert not GAME.make(KeinStichOptions(march=True, march_money="none", cards=24), 4).tricks.march
    asked = result_entry.fields(game, [], {})
    assert "marched" not in [field.key for field in asked]


def test_a_line_of_a_march_fits_only_as_it_was_agreed() -> None:
    for money, value in (("in_proportion", 50), ("pot_first", 20), ("fifty_and_thirty", 50)):
        game = GAME.make(KeinStichOptions(march=True, march_money=money), 3)
        paid = game.tricks.bills["no_tricks"].marched(0, 3)
        assert paid[0] == value
        assert game.line_fits([], Line(tuple(paid)))
        assert not game.line_fits([], Line((paid[0] + 5, *paid[1:])))


def test_in_an_evening_from_before_there_was_a_choice_the_pot_comes_first() -> None:
    """KS-A2: a march brings what it brought."""
    assert KeinStichOptions.from_dict({"march": True}).march_money == "pot_first"
