"""The house rules of Tippen and of the games that are played like it.

What their texts leave open is read as the number TP-A… of `readings.md` says that stands beside an
option.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.options import Options, choice, switch


@dataclass(frozen=True)
class TippenOptions(Options):
    """What a table of Tippen may agree on; values with the default first.

    The stake is a number of counters for each trick, so that the pot always falls into as many
    shares as there are tricks (TP-A1).
    """

    # How many cards there are; with seven players 32 are too few (TP-A18).
    pack: int = choice(32, 20, 52, group="basics")
    # A pack of 52 is French in any case, and one of 20 German.
    suits: str = choice("german", "french", group="basics", pack=(32,))  # TP-A18
    # Which way turns go.
    way: str = choice("clockwise", "anticlockwise", group="basics")
    # Three cards each, or as many as eight (TP-A2).
    hand: str = choice("three", "eight", group="basics")
    # Whether the Seven of Bells, or of Diamonds, is the second-best trump, whatever is trump.
    belli: bool = switch(False, group="basics", pack=(32, 52))
    stake_a_trick: int = choice(1, 2, 5, 10, group="scoring")
    # Whether the dealer pays the stake before each deal, or all once the pot is empty; or all
    # before each deal, the dealer double (TP-A19).
    stakes: str = choice("dealer", "all", "all_dealer_double", group="deal")
    # Whether an Ace or a Seven that is cut passes the deal on, and whether by two places as well.
    hop: str = choice("off", "hop", "jump", group="deal", stakes=("dealer",))  # TP-A3, TP-A4
    # What he pays to whom the deal was passed: the stake, or as much as lies there.
    hop_pays: str = choice("stake", "double", group="deal", hop=("hop", "jump"))  # TP-A5
    # Whether all have to play where nothing but the stake lies in the pot.
    compulsory: str = choice("stake_only", "never", group="who")  # TP-A6
    # Whether the trump card is turned when all is dealt, or before the last card of each.
    trump: str = choice("after", "between", group="deal", hand=("three",))
    # Whether it is turned only for somebody who lifts it, and plays.
    lift: bool = switch(False, group="who", hand=("three",), trump=("after",))  # TP-A9
    # Whether three Unters take the pot, shown when all have said whether they play.
    three_unters: bool = switch(False, group="scoring", lift=(True,))  # TP-A20
    # Whether the dealer may take it before he has seen it.
    sniff: bool = switch(
        False, group="who", hand=("three",), trump=("after",), lift=(False,)
    )  # TP-A8
    # Whether the dealer says first whether he plays, knowing nothing but the trump card.
    dealer_first: bool = switch(False, group="who", hand=("eight",))  # TP-A11
    # Whether who plays may buy new cards for poor ones.
    buy: bool = switch(False, group="who", hand=("three",))  # TP-A12
    # What who has none of the suit led may play.
    void: str = choice("trump", "free", group="play")
    # Whether one has to beat what lies, if one can.
    head: bool = switch(False, group="play")
    # Whether who has taken a trick has to lead a trump.
    lead_trump: bool = switch(False, group="play")
    # How many tricks who plays has to take.
    # By the cards: two where eight are dealt, else one (TP-A2).
    quota: int = choice(1, 2, 0, group="scoring")
    # What too few of them cost, and the most that this can be, in stakes; 0 for no bound.
    bete: str = choice("pot", "stake", group="scoring")  # TP-A13
    limit: int = choice(0, 5, 10, 20, group="scoring", bete=("pot",))
    # Whether a stake is paid for the Seven of Bells that the trump Ace has taken.
    belli_lost: bool = switch(False, group="scoring", belli=(True,))  # TP-A14
    deals: int = choice(16, 8, 12, 24, group="length")
    # What becomes of the money left after the last deal.
    leftovers: str = choice("split", "play_out", group="length")  # TP-A15


TIPPEN = TippenOptions()
ZWICKEN = TippenOptions(
    belli=True,
    hop="hop",
    hop_pays="double",
    compulsory="never",
    trump="between",
    buy=True,
    void="free",
    head=True,
    belli_lost=True,
)
LAMPELN_AUSTRIA = TippenOptions(hand="eight", belli=True, stake_a_trick=5, hop="jump", quota=0)
LAMPELN_BAVARIA = TippenOptions(
    hand="eight",
    belli=True,
    stake_a_trick=5,
    dealer_first=True,
    void="free",
    quota=0,
    bete="stake",
)
LUPFEN = TippenOptions(pack=20, stakes="all", lift=True)
