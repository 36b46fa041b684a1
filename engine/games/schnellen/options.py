"""The house rules of Schnellen and Schnalzen.

What the texts leave open is read as the number SN-A… of `readings.md` says that stands beside an
option.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.options import Options, choice, later, switch


@dataclass(frozen=True)
class SchnellenOptions(Options):
    """What a table of Schnellen may agree on; values with the default first."""

    # All cards with the Weli, or none below the Ten.
    pack: int = choice(33, 21, group="basics")  # SN-A15
    # From how many points everybody counts down.
    start: int = choice(21, 15, 20, 25, group="length")  # SN-A14
    # Whether a card is turned for trumps, or the highest bidder names them.
    trumps: str = choice("turned", "bid", group="basics")  # SN-A9, SN-A10
    # Whether the dealer takes the card that was turned, and lays another away.
    dealer_takes: bool = switch(True, group="deal")  # SN-A2
    # Whether the dealer has to play where a card was turned.
    dealer_plays: bool = switch(True, group="who")  # SN-A4
    # Whether all have to play when a Ten is turned.
    ten_binds: bool = switch(False, group="who")  # SN-A5
    # A player with no more points than that has to play; 0 for nobody.
    home_above: int = choice(5, 0, group="who")  # SN-A4
    # What staying at home costs.
    home_costs: int = choice(1, 0, 2, group="scoring")  # SN-A6
    # What it costs to play and take no trick, and to miss a bid.
    no_trick: int = choice(5, 3, 10, group="scoring")  # SN-A7
    # Whether one has to beat what lies, if one can.
    head: bool = switch(True, group="play")  # SN-A3
    # Whether everything counts double while Hearts are trump.
    hearts_double: bool = switch(False, group="scoring")  # SN-A12
    # Whether the evening ends with the trick that brings somebody to nothing, or with its deal.
    ends: str = choice("trick", "deal", group="length")  # SN-A8
    # How many deals an evening has at most, 0 for as many as it takes.
    deals: int = later(40, choice(0, 20, 40, 60, group="length"))  # SN-A11


SCHNELLEN = SchnellenOptions()
FIFTEEN = SchnellenOptions(start=15)
SCHNALZEN = SchnellenOptions(
    start=20,
    dealer_takes=False,
    dealer_plays=False,
    ten_binds=True,
    home_above=0,
    home_costs=0,
)
