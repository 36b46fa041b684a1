"""The house rules of Rams and of the games that are played like it.

What their texts leave open is read as the number RA-A… of `readings.md` says that stands beside an
option.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.options import Options, choice, later, switch

DOWN, POOL = ("countdown",), ("pool",)


@dataclass(frozen=True)
class RamsOptions(Options):
    """What a table of Rams may agree on; values with the default first."""

    pack: int = choice(32, 52, group="basics")  # RA-A1
    # A pack of 52 is French in any case.
    suits: str = choice("french", "german", group="basics", pack=(32,))  # RA-A1
    # Whether the Seven of Diamonds, or of Bells, is the second-best trump, whatever is trump.
    seven: bool = switch(False, group="basics")  # RA-A2
    # Whether the Knave of trumps and the other Knave of its colour are the best trumps.
    bowers: bool = switch(False, group="basics")  # RA-A3
    way: str = choice("clockwise", "anticlockwise", group="basics")
    # Whether five cards of one suit, shown when all have spoken, take the pool without a trick.
    flush: str = choice("off", "sweeps", group="scoring", bowers=(True,), scoring=POOL)  # RA-A18
    # A hand more than there are players, for one who throws his own in.
    widow: bool = switch(True, group="deal")  # RA-A4
    # With six, one of them is laid away.
    widow_cards: int = choice(5, 6, group="deal", widow=(True,))  # RA-A15
    # Whether all may pass, or only when somebody has taken the widow.
    passing: str = choice("free", "widow_gone", group="who", widow=(True,))  # RA-A6
    # Whether two have to play, or who is left alone takes five off.
    lone: str = choice("two_play", "five", group="who", scoring=DOWN)  # RA-A6, RA-A16
    # Whether the dealer may take the trump card for one of his.
    turn_up: str = choice("lies", "dealer", group="deal")  # RA-A7
    # Whether one has to beat what lies, if one can.
    head: bool = switch(True, group="play")  # RA-A10
    # Counters that one gets rid of, or a pool that is played for.
    scoring: str = choice("countdown", "pool", group="scoring")
    counters: int = choice(7, 5, 10, 15, group="scoring", scoring=DOWN)
    # What all five tricks promised are worth: five counters, the whole game; or nobody promises.
    general: str = choice("five", "game", "off", group="who", scoring=DOWN)  # RA-A8, RA-A9
    # Whether all are asked for it before anybody plays or passes, or it is said in one's turn.
    general_time: str = later(
        "in_turn",
        choice("before", "in_turn", group="who", scoring=DOWN, general=("five", "game")),
    )  # RA-A8
    # Whether the first without counters wins, or the last one who has some loses.
    finish: str = choice("first", "last", group="length", scoring=DOWN)  # RA-A11
    # How many games an evening has, and how many deals a game at most.
    games: int = choice(5, 1, 3, 10, group="length", scoring=DOWN)
    longest: int = choice(20, 10, 40, group="length", scoring=DOWN)  # RA-A14
    deals: int = choice(16, 8, 12, 24, group="length", scoring=POOL)  # RA-A13


RAMS = RamsOptions()
FRENCH = RamsOptions(passing="widow_gone", turn_up="dealer", counters=5, general="game")
ROUNCE = RamsOptions(
    pack=52,
    widow_cards=6,
    lone="five",
    turn_up="dealer",
    counters=15,
    general="off",
    games=1,
    longest=40,
)
BIERSPIEL = RamsOptions(seven=True, finish="last", games=3, longest=40)
RAMSCHELN = RamsOptions(suits="german", seven=True, widow=False, scoring="pool")
BESTER_BUBE = RamsOptions(bowers=True, way="anticlockwise", widow=False, scoring="pool")
