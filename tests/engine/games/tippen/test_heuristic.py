"""The rules of thumb: sensible, and from one seat's view alone."""

from __future__ import annotations

from random import Random

import pytest

from engine.cards import card
from engine.games.tippen.heuristic import choose
from engine.games.tippen.thumbs import THUMBS
from engine.games.tippen.trumps import BELLI, ORDERS
from engine.hidden import view
from engine.moves import write
from tests.engine.games.tippen.positions import (
    DEALER,
    FOREHAND,
    Position,
    dealt,
    position,
    rules,
    tapped,
    tricks,
)

STRONG, WEAK = "HA HK EA", "E7 G8 S8"


def advice(there: Position) -> str:
    seen = view(there.table, there.turn)
    return write(choose(there.rules, seen, there.rules.legal(there.table), Random(1)).move)


def why(there: Position) -> str:
    seen = view(there.table, there.turn)
    return choose(there.rules, seen, there.rules.legal(there.table), Random(1)).reason.key


@pytest.mark.parametrize("preset", ["tippen", "lampeln_austria", "lupfen"])
@pytest.mark.parametrize("suit", "EGH")
def test_a_higher_card_is_worth_more(preset: str, suit: str) -> None:
    options = rules(preset).options
    worth = THUMBS.worth(options)["H"]
    worths = [worth[card(suit + rank)] for rank in ORDERS[options.pack]]
    assert worths == sorted(worths, reverse=True)


@pytest.mark.parametrize("trump", "EGHS")
def test_the_belli_is_worth_more_than_the_king_of_trumps(trump: str) -> None:
    worth = THUMBS.worth(rules("zwicken").options)[trump]
    assert worth[card(trump + "A")] > worth[BELLI] > worth[card(trump + "K")]


def test_a_strong_hand_taps_and_a_weak_one_passes() -> None:
    assert advice(dealt(STRONG, up="H8")) == "!tap"
    assert advice(dealt(WEAK, up="H9")) == "!pass"


def test_even_a_weak_one_takes_a_pot_that_nobody_wants() -> None:
    there = dealt("", "", "", WEAK, up="H9").each("!pass !pass !pass")
    assert (advice(there), why(there)) == ("!tap", "nobody_else")


def test_a_strong_hand_lifts() -> None:
    assert advice(dealt("HA EA GA", preset="lupfen")) == "!lift"
    assert advice(dealt("HU EU GU", preset="lupfen")) == "!pass"


def test_a_dealer_whose_trump_is_a_sow_plays() -> None:
    assert advice(dealt(preset="lampeln_bavaria", pot=40, bottom="HA")) == "!play"


def test_a_dealer_with_one_good_card_sniffs_to_keep_it() -> None:
    assert advice(dealt("", "", "", "S10 G10 HA", up="H9", sniff=True)) == "!sniff"


def test_the_worst_card_goes_for_one_that_was_sniffed() -> None:
    there = dealt("", "", "", "E7 EA GA", up="HU", sniff=True).does(DEALER, "!sniff")
    assert advice(there) == "E7"


def test_poor_cards_are_changed_and_good_ones_kept() -> None:
    there = tapped("HA HK E7", buy=True, up="H8")
    assert advice(there) == "E7"
    there.does(FOREHAND, "E7")
    assert advice(there) == "!draw"
    assert advice(tapped("HA HK HO", buy=True, up="H8")) == "!stand"


def test_sure_trumps_are_led_first() -> None:
    assert advice(tricks("H", "HA E7 E8", "", "", "GA G7 G8")) == "HA"


def test_the_last_one_wins_as_cheaply_as_it_goes() -> None:
    assert advice(position("H", "HA H8 E7", "G10 GK")) == "H8"


def test_who_cannot_win_throws_the_lowest() -> None:
    assert advice(position("H", "G9 G8 E7", "G10 GK")) == "G8"
