"""The slate: points of the Runde, boxes, the account of the Partie; who deals."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.gin.options import GinOptions
from engine.games.gin.tally import settled
from engine.head import Head, Player
from engine.match import Match
from engine.moves import Call
from engine.table import NOBODY
from tests.engine.games.gin.positions import ANNA, BEN, DRAWN, gin, line, lines, sheet

WON = "60 0, 0 30, 52 0"
"""Anna 112 with two, Ben 30 with one: 262 to 55."""


def test_one_point_less_and_it_goes_on() -> None:
    assert sheet("60 0, 39 0").total("points") == (99, 0)
    assert sheet("60 0, 39 0").total("account") == (0, 0)
    assert sheet("60 0, 40 0").total("account") != (0, 0)


@pytest.mark.parametrize(
    ("points", "won", "sums", "credits"),
    [
        ((112, 63), (4, 3), (312, 138), (174, 0)),
        ((104, 0), (3, 0), (483, 0), (483, 0)),  # GI-A8
        ((118, 0), (1, 0), (461, 0), (461, 0)),  # GI-A8
        ((102, 98), (2, 9), (252, 323), (0, 71)),  # GI-A10
        ((63, 112), (3, 4), (138, 312), (0, 174)),
        ((100, 75), (1, 6), (225, 225), (0, 0)),  # GI-A11
    ],
)
def test_a_runde_is_settled(
    points: tuple[int, int], won: tuple[int, int], sums: tuple[int, int], credits: tuple[int, int]
) -> None:
    assert settled(GinOptions(), points, won) == (sums, credits)


def test_the_sums_are_shown_until_the_next_runde_begins() -> None:
    with pytest.raises(KeyError):
        gin().sheet([*lines(WON), line("7 0")]).total("sum")


def test_each_runde_begins_at_nought_and_the_accounts_are_kept() -> None:
    """Points and Spiele won begin anew, the accounts do not."""
    there = gin().sheet([*lines(WON), line("0 118 gin doubled"), line("0 3")])
    assert there.starts == (0, 3, 4)
    assert [column.values for column in there.beside] == [
        (None, None, 207, 207, None),
        (None, None, 0, 461, None),
    ]
    assert there.total("account") == (207, 461)
    assert there.total("points") == (0, 3)
    assert there.total("won") == (0, 1)


# Who deals.


def test_the_lot_is_a_lot_and_stands_in_the_log() -> None:
    """Whose turn it would be does not matter; and whom the log names, has drawn it."""
    players = (Player("Anna"), Player("Ben"))
    drawn: Counter[int] = Counter()
    for seed in range(60):
        match = Match(Head("gin", "runde", GinOptions().as_dict(), players, seed))
        match.chalk(line("118 0"))
        match.chalk(line("0 118"))
        setup = match.next_setup()
        assert setup is not None and setup.by_lot
        assert setup == match.next_setup()
        drawn[setup.dealer] += 1
        match.deal()
        for other in (ANNA, BEN):
            *before, event = match.events()
            table = Match.from_events([*before, {**event, "dealer": other}]).revealed()
            assert table is not None and table.dealer == other
    assert min(drawn.values()) > 15


# Lines of deals played with real cards.


def test_a_match_deals_again_after_a_drawn_deal() -> None:
    """Through the whole machine: two who take the talon's top and throw it draw every deal."""
    players = (Player("Anna"), Player("Ben"))
    match = Match(Head("gin", "runde", GinOptions().as_dict(), players, 3))
    dealers = set()
    for _ in range(3):
        setup = match.next_setup()
        assert setup is not None
        dealers.add(setup.dealer)
        match.deal()
        while match.turn != NOBODY:
            legal = match.legal()
            match.play(Call("leave") if Call("leave") in legal else legal[0])
    assert match.sheet().lines == (DRAWN,) * 3
    assert len(dealers) == 1
