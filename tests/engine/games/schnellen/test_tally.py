"""The points of an evening, and which lines written down by hand can be true."""

from __future__ import annotations

from engine.sheet import Line
from tests.engine.games.schnellen.positions import fits, rules


def test_after_the_last_deal_the_lowest_has_won() -> None:
    """SN-A11: penalties could lift everybody for ever."""
    game = rules(players=3, deals=20)
    lines = [Line((-5, 5, 5)), Line((5, -5, 5))] * 9 + [Line((1, -4, -1))]
    setup = game.next_deal(lines, 0)
    assert setup is not None and setup.carried[-1] == 1
    sheet = game.sheet([*lines, Line((-1, -3, -1))])
    assert (sheet.over, sheet.winners) == (True, (1,))


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
