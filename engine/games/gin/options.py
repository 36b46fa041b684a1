"""The house rules of Gin.

Where their text is silent, the default is the reading GI-A… of `readings.md` that the comment
names.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.options import Options, choice, later, switch


@dataclass(frozen=True)
class GinOptions(Options):
    """What a table of Gin may agree on; values with the default first."""

    # How many Runden a Partie has, and the Spielpunkte that end a Runde.
    runden: int = choice(
        5, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, group="length"
    )
    target: int = choice(100, 150, 250, group="length")
    # The most dead wood one may knock with: by the first card turned up, or always ten.
    limit: str = choice("first_card", "ten", group="knocking")
    ace_means_gin: bool = switch(True, group="knocking", limit=("first_card",))  # GI-A4
    # Whether a spade as the first card doubles what the Spiel brings.
    spade_doubles: bool = switch(True, group="scoring")
    spade_doubles_boxes: bool = switch(False, group="scoring", spade_doubles=(True,))  # GI-A7
    gin_bonus: int = choice(25, 20, 50, group="scoring")
    # What gin with all eleven cards brings besides the dead wood; 0: it is not played.
    big_gin: int = choice(0, 31, 50, group="scoring")
    undercut_bonus: int = choice(25, 10, 20, group="scoring")
    # Whether one may knock with too much dead wood, and has to take the hand up again.
    false_knock: bool = switch(True, group="knocking")
    # Where the melds of a knock can lie in ways that differ in what can be laid off: the knocker
    # chooses, or it is the way with the fewest cards that fit.
    spread: str = later("fewest", choice("knocker", "fewest", group="play"))  # GI-A28
    # After how many cards in a row from the open heap one must draw from the talon; 0: never.
    heap_in_a_row: int = later(10, choice(0, 10, group="play"))  # GI-A27
    # Whether a card taken from the open heap may be discarded again at once.
    return_taken_discard: bool = switch(False, group="play")  # GI-A3
    # Whether the last discard, with two cards left in the talon, may be taken to knock with it.
    last_discard_knock: bool = switch(False, group="knocking")  # GI-A2
    # What each Spiel won and the Runde itself bring when a Runde is settled.
    box: int = choice(25, 20, 0, group="scoring")
    runde_bonus: int = choice(100, 50, 0, group="scoring")
    # A Runde without a single Spiel for the loser counts double, all but the boxes.
    shutout: bool = switch(True, group="scoring")  # GI-A8
    # What happens when the accounts are equal after the last Runde.
    tie: str = choice("drawn", "extra_runde", group="length")  # GI-A23
    # Whether the hand is sorted by its best melding, with the dead wood counted.
    arrangement: str = choice("automatic", "by_hand", group="basics")


RUNDE = GinOptions()
STANDARD = GinOptions(runden=1, limit="ten", spade_doubles=False, false_knock=False)
