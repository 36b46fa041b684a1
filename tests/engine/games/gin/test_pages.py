"""The example deal of the rule pages is played as they tell it."""

from __future__ import annotations

from engine.cards import cards, codes
from engine.games.gin.melds import dead_wood
from engine.games.gin.tally import settled
from tests.engine.games.gin.positions import DEALER, OTHER, dealt

TALON = "H8 D4 D8 D5 HA C2"


def test_the_example_deal() -> None:
    there = dealt(
        "S8",
        "H2 H6 H9 DA D2 DJ DQ CA C7 SK",
        "H3 H10 HJ HQ D6 C3 CK SA S2 SQ",
        TALON,
    )
    assert (there.table.limit, there.table.factor) == (8, 2)
    there.does(OTHER, "!leave").does(DEALER, "!leave")
    there.does(OTHER, "!draw", "SK").does(DEALER, "!draw", "CK")
    there.does(OTHER, "!draw", "DQ").does(DEALER, "!draw", "SQ")
    there.does(OTHER, "!draw", "DJ").does(DEALER, "!draw", "!knock C3")
    assert there.rows() == ["H10 HJ HQ", "D4 D5 D6", "SA C2 S2 H3"]
    assert dead_wood(there.table.hands[OTHER]) == 42
    there.does(OTHER, "!lay_off H9 0", "!lay_off H8 0")
    assert there.over
    assert there.table.dead == [25, 8]
    assert codes(there.table.rows[-1]) == "D2 H2 H6 C7 D8"
    assert there.points() == (0, 34)


def test_the_other_examples() -> None:
    assert dead_wood(cards("S4 S5 S6 H6 D6 C2 C3 C4 HK HA")) == 20
    game = dealt().rules
    assert settled(game.options, (112, 63), (4, 3)) == ((312, 138), (174, 0))
