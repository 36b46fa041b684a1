"""The ante, the two packets, and the dealer's choice of the top or the bottom card."""

from __future__ import annotations

import pytest

from engine.cards import BACK, GERMAN_32, card
from engine.games.ramsli.game import GAME
from engine.games.ramsli.options import HANDED_DOWN
from engine.hidden import view
from engine.rules import WrongNumber
from engine.table import NOBODY
from tests.engine.games.ramsli.positions import DEALER, FOREHAND, SECOND, dealt, from_top


def test_the_pack_has_thirty_two_german_cards() -> None:
    assert set(GAME.make(HANDED_DOWN, 4).pack()) == set(GERMAN_32)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_may_play(players: int) -> None:
    assert GAME.make(HANDED_DOWN, players).players == players


def test_of_two_players_the_one_who_does_not_deal_is_forehand() -> None:
    """RL-A20: for two nothing else changes."""
    there = from_top(players=2, kitty=0).each("!pass !pass")
    assert (there.table.dealer, there.phase, there.turn) == (1, "exchange", FOREHAND)


@pytest.mark.parametrize("players", [0, 1, 7])
def test_no_other_number_may_play(players: int) -> None:
    with pytest.raises(WrongNumber):
        GAME.make(HANDED_DOWN, players)


def test_the_dealer_puts_four_into_the_kitty() -> None:
    there = dealt(kitty=8)
    assert there.kitty == 12
    assert there.coins.seats == (0, 0, 0, -12)
    assert "antes" in there.told()


def test_every_dealer_does_even_if_the_kitty_is_full() -> None:
    """RL-A6: before every deal, whatever lies there."""
    assert dealt(kitty=40).kitty == 44


def test_option_only_a_dealer_who_finds_the_kitty_empty_pays() -> None:
    assert dealt(kitty=8, ante_every_deal=False).kitty == 8
    assert dealt(kitty=0, ante_every_deal=False).kitty == 4


@pytest.mark.parametrize("ante", [4, 8, 12, 20])
def test_option_the_ante(ante: int) -> None:
    assert dealt(kitty=0, ante=ante).kitty == ante


def test_each_gets_two_cards_before_the_dealer_chooses_and_two_after() -> None:
    """RL-A22: the dealer has seen two of his own when he chooses."""
    there = dealt("EA EK GA GK", "", "", "SA SK HA HK")
    assert there.phase == "source"
    assert there.turn == DEALER
    assert [len(hand) for hand in there.table.hands] == [2, 2, 2, 2]
    assert there.hand(FOREHAND) == "EA EK"
    there.does(DEALER, "!top")
    assert there.hand(FOREHAND) == "EA EK GA GK"
    assert there.hand(DEALER) == "SA SK HA HK"


@pytest.mark.parametrize(("players", "stock"), [(2, 23), (3, 19), (4, 15), (5, 11), (6, 7)])
def test_the_rest_is_the_stock(players: int, stock: int) -> None:
    assert len(from_top(players=players).table.stock) == stock


def test_the_dealer_alone_sees_the_bottom_card() -> None:
    there = dealt(bottom="GA")
    assert view(there.table, DEALER).table.stock[-1] is card("GA")
    for seat in (NOBODY, FOREHAND, SECOND):
        assert view(there.table, seat).table.stock[-1] is BACK


def test_the_dealer_still_knows_it_when_it_was_left_there() -> None:
    there = from_top(bottom="GA")
    assert view(there.table, DEALER).table.stock[-1] is card("GA")
    assert view(there.table, FOREHAND).table.stock[-1] is BACK


def test_the_suit_of_the_top_card_is_trump() -> None:
    there = from_top(up="S9", bottom="GA")
    assert there.table.trump == "S"
    assert there.table.up == [card("S9")]
    assert there.table.knocker == NOBODY


def test_the_suit_of_the_bottom_card_is_trump() -> None:
    there = dealt(up="S9", bottom="GA").does(DEALER, "!bottom")
    assert there.table.trump == "G"
    assert there.table.up == [card("GA")]


def test_the_dealer_must_knock_on_the_bottom_card() -> None:
    """There is no round of knocks: the others are asked whether they join, from his left."""
    there = dealt(bottom="GA").does(DEALER, "!bottom")
    assert there.table.knocker == DEALER
    assert there.phase == "join"
    assert there.turn == FOREHAND
    assert "must_knock" in there.told()


def test_nothing_else_is_done_before_the_dealer_has_chosen() -> None:
    there = dealt()
    assert there.may() == "!top  !bottom"
    assert there.why_not("!knock") == "top_or_bottom"


def test_option_the_dealer_chooses_before_he_sees_a_card_of_his_own() -> None:
    there = dealt("EA EK GA GK", dealer_sees_first_packet=False)
    assert [len(hand) for hand in there.table.hands] == [0, 0, 0, 0]
    assert view(there.table, DEALER).table.stock[-1] is card("G7")
    there.does(DEALER, "!top")
    assert there.hand(FOREHAND) == "EA EK GA GK"
    assert there.table.up == [card("H8")]


# The muss.


def test_with_nothing_but_the_ante_in_the_kitty_it_is_a_muss() -> None:
    there = dealt(kitty=0)
    assert there.kitty == 4
    assert there.table.muss
    assert "is_muss" in there.told()


def test_with_more_in_it_it_is_none() -> None:
    assert not dealt(kitty=4).table.muss


def test_in_a_muss_the_dealer_may_choose_the_bottom_and_is_the_knocker() -> None:
    """RL-A7: and nobody is asked whether he joins."""
    there = dealt(kitty=0, bottom="GA").does(DEALER, "!bottom")
    assert there.table.knocker == DEALER
    assert there.phase == "pick_up"


def test_a_kitty_that_nobody_added_to_stays_a_muss() -> None:
    """Four units in the kitty are a muss, whoever paid them."""
    assert dealt(kitty=4, ante_every_deal=False).table.muss
