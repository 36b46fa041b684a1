"""The first chapters of Mauscheln: the ante, the deal, who declares, who joins, the trump card.

Two cards to each, a card is turned for trump, two more. From forehand on each may declare; in
Chratze a second and a third card are turned if nobody wants the suit. In Kratzen the ante is a
Muss, and a cut may send the pack on.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING
from zlib import crc32

from engine.cards import WELI, Card, card, codes
from engine.facts import Fact
from engine.families.pot import chapters as pot
from engine.families.pot.chapters import OUT, PASS
from engine.families.pot.settling import OWED
from engine.games.mauscheln import muss
from engine.games.mauscheln.options import MauschelnOptions
from engine.games.mauscheln.table import MauschelnTable
from engine.games.mauscheln.tally import least
from engine.moves import Call, Move
from engine.override import override
from engine.phases.kitty import PLAY_OUT, capped
from engine.rules import NEXT, STAY, Phase, Step
from engine.shuffle import shuffled
from engine.table import NOBODY, Seat

DECLARES = {word: Call(word) for word in ("mauscheln", "chratze", "kratzen")}
JOINS = {"mauscheln": Call("join"), "chratze": Call("metcho"), "kratzen": Call("join")}
SPECIAL = {"A": "cuts_ace", "7": "cuts_seven", "W": "cuts_weli"}
"""The facts that such a card was cut."""
DECLARED = {"mauscheln": "mauschels", "chratze": "chratzes", "kratzen": "kratzes"}
"""What is said, by the word that the table uses."""

LAST_ONE = Call("last")

PACKET = 2
"""How many cards each gets at once."""


class Ante(Phase[MauschelnTable]):
    """The dealer, or everybody, pays into the kitty before the cards are dealt.

    By a house rule all play if the kitty then holds nothing else (MA-A6). In a Muss all pay into an
    empty kitty, the dealer double, and the cut may send the pack on (MA-A21).
    """

    name = "ante"

    def __init__(self, options: MauschelnOptions, players: int) -> None:
        self.ante = options.ante
        self.everybody = options.antes == "everybody"
        self.muss = options.muss
        self.cuts = options.cut
        self.least = least(options, players)
        self.all_play = options.all_play
        self.limit = options.limit

    @override
    def enter(self, t: MauschelnTable) -> Step:
        if pot.begin_play_out(t):
            return NEXT
        if t.due:
            self._pay(t)
        if self.all_play and (t.due if self.muss else t.kitty <= self.least):
            t.together = t.bound = True
            t.maker = t.dealer
            t.tell("all_play", t.dealer)
        return NEXT

    def _pay(self, t: MauschelnTable) -> None:
        if self.muss:
            self._pay_muss(t)
        elif self.everybody:
            for seat in range(len(t.hands)):
                self._give(t, seat, self.ante)
            if t.facts is not None:
                t.tell("all_ante", self.ante)
        else:
            t.paid[t.dealer] += self.ante
            pot.ante(t, t.dealer, self.ante)
        kitty, bank = capped(t.kitty, t.bank, self.limit)
        if t.facts is not None and bank > t.bank:
            t.tell("to_bank", bank - t.bank)
        t.kitty, t.bank = kitty, bank

    def _give(self, t: MauschelnTable, seat: Seat, amount: int) -> None:
        t.pay(seat, amount)
        t.paid[seat] += amount

    def _pay_muss(self, t: MauschelnTable) -> None:
        """Everybody pays, the dealer double; then it is cut until an ordinary card is shown."""
        t.began = t.dealer
        for seat in range(len(t.hands)):
            self._give(t, seat, self.ante * (1 + (seat == t.dealer)))
        if t.facts is not None:
            t.tell("all_pay_muss", t.dealer, self.ante)
        special = 0
        while self.cuts and self._cut(t) and special < muss.MOST - 1:
            special += 1
            t.stock = shuffled(t.stock, Random(crc32(codes(t.stock).encode())))
        # What was shown last lies lowest, where all know it.
        if self.cuts:
            t.known[t.stock[-1]] = t.everybody()

    def _cut(self, t: MauschelnTable) -> bool:
        """Show the lowest card of the packet that was lifted, and by it perhaps the other one.

        Returns whether they changed anything.
        """
        lifted, other = t.stock[-1], t.stock[-2]
        seats = len(t.hands)
        cutter = (t.dealer - 1) % seats
        if not muss.is_special(lifted):
            if t.facts is not None:
                t.tell("cut_shows", cutter, lifted)
            return False
        shown = [lifted, other] if muss.is_special(other) else [lifted]
        if t.facts is not None:
            # Which Ace or Seven, is shuffled again and forgotten.
            for one in shown:
                t.tell(SPECIAL[one.rank], cutter)
        for dealer, stakes in muss.carried_out([one.rank for one in shown], t.dealer, seats):
            t.dealer = dealer
            for seat, number in enumerate(stakes):
                if number:
                    self._give(t, seat, number * self.ante)
            if t.facts is not None:
                told = "all_pay_for_weli" if all(stakes) else "gets_pack"
                t.tell(told, dealer, self.ante)
        return True


class Packets(Phase[MauschelnTable]):
    """Two cards to each from forehand on, a card turned for trump, and two more to each."""

    name = "deal"

    def __init__(self, options: MauschelnOptions) -> None:
        self.options = options

    @override
    def enter(self, t: MauschelnTable) -> Step:
        pot.give_packet(t, PACKET)
        pot.offer(t)
        if t.upcard is WELI:
            # It lies there, and one card more makes trumps.
            if t.facts is not None:
                t.tell("turns_up", WELI)
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
    """One after another may declare; one who does owes two tricks, and nobody else is asked.

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
            t.tell(DECLARED[move.word], t.maker)

    @override
    def passed(self, t: MauschelnTable, seat: Seat) -> None:
        if self.ace_binds:
            t.denied[seat] += t.trump

    @override
    def turned(self, t: MauschelnTable) -> int:
        return super().turned(t) - (WELI in t.up)

    @override
    def is_new(self, t: MauschelnTable, turned: Card) -> bool:
        """Tell whether the suit is new: the Weli makes no trumps, and lies for none."""
        if turned is WELI:
            return False
        return turned.suit not in {one.suit for one in t.up if one is not WELI}

    @override
    def offered(self, t: MauschelnTable) -> None:
        bind(t, self.options)

    @override
    def failed(self, t: MauschelnTable) -> None:
        """By a house rule everybody pays as much as an ante (MA-A22)."""
        amount = self.options.pays_for_nothing
        if amount:
            for seat in range(len(t.hands)):
                t.pay(seat, amount)
            t.tell("all_pay_for_nothing", amount)

    @override
    def barred(self, t: MauschelnTable, seat: Seat) -> frozenset[Card]:
        """Bar the Ace of trumps for one who passed where it binds its holder."""
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

    A player who passed may join. By a house rule one may say that he joins if nobody else does, and
    gets five cards for four then; if somebody else has joined he is asked again (MA-A11). Where
    nobody joins, the declarer takes the kitty.
    """

    def __init__(self, options: MauschelnOptions) -> None:
        super().__init__(options.limit)
        self.asks_last = options.last_joiner
        self.joins = JOINS[options.word]
        self.from_forehand = options.leads == "forehand"

    @override
    def leads(self, t: MauschelnTable) -> Seat:
        """Return the declarer, or by a house rule forehand (MA-A15)."""
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
        """Let the one who wanted to be the last play if nobody has joined, else ask again."""
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
