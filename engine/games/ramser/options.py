"""The house rules of Ramser.

What the sheets of rules leave open is read as the number RS-A… of `readings.md` says that stands
beside an option.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.options import Options, choice, switch


@dataclass(frozen=True)
class RamserOptions(Options):
    """What a table of Ramser may agree on; values with the default first."""

    # With how many cards five people play: three Sixes are added to the usual 32.
    five_pack: int = choice(35, 32, group="basics")  # RS-A2
    # Whether the Seven of Bells is the second-best trump, or the best and free of all duties.
    belli: str = choice("second", "best", group="basics")  # RS-A4
    # Whether the dealer takes the card that was turned when he knows who plays, or before.
    take_up: str = choice("playing", "before", group="deal")  # RS-A6
    # What the only player in gets, there being nobody to play against.
    lone_player: str = choice("five", "one", "void", group="who")  # RS-A8
    # Whether a trump has to be beaten upon another suit, upon any, or never.
    overtrump: str = choice("no_under", "always", "never", group="play")  # RS-A9
    # Whether the first leader has to lead the Ace of trumps if he holds it.
    ace_opens: bool = switch(True, group="play")  # RS-A10
    # Whether the second trick begins with a trump.
    second_trump: bool = switch(True, group="play")  # RS-A10
    # How many tricks a sausage takes; by number, it is fewer with five and more.
    goal: str = choice("by_number", "21", "17", "15", group="length")  # RS-A3
    # Whether a game ends with the first who has them, or goes on until one is left.
    finish: str = choice("first", "last", group="length")  # RS-A11
    # Whether the deal ends with the trick that ends the game.
    stop_at_goal: bool = switch(True, group="length")  # RS-A12
    # How many potatoes a sausage makes up for; 0 if potatoes only break a tie.
    sausage: int = choice(10, 5, 20, 0, group="scoring")  # RS-A13
    # How long an evening is.
    evening: str = choice("games", "deals", group="length")  # RS-A14
    games: int = choice(1, 2, 3, 5, group="length", evening=("games",))
    deals: int = choice(20, 10, 15, 30, 40, group="length", evening=("deals",))  # RS-A14


EMMENTAL = RamserOptions()
LANGNAU = RamserOptions(finish="last")
LANGENTHAL = RamserOptions(belli="best", five_pack=32)
