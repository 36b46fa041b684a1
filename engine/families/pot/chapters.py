"""Chapters of pot games before the tricks: the trump card, making the game, joining."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeVar

from engine.cards import Card
from engine.families.pot.table import MadeTable, PotTable
from engine.moves import Call, Move
from engine.override import override
from engine.parts.part import T
from engine.phases.kitty import PLAY_OUT
from engine.phases.open_card import LEAVE, choices, lay_for
from engine.rules import END, NEXT, STAY, Phase, Step
from engine.table import NOBODY, Seat, Table, not_asked

PASS = Call("pass")
OUT = Call("out")

K = TypeVar("K", bound=PotTable)
M = TypeVar("M", bound=MadeTable)


def give_packet(t: Table, number: int) -> None:
    """Deal a packet of cards from the top of the stock to each seat, forehand first."""
    stock, hands, after = t.stock, t.hands, t.after
    seat, top = t.dealer, 0
    for _ in hands:
        seat = after[seat]
        hands[seat] += stock[top : top + number]
        top += number
    del stock[:top]


def turn_up(t: PotTable, place: int = 0) -> None:
    """Turn the card at this place of the stock; its suit is trump."""
    turned = t.stock.pop(place)
    t.known.pop(turned, None)
    t.up.append(turned)
    t.trump = turned.suit


def offer(t: MadeTable, place: int = 0) -> None:
    """Turn the card at this place of the stock, and offer it and its suit as trump."""
    turn_up(t, place)
    t.upcard = t.up[-1]


def only_offered(t: PotTable) -> bool:
    """Whether the suit that was turned is not trump yet: nobody has made the game of it."""
    if not isinstance(t, MadeTable) or t.maker != NOBODY:
        return False
    return bool(t.trump) and not t.together and t.kind != PLAY_OUT


def tell_turned(t: PotTable) -> None:
    """Tell which card was turned, and that its suit is trump or would be."""
    if t.facts is not None:
        t.tell("turns_up", t.up[-1])
        t.tell("trump_is_offered" if only_offered(t) else "trump_is", t.trump)


def begin_play_out(t: PotTable) -> bool:
    """Put the bank into the pot and let everybody play, if the leftovers are played out.

    Returns whether they are; nobody pays an ante then.
    """
    if t.kind != PLAY_OUT:
        return False
    t.kitty, t.bank = t.kitty + t.bank, 0
    t.together = True
    t.tell("plays_out", t.kitty)
    return True


def ante(t: PotTable, seat: Seat, amount: int) -> None:
    """Let this seat pay an ante into the pot."""
    t.pay(seat, amount)
    if t.facts is not None:
        t.tell("antes", seat, amount)


class Make(Phase[M]):
    """One seat after another may make the game; the first that does ends the round.

    If nobody does, another card is turned, a suit that was offered before being passed over; when
    no more may be turned the deal fails.
    """

    level: int
    """What the pot may hold; 0 for no bank."""
    most: int
    """How many are turned before the deal fails."""

    def begins(self, t: M) -> Seat:
        """Who is asked first: forehand."""
        return t.after[t.dealer]

    def makes(self, t: M, move: Call) -> None:
        """Tell how the seat makes the game."""
        raise NotImplementedError

    def passed(self, t: M, seat: Seat) -> None:
        """Note what the pass of this seat shows."""

    def turned(self, t: M) -> int:
        """How many of the most were turned so far."""
        return len(t.up)

    def is_new(self, t: M, turned: Card) -> bool:
        """Whether the suit of this card, the next to be turned, was not offered yet."""
        return turned.suit not in {one.suit for one in t.up}

    def offered(self, t: M) -> None:
        """Do what the new suit brings about before it is offered."""

    def failed(self, t: M) -> None:
        """Do what a deal costs that nobody makes."""

    @override
    def enter(self, t: M) -> Step:
        if t.maker != NOBODY or t.kind == PLAY_OUT:
            return NEXT
        t.turn = self.begins(t)
        return STAY

    @override
    def play(self, t: M, move: Move) -> Step:
        if TYPE_CHECKING:  # comparing words is quicker than comparing calls
            assert isinstance(move, Call)
        seat = t.turn
        if move.word != PASS.word:
            t.said[seat] = True
            t.maker = seat
            self.makes(t, move)
            return NEXT
        t.said[seat] = False
        self.passed(t, seat)
        if t.facts is not None:
            t.tell("passes", seat)
        t.turn = following = t.after[seat]
        if t.said[following] is None:
            return STAY
        return NEXT if t.together else self._offer(t)

    def _offer(self, t: M) -> Step:
        """Offer the next suit that was not offered yet, or let the deal fail."""
        while t.stock and self.turned(t) < self.most:
            new = self.is_new(t, t.stock[0])
            offer(t)
            t.tell("turns_up", t.up[-1])
            if new:
                t.tell("trump_is_offered", t.trump)
                t.said = [None] * len(t.said)
                self.offered(t)
                return self.enter(t)
        t.tell("fails")
        self.failed(t)
        t.trump, t.upcard = "", None
        t.close(self.level)
        return END


class Join(Phase[K]):
    """Each in turn is in or stays out; a seat that is left alone takes the pot.

    The first of a game's `answers` is that of a seat that is in.
    """

    name = "join"
    told: ClassVar[tuple[str, str]] = ("joins", "stays_out")
    """The keys of the facts that somebody is in, and is not."""
    takes: ClassVar[str] = "takes_kitty"
    """The key of the fact that somebody takes the whole pot."""

    def __init__(self, level: int = 0) -> None:
        """Let the pot hold `level`; 0 for no bank."""
        self.level = level

    def leads(self, t: K) -> Seat:
        """Who exchanges and leads first."""
        return t.after[t.dealer]

    def all_play(self, t: K) -> Step:
        """Everybody has to play."""
        t.plays = [True] * len(t.hands)
        t.first = self.leads(t)
        return NEXT

    @override
    def play(self, t: K, move: Move) -> Step:
        seat = t.turn
        t.plays[seat] = joins = move == self.answers[0]
        if t.facts is not None:
            t.tell(self.told[not joins], seat)
        return self.ask(t, seat)

    def ask(self, t: K, seat: Seat) -> Step:
        """Ask the next behind this seat; settle when all have said whether they are in."""
        following = not_asked(t.plays, t.after, seat)
        if following == NOBODY:
            return self.settle(t)
        t.turn = following
        return STAY

    def settle(self, t: K) -> Step:
        """Go on with those who are in, or end the deal where no two are."""
        playing = [seat for seat, plays in enumerate(t.plays) if plays]
        if len(playing) > 1:
            if len(playing) < len(t.plays):
                t.only(playing)
            t.first = self.leads(t)
            return NEXT
        if playing:
            t.tell(self.takes, playing[0], t.kitty)
            t.pay(playing[0], -t.kitty)
        else:
            t.tell("all_pass")
        t.close(self.level)
        return END


class MadeJoin(Join[M]):
    """The others, from the maker's left, join or stay out; or all have to play.

    A seat that did not want to make the game may join.
    """

    @override
    def leads(self, t: M) -> Seat:
        return super().leads(t) if t.maker == NOBODY else t.maker

    @override
    def enter(self, t: M) -> Step:
        if t.together:
            return self.all_play(t)
        t.plays[t.maker] = True
        t.turn = t.after[t.maker]
        return STAY


class TrumpCard(Phase[T]):
    """A seat may take the trump card and lay a card of the hand away for it, face down."""

    name = "trump_card"
    otherwise = "take_or_leave"
    leaves: ClassVar[str] = "leaves_card"
    """The key of the fact that it is left; "" where nothing is told."""

    def taker(self, t: T) -> Seat:
        """Who may take the card; NOBODY for no one."""
        raise NotImplementedError

    def answered(self, t: T, takes: bool) -> None:
        """Note on the table whether the card was taken."""

    @override
    def enter(self, t: T) -> Step:
        taker = self.taker(t)
        if taker == NOBODY:
            return NEXT
        t.turn = taker
        return STAY

    @override
    def legal(self, t: T) -> list[Move]:
        return choices(t, t.up[-1])

    @override
    def play(self, t: T, move: Move) -> Step:
        assert isinstance(move, Call)
        taken, takes = t.up[-1], move.word != LEAVE.word
        if takes:
            t.up.remove(lay_for(t, move))
        self.answered(t, takes)
        told = "takes_up" if takes else self.leaves
        if t.facts is not None and told:
            t.tell(told, t.turn, taken)
        return NEXT
