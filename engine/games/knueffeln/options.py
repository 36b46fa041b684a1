"""The house rules of Knüffeln.

Where their text is silent, the default is the reading KN-A… of `readings.md` that the comment
names.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.options import Options, choice, later, switch

TURNS = ("any_lead", "two_and_four")


@dataclass(frozen=True)
class KnueffelnOptions(Options):
    """What a table of Knüffeln may agree on; values with the default first."""

    # The small card that is exchanged for a turn-up: it is in the pack, the other is not.
    exchange_card: str = choice("ten", "five", group="basics")  # KN-A36
    # What beats a card of an unchosen suit within that suit: its Ace, or every higher card.
    suit_beats: str = choice("ace", "higher", group="basics")  # KN-A37
    # The Olen at the bottom of the stock: looked at one after another, or three laid open.
    bottom_olen: str = choice("one_by_one", "three_open", "off", group="basics")  # KN-A29
    # When a leader may turn: at any lead, or when his side has two tricks, and again with four.
    turning: str = choice("any_lead", "two_and_four", "off", group="turning")  # KN-A21, KN-A22
    # Who answers a turn: the next of the other side for all of it, or each of them must see it.
    answer: str = choice("next", "all", group="turning", turning=TURNS)  # KN-A13
    # Whether a side on its march may turn; if the others run, the march has failed.
    turn_in_march: bool = switch(False, group="turning", turning=TURNS)  # KN-A16
    scoring: str = choice("money", "ladder", group="scoring")
    # What each loser pays one winner.
    basic: int = choice(10, 5, 1, 20, 50, group="scoring", scoring=("money",))
    each_turn: int = choice(10, 1, 5, 20, 50, group="scoring", turning=TURNS, scoring=("money",))
    # Whether Jann and march have prices of their own, or are worth two and four basic games.
    prices: str = choice("own", "two_and_four", group="scoring", scoring=("money",))  # KN-A39
    jann: int = choice(100, 10, 20, 30, 50, 200, group="scoring", prices=("own",))
    march: int = choice(300, 20, 40, 50, 100, 150, 600, group="scoring", prices=("own",))
    # The rungs that a march rubs out; its failure rubs out as many of the others'.
    march_rungs: int = choice(4, 3, 2, group="scoring", scoring=("ladder",))  # KN-A23
    # What the losers get for a full ladder cleared at one go, and by which deals.
    brille: str = choice("any_deal", "jann", group="scoring", scoring=("ladder",))  # KN-A24
    # How two pairs draw their ladders on the slate: one each, or one with a line down its middle.
    ladder: str = choice("two", "shared", group="scoring", scoring=("ladder",))  # KN-A40
    # How long an evening is; five players deal round in turn.
    deals: int = choice(20, 4, 5, 8, 10, 12, 16, 40, group="length", scoring=("money",))
    ladders: int = choice(3, 1, 2, 5, 10, group="length", scoring=("ladder",))
    # Talk about the cards that names none of them, and who sees a card half shown.
    table_talk: str = choice("phrases", "off", group="talk")
    # What it tells that the last to play to a beatable lead says nothing.
    silence: str = later(
        "nothing", choice("can_take", "nothing", group="talk", table_talk=("phrases",))
    )  # KN-A38
    half_shown: str = choice(
        "all", "partner", "off", group="talk", table_talk=("phrases",)
    )  # KN-A35


BOHMSTEDT = KnueffelnOptions()
HATTSTEDT = KnueffelnOptions(
    suit_beats="higher",
    turning="off",
    prices="two_and_four",
    jann=20,
    march=40,
    silence="nothing",
)
BERNHARD_1924 = KnueffelnOptions(
    exchange_card="five",
    suit_beats="higher",
    bottom_olen="three_open",
    turning="two_and_four",
    scoring="ladder",
    silence="nothing",
)
GRUENBERG_1938 = KnueffelnOptions(
    suit_beats="higher",
    bottom_olen="three_open",
    basic=5,
    each_turn=1,
    jann=10,
    march=20,
    silence="nothing",
)
HATTSTEDT_1984 = replace(HATTSTEDT, turning="any_lead")
