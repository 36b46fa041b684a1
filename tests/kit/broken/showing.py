"""What breaks the laws of what the table shows, and of lines and sheets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.cards import BACK, WELI, Card
from engine.facts import Fact
from engine.moves import Call, Move
from engine.rules.show import Coins, Reckoned
from engine.sheet import Line, Sheet
from engine.table import Seat
from tests.kit.broken.samples import breaks


@breaks("says_how_each_seat_stands", "ramsen", part="show")
def shows_on_a_plate_what_only_its_seat_sees(right: Any) -> Any:
    class Broken(right):
        def status(self, t: Any, seat: Seat) -> list[Fact]:
            return [] if BACK in t.hands[seat] else super().status(t, seat)

    return Broken


@breaks("says_what_is_chosen_and_worth", "kein_stich", part="show")
def shows_a_sign_without_words(right: Any) -> Any:
    class Broken(right):
        def signs(self, t: Any) -> list[Fact]:
            return [*super().signs(t), Fact("fine_weather")]

    return Broken


@breaks("says_what_a_card_would_do", "knueffeln", part="show")
def looks_out_without_words(right: Any) -> Any:
    class Broken(right):
        def outlook(self, t: Any, card: Card) -> Fact | None:
            return Fact("who_knows")

    return Broken


@breaks("money_comes_to_nothing", "kein_stich", part="show")
def finds_a_coin(right: Any) -> Any:
    class Broken(right):
        def coins(self, t: Any) -> Coins:
            coins = super().coins(t)
            return coins._replace(kitty=coins.kitty + 1)

    return Broken


@breaks("keeps_its_money_on_the_sheet", "kein_stich", part="show")
def moves_a_coin_from_seat_to_seat(right: Any) -> Any:
    class Broken(right):
        def coins(self, t: Any) -> Coins:
            coins = super().coins(t)
            first, second, *others = coins.seats
            return coins._replace(seats=(first + 1, second - 1, *others))

    return Broken


@breaks("lays_out_every_row_once", "kein_stich", part="show")
def lays_cards_upon_each_other(right: Any) -> Any:
    class Broken(right):
        def columns(self, t: Any, row: int) -> list[int]:
            return [0] * (len(t.rows[row]) + 1)

    return Broken


@breaks("takes_from_piles_what_is_legal", "gin", part="show")
def takes_from_a_pile_that_is_closed(right: Any) -> Any:
    class Broken(right):
        def piles(self, t: Any) -> Mapping[str, Move]:
            return {"stock": Call("fly_away")}

    return Broken


@breaks("notes_with_words", "gin", part="show")
def notes_without_words(right: Any) -> Any:
    class Broken(right):
        def own_notes(self, t: Any, seat: Seat) -> list[Fact]:
            return [Fact("poor_hand")]

    return Broken


@breaks("parts_hands_without_loss", "gin", part="show")
def parts_a_hand_and_drops_a_card(right: Any) -> Any:
    class Broken(right):
        def groups(self, t: Any, hand: Sequence[Card]) -> list[list[Card]]:
            first, *rest = super().groups(t, hand)
            return [first[1:], *rest]

    return Broken


@breaks("names_what_stands_above_all_others", "ramsen", part="show")
def names_a_card_twice(right: Any) -> Any:
    class Broken(right):
        def highest(self, t: Any) -> list[Card]:
            return super().highest(t) * 2

    return Broken


@breaks("names_the_highest_in_the_order_of_the_rules", "schnellen", part="show")
def lays_the_weli_above_the_sow_of_trumps(right: Any) -> Any:
    class Broken(right):
        def highest(self, t: Any) -> list[Card]:
            return sorted(super().highest(t), key=lambda one: one is not WELI)

    return Broken


@breaks("shows_the_highest_cards_that_are_not_in_their_suits_order", "ramsen", part="show")
def shows_only_what_is_trump_in_every_deal(right: Any) -> Any:
    class Broken(right):
        def unusual(self, t: Any) -> list[Card]:
            return super().unusual(t)[-4:]

    return Broken


@breaks("asks_about_trumps_as_they_stand", "ramsli", part="show")
def says_of_an_offered_suit_that_it_is_trump(right: Any) -> Any:
    class Broken(right):
        def offers_trumps(self, t: Any) -> bool:
            return False

    return Broken


@breaks("names_parts_with_words", "gin", part="show")
def calls_a_meld_what_nobody_knows(right: Any) -> Any:
    class Broken(right):
        def part_name(self, t: Any, part: Sequence[Card]) -> Fact | None:
            return Fact("heap")

    return Broken


@breaks("doubts_legal_moves_only_with_words", "gin", part="show")
def doubts_without_words(right: Any) -> Any:
    class Broken(right):
        def doubt(self, t: Any, move: Move) -> Fact | None:
            return Fact("hardly_wise")

    return Broken


@breaks("counts_what_everybody_sees", "ramsen")
def counts_hidden_cards_on_the_slate(right: Any) -> Any:
    class Broken(right):
        def interim(self, t: Any) -> Line | None:
            return Line(tuple(hand.count(BACK) for hand in t.hands))

    return Broken


@breaks("leaves_a_number_for_each_side", "hearts")
def names_winners_before_the_end(right: Any) -> Any:
    class Broken(right):
        def sheet(self, lines: Sequence[Line]) -> Sheet:
            sheet = super().sheet(lines)
            return sheet if sheet.over else replace(sheet, winners=(0,))

    return Broken


@breaks("leaves_a_line_that_fits", "ramsen")
def refuses_its_own_lines(right: Any) -> Any:
    class Broken(right):
        def line_fits(self, lines: Sequence[Line], line: Line) -> bool:
            return False

    return Broken


@breaks("reckons_up_to_its_line", "kein_stich", part="show")
def forgets_an_item(right: Any) -> Any:
    class Broken(right):
        def reckoning(self, t: Any, line: Line) -> list[Reckoned]:
            return [item for item in super().reckoning(t, line) if item.amount][1:]

    return Broken


@breaks("counts_cards_that_lie_open", "ramsen", part="show")
def counts_a_card_that_nobody_played(right: Any) -> Any:
    class Broken(right):
        def counted(self, t: Any) -> list[Card]:
            return [*super().counted(t), BACK]

    return Broken
