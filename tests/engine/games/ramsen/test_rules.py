"""What the cases of the rules, which stand as text, do not say."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import BACK, GERMAN_32, Card, card, cards, codes
from engine.games.ramsen.game import GAME
from engine.games.ramsen.options import BAVARIAN, UNLIMITED
from engine.hidden import view
from engine.rules import Setup
from tests.engine.games.ramsen.positions import (
    DEALER,
    FOREHAND,
    HANDS,
    REARHAND,
    SECOND,
    at_the_dealer,
    bidding,
    cut,
    dealt,
    exchanging,
    position,
)
from tests.engine.games.ramsen.test_trumps import HIGH_TO_LOW

# Play or pass.


def test_no_card_is_played_before_it_is_said_who_plays() -> None:
    there = bidding()
    assert there.why_not(there.hand(FOREHAND).split()[0]) == "play_or_pass"


def test_passing_costs_nothing() -> None:
    there = bidding().each("!play !pass !play !pass")
    while there.phase:
        there.does(there.turn, there.may().split()[0])
    assert there.line().values[SECOND] is None
    assert there.line().values[DEALER] is None


def test_not_everybody_can_pass() -> None:
    """RM-A13: it never comes to that, because the last one is in."""
    there = bidding().each("!pass !pass !pass")
    assert [value for value in there.line().values if value is not None] == [5]


def test_a_void_deal_brings_nobody_a_penalty() -> None:
    there = bidding(lone_player="void").each("!play !pass !pass !pass")
    line = there.line()
    assert line.values == (None, None, None, None)
    assert there.rules.sheet([line]).total("open") == (10, 10, 10, 10)


# Dealing three and two, and turning up the trump.


def test_a_packet_of_three_and_a_packet_of_two_go_round_from_forehand() -> None:
    game = GAME.make(BAVARIAN, 4)
    table = game.start(GERMAN_32, Setup(DEALER, (0, 1, 2, 3), (10,) * 4))
    game.apply(table, game.legal(table)[-1])
    pack = list(GERMAN_32)
    assert table.hands[FOREHAND] == pack[0:3] + pack[12:14]
    assert table.hands[SECOND] == pack[3:6] + pack[14:16]
    assert table.hands[REARHAND] == pack[6:9] + pack[16:18]
    assert table.hands[DEALER] == pack[9:12] + pack[18:20]


def test_the_next_card_is_turned_and_the_rest_is_the_talon() -> None:
    there = cut()
    pack = there.table.stock[:]
    there.does(REARHAND, "!leave")
    assert there.table.up == [pack[20]]
    assert there.table.stock == pack[21:]


@pytest.mark.parametrize("up", ["H10", "G7", "E8", "SK", "HA"])
def test_the_suit_of_the_upcard_is_trump(up: str) -> None:
    there = dealt(up=up, bottom="S8")
    assert there.table.trump == card(up).suit
    assert [fact.args for fact in there.facts() if fact.key == "trump_is"] == [(card(up).suit,)]


def test_option_turn_another_goes_on_until_a_card_is_no_permanent_trump() -> None:
    there = dealt(up="S7 EO EU S9 H8", perm_trump_upcard="turn_another", players=5)
    assert there.table.trump == "H"
    assert there.table.up == cards("S7 EO EU S9 H8")
    turned = [fact.args[0] for fact in there.facts() if fact.key == "turns_up"]
    assert turned == there.table.up


# The exchange with the talon, five cards for the whole table, and the dealer's upcard.


def test_each_may_exchange_in_clockwise_order_beginning_with_forehand() -> None:
    there = exchanging()
    asked = []
    while there.phase == "exchange":
        asked.append(there.turn)
        there.does(there.turn, "!stand")
    assert asked == [FOREHAND, SECOND, REARHAND, DEALER]


def test_it_is_told_how_many_are_drawn_but_not_which() -> None:
    there = exchanging()
    there.facts()
    there.does(FOREHAND, "E7", "E8", "!draw")
    told = there.facts()
    assert [(fact.key, fact.args) for fact in told] == [
        ("draws", (FOREHAND, 2)),
    ]


def test_only_the_dealer_may_take_the_upcard() -> None:
    there = exchanging()
    for seat in (FOREHAND, SECOND, REARHAND):
        assert not there.offers("!swap")
        assert there.why_not(f"!swap {there.hand(seat).split()[0]} H10") == "only_dealer_swaps"
        there.does(seat, "!stand")
    assert there.offers("!swap")


def test_nobody_sees_what_the_dealer_gave_for_it() -> None:
    there = exchanging().each("!stand !stand !stand")
    there.facts()
    there.does(DEALER, "!swap GK H10")
    assert view(there.table, FOREHAND).table.aside[DEALER] == [BACK]
    assert [(fact.key, fact.args) for fact in there.facts()] == [
        ("takes_up", (DEALER, card("H10")))
    ]


def test_zaisertshofen_a_passer_never_exchanges() -> None:
    """RM-A26: only who plays has something to improve."""
    there = exchanging(bid_before_exchange=True).each("!pass !play !pass !play")
    asked = []
    while there.phase == "exchange":
        asked.append(there.turn)
        there.does(there.turn, "!stand")
    assert asked == [SECOND, DEALER]


def test_the_dealer_swaps_before_he_draws() -> None:
    """RM-A3: in his turn, before he knows what he draws."""
    there = at_the_dealer().does(DEALER, "GK")
    assert "!swap GA H10" in there.may().replace(" !", "|!").split("|")
    there.does(DEALER, "!swap GA H10", "!draw")
    assert there.phase == "bid"


def test_option_after_drawing_he_may_leave_the_upcard_there() -> None:
    there = at_the_dealer(upcard_swap="after_drawing").does(DEALER, "GK", "!draw", "!stand")
    assert there.phase == "bid"
    assert there.table.up == cards("H10")
    assert [fact.key for fact in there.facts()].count("stands") == 3


def test_option_after_drawing_nothing_is_drawn_behind_the_swap() -> None:
    for first in (("GK", "!draw"), ("!swap GK H10",)):
        there = at_the_dealer(upcard_swap="after_drawing").does(DEALER, *first)
        assert there.cards() == ""
        assert there.reason("EA").key == "has_drawn"


def test_a_card_that_only_rearhand_has_seen_is_none_that_was_taken_openly() -> None:
    """Rearhand left it at the bottom, and the dealer, who drew it, may swap it like any other."""
    there = dealt(
        *HANDS,
        up="EU H10",
        exchange_total=UNLIMITED,
        upcard_swap="after_drawing",
        perm_trump_upcard="turn_another",
    )
    there.does(FOREHAND, "E7", "E8", "E9", "E10", "G8", "!draw")
    there.does(SECOND, "G9", "G10", "GU", "GO", "!draw").does(REARHAND, "!stand")
    there.does(DEALER, "GK", "!draw", "!swap GA EU")
    assert there.hand(DEALER).split()[-2:] == ["G7", "EU"]
    assert "!swap G7 H10" in there.may() and "!swap EU H10" not in there.may()


# Rearhand cuts, and may keep the bottom card of the packet he lifted: the schleck.


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_rearhand_the_dealers_right_neighbour_cuts(players: int, dealer: int) -> None:
    there = cut(players=players, dealer=dealer)
    assert there.phase == "schleck"
    assert there.turn == (dealer - 1) % players


def test_all_hear_of_the_schleck_but_not_of_the_card() -> None:
    there = cut(bottom="S9", keeps=True)
    there.facts()
    there.does(REARHAND, "!keep")
    told = there.facts()
    assert told[0].key == "schlecks" and told[0].args == (REARHAND,)
    assert all(card("S9") not in fact.args for fact in told)


def test_the_schleckers_first_packet_has_two_cards() -> None:
    there = cut(bottom="S9")
    first = there.table.stock[6:9]
    there.does(REARHAND, "!keep")
    assert there.table.hands[REARHAND][1:3] == first[:2]
    assert there.table.hands[DEALER][0] is first[2]


@pytest.mark.parametrize("critical", ["S9", "S7", "EO", "EU"])
def test_option_only_criticals_lets_rearhand_keep_a_permanent_trump(critical: str) -> None:
    assert cut(bottom=critical, schleck="only_criticals").may() == "!keep !leave"


@pytest.mark.parametrize("other", ["EA", "GA", "HA", "SA", "S8"])
def test_option_only_criticals_lets_rearhand_keep_no_other_card(other: str) -> None:
    there = cut(bottom=other, schleck="only_criticals")
    assert there.may() == "!leave"
    assert there.why_not("!keep") == "only_criticals"


def test_five_players_with_a_schleck_have_the_same_number_of_cards_left() -> None:
    """RM-A22: 25 in the hands, one turned up, six in the talon, whether kept or not."""
    for keeps in (True, False):
        there = dealt(bottom="S9", players=5, keeps=keeps)
        assert sum(map(len, there.table.hands)) == 25
        assert len(there.table.up) == 1
        assert len(there.table.stock) == 6


# The tricks of Ramsen: follow, trump, and head in both.


def test_whoever_has_folded_is_passed_over_in_the_tricks() -> None:
    there = dealt().each("!stand !stand !stand !stand !play !pass !play !pass")
    first = there.cards().split()[0]
    there.does(FOREHAND, first)
    assert there.turn == REARHAND


def by_the_book(trump: str, trick: list[str], hand: list[str]) -> list[str]:
    """The duties as the text has them, one after the other.

    Follow the suit led; who cannot must trump; in both cases head the trick who can; who can
    neither follow nor trump is free.
    """
    if not trick:
        return hand
    trumps = HIGH_TO_LOW[trump].split()
    ranks = ["A", "K", "O", "U", "10", "9", "8", "7"]

    def suit(one: str) -> str:
        return "trumps" if one in trumps else one[0]

    def height(one: str) -> int:
        return -(trumps.index(one) if one in trumps else 100 + ranks.index(one[1:]))

    trumped = [one for one in trick if one in trumps]
    following = [one for one in trick if suit(one) == suit(trick[0])]
    best = max(trumped or following, key=height)
    may = [one for one in hand if suit(one) == suit(trick[0])]
    may = may or [one for one in hand if one in trumps]
    if not may:
        return hand
    heading = [
        one
        for one in may
        if (one in trumps and best not in trumps)
        or (suit(one) == suit(best) and height(one) > height(best))
    ]
    return heading or may


@settings(max_examples=400)
@given(
    trump=st.sampled_from("EGHS"),
    dealt_out=st.lists(st.sampled_from(GERMAN_32), min_size=1, max_size=9, unique=True),
    down=st.integers(0, 4),
)
def test_what_is_legal_is_what_the_book_says(trump: str, dealt_out: list[Card], down: int) -> None:
    played, hand = dealt_out[: min(down, len(dealt_out) - 1)], dealt_out[down:] or dealt_out[-1:]
    there = position(trump=trump, trick=codes(played), hand=codes(hand))
    book = by_the_book(trump, codes(played).split(), codes(hand).split())
    assert there.may().split() == book


def test_a_player_who_was_not_in_has_no_number_on_the_line() -> None:
    there = dealt(players=3).each("!stand !stand !stand !play !pass !play")
    while there.phase:
        there.does(there.turn, there.cards().split()[0])
    assert there.line().values[1] is None
    assert sum(value or 0 for value in there.line().values) == 5


def test_the_permanent_trumps_have_names_in_bavaria() -> None:
    game = dealt().rules
    names = [game.show.nickname(one) for one in cards("S9 S7 EO EU")]
    assert names == ["dallmutz", "belli", "big_boy", "little_boy"]
    assert game.show.nickname(cards("HA")[0]) == ""


def test_at_zaisertshofen_they_are_not_individually_named() -> None:
    game = dealt(finish="bolla", bid_before_exchange=True).rules
    assert {game.show.nickname(one) for one in cards("S9 S7 EO EU")} == {"critical"}
    assert game.show.nickname(cards("SA")[0]) == ""


def test_a_hand_is_held_trumps_first_then_suit_by_suit_high_to_low() -> None:
    there = position(trump="H", hand="E7 H7 GA EO E10 S9")
    hand = there.rules.show.sorted_hand(there.table, there.table.hands[0])
    assert codes(hand) == "S9 EO H7 E10 E7 GA"


def test_before_there_is_a_trump_a_hand_is_held_in_the_order_of_the_pack() -> None:
    there = dealt()
    there.table.trump = ""
    assert codes(there.rules.show.sorted_hand(there.table, cards("S9 H7 GA E7"))) == "E7 GA H7 S9"
