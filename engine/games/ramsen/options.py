"""The house rules of Ramsen.

Where their text is silent, the default is the reading RM-A… of `readings.md` that the comment
names.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.options import Options, choice, switch

UNLIMITED = 32
"""An exchange total that only the talon limits."""

KEPT = ("any", "only_criticals")


@dataclass(frozen=True)
class RamsenOptions(Options):
    """What a table of Ramsen may agree on; values with the default first."""

    # Zaisertshofen asks who plays before anyone exchanges.
    bid_before_exchange: bool = switch(False, group="who")  # RM-A26
    # What rearhand may keep when cutting.
    schleck: str = choice("any", "only_criticals", "off", group="who")  # RM-A24
    schlecker_must_play: bool = switch(False, group="who", schleck=KEPT)  # RM-A8
    # How many cards all players together may exchange.
    exchange_total: int = choice(5, UNLIMITED, 0, group="deal")  # RM-A4
    # The dealer's swap for the upcard comes on top of the five, but binds him to play.
    upcard_swap_counts: bool = switch(False, group="deal", exchange_total=(5,))  # RM-A2
    upcard_swap_forces_play: bool = switch(True, group="who", bid_before_exchange=(False,))  # RM-A2
    # Whether the dealer swaps before he sees what he draws, or only when he holds it.
    upcard_swap: str = choice("before_drawing", "after_drawing", group="deal")  # RM-A3
    # What a permanent trump turned up makes trump: its printed suit, or the next card's.
    perm_trump_upcard: str = choice("printed_suit", "turn_another", group="deal")  # RM-A1
    # What the only player in gets, there being nobody to play against.
    lone_player: str = choice("five", "one", "void", group="who")  # RM-A11
    # The Swiss duties of the leader: the trump Sow opens, the second trick begins with trump.
    swiss_leads: bool = switch(False, group="play")  # RM-A23
    crosses: int = choice(2, 1, 3, group="length")
    # The marks of the cross that a player without a trick gets on top.
    penalty_cross: int = choice(5, 0, group="scoring")  # RM-A16
    # How a game ends: with the first finisher, with all places but one, or with a Bolla.
    finish: str = choice("first", "places", "bolla", group="length")  # RM-A27
    # Whether a deal ends with the trick that ends the game.
    stop_at_last_bar: bool = switch(True, group="play")  # RM-A14
    # What the winner gets for each open mark of each other player.
    stake: int = choice(0, 1, 2, 5, 10, group="scoring", finish=("first",))  # RM-A30
    # How long an evening is: some games, one game without a play-off, or a number of deals.
    evening: str = choice("games", "one_game", "deals", group="length")  # RM-A31
    # How many games an evening has; a tie is played off (RM-A29).
    games: int = choice(1, 3, 5, 10, 20, group="length", evening=("games",))
    deals: int = choice(20, 5, 10, 15, 30, 40, 60, group="length", evening=("deals",))  # RM-A31


BAVARIAN = RamsenOptions()
ZAISERTSHOFEN = RamsenOptions(bid_before_exchange=True, finish="bolla", games=5)
FOR_STAKES = RamsenOptions(stake=1)  # RM-A30
