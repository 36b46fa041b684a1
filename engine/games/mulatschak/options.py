"""The house rules of Mulatschak.

What its sources leave open, or tell in two ways, is read as the number MU-… of `readings.md` says
that stands beside an option.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.options import Options, choice, later, switch

ASKED = ("not_acorns", "not_hearts", "free")
"""The ways in which somebody may be asked whether he stays at home."""


@dataclass(frozen=True)
class MulatschakOptions(Options):
    """What a table of Mulatschak may agree on; values with the default first."""

    # 33 cards with the Weli, or the Sixes of the other suits as well.
    pack: int = choice(33, 36, group="basics")  # MU-A1
    # From how many points one counts down.
    start: int = choice(21, 15, group="length")  # MU-A2
    cut_weli: bool = switch(True, group="deal")  # MU-A3
    # Who holds no court card: may have the cards dealt anew, must, or may not.
    no_court: str = choice("may", "must", "off", group="deal")  # MU-A4
    weli_is_court: bool = switch(True, group="deal", no_court=("may", "must"))  # MU-A4
    # Whether a single trick may be bid in any suit, or in Hearts alone.
    one_trick: str = choice("any", "hearts", group="bidding")  # MU-A5
    # Who may stay at home: all but where one suit is trumps, all, or nobody.
    stay: str = choice("not_acorns", "not_hearts", "free", "off", group="bidding")  # MU-A7
    # From how few points to go on one has to play.
    stay_bound: int = choice(5, 3, 0, group="bidding", stay=ASKED)  # MU-A7
    stay_doubles: bool = switch(True, group="scoring", stay=ASKED)  # MU-A7
    # Who exchanges first, or whether nobody does.
    exchange: str = choice("declarer", "forehand", "off", group="bidding")  # MU-A8
    # Whether one has to beat what lies, if one can.
    head: bool = switch(True, group="play")  # MU-A9
    # What it costs to miss one's bid.
    failed: int = choice(10, 5, group="scoring")  # MU-A10
    hearts_double: bool = switch(True, group="scoring")  # MU-A11
    # Hearts in a deal that counts double anyway (MU-A11).
    doublings: str = choice(
        "multiply", "once", group="scoring", hearts_double=(True,), no_court=("may", "must")
    )
    # How many deals an evening has at most, 0 for as many as it takes.
    deals: int = later(40, choice(0, 20, 40, 60, group="length"))  # MU-A12


SALZBURG = MulatschakOptions()
FIFTEEN = MulatschakOptions(start=15)
FUCHZENAWA = MulatschakOptions(start=15, stay="free", exchange="forehand", head=False)
