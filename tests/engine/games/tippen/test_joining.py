"""Tapping and passing, lifting, sniffing, the dealer who speaks first, and buying."""

from __future__ import annotations

from engine.moves import read
from tests.engine.games.tippen.positions import (
    DEALER,
    FOREHAND,
    REARHAND,
    SECOND,
    dealt,
    tapped,
)


def test_all_are_asked_from_forehand_on() -> None:
    there = dealt()
    asked = []
    while there.phase == "join":
        asked.append(there.turn)
        there.does(there.turn, "!tap")
    assert asked == [FOREHAND, SECOND, REARHAND, DEALER]


def test_who_is_alone_takes_the_pot() -> None:
    """TP-A7: without a trick being played."""
    there = tapped(pot=3, says="!pass !tap !pass !pass")
    assert there.over
    assert there.values() == (None, 6, None, -3)
    assert there.pot == 0
    told = there.rules.show.reckoning(there.table, there.line())
    assert [(one.side, one.why.key, one.amount) for one in told] == [
        (SECOND, "pot", 6),
        (DEALER, "stake", -3),
    ]


def test_the_last_one_who_would_be_alone_is_asked_again_before_he_passes() -> None:
    there = dealt().each("!pass !pass")
    assert there.rules.show.doubt(there.table, read("!pass")) is None
    there.each("!pass")
    doubt = there.rules.show.doubt(there.table, read("!pass"))
    assert doubt is not None and doubt.key == "pot_is_yours"
    assert there.rules.show.doubt(there.table, read("!tap")) is None


# Buying.


def test_what_the_stock_does_not_have_cannot_be_bought() -> None:
    """Twenty cards, five players: four are left."""
    there = tapped(preset="lupfen", players=5, lift=False, buy=True, says="!tap " * 5)
    for laid in there.hand(FOREHAND).split():
        there.does(FOREHAND, laid)
    there.does(FOREHAND, "!draw")
    first, second, *_ = there.hand(SECOND).split()
    there.does(SECOND, first)
    assert there.why_not(second) == "stock_used_up"
    there.does(SECOND, "!draw")
    assert there.table.stock == []
    assert there.asks() == "no_stock"
    assert there.may() == "!stand"
