"""The cards, the card that is turned, and the dealer's sixth."""

from __future__ import annotations

from engine.cards import BACK, card
from engine.hidden import view
from tests.engine.games.schnellen.positions import (
    DEALER,
    FOREHAND,
    dealt,
    rules,
)


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
