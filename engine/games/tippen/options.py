"""The house rules of Tippen and of the games that are played like it.

A number TP-A… beside an option names the entry of `readings.md` that settles what the printed
rules leave open.
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
    # What the new dealer pays after a hop: the stake, or as much as is in the pot.
    hop_pays: str = choice("stake", "double", group="deal", hop=("hop", "jump"))  # TP-A5
    # Whether all must play if nothing but the stake is in the pot.
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
    # Whether a player who is in may buy new cards for poor ones.
    buy: bool = switch(False, group="who", hand=("three",))  # TP-A12
    # What may be played without a card of the suit led.
    void: str = choice("trump", "free", group="play")
    # Whether the highest card of the trick must be beaten, if it can be.
    head: bool = switch(False, group="play")
    # Whether the winner of a trick must lead a trump.
    lead_trump: bool = switch(False, group="play")
    # How many tricks a player who is in must take; 0: two of eight cards, else one (TP-A2).
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
