"""The slate: points of the Runde, boxes, the account of the Partie; who deals."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.facts import Fact
from engine.games.gin.options import GinOptions
from engine.games.gin.tally import settled
from engine.head import Head, Player
from engine.match import Match
from engine.moves import Call
from engine.sheet import Line, Note
from engine.table import NOBODY
from tests.engine.games.gin.positions import ANNA, BEN, DRAWN, gin, line, lines, sheet

WON = "60 0, 0 30, 52 0"
"""Anna 112 with two, Ben 30 with one: 262 to 55."""


def test_a_drawn_deal_changes_nothing() -> None:
    """Neither points nor a Spiel won for anybody."""
    there = gin().sheet([line("9 0"), DRAWN])
    assert there.total("points") == (9, 0)
    assert there.total("won") == (1, 0)


def test_with_a_hundred_points_the_runde_is_over() -> None:
    there = gin().sheet([*lines(WON), line("7 0")])
    assert there.starts == (0, 3)
    assert there.total("points") == (7, 0)


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


# The Partie.


def test_the_partie_has_five_runden_and_the_higher_account_wins() -> None:
    """GI-A1: the text breaks off at the account, and nothing is missing."""
    rounds = [line(one) for one in ("118 0", "0 118", "0 118", "118 0")]
    assert not gin().sheet(rounds).over
    there = gin().sheet([*rounds, line("0 100")])
    assert there.over
    assert there.winners == (BEN,)
    assert gin().next_deal([*rounds, line("0 100")], ANNA) is None


# Who deals.


@pytest.mark.parametrize("rest", ["", ", 9 0", ", 9 0, drawn"])
def test_when_nobody_leads_a_runde_is_opened_by_lot(rest: str) -> None:
    """GI-A12: at its beginning, and not again while it lasts."""
    done = [DRAWN if one == "drawn" else line(one) for one in f"118 0, 0 118{rest}".split(", ")]
    setup = gin().next_deal(done, ANNA)
    assert setup is not None
    assert setup.by_lot is (not rest)


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


@pytest.mark.parametrize(
    "text",
    [
        "9 0",
        "0 25",
        "30 0 knock",
        "0 25 undercut",
        "25 0 gin",
        "0 246 gin doubled",
        "2 0 knock doubled",
    ],
)
def test_a_deal_may_have_brought_this(text: str) -> None:
    assert gin().line_fits([], line(text))
    assert gin().line_fits([], DRAWN)
    assert gin().line_fits([], Line((0, 0)))


@pytest.mark.parametrize(
    "text",
    [
        "9 9",  # GI-A9: who scores has won the Spiel, so only one can
        "-9 0",
        "400 0",
        "24 0 gin",
        "0 24 undercut",
        "36 0 undercut",
        "98 0 knock",
        "31 0 gin doubled",
        "0 0 knock",
        "30 0 big_gin",
        "30 0 gin knock",
        "30 0 singing",
    ],
)
def test_no_deal_can_have_brought_this(text: str) -> None:
    assert not gin().line_fits([], line(text))


def test_a_line_names_the_winner_rightly() -> None:
    assert not gin().line_fits([], Line((30, 0), (Note("gin", BEN),)))
    assert not gin().line_fits([], Line((30, None)))
    assert not gin().line_fits([], Line((30, 0), (Note("doubled", 3),)))
    assert not gin(spade_doubles=False).line_fits([], line("30 0 knock doubled"))
    assert not gin(spade_doubles=False).line_fits([], line("200 0"))


def test_it_is_said_what_a_deal_has_brought() -> None:
    game = gin()
    assert game.show.brought(line("59 0 gin")) == [
        Fact("wins_by_gin", (ANNA,)),
        Fact("scores", (ANNA, 59)),
    ]
    assert game.show.brought(line("0 30")) == [Fact("scores", (BEN, 30))]
    assert game.show.brought(DRAWN) == [Fact("nobody_scores")]
    assert game.show.line_name(line("0 30 undercut")) == Fact("undercut")
    assert game.show.line_name(line("0 30")) is None


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
