"""The house rules of Ramsli.

Where their text is silent, the default is the reading RL-A… of `readings.md` that the comment
names.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.options import Options, choice, later, switch


@dataclass(frozen=True)
class RamsliOptions(Options):
    """What a table of Ramsli may agree on; values with the default first.

    Every sum of money is a multiple of four, so that the kitty always falls into four shares
    (RL-A10).
    """

    ante: int = choice(4, 8, 12, 20, group="deal")
    # Whether each dealer pays the ante, or only one who finds the kitty empty.
    ante_every_deal: bool = switch(True, group="deal")  # RL-A6
    # Whether the dealer has seen two cards of his own before he chooses the top or the bottom.
    dealer_sees_first_packet: bool = switch(True, group="deal")  # RL-A22
    first_asked: str = choice("dealer", "forehand", group="who")  # RL-A1
    # After three of what the deal fails: suits that were offered, or cards that were turned.
    three: str = choice("suits", "cards", group="deal")  # RL-A4
    # Whether everybody pays the ante into the kitty when a deal fails.
    failed_deal_pays: bool = switch(False, group="scoring")  # RL-A5
    # Whether anybody may swap the Seven for the trump card in his turn, or only who is in, in the
    # exchange.
    seven_swap: str = later("who_is_in", choice("anybody", "who_is_in", group="who"))  # RL-A12
    # Whether the Seven may still be swapped for the trump card when its holder has drawn.
    seven_swap_after_draw: bool = switch(True, group="who")  # RL-A12
    # When the stock is used up, who comes late draws less; or the discards are shuffled.
    stock_exhausted: str = choice("cap", "reshuffle", group="deal")  # RL-A15
    # Whether a trump must be higher than the highest that lies in the trick.
    overtrump: bool = switch(False, group="play")  # RL-A17
    # How many kitties a knocker pays who took one trick of his two.
    knocker_one_trick: int = choice(2, 1, group="scoring")
    # What the kitty is held at by the bank, 0 for no bank.
    bank_level: int = choice(0, 8, 12, 16, 20, 24, 32, group="scoring")  # RL-A23
    deals: int = choice(16, 8, 12, 24, 32, group="length")
    # What becomes of the money left after the last deal.
    leftovers: str = choice("split", "play_out", group="length")  # RL-A19


HANDED_DOWN = RamsliOptions()
WITH_BANK = RamsliOptions(bank_level=12)
MAUSCHELN = RamsliOptions(
    first_asked="forehand",
    overtrump=True,
    knocker_one_trick=1,
    stock_exhausted="reshuffle",
    leftovers="play_out",
)
"""Trump goes upon trump, one trick of two costs less, and all are asked from forehand on; for a
deal that fails nobody pays but the next dealer (RL-A5)."""
