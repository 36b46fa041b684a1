"""The example deal of the rule pages is played as they tell it."""

from __future__ import annotations

from engine.cards import codes
from tests.engine.games.knueffeln.positions import DEALER, FOREHAND, SECOND, dealt


def test_the_example_deal() -> None:
    there = dealt(
        "C4 D6 D8 DK CA CK C8 SA S7",
        "DJ H6 H3 H8 HK C10 C2 S10 S2",
        "H4 D7 CQ CJ C7 C6 C3 S9 S3",
        "DA D2 D4 H7 H10 C9 SQ S6 S4",
        up="H2 DQ",
        bottom="SK S8",
    )
    there.does(DEALER, "!swap SQ S8", "!swap H10 H2")
    there.does(FOREHAND, "!turn D8").does(SECOND, "!see", "DJ").each("C3 C9")
    there.does(SECOND, "H8").each("C6 S4 C4").does(FOREHAND, "SA").each("H6 C7 S6")
    there.does(SECOND, "HK").each("CJ D4 D6").does(FOREHAND, "CA").each("C10 S3 DA")
    there.does(DEALER, "H7").each("C8 C2 S9").does(DEALER, "S8").each("S7 S10 CQ")
    assert [trick.winner for trick in there.table.tricks] == [1, 0, 1, 0, 3, 3, 3]
    assert codes(there.table.up) == "H10 DQ"
    assert there.values() == (-20, 20)
