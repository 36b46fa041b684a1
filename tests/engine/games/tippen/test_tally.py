"""The accounts of an evening, and which lines written down by hand can be true."""

from __future__ import annotations

from engine.games.tippen.tally import TippenTally
from engine.phases.kitty import LAST, ORDINARY, PLAY_OUT
from engine.sheet import Line, chalked
from tests.engine.games.tippen.positions import fits, rules

FIRST = Line((-6, 2, 1))
"""The first dealer stakes three; he takes no trick, the others two and one."""


def test_what_all_have_paid_lies_in_the_middle() -> None:
    game = rules(players=3)
    assert chalked(TippenTally(game.terms), [FIRST]).kitty == 3
    assert game.sheet([FIRST]).beside[0].values == (3,)


def quiet(number: int) -> list[Line]:
    """So many deals, the first and then deals that all passed, of the dealers in turn."""
    lines = [FIRST]
    for deal in range(1, number):
        lines.append(Line(tuple(-3 if side == deal % 3 else None for side in range(3))))
    return lines


def test_the_last_deal_is_known_before() -> None:
    kinds = []
    for leftovers in ("split", "play_out"):
        game = rules(players=3, deals=8, leftovers=leftovers)
        for played in (6, 7, 8):
            setup = game.next_deal(quiet(played), 0)
            kinds.append(None if setup is None else setup.carried[-1])
    assert kinds == [ORDINARY, LAST, None, ORDINARY, ORDINARY, PLAY_OUT]


# Which lines can be true.


def test_the_belli_lost_costs_a_stake_on_the_line_too() -> None:
    more = {"belli": True, "belli_lost": True}
    assert fits(-3 + 1 - 3, 2, -3, **more), "the dealer has a trick and has lost it"
    assert fits(-5, 2, -3, notes="dealer 0 belli 0 compulsory 3", **more)
    assert not fits(-5, 2, -3, notes="dealer 0 compulsory 3", **more)
    assert not fits(-5, 2, -3, belli=True)
