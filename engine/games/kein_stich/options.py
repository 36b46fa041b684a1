"""The house rules of Kein Stich.

A number KS-A… names the entry of `readings.md` that settles what the printed rules leave open.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.options import Options, choice, later, switch


@dataclass(frozen=True)
class KeinStichOptions(Options):
    """What a table of Kein Stich may agree on; values with the default first."""

    # Which deals a game has, in which order: `penalties.DEALS`.
    # The sixth deal comes before the lay-off (KS-A10); the Hausruck's order is KS-A23.
    deals: str = choice(
        "five", "four", "six_penultimate", "six_first_last", "power", "hausruck", group="basics"
    )
    # The one expensive card: the King of Hearts, or as Black Pig the Ober of Leaves.
    max_card: str = choice("king_of_hearts", "ober_of_leaves", group="play")
    # Whose Unter begins the lay-off.
    start_unter: str = choice("acorns", "hearts", group="lay_off")  # KS-A6
    # How the pot is shared out: `penalties.PRIZES`.
    payout: str = choice("usual", "hausruck", "winner", group="scoring")  # KS-A8, KS-A9
    # Whether taking every trick of a deal pays.
    march: bool = switch(False, group="scoring")  # KS-A1
    # What a march brings where there are not four players with 32 cards: `penalties.Bill.marched`.
    march_money: str = later(
        "pot_first",
        choice(
            "in_proportion", "fifty_and_thirty", "pot_first", "none", group="scoring", march=(True,)
        ),
    )  # KS-A2
    # Whether a deal stops when nothing is left that could cost; a march needs every trick.
    early_end: bool = switch(True, group="play", march=(False,))  # KS-A17
    # A player who can lay a card must, and lays one.
    must_lay: bool = switch(True, group="lay_off")  # KS-A7
    several: bool = switch(False, group="lay_off")  # KS-A7
    # Whether the deal goes round, or one dealer deals a whole game.
    dealer: str = choice("rotates", "stays", group="deal")  # KS-A5
    # The size of the pack, before cards are taken out so that all get as many; 0: as usual.
    cards: int = choice(0, 24, 32, 52, group="basics")  # KS-A21
    # A pack of 52 is French in any case.
    suits: str = choice("german", "french", group="basics", cards=(0, 24, 32))  # KS-A19
    # What a trick costs; the rest is in proportion.
    stake: int = choice(5, 1, 2, 10, 20, 50, group="scoring")
    games: int = choice(1, 2, 3, 4, 5, 6, 8, group="length")


STANDARD = KeinStichOptions()

PRESETS = {
    "standard": STANDARD,
    "black_pig": replace(STANDARD, max_card="ober_of_leaves"),
    "king_louis": replace(STANDARD, deals="four"),
    "six_penultimate": replace(STANDARD, deals="six_penultimate"),
    "six_first_last": replace(STANDARD, deals="six_first_last"),
    "power": replace(STANDARD, deals="power"),
    "march": replace(STANDARD, march=True),
    "herzunteranlegen": replace(STANDARD, start_unter="hearts"),
    "hausruck": replace(
        STANDARD,
        deals="hausruck",
        start_unter="hearts",
        payout="hausruck",
        dealer="stays",
        stake=1,
    ),
}
