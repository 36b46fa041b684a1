"""What the cases of the rules, which stand as text, do not say."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.cards import BACK, card, cards, codes
from engine.facts import Fact
from engine.games.gin.options import GinOptions
from engine.games.gin.tally import settled
from engine.head import Head, Player
from engine.hidden import view
from engine.match import Match
from engine.moves import Call
from engine.table import NOBODY
from tests.engine.games.gin.positions import (
    ANNA,
    BEN,
    DEALER,
    DRAWN,
    OTHER,
    PICTURES,
    dealt,
    drawing,
    gin,
    last,
    line,
    lines,
    own,
    sheet,
    turn,
)

# The deal, the limit, and who may take the first card.


def test_ten_cards_each_one_by_one_the_other_first() -> None:
    there = dealt()
    assert there.hand(OTHER) == PICTURES
    assert len(there.table.hands[DEALER]) == 10


@pytest.mark.parametrize(("first", "factor"), [("S7", 2), ("C7", 1), ("H7", 1), ("D7", 1)])
def test_a_spade_doubles(first: str, factor: int) -> None:
    there = dealt(first)
    assert there.table.factor == factor
    assert ("doubles" in there.told()) == (factor == 2)
    assert (Fact("double") in there.rules.show.signs(there.table)) == (factor == 2)


def test_after_the_dealer_took_it_the_other_goes_on_with_both_piles() -> None:
    """GI-A21: only two refusals close the heap."""
    there = dealt("D7").does(OTHER, "!leave").does(DEALER, "!take")
    there.does(DEALER, there.hand(DEALER).split()[0])
    assert there.turn == OTHER
    assert there.may() == ["!draw", "!take"]


def test_if_both_leave_it_the_other_draws_from_the_talon_alone() -> None:
    """GI-A22: he has refused the card on the heap."""
    there = dealt("D7").does(OTHER, "!leave").does(DEALER, "!leave")
    assert there.turn == OTHER
    assert there.may() == ["!draw"]
    assert there.rules.show.piles(there.table).keys() == {"stock"}
    assert there.rules.asks(there.table).key == "draw_talon"
    assert there.why_not("!take") == "both_left_it"


def test_taking_the_first_card_changes_neither_limit_nor_doubling() -> None:
    there = dealt("S7").does(OTHER, "!take", "SK").does(DEALER, "!draw")
    assert (there.table.limit, there.table.factor) == (7, 2)
    assert there.rules.show.signs(there.table)[0].args[0] == there.table.hands[OTHER][-1]


def test_all_know_who_has_the_first_card_that_was_taken() -> None:
    there = dealt("D7").does(OTHER, "!take", "SK")
    assert str(view(there.table, DEALER).table.hands[OTHER][-1]) == "D7"
    assert all(card.code == "??" for card in view(there.table, DEALER).table.hands[OTHER][:-1])
    there.does(DEALER, "!draw", there.hand(DEALER).split()[0]).does(OTHER, "!draw", "D7")
    assert there.table.known == {}


def test_piles_are_what_may_be_taken_from() -> None:
    there = dealt("D7")
    assert {place: move.word for place, move in there.rules.show.piles(there.table).items()} == {
        "up": "take"
    }
    there.does(OTHER, "!take")
    assert there.rules.show.piles(there.table) == {}
    there.does(OTHER, "SK")
    assert set(there.rules.show.piles(there.table)) == {"stock", "up"}


# The own hand: sorted by its best melding, with the dead wood counted, or by hand.


MIXED = "C3 H7 S9 DA H5 C9 S2 D9 D4 H6"
"""The same ten cards as in TEN_LEFT."""


def test_the_dead_wood_is_counted_for_the_holder_alone() -> None:
    there = dealt(other=MIXED)
    assert own(there) == [Fact("dead_wood", (10,))]
    assert there.rules.show.own_notes(view(there.table, DEALER).table, OTHER) == []


def test_a_covered_hand_has_one_part() -> None:
    there = dealt(other=MIXED)
    hand = [BACK, BACK, *cards("H6 C3")]
    assert codes(there.rules.show.sorted_hand(there.table, hand)) == "?? ?? C3 H6"
    assert there.rules.show.groups(there.table, hand) == [hand]


# The slate: points of the Runde, boxes, the account of the Partie; who deals.


WON = "60 0, 0 30, 52 0"
"""Anna 112 with two, Ben 30 with one: 262 to 55."""


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


# Turn by turn: a card is taken, another discarded; and when nobody ends the deal.


def test_the_top_of_the_talon_is_drawn() -> None:
    there = drawing()
    top = there.table.stock[0]
    there.does(DEALER, "!draw")
    assert there.table.hands[DEALER][-1] is top
    assert Fact("draws", (DEALER,)) in there.facts()


def test_the_top_of_the_heap_is_taken_and_named() -> None:
    there = drawing().does(DEALER, "!take")
    assert there.hand(DEALER).endswith("SK")
    assert Fact("takes_up", (DEALER, card("SK"))) in there.facts()


def test_it_may_go_in_a_later_turn() -> None:
    there = dealt("D7").does(OTHER, "!take", "SK").does(DEALER, "!draw")
    there.does(DEALER, there.hand(DEALER).split()[0]).does(OTHER, "!draw")
    assert "D7" in there.may()


def test_with_two_cards_left_in_the_talon_the_deal_is_drawn() -> None:
    """GI-A2: after the discard of who drew the last card but two."""
    there = turn(PICTURES, "H2", left=2)
    assert not there.over
    there.does(OTHER, "SK")
    assert there.over
    assert there.points() == (0, 0)
    assert there.rules.show.line_name(there.line()) == Fact("drawn")
    assert "ends_drawn" in there.told()


def test_option_who_only_take_what_the_other_throws_must_turn_to_the_talon() -> None:
    """GI-A27: after ten in a row."""
    there = drawing(heap_in_a_row=10)
    for _ in range(5):
        for seat in (DEALER, OTHER):
            there.does(seat, "!take", there.hand(seat).split()[0])
    assert there.may() == ["!draw"]
    assert there.why_not("!take") == "too_often_in_a_row"
    there.does(DEALER, "!draw", there.hand(DEALER).split()[0])
    assert "!take" in there.may()


def test_they_may_go_on_like_that_for_any_time() -> None:
    there = drawing()
    for _ in range(10):
        for seat in (DEALER, OTHER):
            there.does(seat, "!take", there.hand(seat).split()[0])
    assert there.may() == ["!draw", "!take"]


def test_option_a_deal_that_goes_in_circles_is_drawn_in_the_end() -> None:
    there = drawing(heap_in_a_row=0)
    for _ in range(200):
        assert not there.over
        there.does(there.table.turn, "!take", there.hand(there.table.turn).split()[0])
    assert there.over and there.points() == (0, 0)
    assert there.told()[-1] == "ends_in_circles"


def test_option_bots_draw_all_the_same_when_it_has_gone_on_long_enough() -> None:
    there = drawing(heap_in_a_row=0)
    there.table.in_a_row = 10
    seen = view(there.table, there.table.turn)
    legal = there.rules.legal(there.table)
    assert there.rules.bots.candidates(there.table, legal) == [Call("draw")]
    for choose in (there.rules.bots.advise, there.rules.bots.simple):
        assert choose(seen, legal, Random(1)).move == Call("draw")


HELD = "H5 H6 H7 C9 D9 S9 CA C2 C4 SK"
"""Gin with the Three of clubs, if the King goes."""


def test_option_the_last_discard_may_be_taken_for_gin() -> None:
    there = last(HELD, "C3 SJ D4 D6", "C3")
    assert (there.phase, there.turn) == ("last", OTHER)
    assert "!gin SK" in there.may()
    there.does(OTHER, "!gin SK")
    assert there.over
    assert there.rules.show.line_name(there.line()) == Fact("gin")
