"""The first chapters of Mauscheln: the ante, the deal, who declares, who joins, the trump card.

Two cards to each, a card is turned for trump, two more. From forehand on each may declare; in
Chratze a second and a third card are turned if nobody wants the suit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards import Card, card
from engine.facts import Fact
from engine.families.pot import chapters as pot
from engine.families.pot.chapters import OUT, PASS
from engine.families.pot.settling import OWED
from engine.games.mauscheln.options import MauschelnOptions
from engine.games.mauscheln.table import MauschelnTable
from engine.moves import Call, Move
from engine.override import override
from engine.phases.kitty import PLAY_OUT, capped
from engine.rules import NEXT, STAY, Phase, Step
from engine.table import NOBODY, Seat

DECLARES = {"mauscheln": Call("mauscheln"), "chratze": Call("chratze")}
JOINS = {"mauscheln": Call("join"), "chratze": Call("metcho")}
"""What is said, by the word that the table uses."""

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
        if pot.begin_play_out(t):
            return NEXT
        if t.due:
            self._pay(t)
        if self.all_play and t.kitty <= self.least:
            t.together = t.bound = True
            t.maker = t.dealer
            t.tell("all_play", t.dealer)
        return NEXT

    def _pay(self, t: MauschelnTable) -> None:
        if self.everybody:
            for seat in range(len(t.hands)):
                t.pay(seat, self.ante)
            if t.facts is not None:
                t.tell("all_ante", self.ante)
        else:
            pot.ante(t, t.dealer, self.ante)
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
        pot.give_packet(t, PACKET)
        pot.offer(t)
        pot.give_packet(t, PACKET)
        if t.facts is not None:
            t.tell("deals", t.dealer)
        pot.tell_turned(t)
        bind(t, self.options)
        return NEXT


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
    if t.maker == NOBODY:
        t.maker, t.bound = t.dealer, True
        t.tell("seven_binds" if t.owed == OWED else "ace_binds", t.dealer)
    elif t.owed == OWED:
        t.tell("seven_helps", t.dealer)


class Declare(pot.Make[MauschelnTable]):
    """One after another may declare; who does owes two tricks, and nobody else is asked.

    If nobody does the deal fails, or another card is turned first, a suit that was offered
    before being passed over (MA-A9).
    """

    name = "declare"

    def __init__(self, options: MauschelnOptions) -> None:
        self.options = options
        self.level, self.most = options.limit, options.offers
        self.declares = DECLARES[options.word]
        self.ace_binds = options.ace_held

    @override
    def legal(self, t: MauschelnTable) -> list[Move]:
        if self.ace_binds and card(t.trump + "A") in t.hands[t.turn]:
            return [self.declares]
        return [self.declares, PASS]

    @override
    def makes(self, t: MauschelnTable, move: Call) -> None:
        if t.facts is not None:
            t.tell("chratzes" if move.word == "chratze" else "mauschels", t.maker)

    @override
    def passed(self, t: MauschelnTable, seat: Seat) -> None:
        if self.ace_binds:
            t.denied[seat] += t.trump

    @override
    def offered(self, t: MauschelnTable) -> None:
        bind(t, self.options)

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


class Join(pot.MadeJoin[MauschelnTable]):
    """All others, from the declarer's left, are in for a trick or out; or all have to play.

    Who passed may join. By a house rule one may say that he joins if nobody else does, and gets
    five cards for four then; if somebody else has joined he is asked again (MA-A11). Where nobody
    joins, the declarer takes the kitty.
    """

    def __init__(self, options: MauschelnOptions) -> None:
        super().__init__(options.limit)
        self.asks_last = options.last_joiner
        self.joins = JOINS[options.word]
        self.from_forehand = options.leads == "forehand"

    @override
    def leads(self, t: MauschelnTable) -> Seat:
        """The declarer, or by a house rule forehand (MA-A15)."""
        return t.after[t.dealer] if self.from_forehand else super().leads(t)

    @override
    def legal(self, t: MauschelnTable) -> list[Move]:
        if self.asks_last and t.last == NOBODY:
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
        if not again and following != t.maker:
            t.turn = following
            return STAY
        return self.settle(t) if again else self._ask_last(t)

    def _ask_last(self, t: MauschelnTable) -> Step:
        """Who wanted to be the last plays if nobody has joined, and is asked again otherwise."""
        last = t.last
        if last == NOBODY:
            return self.settle(t)
        if sum(plays is True for plays in t.plays) > 1:
            t.turn = last
            return STAY
        t.plays[last] = True
        t.tell("joins_as_last", last)
        return self.settle(t)

    @override
    def why_not(self, t: MauschelnTable, move: Move) -> Fact:
        return Fact("one_last" if move == LAST_ONE and t.last != NOBODY else "join_or_out")


class TrumpCard(pot.TrumpCard[MauschelnTable]):
    """By a house rule the declarer gets the trump card and lays one of his five away (MA-A12)."""

    def __init__(self, options: MauschelnOptions) -> None:
        self.given = options.takes_trump_card

    @override
    def taker(self, t: MauschelnTable) -> Seat:
        return t.maker if self.given else NOBODY

    @override
    def enter(self, t: MauschelnTable) -> Step:
        step = super().enter(t)
        if step is NEXT:
            t.upcard = None
        return step

    @override
    def answered(self, t: MauschelnTable, takes: bool) -> None:
        t.upcard = None
