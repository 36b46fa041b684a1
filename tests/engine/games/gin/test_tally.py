"""The slate: points of the Runde, boxes, the account of the Partie; who deals."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.facts import Fact
from engine.games.gin.game import GAME
from engine.games.gin.options import GinOptions
from engine.games.gin.rules import GinRules
from engine.games.gin.tally import settled
from engine.head import Head, Player
from engine.match import Match
from engine.moves import Call
from engine.sheet import Column, Line, Note, Sheet
from engine.table import NOBODY

ANNA, BEN = 0, 1
DRAWN = Line((0, 0), (Note("drawn", 0),))


def gin(**options: Any) -> GinRules:
    return GAME.make(GinOptions(**options), 2)


def line(text: str) -> Line:
    """ "30 0" or "0 25 undercut" or "118 0 gin doubled"."""
    first, second, *notes = text.split()
    values = (int(first), int(second))
    winner = BEN if values[BEN] else ANNA
    kinds = [Note("doubled", 2) if note == "doubled" else Note(note, winner) for note in notes]
    return Line(values, tuple(kinds))


def lines(text: str) -> list[Line]:
    return [line(one) for one in text.split(", ")]


def sheet(text: str, **options: Any) -> Sheet:
    return gin(**options).sheet(lines(text))


WON = "60 0, 0 30, 52 0"
"""Anna 112 with two, Ben 30 with one: 262 to 55."""


def test_points_of_a_runde_are_added_up() -> None:
    there = sheet("9 0, 0 25, 31 0")
    assert there.total("points") == (40, 25)
    assert there.total("won") == (2, 1)
    assert there.total("account") == (0, 0)


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


def test_the_difference_goes_to_the_account() -> None:
    there = sheet(WON)
    assert there.total("sum") == (262, 55)
    assert there.total("account") == (207, 0)
    assert there.beside == (
        Column("account", (None, None, 207), ANNA),
        Column("account", (None, None, 0), BEN),
    )


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


def test_who_undercuts_has_won_the_deal() -> None:
    """So he has the 25 of a Spiel won when the Runde is settled."""
    assert sheet("0 25 undercut, 9 0").total("won") == (1, 1)


def test_option_other_figures() -> None:
    there = sheet(WON, box=20, runde_bonus=50)
    assert there.total("sum") == (112 + 50 + 40, 30 + 20)
    assert sheet("118 0", shutout=False).total("sum") == (118 + 100 + 25, 0)
    assert sheet("118 0", target=150).total("account") == (0, 0)


def test_option_a_spade_doubles_the_box() -> None:
    """GI-A7: as a rule it doubles the points of the Spiel alone."""
    text = "118 0 gin doubled"
    assert sheet(text, spade_doubles_boxes=True).total("sum") == (236 + 200 + 50, 0)
    assert sheet(text).total("sum") == (461, 0)


# The Partie.


def test_the_partie_has_five_runden_and_the_higher_account_wins() -> None:
    """GI-A1: the text breaks off at the account, and nothing is missing."""
    rounds = [line(one) for one in ("118 0", "0 118", "0 118", "118 0")]
    assert not gin().sheet(rounds).over
    there = gin().sheet([*rounds, line("0 100")])
    assert there.over
    assert there.winners == (BEN,)
    assert gin().next_deal([*rounds, line("0 100")], ANNA) is None


def test_equal_accounts_are_a_drawn_partie() -> None:
    """GI-A23: both have won."""
    there = sheet("118 0, 0 118", runden=2)
    assert there.over
    assert there.winners == (ANNA, BEN)


def test_option_one_more_runde_decides() -> None:
    assert not sheet("118 0, 0 118", runden=2, tie="extra_runde").over
    there = sheet("118 0, 0 118, 100 0", runden=2, tie="extra_runde")
    assert there.winners == (ANNA,)


# Who deals.


def dealer(text: str, clock: int, **options: Any) -> int:
    done = [DRAWN if one == "drawn" else line(one) for one in text.split(", ") if one]
    setup = gin(**options).next_deal(done, clock)
    assert setup is not None
    return setup.dealer


@pytest.mark.parametrize("lot", [ANNA, BEN])
def test_the_first_dealer_is_drawn_by_lot(lot: int) -> None:
    assert dealer("", lot) == lot


@pytest.mark.parametrize("clock", [ANNA, BEN])
def test_the_deal_passes_on(clock: int) -> None:
    assert dealer("9 0", clock) == clock


def test_after_a_drawn_deal_the_same_dealer_deals_again() -> None:
    """GI-A13: Anna dealt, so by the clock it would be Ben's turn."""
    assert dealer("9 0, drawn", BEN) == ANNA
    assert dealer("9 0, drawn, 7 0", BEN) == BEN


@pytest.mark.parametrize("clock", [ANNA, BEN])
def test_who_leads_the_partie_opens_the_next_runde(clock: int) -> None:
    """GI-A12: by the account, not by the points of the last Runde."""
    assert dealer(WON, clock) == ANNA
    assert dealer("0 118", clock) == BEN
    assert dealer("118 0, 0 104 gin doubled", clock) == ANNA


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
