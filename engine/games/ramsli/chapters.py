"""The first chapters of Ramsli: the ante, the two packets, the trump's source, knock, join.

The dealer looks at the bottom card of the pack and turns it or the top card for trump. The
bottom card makes him the knocker; on the top card there is a round of knocks, and if nobody
wants its suit, another is offered, up to three.
"""

from __future__ import annotations

from engine.facts import Fact
from engine.families.pot import chapters as pot
from engine.families.pot.chapters import OUT, PASS
from engine.games.ramsli.exchange import swap_seven, swaps
from engine.games.ramsli.options import RamsliOptions
from engine.games.ramsli.table import RamsliTable
from engine.moves import Call, Move
from engine.override import override
from engine.phases.kitty import PLAY_OUT, capped
from engine.rules import NEXT, STAY, Phase, Step
from engine.table import NOBODY, Seat

TOP = Call("top")
BOTTOM = Call("bottom")
KNOCK = Call("knock")
KNOCK_ON_CARD = Call("knock_on_card")
JOIN = Call("join")

PACKET = 2
"""How many cards each gets at once."""
MOST_OFFERED = 3
"""After this number of suits that nobody wanted the deal fails."""


class Ante(Phase[RamsliTable]):
    """The dealer pays four into the kitty and looks at the bottom card of the pack.

    If the kitty then holds nothing but the ante, the deal is a muss: everybody plays.
    """

    name = "ante"

    def __init__(self, options: RamsliOptions) -> None:
        self.ante = options.ante
        self.every_deal = options.ante_every_deal
        self.level = options.bank_level

    @override
    def enter(self, t: RamsliTable) -> Step:
        if pot.begin_play_out(t):
            return NEXT
        if self.every_deal or not t.kitty:
            pot.ante(t, t.dealer, self.ante)
            t.kitty, t.bank = capped(t.kitty, t.bank, self.level)
        t.together = t.kitty <= self.ante
        if t.facts is not None and t.together:
            t.tell("is_muss")
        return NEXT


class FirstPacket(Phase[RamsliTable]):
    """Two cards to each from forehand on, the dealer last."""

    name = "packet"

    @override
    def enter(self, t: RamsliTable) -> Step:
        pot.give_packet(t, PACKET)
        return NEXT


class Source(Phase[RamsliTable]):
    """The dealer, who alone has seen the bottom card, says which card he turns.

    When the leftovers are played out nobody can knock, so it is the top card.
    """

    name = "source"
    answers = (TOP, BOTTOM)
    otherwise = "top_or_bottom"

    @override
    def enter(self, t: RamsliTable) -> Step:
        if t.kind == PLAY_OUT:
            t.source = TOP.word
            return NEXT
        t.turn = t.dealer
        t.known[t.stock[-1]] = (t.dealer,)
        if t.facts is not None:
            t.tell("looks", t.dealer)
        return STAY

    @override
    def play(self, t: RamsliTable, move: Move) -> Step:
        assert isinstance(move, Call)
        t.source = move.word
        return NEXT


class SecondPacket(Phase[RamsliTable]):
    """The chosen card is turned, its suit is trump, and each gets two more cards.

    On the bottom card the dealer has knocked by turning it.
    """

    name = "deal"

    @override
    def enter(self, t: RamsliTable) -> Step:
        pot.offer(t, -1 if t.source == BOTTOM.word else 0)
        pot.give_packet(t, PACKET)
        if t.source == BOTTOM.word:
            t.maker, t.on_card = t.dealer, True
        if t.facts is not None:
            t.tell("deals", t.dealer)
            pot.tell_turned(t)
            if t.on_card:
                t.tell("must_knock", t.dealer)
        return NEXT


class Knock(pot.Make[RamsliTable]):
    """One after another may knock; one who does owes two tricks, and nobody else is asked (RL-A9).

    The dealer may knock on the trump card itself, as long as nobody has spoken before him
    (RL-A2). If nobody knocks another suit is offered, a suit that was offered before being
    passed over; after three the deal fails. In a muss the first suit stays (RL-A7). When the
    dealer has passed, the holder of the Seven may swap it in his turn, and is asked again (RL-A12).
    """

    name = "knock"
    most = MOST_OFFERED

    def __init__(self, options: RamsliOptions) -> None:
        self.level = options.bank_level
        self.dealer_first = options.first_asked == "dealer"
        self.counts_suits = options.three == "suits"
        self.failing_costs = options.ante if options.failed_deal_pays else 0
        self.anybody_swaps = options.seven_swap == "anybody"

    @override
    def begins(self, t: RamsliTable) -> Seat:
        return t.dealer if self.dealer_first else super().begins(t)

    @override
    def legal(self, t: RamsliTable) -> list[Move]:
        if t.turn == t.dealer and self.dealer_first:
            return [KNOCK, KNOCK_ON_CARD, PASS]
        if self.anybody_swaps and t.said[t.dealer] is False:
            return [KNOCK, PASS, *swaps(t)]
        return [KNOCK, PASS]

    @override
    def play(self, t: RamsliTable, move: Move) -> Step:
        if isinstance(move, Call) and move.word == "swap":
            swap_seven(t, t.turn)
            return STAY
        return super().play(t, move)

    @override
    def makes(self, t: RamsliTable, move: Call) -> None:
        t.on_card = move.word == KNOCK_ON_CARD.word
        if t.facts is not None:
            t.tell("knocks_on_card" if t.on_card else "knocks", t.maker)

    @override
    def turned(self, t: RamsliTable) -> int:
        return len({one.suit for one in t.up}) if self.counts_suits else len(t.up)

    @override
    def failed(self, t: RamsliTable) -> None:
        if self.failing_costs:
            for seat in range(len(t.hands)):
                t.pay(seat, self.failing_costs)

    @override
    def why_not(self, t: RamsliTable, move: Move) -> Fact:
        if move == KNOCK_ON_CARD:
            return Fact("spoken_before" if t.turn == t.dealer else "only_dealer_on_card")
        return Fact("muss_all_play" if t.together and move == OUT else "knock_or_pass")


class Join(pot.MadeJoin[RamsliTable]):
    """All others, from the knocker's left, are in for a trick or out; in a muss all are in."""

    answers = (JOIN, OUT)
    otherwise = "join_or_out"

    def __init__(self, options: RamsliOptions) -> None:
        super().__init__(options.bank_level)
        self.anybody_swaps = options.seven_swap == "anybody"

    @override
    def legal(self, t: RamsliTable) -> list[Move]:
        if self.anybody_swaps and not t.on_card:
            return [*self.answers, *swaps(t)]
        return [*self.answers]

    @override
    def play(self, t: RamsliTable, move: Move) -> Step:
        if isinstance(move, Call) and move.word == "swap":
            swap_seven(t, t.turn)
            return STAY
        return super().play(t, move)


class PickUp(pot.TrumpCard[RamsliTable]):
    """The dealer who knocked on the trump card may take it for a card of his hand (RL-A3).

    The card he gives is laid away face down, which leaves him four (RL-A11).
    """

    name = "pick_up"

    @override
    def taker(self, t: RamsliTable) -> Seat:
        return t.dealer if t.on_card else NOBODY

    @override
    def answered(self, t: RamsliTable, takes: bool) -> None:
        if takes:
            t.upcard = None
        else:
            t.on_card = False
