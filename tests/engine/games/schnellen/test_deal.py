"""The cards, the card that is turned, and the dealer's sixth."""

from __future__ import annotations

import pytest

from engine.cards import BACK, card, codes
from engine.hidden import view
from tests.engine.games.schnellen.positions import (
    DEALER,
    FOREHAND,
    REARHAND,
    SECOND,
    dealt,
    rules,
    said,
)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_gets_five_cards_and_the_dealer_six(players: int) -> None:
    there = dealt(players=players)
    assert [len(hand) for hand in there.table.hands] == [5] * (players - 1) + [6]
    assert len(there.table.stock) == 33 - 5 * players - 1


def test_three_cards_come_first_then_the_turned_one_then_two() -> None:
    game = rules()
    setup = game.next_deal([], DEALER)
    assert setup is not None
    pack = list(game.pack())
    table = game.start(pack, setup)
    assert table.hands[FOREHAND] == [*pack[:3], *pack[13:15]]
    assert table.hands[DEALER] == [*pack[9:12], *pack[19:21], pack[12]]
    assert table.trump == pack[12].suit


def test_the_dealer_takes_the_turned_card_and_all_know_it() -> None:
    there = dealt(up="HO")
    assert there.table.trump == "H" and card("HO") in there.table.hands[DEALER]
    seen = view(there.table, FOREHAND).table
    assert [one for one in seen.hands[DEALER] if one is not BACK] == [card("HO")]
    assert there.rules.show.laid_open(seen, DEALER) == [card("HO")]


def test_if_the_weli_is_turned_bells_are_trump() -> None:
    """SN-A1: it is the Six of Bells."""
    assert dealt(up="SW").table.trump == "S"


def test_in_schnalzen_the_card_stays_lying_there() -> None:
    there = dealt(preset="schnalzen", up="HO")
    assert (codes(there.table.up), there.table.trump) == ("HO", "H")
    assert [len(hand) for hand in there.table.hands] == [5] * 4


def test_the_dealer_lays_one_away_when_all_have_spoken() -> None:
    """SN-A2: face down, and it may be the turned one."""
    there = said("", "", "", "EA EK GO S7 S8", up="HO")
    assert (there.phase, there.turn) == ("lay_away", DEALER)
    assert there.why_not("E7") == "not_in_hand"
    assert there.why_not("!play") == "lay_one_away"
    there.does(DEALER, "HO")
    assert (there.phase, there.turn) == ("tricks", FOREHAND)
    assert view(there.table, SECOND).table.aside[DEALER] == [BACK]
    assert there.table.known == {}
    assert view(there.table, DEALER).table.aside[DEALER] == [card("HO")]


def test_what_the_dealer_keeps_of_it_all_still_know() -> None:
    there = said("", "", "", "EA EK GO S7 S8", up="HO").does(DEALER, "S7")
    assert card("HO") in view(there.table, REARHAND).table.hands[DEALER]


def test_in_schnalzen_nobody_lays_anything_away() -> None:
    there = dealt(preset="schnalzen", up="HO").each("!play !play !play !play")
    assert there.phase == "tricks"


# Bidding for the trumps.


def test_each_bids_once_and_higher_than_the_last() -> None:
    """SN-A9: the dealer last."""
    there = dealt(trumps="bid")
    assert (there.phase, there.turn, there.table.trump) == ("bid", FOREHAND, "")
    assert [len(hand) for hand in there.table.hands] == [5] * 4
    there.each("!pass,!bid 2")
    assert there.why_not("!bid 2") == "bid_more"
    assert there.asks() == "bid_over"
    assert there.may() == "!pass  !bid 3  !bid 4  !bid 5"
    there.each("!pass,!bid 3")
    assert (there.phase, there.turn, there.table.declarer) == ("name", DEALER, DEALER)
    assert there.why_not("EA") == "name_trumps"
    there.does(DEALER, "!name G")
    assert (there.table.trump, there.phase) == ("G", "stay")


def test_five_end_the_bidding() -> None:
    there = dealt(trumps="bid").each("!bid 5,!name E")
    assert (there.table.declarer, there.phase) == (FOREHAND, "stay")


def test_who_named_them_plays_and_leads_and_the_dealer_is_free() -> None:
    there = dealt(trumps="bid").each("!pass,!bid 2,!pass,!pass,!name H")
    assert there.table.plays == [None, True, None, None]
    there.each("!play,!home,!home")
    assert (there.phase, there.turn) == ("tricks", SECOND)


def test_if_nobody_bids_a_card_is_turned_after_all() -> None:
    """SN-A10: and all goes on as without bidding."""
    there = dealt(trumps="bid", stock="GU").each("!pass !pass !pass !pass")
    assert (there.table.trump, there.phase) == ("G", "stay")
    assert there.table.plays[DEALER] and card("GU") in there.table.hands[DEALER]
    there.each("!play !play !play")
    assert there.phase == "lay_away"


def test_hearts_may_count_double() -> None:
    """SN-A12: if the table has agreed on it."""
    assert dealt(up="HO").table.times == 1
    assert dealt(up="HO", hearts_double=True).table.times == 2
    assert dealt(up="GO", hearts_double=True).table.times == 1
    assert dealt(up="HO", hearts_double=True).each("!home").points == [23, 21, 21, 21]
