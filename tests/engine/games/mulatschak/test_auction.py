"""The cut, the deal, and the auction with what its winner names."""

from __future__ import annotations

import pytest

from engine.cards import WELI, card
from engine.facts import Fact
from engine.hidden import view
from tests.engine.games.mulatschak.positions import (
    DEALER,
    FOREHAND,
    GOOD,
    REARHAND,
    SECOND,
    dealt,
    rules,
)


def test_each_gets_three_cards_and_two_more() -> None:
    t = dealt("HA HK HO GA GK", "", "", "EA SA EK SK EO", talon="H7 H8")
    assert t.hand(FOREHAND) == "HA HK HO GA GK"
    assert [len(hand) for hand in t.table.hands] == [5] * 4
    assert len(t.table.stock) == 33 - 20
    assert (t.phase, t.turn) == ("auction", FOREHAND)


def test_who_cuts_the_weli_keeps_it_and_gets_four_more() -> None:
    """He is not asked whether (MU-A3)."""
    t = dealt(bottom="SW")
    assert WELI in t.table.hands[REARHAND] and len(t.table.hands[REARHAND]) == 5
    assert t.table.cut == REARHAND and "cuts_weli" in t.told()
    assert t.table.known[WELI] == (0, 1, 2, 3)
    assert t.rules.show.laid_open(view(t.table, FOREHAND).table, REARHAND) == [WELI]


def test_another_card_that_is_cut_stays_where_it_is_and_is_known_to_who_saw_it() -> None:
    t = dealt(bottom="H9")
    assert t.table.stock[-1] is card("H9")
    assert t.table.known == {card("H9"): (REARHAND,)}


def test_by_a_house_rule_nobody_looks_at_the_cut() -> None:
    t = dealt(bottom="SW", cut_weli=False)
    assert (t.table.cut, t.table.known) == (-1, {})


# The auction (MU-A5).


def test_each_bids_more_or_passes() -> None:
    t = dealt(GOOD, "EA GK SO SU S8").does(FOREHAND, "!two")
    assert t.may() == "!pass  !mulatschak  !three  !four  !five"
    assert t.reason("!two") == Fact("bid_more", (2,))
    assert t.why_not("!hold") == "only_dealer_holds"


def test_it_goes_round_until_only_one_is_left() -> None:
    t = dealt(GOOD).does(FOREHAND, "!one").does(SECOND, "!pass").does(REARHAND, "!two")
    t.does(DEALER, "!pass").does(FOREHAND, "!three")
    assert t.turn == REARHAND
    t.does(REARHAND, "!pass")
    assert (t.phase, t.turn, t.table.bid) == ("trump", FOREHAND, 3)


def test_the_dealer_may_hold_the_bid_and_the_bidder_may_go_on() -> None:
    t = dealt(GOOD).does(FOREHAND, "!two").does(SECOND, "!pass").does(REARHAND, "!pass")
    assert t.asks() == "auction_dealer"
    t.does(DEALER, "!hold")
    assert (t.table.declarer, t.turn) == (DEALER, FOREHAND)
    t.does(FOREHAND, "!pass")
    assert (t.phase, t.table.declarer, t.table.bid) == ("trump", DEALER, 2)


def test_nobody_bids() -> None:
    t = dealt(GOOD).each("!pass !pass !pass !pass")
    assert t.over and t.values() == (0, 0, 0, 0)
    assert t.told()[-1] == "nobody_bids"
    setup = t.rules.next_deal([t.line()], FOREHAND)
    assert setup is not None and setup.dealer == FOREHAND


def test_any_suit_may_be_named() -> None:
    t = dealt(GOOD).does(FOREHAND, "!one").each("!pass !pass !pass")
    assert t.may() == "!trump E  !trump G  !trump H  !trump S"
    assert t.why_not("HA") == "name_trumps"


def test_by_a_house_rule_one_trick_is_bid_in_hearts() -> None:
    t = dealt(GOOD, one_trick="hearts").does(FOREHAND, "!one").each("!pass !pass !pass")
    assert t.may() == "!trump H"
    assert t.why_not("!trump G") == "one_is_hearts"


# A Mulatschak (MU-A6).


def test_a_mulatschak_ends_the_auction_and_all_play_with_what_they_have() -> None:
    t = dealt(GOOD).does(FOREHAND, "!mulatschak", "!trump G")
    assert (t.phase, t.turn, t.plays) == ("tricks", FOREHAND, [True] * 4)


def test_it_is_announced_with_ones_first_word() -> None:
    t = dealt(GOOD).does(FOREHAND, "!one").does(SECOND, "!five").each("!pass !pass")
    assert t.turn == FOREHAND and t.why_not("!mulatschak") == "first_word_only"
    over_five = dealt(GOOD).does(FOREHAND, "!five").does(SECOND, "!mulatschak")
    assert over_five.table.declarer == SECOND


# No court card (MU-A4).

POOR = "H7 H8 G7 E9 E10"


def test_a_hand_without_a_court_card_may_be_dealt_anew_for_double() -> None:
    t = dealt(POOR)
    assert t.offers("!anew")
    t.does(FOREHAND, "!anew")
    assert t.over and t.values() == (0, 0, 0, 0)
    again = t.rules.next_deal([t.line()], FOREHAND)
    assert again is not None and (again.dealer, again.carried[-1]) == (DEALER, 1)


def test_only_with_ones_first_word() -> None:
    t = dealt(POOR).does(FOREHAND, "!one").does(SECOND, "!two").each("!pass !pass")
    assert t.turn == FOREHAND and t.why_not("!anew") == "has_court"
    assert dealt(GOOD).why_not("!anew") == "has_court"


@pytest.mark.parametrize(("is_court", "offered"), [(True, False), (False, True)])
def test_the_weli_may_be_a_court_card(is_court: bool, offered: bool) -> None:
    t = dealt("SW H8 G7 E9 E10", weli_is_court=is_court)
    assert t.offers("!anew") is offered


def test_by_house_rules_it_has_to_be_or_cannot_be() -> None:
    must = dealt(POOR, no_court="must")
    assert must.may() == "!anew" and must.why_not("!pass") == "must_be_dealt_anew"
    assert dealt(POOR, no_court="off").why_not("!anew") == "never_anew"


def test_the_double_holds_for_one_deal() -> None:
    game = rules()
    anew = dealt(POOR).does(FOREHAND, "!anew").line()
    nobody = dealt(GOOD).each("!pass !pass !pass !pass").line()
    carried = []
    for lines in ([anew], [anew, nobody], [anew, anew]):
        setup = game.next_deal(lines, FOREHAND)
        carried.append(setup and setup.carried[-1])
    assert carried == [1, 0, 1]
