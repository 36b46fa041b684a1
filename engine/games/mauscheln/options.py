"""The house rules of Mauscheln, Chratze and Kratzen.

Where the sources are silent, the default is the reading MA-A… of `readings.md` that the comment
names.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.options import Options, choice, switch


@dataclass(frozen=True)
class MauschelnOptions(Options):
    """What a table of Mauscheln may agree on; values with the default first.

    Every sum of money is a multiple of four, so that the kitty always falls into four shares
    (MA-A4).
    """

    # How many cards there are; with seven players 32 are too few, with five 24 (MA-A1).
    # In 33 the Weli is the second-best trump in every deal.
    cards: int = choice(32, 24, 36, 52, 33, group="basics")
    # A pack of 52 is French in any case, and one of 33 German.
    suits: str = choice("german", "french", group="basics", cards=(32, 24, 36))  # MA-A2
    # Which way turns go.
    way: str = choice("clockwise", "anticlockwise", group="basics")
    # Who pays the ante.
    antes: str = choice("dealer", "everybody", "muss", group="deal")  # MA-A3, MA-A21
    ante: int = choice(4, 8, 12, 20, group="deal")
    # Whether an Ace, a Seven or the Weli that is cut in a Muss decides who deals and who pays.
    cut: bool = switch(True, group="deal", antes=("muss",))  # MA-A21
    # Whether it is paid before each deal, or only into an empty kitty and after a failed deal.
    ante_every_deal: bool = switch(True, group="deal", antes=("dealer", "everybody"))  # MA-A5
    # Whether all have to play where nothing but the ante lies there, the dealer for two tricks.
    all_play: bool = switch(False, group="who")  # MA-A6
    # What a turned card obliges the dealer to.
    seven_turned: bool = switch(False, group="deal", cards=(32, 36, 52, 33))  # MA-A7
    ace_turned: bool = switch(False, group="deal")  # MA-A7
    # Whether who holds the Ace of trumps may not pass.
    ace_held: bool = switch(False, group="who")  # MA-A8
    # How many cards are turned before the deal fails.
    offers: int = choice(1, 3, group="who")  # MA-A9
    # What that costs each.
    nobody_declares: str = choice("pot_stays", "all_pay", group="deal", antes=("muss",))  # MA-A22
    # Whether the same dealer deals again after that.
    dealer_stays: bool = switch(False, group="who")  # MA-A10
    # Whether somebody may say that he joins if nobody else does.
    last_joiner: bool = switch(False, group="who")  # MA-A11
    # Whether who declares gets the trump card and lays one away for it.
    takes_trump_card: bool = switch(False, group="who")  # MA-A12
    # Who draws five cards for all four, and lays one of them away.
    five_for_four: str = choice("nobody", "one_suit", "all", group="who")  # MA-A13
    # When the stock is used up, the discards are shuffled; or who comes late draws less.
    stock_exhausted: str = choice("reshuffle", "cap", group="deal")  # MA-A14
    # Who exchanges and leads first.
    leads: str = choice("declarer", "forehand", group="play")  # MA-A15
    # Whether one has to beat what lies, if one can.
    head: bool = switch(False, group="play", cards=(33,))  # MA-A23
    # Whether a trump must be higher than the highest that lies in the trick.
    overtrump: bool = switch(False, group="play", cards=(32, 24, 36, 52))  # MA-A16
    # How many kitties a declarer pays who took one trick of his two.
    one_trick: int = choice(2, 1, group="scoring")  # MA-A17
    # What the kitty may hold at most, 0 for no limit.
    limit: int = choice(0, 12, 16, 20, 32, 40, group="scoring")  # MA-A18
    # With which words one declares and joins.
    word: str = choice("mauscheln", "chratze", "kratzen", group="basics")
    # With three, four and six players each deals equally often in twelve.
    deals: int = choice(12, 8, 16, 20, 24, 32, group="length")
    # What becomes of the money left after the last deal.
    leftovers: str = choice("split", "play_out", group="length")  # MA-A19

    @property
    def seven_binds(self) -> bool:
        """Whether a turned Seven obliges the dealer, in a pack that has any."""
        return self.seven_turned and self.applies("seven_turned")

    @property
    def muss(self) -> bool:
        """Whether all pay into an empty kitty, the dealer double."""
        return self.antes == "muss"

    @property
    def pays_for_nothing(self) -> int:
        """What each pays for a deal that nobody declares."""
        return self.ante if self.muss and self.nobody_declares == "all_pay" else 0

    @property
    def heads(self) -> bool:
        """Whether one has to beat what lies, where that may be agreed on."""
        return self.head and self.applies("head")

    @property
    def overtrumps(self) -> bool:
        """Whether a trump must be higher than others, where that may be agreed on."""
        return self.overtrump and self.applies("overtrump")


MAUSCHELN = MauschelnOptions()
"""As it is told of Germany, where it is also called Vierblatt or Frische Vier."""

DUTIES = MauschelnOptions(
    all_play=True,
    seven_turned=True,
    ace_turned=True,
    ace_held=True,
    last_joiner=True,
    takes_trump_card=True,
    five_for_four="one_suit",
    overtrump=True,
    limit=20,
)
"""With all that one club plays besides: who has to play, and what helps him."""

SHORT = MauschelnOptions(cards=24, suits="french")
"""Of an old book: without Sevens and Eights where three or four play."""

CHRATZE = MauschelnOptions(
    cards=36,
    suits="french",
    way="anticlockwise",
    antes="everybody",
    offers=3,
    dealer_stays=True,
    word="chratze",
)
"""The Swiss game: 36 cards, an ante from everybody, three trump cards."""

KRATZEN = MauschelnOptions(
    cards=33, antes="muss", nobody_declares="all_pay", head=True, word="kratzen"
)
"""The Tyrolean game: 33 cards with the Weli, and a Muss after which the cut decides who deals."""
