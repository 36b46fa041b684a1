"""The cut, the deal, and the auction with what its winner names."""

from __future__ import annotations

from engine.cards import WELI
from engine.hidden import view
from tests.engine.games.mulatschak.positions import (
    DEALER,
    FOREHAND,
    GOOD,
    REARHAND,
    dealt,
    rules,
)


def test_who_cuts_the_weli_keeps_it_and_gets_four_more() -> None:
    """He is not asked whether (MU-A3)."""
    t = dealt(bottom="SW")
    assert WELI in t.table.hands[REARHAND] and len(t.table.hands[REARHAND]) == 5
    assert t.table.cut == REARHAND and "cuts_weli" in t.told()
    assert t.table.known[WELI] == (0, 1, 2, 3)
    assert t.rules.show.laid_open(view(t.table, FOREHAND).table, REARHAND) == [WELI]


# The auction (MU-A5).


def test_nobody_bids() -> None:
    t = dealt(GOOD).each("!pass !pass !pass !pass")
    assert t.over and t.values() == (0, 0, 0, 0)
    assert t.told()[-1] == "nobody_bids"
    setup = t.rules.next_deal([t.line()], FOREHAND)
    assert setup is not None and setup.dealer == FOREHAND


# No court card (MU-A4).

POOR = "H7 H8 G7 E9 E10"


def test_a_hand_without_a_court_card_may_be_dealt_anew_for_double() -> None:
    t = dealt(POOR)
    assert t.offers("!anew")
    t.does(FOREHAND, "!anew")
    assert t.over and t.values() == (0, 0, 0, 0)
    again = t.rules.next_deal([t.line()], FOREHAND)
    assert again is not None and (again.dealer, again.carried[-1]) == (DEALER, 1)


def test_the_double_holds_for_one_deal() -> None:
    game = rules()
    anew = dealt(POOR).does(FOREHAND, "!anew").line()
    nobody = dealt(GOOD).each("!pass !pass !pass !pass").line()
    carried = []
    for lines in ([anew], [anew, nobody], [anew, anew]):
        setup = game.next_deal(lines, FOREHAND)
        carried.append(setup and setup.carried[-1])
    assert carried == [1, 0, 1]
