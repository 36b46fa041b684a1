"""The first chapters of Ramsli: the ante, the two packets, the trump's source, knock, join.

The dealer looks at the bottom card of the pack and turns it or the top card for trump. The
bottom card makes him the knocker; on the top card there is a round of knocks, and if nobody
wants its suit, another is offered, up to three.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.facts import Fact
from engine.games.ramsli.options import RamsliOptions
from engine.games.ramsli.table import RamsliTable
from engine.moves import Call, Move
from engine.override import override
from engine.phases.kitty import PLAY_OUT, capped
from engine.phases.open_card import LEAVE, choices
from engine.phases.swap import lay_for
from engine.rules import END, NEXT, STAY, Phase, Step
from engine.table import NOBODY

TOP = Call("top")
BOTTOM = Call("bottom")
KNOCK = Call("knock")
KNOCK_ON_CARD = Call("knock_on_card")
PASS = Call("pass")
JOIN = Call("join")
OUT = Call("out")

MOST_OFFERED = 3
"""After so many suits that nobody wanted the deal fails."""


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
        if t.kind == PLAY_OUT:
            t.kitty, t.bank = t.kitty + t.bank, 0
            t.together = True
            t.tell("plays_out", t.kitty)
            return NEXT
        if self.every_deal or not t.kitty:
            t.pay(t.dealer, self.ante)
            if t.facts is not None:
                t.tell("antes", t.dealer, self.ante)
            if self.level:
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
        give_packet(t)
        return NEXT


def give_packet(t: RamsliTable) -> None:
    """Two cards from the top of the stock to each."""
    stock, hands, after = t.stock, t.hands, t.after
    seat, top = t.dealer, 0
    for _ in hands:
        seat = after[seat]
        hands[seat] += stock[top : top + 2]
        top += 2
    del stock[:top]


class Source(Phase[RamsliTable]):
    """The dealer, who alone has seen the bottom card, says which card he turns.

    When the leftovers are played out nobody can knock, so it is the top card.
    """

    name = "source"

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
    def legal(self, t: RamsliTable) -> list[Move]:
        return [TOP, BOTTOM]

    @override
    def play(self, t: RamsliTable, move: Move) -> Step:
        assert isinstance(move, Call)
        t.source = move.word
        return NEXT

    @override
    def why_not(self, t: RamsliTable, move: Move) -> Fact:
        return Fact("top_or_bottom")


class SecondPacket(Phase[RamsliTable]):
    """The chosen card is turned, its suit is trump, and each gets two more cards.

    On the bottom card the dealer has knocked by turning it.
    """

    name = "deal"

    @override
    def enter(self, t: RamsliTable) -> Step:
        turn_up(t, -1 if t.source == BOTTOM.word else 0)
        give_packet(t)
        if t.source == BOTTOM.word:
            t.knocker, t.on_card = t.dealer, True
        if t.facts is not None:
            t.tell("deals", t.dealer)
            t.tell("turns_up", t.up[0])
            t.tell("trump_is", t.trump)
            if t.on_card:
                t.tell("must_knock", t.dealer)
        return NEXT


def turn_up(t: RamsliTable, place: int = 0) -> None:
    """Turn a card of the stock; its suit is offered as trump."""
    turned = t.stock.pop(place)
    t.known.pop(turned, None)
    t.up.append(turned)
    t.upcard = turned
    t.trump = turned.suit
    t.offered += turned.suit


class Knock(Phase[RamsliTable]):
    """One after another may knock; who does owes two tricks, and nobody else is asked (RL-A9).

    The dealer may knock on the trump card itself, as long as nobody has spoken before him
    (RL-A2). If nobody knocks another suit is offered, a suit that was offered before being
    passed over; after three the deal fails. In a muss the first suit stays (RL-A7).
    """

    name = "knock"

    def __init__(self, options: RamsliOptions) -> None:
        self.options = options
        self.dealer_first = options.first_asked == "dealer"
        self.counts_suits = options.three == "suits"

    @override
    def enter(self, t: RamsliTable) -> Step:
        if t.knocker != NOBODY or t.kind == PLAY_OUT:
            return NEXT
        t.turn = t.dealer if self.dealer_first else t.after[t.dealer]
        return STAY

    @override
    def legal(self, t: RamsliTable) -> list[Move]:
        if t.turn == t.dealer and self.dealer_first:
            return [KNOCK, KNOCK_ON_CARD, PASS]
        return [KNOCK, PASS]

    @override
    def play(self, t: RamsliTable, move: Move) -> Step:
        if TYPE_CHECKING:  # comparing words is quicker than comparing calls
            assert isinstance(move, Call)
        seat = t.turn
        if move.word != PASS.word:
            t.knocks[seat] = True
            t.knocker, t.on_card = seat, move.word == KNOCK_ON_CARD.word
            if t.facts is not None:
                t.tell("knocks_on_card" if t.on_card else "knocks", seat)
            return NEXT
        t.knocks[seat] = False
        if t.facts is not None:
            t.tell("passes", seat)
        t.turn = following = t.after[seat]
        if t.knocks[following] is None:
            return STAY
        return NEXT if t.together else self._offer(t)

    def _offer(self, t: RamsliTable) -> Step:
        """Turn the next suit that was not offered yet, or let the deal fail."""
        while t.stock and self._counted(t) < MOST_OFFERED:
            new = t.stock[0].suit not in t.offered
            turn_up(t)
            t.tell("turns_up", t.up[-1])
            if new:
                t.tell("trump_is", t.trump)
                t.knocks = [None] * len(t.knocks)
                return self.enter(t)
        t.tell("fails")
        if self.options.failed_deal_pays:
            for seat in range(len(t.hands)):
                t.pay(seat, self.options.ante)
        t.trump, t.upcard = "", None
        t.close(self.options.bank_level)
        return END

    def _counted(self, t: RamsliTable) -> int:
        return len(set(t.offered)) if self.counts_suits else len(t.up)

    @override
    def why_not(self, t: RamsliTable, move: Move) -> Fact:
        if move == KNOCK_ON_CARD:
            return Fact("spoken_before" if t.turn == t.dealer else "only_dealer_on_card")
        return Fact("muss_all_play" if t.together and move == OUT else "knock_or_pass")


class Join(Phase[RamsliTable]):
    """All others, from the knocker's left, are in for a trick or out; in a muss all are in.

    Who passed on knocking may join. If nobody does, the knocker takes the kitty.
    """

    name = "join"

    def __init__(self, options: RamsliOptions) -> None:
        self.options = options

    @override
    def enter(self, t: RamsliTable) -> Step:
        t.first = t.knocker
        if t.together:
            if t.knocker == NOBODY:
                t.first = t.after[t.dealer]
            t.plays = [True] * len(t.hands)
            return NEXT
        t.plays[t.knocker] = True
        t.turn = t.after[t.knocker]
        return STAY

    @override
    def legal(self, t: RamsliTable) -> list[Move]:
        return [JOIN, OUT]

    @override
    def play(self, t: RamsliTable, move: Move) -> Step:
        seat = t.turn
        t.plays[seat] = joins = move == JOIN
        if t.facts is not None:
            t.tell("joins" if joins else "stays_out", seat)
        t.turn = t.after[seat]
        if t.plays[t.turn] is None:
            return STAY
        return self._settle(t)

    def _settle(self, t: RamsliTable) -> Step:
        playing = [seat for seat, plays in enumerate(t.plays) if plays]
        t.only(playing)
        if len(playing) > 1:
            return NEXT
        t.tell("takes_kitty", t.knocker, t.kitty)
        t.pay(t.knocker, -t.kitty)
        t.close(self.options.bank_level)
        return END

    @override
    def why_not(self, t: RamsliTable, move: Move) -> Fact:
        return Fact("join_or_out")


class PickUp(Phase[RamsliTable]):
    """The dealer who knocked on the trump card may take it for a card of his hand (RL-A3).

    The card he gives is laid away face down, which leaves him four (RL-A11).
    """

    name = "pick_up"

    @override
    def enter(self, t: RamsliTable) -> Step:
        if not t.on_card:
            return NEXT
        t.turn = t.dealer
        return STAY

    @override
    def legal(self, t: RamsliTable) -> list[Move]:
        upcard = t.upcard
        assert upcard is not None
        return choices(t, upcard)

    @override
    def play(self, t: RamsliTable, move: Move) -> Step:
        seat, taken = t.turn, t.upcard
        assert isinstance(move, Call) and taken is not None
        if move.word == LEAVE.word:
            t.on_card = False
            t.tell("leaves_card", seat, taken)
            return NEXT
        t.up.remove(lay_for(t, move))
        t.upcard = None
        if t.facts is not None:
            t.tell("takes_up", seat, taken)
        return NEXT

    @override
    def why_not(self, t: RamsliTable, move: Move) -> Fact:
        return Fact("take_or_leave")
