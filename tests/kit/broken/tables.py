"""What breaks the laws of a table."""

from __future__ import annotations

from typing import Any

from engine.cards import Card
from engine.facts import Fact
from engine.moves import Call, Move
from engine.rules import Formal, IllegalMove
from tests.kit.broken.samples import Thing, breaks, moved, with_field

PASS = Call("pass")


@breaks("holds_every_card_once", "hearts")
def loses_a_card(right: Any) -> Any:
    class Broken(right):
        def apply(self, t: Any, move: Move) -> None:
            super().apply(t, move)
            if not t.phase:
                t.tricks[0] = t.tricks[0]._replace(cards=t.tricks[0].cards[1:])

    return Broken


@breaks("offers_moves", "hearts")
def offers_a_move_twice(right: Any) -> Any:
    class Broken(right):
        def legal(self, t: Any) -> list[Move]:
            legal = super().legal(t)
            return [*legal, *legal[:1]]

    return Broken


@breaks("accepts_what_it_offers", "hearts")
def refuses_what_it_offers(right: Any) -> Any:
    """Where nobody listens: a match, which does, goes on."""

    class Broken(right):
        def check(self, t: Any, move: Move) -> None:
            super().check(t, move)
            if t.facts is None and move is self.legal(t)[-1]:
                raise IllegalMove(move, Fact("not_now"))

    return Broken


@breaks("refuses_all_else", "hearts")
def allows_cards_of_others(right: Any) -> Any:
    class Broken(right):
        def check(self, t: Any, move: Move) -> None:
            if not t.phase or not isinstance(move, Card) or not move.suit:
                super().check(t, move)

    return Broken


@breaks("refuses_by_what_is_seen", "hearts")
def names_a_card_of_the_neighbour(right: Any) -> Any:
    class Broken(right):
        def check(self, t: Any, move: Move) -> None:
            try:
                super().check(t, move)
            except IllegalMove as refused:
                if t.phase and t.hands[t.after[t.turn]]:
                    card = t.hands[t.after[t.turn]][0]
                    raise IllegalMove(move, Fact("not_in_hand", (card,))) from refused
                raise

    return Broken


@breaks("refuses_all_when_over", "hearts")
def plays_on_for_ever(right: Any) -> Any:
    class Broken(right):
        def check(self, t: Any, move: Move) -> None:
            if t.phase:
                super().check(t, move)

    return Broken


@breaks("comes_to_an_end", "hearts")
def may_wait_for_ever(right: Any) -> Any:
    class Broken(right):
        def legal(self, t: Any) -> list[Move]:
            return [PASS, *super().legal(t)] if t.phase == "give" else super().legal(t)

        def apply(self, t: Any, move: Move) -> None:
            if move != PASS:
                super().apply(t, move)

    return Broken


@breaks("reads_what_it_writes", "hearts")
def offers_a_number_as_a_word(right: Any) -> Any:
    """Where nobody listens: a match, which writes its moves, goes on."""
    seven = Call("pass", ("7",))

    class Broken(right):
        def legal(self, t: Any) -> list[Move]:
            legal = super().legal(t)
            return [*legal, seven] if t.facts is None and legal else legal

        def apply(self, t: Any, move: Move) -> None:
            super().apply(t, super().legal(t)[0] if move == seven else move)

    return Broken


@breaks("puts_cards_where_it_says", "hearts")
def says_another_place(right: Any) -> Any:
    class Broken(right):
        def zone(self, t: Any) -> str:
            return "up"

    return Broken


@breaks("asks_for_form_what_is_legal", "knueffeln")
def answers_for_form_what_is_not_offered(right: Any) -> Any:
    class Broken(right):
        def formal(self, t: Any) -> Formal | None:
            return Formal(Call("fly_away")) if super().formal(t) else None

    return Broken


@breaks("copies_apart", "hearts", "tells_why")
def shares_a_list_with_its_copies(right: Any) -> Any:
    """Written to where nobody listens: the tables that are walked by stay as they were."""
    table = with_field(right)

    class Broken(right):
        def deal(self, cards: Any, setup: Any) -> Any:
            return moved(super().deal(cards, setup), table, [])

        def apply(self, t: Any, move: Move) -> None:
            super().apply(t, move)
            if t.facts is None:
                t.more.append(t.turn)

    return Broken


@breaks("pickles_to_itself", "hearts")
def has_a_thing_that_pickles_to_another(right: Any) -> Any:
    table, thing = with_field(right), Thing()

    class Broken(right):
        def deal(self, cards: Any, setup: Any) -> Any:
            return moved(super().deal(cards, setup), table, thing)

    return Broken


@breaks("reshuffles_what_was_laid_away", "ramsli", label="drawn9")
def reshuffles_a_card_from_a_hand(right: Any) -> Any:
    """Where nobody listens: a match, which deals with what is named, goes on."""

    class Broken(right):
        def reshuffles(self, t: Any, move: Move) -> Any:
            cards = super().reshuffles(t, move)
            return [*cards, t.hands[t.turn][0]] if cards and t.facts is None else cards

    return Broken
