"""The accounts: kinds of deal in their order, pot and balances, who deals, lines by hand."""

from __future__ import annotations

import pytest

from engine.facts import Fact
from engine.games.kein_stich.rules import KeinStichRules
from engine.sheet import Line, Note
from tests.engine.games.kein_stich.positions import game, won_by

FOUR_DEALS = [
    Line((-15, -10, -10, -5)),
    Line((-40, 0, 0, 0)),
    Line((-10, -20, 0, -10)),
    Line((0, 0, -40, 0)),
]
"""The four deals of tricks of a standard game: tricks, Hearts, Obers and Max."""

PAID_OUT = Line((10, 100, 0, 50))


def kinds(made: KeinStichRules, deals: int) -> list[str]:
    """The kinds of the first deals, whatever they bring."""
    lines: list[Line] = []
    found = []
    for _ in range(deals):
        setup = made.next_deal(lines, 0)
        assert setup is not None
        found.append(made.deal(made.pack(), setup).kind)
        lines.append(Line((0,) * made.players))
    return found


# The order of deals.


def test_the_standard_game_has_four_deals_of_tricks_and_the_lay_off() -> None:
    assert kinds(game(), 5) == ["no_tricks", "no_hearts", "no_obers", "no_max", "lay_off"]


def test_king_louis_begins_with_no_hearts() -> None:
    assert kinds(game(deals="four"), 4) == ["no_hearts", "no_obers", "no_max", "lay_off"]


@pytest.mark.parametrize(
    ("deals", "kind"), [("six_penultimate", "no_penultimate"), ("six_first_last", "no_first_last")]
)
def test_the_sixth_deal_stands_before_the_lay_off(deals: str, kind: str) -> None:
    """KS-A10: the lay-off pays out what all the others brought."""
    assert kinds(game(deals=deals), 6)[3:] == ["no_max", kind, "lay_off"]


def test_power_has_two_deals() -> None:
    assert kinds(game(deals="power", games=2), 4) == ["power", "lay_off", "power", "lay_off"]


def test_the_hausruck_begins_with_the_first_and_last_trick() -> None:
    """KS-A23: in the order in which they are told."""
    assert kinds(game(deals="hausruck"), 6) == [
        "no_first_last",
        "no_tricks",
        "no_obers",
        "no_hearts",
        "no_max",
        "lay_off",
    ]


def test_the_deal_goes_round_or_stays_for_a_game() -> None:
    """KS-A5: it goes round if nothing else is agreed."""
    rotating, staying = game(games=2), game(games=2, dealer="stays")
    dealers = {rotating: [2], staying: [2]}
    for made, dealt in dealers.items():
        for number in range(1, 6):
            setup = made.next_deal([Line((0,) * 4)] * number, (dealt[-1] + 1) % 4)
            assert setup is not None
            dealt.append(setup.dealer)
    assert dealers[rotating] == [2, 3, 0, 1, 2, 3]
    assert dealers[staying] == [2, 2, 2, 2, 2, 3]


# Pot and balances.


def test_each_game_of_an_evening_has_its_heading() -> None:
    sheet = game(games=2).sheet([*FOUR_DEALS, PAID_OUT, *FOUR_DEALS])
    assert sheet.starts == (0, 5)
    assert not sheet.over
    assert sheet.beside[0].values[-1] == 160


# What a deal leaves on the sheet.


def test_a_line_notes_its_kind_and_the_pot() -> None:
    line = won_by("no_tricks", "00011223", money=(0, -40, 0, 0)).line()
    assert line == Line((-15, -10, -10, -5), (Note("no_tricks", 80),))


def test_what_a_deal_brought_is_told() -> None:
    line = won_by("no_tricks", "11111111", march=True).line()
    assert game().show.brought(line) == [
        Fact("marches", (1,)),
        Fact("pays", (0, 30)),
        Fact("gets", (1, 50)),
        Fact("pays", (2, 30)),
        Fact("pays", (3, 30)),
        Fact("pot", (40,)),
    ]


# Lines entered by hand.


@pytest.mark.parametrize("number", range(4))
def test_the_deals_of_the_examples_fit(number: int) -> None:
    assert game().line_fits(FOUR_DEALS[:number], FOUR_DEALS[number])


@pytest.mark.parametrize(
    ("out", "right"),
    [((1, 3, 0), True), ((), True), ((3, 1, 0), False), ((1, 3), False), ((1, 3, 7), False)],
)
def test_the_order_of_going_out_must_fit_the_prizes(out: tuple[int, ...], right: bool) -> None:
    line = Line(PAID_OUT.values, tuple(Note("out", seat) for seat in out))
    assert game().line_fits(FOUR_DEALS, line) is right
