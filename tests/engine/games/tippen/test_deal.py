"""The stake, the cut, hop and jump, the cards and the trump card."""

from __future__ import annotations

import pytest

from engine.cards import BACK, GERMAN_32, card, codes
from engine.games.tippen.game import GAME
from engine.games.tippen.options import TIPPEN
from engine.hidden import view
from engine.phases.kitty import PLAY_OUT
from engine.rules import WrongNumber
from tests.engine.games.tippen.positions import (
    DEALER,
    FOREHAND,
    SECOND,
    dealt,
    rules,
)


def test_the_pack_has_thirty_two_german_cards() -> None:
    assert set(rules().pack()) == set(GERMAN_32)


def test_lupfen_has_twenty() -> None:
    pack = rules("lupfen").pack()
    assert len(pack) == 20
    assert {one.rank for one in pack} == {"A", "10", "K", "O", "U"}


@pytest.mark.parametrize("players", [2, 7])
def test_three_to_six_may_play(players: int) -> None:
    with pytest.raises(WrongNumber):
        GAME.make(TIPPEN, players)


def test_the_dealer_puts_one_counter_for_each_trick_into_the_pot() -> None:
    there = dealt(pot=3)
    assert there.pot == 6
    assert there.coins.seats == (0, 0, 0, -6), "three of them from the deal before"
    assert "antes" in there.told()


@pytest.mark.parametrize(("each", "stake"), [(1, 3), (2, 6), (5, 15), (10, 30)])
def test_option_the_stake(each: int, stake: int) -> None:
    """TP-A1: it can always be divided among the tricks."""
    assert dealt(pot=0, stake_a_trick=each).pot == stake


def test_in_lampeln_it_is_five_for_each_of_eight() -> None:
    assert rules("lampeln_bavaria").terms.stake == 40


def test_each_gets_three_cards_and_the_next_is_trump() -> None:
    there = dealt("HK GA H7", "", "", "EA GK G9", up="H8")
    assert there.hand(FOREHAND) == "HK GA H7"
    assert there.hand(DEALER) == "EA GK G9"
    assert (there.table.trump, codes(there.table.up)) == ("H", "H8")
    assert len(there.table.stock) == 32 - 12 - 1


def test_in_zwicken_the_card_is_turned_before_the_last_of_each() -> None:
    there = dealt("HK GA H7", preset="zwicken", up="H8", bottom="SO")
    assert there.hand(FOREHAND) == "HK GA H7"
    assert there.table.trump == "H"
    told = there.told()
    assert told.index("turns_up") < len(told) - 1 - told[::-1].index("deals")


# When all have to play.


def test_with_nothing_but_the_stake_in_the_pot_all_have_to_play() -> None:
    there = dealt(pot=0)
    assert there.phase == "tricks"
    assert there.table.plays == [True] * 4
    assert "is_compulsory" in there.told()


def test_with_more_in_it_nobody_has_to() -> None:
    assert dealt(pot=3).phase == "join"


def test_option_nobody_ever_has_to_play() -> None:
    assert dealt(pot=0, compulsory="never").phase == "join"


def test_after_a_hop_all_may_pass() -> None:
    """TP-A6: there is more than one stake in the pot then."""
    there = dealt(pot=0, hop="hop", bottom="HA")
    assert there.table.passed
    assert there.phase == "join"


# Lupfen: all pay.


def test_all_pay_the_stake_when_the_pot_is_empty() -> None:
    there = dealt(preset="lupfen", pot=0)
    assert there.coins.seats == (-3, -3, -3, -3)
    assert there.table.compulsory


def test_nobody_pays_as_long_as_something_is_left() -> None:
    there = dealt(preset="lupfen", pot=3)
    assert there.pot == 3
    assert there.phase == "lift"


# Hop and jump.


@pytest.mark.parametrize("shown", ["GA", "E7"])
def test_a_sow_or_a_seven_at_the_cut_passes_the_deal_on(shown: str) -> None:
    """TP-A3: the stake of who was passed over stays, and the next dealer pays his."""
    there = dealt(pot=3, hop="hop", bottom=f"{shown} HK")
    assert there.table.passed == 1
    assert there.table.dealer == FOREHAND
    assert there.pot == 3 + 3 + 3
    told = there.told()
    assert told.index("cut_shows") < told.index("is_passed_over") < told.index("antes")


def test_any_other_card_does_not() -> None:
    there = dealt(pot=3, hop="hop", bottom="HK")
    assert (there.table.passed, there.table.dealer, there.pot) == (0, DEALER, 6)


def test_without_that_rule_nobody_looks_at_the_cut() -> None:
    there = dealt(pot=3, bottom="HA")
    assert there.table.passed == 0
    assert view(there.table, FOREHAND).table.stock[-1] is BACK


def test_the_card_that_was_cut_is_known_to_all_below_the_stock() -> None:
    there = dealt(pot=3, hop="hop", bottom="HK")
    for seat in range(4):
        assert view(there.table, seat).table.stock[-1] is card("HK")


def test_what_was_shown_stays_below_the_stock_where_all_know_it() -> None:
    there = dealt(pot=3, hop="hop", bottom="GA HK")
    seen = view(there.table, FOREHAND).table
    assert codes(seen.stock[-2:]) == "GA HK", "the card of the last cut lies lowest"
    assert there.table.dealer == FOREHAND


def test_the_belli_passes_the_deal_on_by_two() -> None:
    """TP-A3: who was jumped over pays the stake as well."""
    there = dealt(pot=3, preset="zwicken", hop_pays="stake", bottom="S7 HK")
    assert there.table.passed == 2
    assert there.table.dealer == SECOND
    assert there.coins.seats == (-3, -3, 0, -6)


def test_in_zwicken_who_deals_after_a_hop_doubles_what_lies_there() -> None:
    """TP-A5: three from before, three of who was passed over, and six from the new dealer."""
    there = dealt(pot=3, preset="zwicken", bottom="GA HK")
    assert (there.table.passed, there.pot) == (1, 12)


@pytest.mark.parametrize(
    ("hop", "lie", "passed"),
    [
        ("jump", "EA E7 SK", 2),
        ("jump", "EA EK SK", 1),
        ("hop", "EA EK SK", 1),
        ("hop", "EA E7 SK", 2),
        ("hop", "EK E7 SK", 0),
        ("jump", "EK E7 SK", 0),
    ],
)
def test_the_jump_is_by_two_where_the_other_packet_ends_in_such_a_card_too(
    hop: str, lie: str, passed: int
) -> None:
    """TP-A4: it is looked at only after an Ace or a Seven. Without it there are two hops."""
    assert dealt(pot=3, hop=hop, bottom=lie).table.passed == passed


def test_the_deal_goes_round_the_table_once_at_most() -> None:
    for number in range(400):
        there = dealt(pot=3, preset="zwicken", players=3, bottom=("HA", "S7", "E7")[number % 3])
        assert there.table.passed <= 3


def test_when_the_leftovers_are_played_out_nobody_cuts_and_nobody_pays() -> None:
    there = dealt(pot=9, preset="zwicken", kind=PLAY_OUT, bottom="HA", leftovers="play_out")
    assert (there.table.passed, there.pot, there.table.compulsory) == (0, 9, True)


# Lampeln.


def test_in_lampeln_all_cards_are_dealt_and_the_cut_makes_trumps() -> None:
    """TP-A10: it is the dealer's last card, and all know it."""
    there = dealt(preset="lampeln_austria", pot=40, bottom="GK")
    assert [len(hand) for hand in there.table.hands] == [8, 8, 8, 8]
    assert there.table.trump == "G"
    assert there.table.hands[DEALER][-1] is card("GK")
    seen = view(there.table, FOREHAND).table
    assert card("GK") in seen.hands[DEALER]
    assert there.rules.show.laid_open(seen, DEALER) == [card("GK")]


@pytest.mark.parametrize(("players", "each"), [(3, 8), (4, 8), (5, 6), (6, 5)])
def test_with_more_than_four_each_gets_as_many_as_go_round(players: int, each: int) -> None:
    """TP-A2: and it is said before an evening begins."""
    there = dealt(preset="lampeln_bavaria", pot=0, players=players)
    assert {len(hand) for hand in there.table.hands} == {each}
    assert bool(there.rules.remarks()) == (players > 4)
