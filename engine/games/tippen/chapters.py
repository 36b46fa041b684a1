"""The chapters of Tippen before the tricks: stake and cut, cards, trump card, who plays, buying.

The player on the dealer's right cuts. Where the table plays hop and jump, an Ace or a Seven there
passes the deal on. Where eight cards are dealt, the card that was cut is trump, and it is the
dealer's last card.
"""

from __future__ import annotations

from engine.cards import Card
from engine.facts import Fact
from engine.families.pot import chapters as pot
from engine.families.pot.chapters import PASS, tell_turned, turn_up
from engine.families.pot.exchange import Exchange
from engine.games.tippen.pot import Terms
from engine.games.tippen.table import TippenTable
from engine.moves import Call, Move
from engine.override import override
from engine.phases.kitty import PLAY_OUT
from engine.rules import END, NEXT, STAY, Phase, Step
from engine.table import NOBODY

SNIFF = Call("sniff")
TURN = Call("turn_up")
PLAY = Call("play")
LIFT = Call("lift")
TAP = Call("tap")


class Cut(Phase[TippenTable]):
    """The cut says who deals, then the stake is paid.

    If nothing but the stake lies in the pot then, everybody plays. The deal is passed on by one
    place for an Ace or a Seven, by two for the Belli (TP-A3); with the jump also by two where the
    card of the other packet is such a card as well (TP-A4). It goes round the table at most once.
    What was shown stays below the stock, where all know it; the card of the last cut lies lowest.
    """

    name = "cut"

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.jumps = terms.options.hop == "jump"
        self.belli = terms.deck.belli

    @override
    def enter(self, t: TippenTable) -> Step:
        if self.terms.hops and t.kind != PLAY_OUT:
            self._pass_on(t)
        paid = self.terms.before(t.kind, t.kitty, t.dealer, t.passed)
        if t.kind == PLAY_OUT:
            t.tell("plays_out", t.kitty)
        for seat, amount in enumerate(paid.seats):
            if amount:
                pot.ante(t, seat, amount)
        t.together = paid.compulsory
        if t.together:
            t.plays = [True] * len(t.hands)
            if t.facts is not None and t.kind != PLAY_OUT:
                t.tell("is_compulsory")
        return NEXT

    def _pass_on(self, t: TippenTable) -> None:
        stock, seats = t.stock, len(t.hands)
        shown, last = 1, stock[-1]
        while _hops(last):
            places = 2 if last is self.belli else 1
            if self.jumps and places == 1:
                shown += 1
                places += _hops(stock[-shown])
            if t.facts is not None:
                t.tell("cut_shows", (t.dealer - 1) % seats, last)
            if t.passed + places > seats:
                break
            for _ in range(places):
                t.passed += 1
                if t.facts is not None:
                    t.tell("is_passed_over", t.dealer)
                t.dealer = t.after[t.dealer]
            shown += 1
            last = stock[-shown]
        for card in stock[-shown:]:
            t.known[card] = t.everybody()
        stock.remove(last)
        stock.append(last)


def _hops(shown: Card) -> bool:
    return shown.rank in ("A", "7")


class OpenCut(Phase[TippenTable]):
    """The card that was cut is turned, and its suit is trump (TP-A10); the dealer will get it."""

    name = "open_cut"

    @override
    def enter(self, t: TippenTable) -> Step:
        turn_trump(t, -1)
        return NEXT


def turn_trump(t: TippenTable, place: int = 0) -> None:
    """Turn a card of the stock, and tell that its suit is trump."""
    turn_up(t, place)
    tell_turned(t)


class DealerFirst(Phase[TippenTable]):
    """The dealer says whether he plays before he has a card, by the trump card alone (TP-A11)."""

    name = "dealer_first"
    answers = (PLAY, PASS)
    otherwise = "play_or_pass"

    @override
    def enter(self, t: TippenTable) -> Step:
        if t.together:
            return NEXT
        t.turn = t.dealer
        return STAY

    @override
    def play(self, t: TippenTable, move: Move) -> Step:
        t.plays[t.turn] = plays = move == PLAY
        if t.facts is not None:
            t.tell("plays" if plays else "passes", t.turn)
        return NEXT


class Deal(Phase[TippenTable]):
    """Deal the hands from forehand on, the dealer last, who gets the card that was cut."""

    name = "deal"

    def __init__(self, number: int, name: str = "deal", takes_cut: bool = False) -> None:
        self.number = number
        self.name = name  # type: ignore[misc]
        self.takes_cut = takes_cut

    @override
    def enter(self, t: TippenTable) -> Step:
        stock, hands, after, seats = t.stock, t.hands, t.after, len(t.hands)
        number = seats * self.number - self.takes_cut
        seat = t.dealer
        for place in range(seats):
            seat = after[seat]
            hands[seat] += stock[place:number:seats]
        del stock[:number]
        if self.takes_cut:
            shown = t.up.pop()
            hands[t.dealer].append(shown)
            t.known[shown] = t.everybody()
        if t.facts is not None:
            t.tell("deals", t.dealer)
        return NEXT


class TurnUp(Phase[TippenTable]):
    """The next card is turned, and its suit is trump."""

    name = "turn"

    @override
    def enter(self, t: TippenTable) -> Step:
        if not t.sniffed:
            turn_trump(t)
        return NEXT


class Sniff(Phase[TippenTable]):
    """The dealer may say that he takes the trump card before it is turned.

    He lays a card away for it, face down, and has to play (TP-A8).
    """

    name = "sniff"
    zone = "aside"

    @override
    def enter(self, t: TippenTable) -> Step:
        t.turn = t.dealer
        return STAY

    @override
    def legal(self, t: TippenTable) -> list[Move]:
        return [*t.hands[t.turn]] if t.sniffed else [SNIFF, TURN]

    @override
    def play(self, t: TippenTable, move: Move) -> Step:
        seat = t.turn
        if isinstance(move, Card):
            t.lay_away(seat, move)
            return NEXT
        if move == TURN:
            return NEXT
        t.sniffed = True
        t.plays[seat] = True
        if t.facts is not None:
            t.tell("sniffs", seat)
        turn_trump(t)
        taken = t.up.pop()
        t.hands[seat].append(taken)
        t.known[taken] = t.everybody()
        return STAY

    @override
    def why_not(self, t: TippenTable, move: Move) -> Fact:
        if not t.sniffed:
            return Fact("sniff_or_turn")
        if isinstance(move, Card):
            return Fact("not_in_hand", (move,))
        return Fact("lay_one_away")


class Lift(Phase[TippenTable]):
    """One after another may lift the trump card, before anybody knows it; who does, plays (TP-A9).

    If nobody does, the cards are thrown in and the pot stays. Where all have to play it is turned
    without a question.
    """

    name = "lift"
    answers = (LIFT, PASS)
    otherwise = "lift_or_pass"

    @override
    def enter(self, t: TippenTable) -> Step:
        if t.together:
            turn_trump(t)
            return NEXT
        t.turn = t.after[t.dealer]
        return STAY

    @override
    def play(self, t: TippenTable, move: Move) -> Step:
        seat = t.turn
        t.lifts[seat] = lifts = move == LIFT
        if t.facts is not None:
            t.tell("lifts" if lifts else "passes", seat)
        if lifts:
            t.lifter = seat
            t.plays[seat] = True
            turn_trump(t)
            return NEXT
        t.turn = t.after[seat]
        if t.lifts[t.turn] is None:
            return STAY
        t.tell("nobody_lifts")
        t.close(0)
        return END


class Join(pot.Join[TippenTable]):
    """Each in turn taps on the table and plays, or passes and lays his cards away.

    Forehand is asked first, after a lift the one on the lifter's left. A player left alone takes
    the pot; if all have passed it stays (TP-A7).
    """

    answers = (TAP, PASS)
    otherwise = "tap_or_pass"

    takes = "takes_pot"
    told = ("taps", "passes")

    @override
    def enter(self, t: TippenTable) -> Step:
        return self.ask(t, t.dealer if t.lifter == NOBODY else t.lifter)


class ThreeUnters(Phase[TippenTable]):
    """A player with three Unters shows them and takes the pot, and no trick is played (TP-A20)."""

    name = "three_unters"

    def __init__(self, terms: Terms) -> None:
        self.terms = terms

    @override
    def enter(self, t: TippenTable) -> Step:
        for seat in t.in_play():
            if self.terms.takes_all(t.hands[seat]):
                t.shown_by, t.stake = seat, t.kitty
                for card in t.hands[seat]:
                    t.known[card] = t.everybody()
                t.tell("shows_unters", seat)
                t.pay(seat, -t.kitty)
                t.close(0)
                return END
        return NEXT


class Buy(Exchange[TippenTable]):
    """Each who plays, forehand first, keeps his cards or lays up to three away and draws as many.

    What the stock does not have cannot be bought (TP-A12).
    """

    name = "buy"
