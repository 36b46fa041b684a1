"""The points of an evening, and which lines written down by hand can be true."""

from __future__ import annotations

from engine.sheet import Line
from tests.engine.games.schnellen.positions import fits, rules


def test_the_points_run_down_from_where_all_began() -> None:
    sheet = rules(players=3).sheet([Line((-2, -3, 5)), Line((1, -5, 5))])
    assert sheet.total("points") == (20, 13, 31)
    assert not sheet.over


def test_the_next_deal_knows_them() -> None:
    setup = rules(players=3).next_deal([Line((-2, -3, 5))], 1)
    assert setup is not None
    assert (setup.dealer, setup.carried) == (1, (19, 18, 26, 0))


def test_the_first_at_nothing_has_won() -> None:
    lines = [Line((-5, 5, 5))] * 3
    sheet = rules(players=3, start=15).sheet(lines)
    assert (sheet.over, sheet.winners) == (True, (0,))
    assert rules(players=3, start=15).next_deal(lines, 0) is None


def test_after_the_last_deal_the_lowest_has_won() -> None:
    """SN-A11: penalties could lift everybody for ever."""
    game = rules(players=3, deals=20)
    lines = [Line((-5, 5, 5)), Line((5, -5, 5))] * 9 + [Line((1, -4, -1))]
    setup = game.next_deal(lines, 0)
    assert setup is not None and setup.carried[-1] == 1
    sheet = game.sheet([*lines, Line((-1, -3, -1))])
    assert (sheet.over, sheet.winners) == (True, (1,))


NEAR = (Line((-5, 5, 5)), Line((-5, 5, 5)))
"""With these before it, one of 15 has five points left."""


def test_with_five_points_nobody_stays_at_home() -> None:
    assert not fits(1, -2, -3, start=15, before=NEAR)
    assert fits(1, -2, -3, start=20, before=NEAR)
    assert fits(1, -2, -3, start=15, before=NEAR, home_above=0)


def test_a_deal_that_ends_early_has_fewer_tricks() -> None:
    close = (*NEAR, Line((-3, -1, -1)))
    assert fits(-2, 0, -1, start=15, before=close)
    assert fits(-2, 0, 1, start=15, before=close)
    assert not fits(-3, 0, -1, start=15, before=close)
    assert not fits(-2, 5, -1, start=15, before=close)
    assert not fits(-1, 0, -1, start=15, before=close)
    assert fits(-3, 5, -2, start=15, before=close, ends="deal")
    assert not fits(-2, 0, -1, start=15, before=close, ends="deal")


def test_a_bid_is_made_or_missed() -> None:
    made = {"trumps": "bid", "notes": "declarer 0 bid 3"}
    assert fits(-3, -2, 5, **made)
    assert fits(5, -3, 1, **made)
    assert fits(5, -5, 1, **made)
    assert not fits(-2, -3, 5, **made)
    assert not fits(5, -2, 1, **made)
    assert not fits(1, -2, -3, **made)
    assert not fits(-3, -2, 5, notes="declarer 0 bid 3")
    assert not fits(-3, -2, 5, trumps="bid", notes="declarer 0")
    assert not fits(-3, -2, 5, trumps="bid", notes="declarer 3 bid 3")
    assert not fits(-3, -2, 5, trumps="bid", notes="declarer 0 bid 6")
