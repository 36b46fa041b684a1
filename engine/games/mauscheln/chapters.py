"""The first chapters of Mauscheln: the ante, the deal, who declares, who joins, the trump card.

Two cards to each, a card is turned for trump, two more. From forehand on each may declare; in
Chratze a second and a third card are turned if nobody wants the suit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards import Card, card
from engine.facts import Fact
from engine.families.pot.settling import OWED
from engine.games.mauscheln.options import MauschelnOptions
from engine.games.mauscheln.table import MauschelnTable
from engine.moves import Call, Move
from engine.override import override
from engine.phases.kitty import PLAY_OUT, capped
from engine.phases.open_card import LEAVE, choices
from engine.phases.swap import lay_for
from engine.rules import END, NEXT, STAY, Phase, Step
from engine.table import NOBODY, Seat

DECLARES = {"mauscheln": Call("mauscheln"), "chratze": Call("chratze")}
JOINS = {"mauscheln": Call("join"), "chratze": Call("metcho")}
"""What is said, by the word that the table uses."""

PASS = Call("pass")
OUT = Call("out")
LAST_ONE = Call("last")

PACKET = 2
"""How many cards each gets at once."""


class Ante(Phase[MauschelnTable]):
    """The dealer, or everybody, pays into the kitty before the cards are dealt.

    By a house rule all play if the kitty then holds nothing else (MA-A6).
    """

    name = "ante"

    def __init__(self, options: MauschelnOptions, players: int) -> None:
        self.ante = options.ante
        self.everybody = options.antes == "everybody"
        self.least = options.ante * (players if self.everybody else 1)
        """What the kitty holds where there is nothing but the ante in it."""
        self.all_play = options.all_play
        self.limit = options.limit

    @override
    def enter(self, t: MauschelnTable) -> Step:
        if t.kind == PLAY_OUT:
            t.kitty, t.bank = t.kitty + t.bank, 0
            t.together = True
            t.tell("plays_out", t.kitty)
            return NEXT
        if t.due:
            self._pay(t)
        if self.all_play and t.kitty <= self.least:
            t.together = t.bound = True
            t.declarer = t.dealer
            t.tell("all_play", t.dealer)
        return NEXT

    def _pay(self, t: MauschelnTable) -> None:
        if self.everybody:
            for seat in range(len(t.hands)):
                t.pay(seat, self.ante)
            if t.facts is not None:
                t.tell("all_ante", self.ante)
        else:
            t.pay(t.dealer, self.ante)
            if t.facts is not None:
                t.tell("antes", t.dealer, self.ante)
        if self.limit:
            kitty, bank = capped(t.kitty, t.bank, self.limit)
            if t.facts is not None and bank > t.bank:
                t.tell("to_bank", bank - t.bank)
            t.kitty, t.bank = kitty, bank


class Packets(Phase[MauschelnTable]):
    """Two cards to each from forehand on, a card turned for trump, and two more to each."""

    name = "deal"

    def __init__(self, options: MauschelnOptions) -> None:
        self.options = options

    @override
    def enter(self, t: MauschelnTable) -> Step:
        _give_packet(t)
        turned = turn_up(t)
        _give_packet(t)
        if t.facts is not None:
            t.tell("deals", t.dealer)
            t.tell("turns_up", turned)
            t.tell("trump_is", t.trump)
        bind(t, self.options)
        return NEXT


def _give_packet(t: MauschelnTable) -> None:
    """Two cards from the top of the stock to each."""
    stock, hands, after = t.stock, t.hands, t.after
    seat, top = t.dealer, 0
    for _ in hands:
        seat = after[seat]
        hands[seat] += stock[top : top + PACKET]
        top += PACKET
    del stock[:top]


def turn_up(t: MauschelnTable) -> Card:
    """Turn the top card of the stock; its suit is offered as trump."""
    turned = t.stock.pop(0)
    t.up.append(turned)
    t.upcard = turned
    t.trump = turned.suit
    return turned


def bind(t: MauschelnTable, options: MauschelnOptions) -> None:
    """By a house rule the dealer who has turned a Seven or an Ace declares with it (MA-A7).

    On a Seven he owes just one trick.
    """
    if t.kind == PLAY_OUT or t.upcard is None:
        return
    rank = t.upcard.rank
    if rank == "7" and options.seven_binds:
        t.owed = OWED
    elif rank != "A" or not options.ace_turned:
        return
    if t.declarer == NOBODY:
        t.declarer, t.bound = t.dealer, True
        t.tell("seven_binds" if t.owed == OWED else "ace_binds", t.dealer)
    elif t.owed == OWED:
        t.tell("seven_helps", t.dealer)


class Declare(Phase[MauschelnTable]):
    """One after another may declare; who does owes two tricks, and nobody else is asked.

    If nobody does the deal fails, or another card is turned first, a suit that was offered
    before being passed over (MA-A9).
    """

    name = "declare"

    def __init__(self, options: MauschelnOptions) -> None:
        self.options = options
        self.declares = DECLARES[options.word]
        self.most = options.offers
        self.ace_binds = options.ace_held

    @override
    def enter(self, t: MauschelnTable) -> Step:
        if t.declarer != NOBODY or t.kind == PLAY_OUT:
            return NEXT
        t.turn = t.after[t.dealer]
        return STAY

    @override
    def legal(self, t: MauschelnTable) -> list[Move]:
        if self.ace_binds and card(t.trump + "A") in t.hands[t.turn]:
            return [self.declares]
        return [self.declares, PASS]

    @override
    def play(self, t: MauschelnTable, move: Move) -> Step:
        if TYPE_CHECKING:  # comparing words is quicker than comparing calls
            assert isinstance(move, Call)
        seat = t.turn
        if move.word != PASS.word:
            t.said[seat] = True
            t.declarer = seat
            if t.facts is not None:
                t.tell("chratzes" if move.word == "chratze" else "mauschels", seat)
            return NEXT
        t.said[seat] = False
        if self.ace_binds:
            t.denied[seat] += t.trump
        if t.facts is not None:
            t.tell("passes", seat)
        t.turn = following = t.after[seat]
        return STAY if t.said[following] is None else self._offer(t)

    def _offer(self, t: MauschelnTable) -> Step:
        """Turn a card of another suit, or let the deal fail."""
        while t.stock and len(t.up) < self.most:
            new = t.stock[0].suit not in {one.suit for one in t.up}
            turned = turn_up(t)
            t.tell("turns_up", turned)
            if new:
                t.tell("trump_is", t.trump)
                t.said = [None] * len(t.said)
                bind(t, self.options)
                return self.enter(t)
        t.tell("fails")
        t.trump, t.upcard = "", None
        t.close(self.options.limit)
        return END

    @override
    def barred(self, t: MauschelnTable, seat: Seat) -> frozenset[Card]:
        """Who passed where the Ace of trumps binds its holder did not hold it then."""
        if not t.denied[seat] or t.exchanged[seat]:
            return frozenset()
        return frozenset(card(suit + "A") for suit in t.denied[seat])

    @override
    def why_not(self, t: MauschelnTable, move: Move) -> Fact:
        if move == PASS:
            return Fact("ace_declares", (card(t.trump + "A"),))
        return Fact("declare_or_pass")


class Join(Phase[MauschelnTable]):
    """All others, from the declarer's left, are in for a trick or out; or all have to play.

    Who passed may join. By a house rule one may say that he joins if nobody else does, and gets
    five cards for four then; if somebody else has joined he is asked again (MA-A11). Where nobody
    joins, the declarer takes the kitty.
    """

    name = "join"

    def __init__(self, options: MauschelnOptions) -> None:
        self.options = options
        self.joins = JOINS[options.word]
        self.from_forehand = options.leads == "forehand"

    @override
    def enter(self, t: MauschelnTable) -> Step:
        if t.together:
            t.plays = [True] * len(t.hands)
            return self._begin(t)
        t.plays[t.declarer] = True
        t.turn = t.after[t.declarer]
        return STAY

    @override
    def legal(self, t: MauschelnTable) -> list[Move]:
        if self.options.last_joiner and t.last == NOBODY:
            return [self.joins, LAST_ONE, OUT]
        return [self.joins, OUT]

    @override
    def play(self, t: MauschelnTable, move: Move) -> Step:
        if TYPE_CHECKING:
            assert isinstance(move, Call)
        seat = t.turn
        again = t.last == seat
        if move.word == LAST_ONE.word:
            t.last = seat
            if t.facts is not None:
                t.tell("is_last", seat)
        else:
            t.plays[seat] = joins = move.word != OUT.word
            if t.facts is not None:
                t.tell("joins" if joins else "stays_out", seat)
        following = t.after[seat]
        if not again and following != t.declarer:
            t.turn = following
            return STAY
        return self._settle(t) if again else self._ask_last(t)

    def _ask_last(self, t: MauschelnTable) -> Step:
        """Who wanted to be the last plays if nobody has joined, and is asked again otherwise."""
        last = t.last
        if last == NOBODY:
            return self._settle(t)
        if sum(plays is True for plays in t.plays) > 1:
            t.turn = last
            return STAY
        t.plays[last] = True
        t.tell("joins_as_last", last)
        return self._settle(t)

    def _settle(self, t: MauschelnTable) -> Step:
        playing = [seat for seat, plays in enumerate(t.plays) if plays]
        t.only(playing)
        if len(playing) > 1:
            return self._begin(t)
        t.tell("takes_kitty", t.declarer, t.kitty)
        t.pay(t.declarer, -t.kitty)
        t.close(self.options.limit)
        return END

    def _begin(self, t: MauschelnTable) -> Step:
        """Say who exchanges and leads first (MA-A15)."""
        if t.declarer == NOBODY or self.from_forehand:
            t.first = t.after[t.dealer]
        else:
            t.first = t.declarer
        return NEXT

    @override
    def why_not(self, t: MauschelnTable, move: Move) -> Fact:
        return Fact("one_last" if move == LAST_ONE and t.last != NOBODY else "join_or_out")


class TrumpCard(Phase[MauschelnTable]):
    """By a house rule the declarer gets the trump card and lays one of his five away (MA-A12)."""

    name = "trump_card"

    def __init__(self, options: MauschelnOptions) -> None:
        self.given = options.takes_trump_card

    @override
    def enter(self, t: MauschelnTable) -> Step:
        if not self.given or t.declarer == NOBODY:
            t.upcard = None
            return NEXT
        t.turn = t.declarer
        return STAY

    @override
    def legal(self, t: MauschelnTable) -> list[Move]:
        upcard = t.upcard
        assert upcard is not None
        return choices(t, upcard)

    @override
    def play(self, t: MauschelnTable, move: Move) -> Step:
        seat, taken = t.turn, t.upcard
        assert isinstance(move, Call) and taken is not None
        t.upcard = None
        if move.word == LEAVE.word:
            t.tell("leaves_card", seat, taken)
            return NEXT
        t.up.remove(lay_for(t, move))
        if t.facts is not None:
            t.tell("takes_up", seat, taken)
        return NEXT

    @override
    def why_not(self, t: MauschelnTable, move: Move) -> Fact:
        return Fact("take_or_leave")
