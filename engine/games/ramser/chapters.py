"""The chapters of a deal before its tricks: the cards, the Blind, the open card, who plays."""

from __future__ import annotations

from engine.cards import Card
from engine.facts import Fact
from engine.games.ramser.table import RamserTable
from engine.games.ramser.trumps import BELLI
from engine.moves import Call, Move
from engine.override import override
from engine.rules import END, NEXT, STAY, Phase, Step
from engine.table import NOBODY, not_asked

MOST_WITH_BLIND = 5
"""With more people in play there are no cards for it (RS-A5)."""

TAKE = Call("take")
LEAVE = Call("leave")
PLAY = Call("play")
PASS = Call("pass")
TAKE_UP = Call("take_up")
TAKE_BELLI = Call("take_belli")
TAKE_OTHER = Call("take_other")
"""The dealer takes the open card; where two lie there, the Bälli, or the one below it."""


def taken_by(t: RamserTable, call: Call) -> Card:
    """Which of the open cards this call takes."""
    return t.up[-1] if call == TAKE_OTHER else t.up[0]


class Deal(Phase[RamserTable]):
    """Three cards, two cards, to each from forehand on (RS-A15); the Blind before the dealer.

    The next card is turned, and its suit is trump. If it is the Bälli the one below it is turned
    as well, and decides.
    """

    name = "deal"

    @override
    def enter(self, t: RamserTable) -> Step:
        cards, hands, seats = t.stock, t.hands, t.in_play()
        *others, dealer = seats
        blind: list[Card] = []
        top = 0
        for packet in (3, 2):
            for seat in others:
                hands[seat] += cards[top : top + packet]
                top += packet
            if len(seats) <= MOST_WITH_BLIND:
                blind += cards[top : top + packet]
                top += packet
            hands[dealer] += cards[top : top + packet]
            top += packet
        shown = 2 if cards[top] is BELLI else 1
        t.up = cards[top : top + shown]
        t.rest = cards[top + shown :]
        t.stock = blind
        t.trump = t.up[-1].suit
        if t.facts is not None:
            t.tell("deals", t.dealer)
            for turned in t.up:
                t.tell("turns_up", turned)
            t.tell("trump_is", t.trump)
        return NEXT


class Blind(Phase[RamserTable]):
    """One after another, forehand first, may give all his cards for the Blind, and then plays.

    The first who takes it has it; nobody sees it before (RS-A5).
    """

    name = "blind"
    answers = (TAKE, LEAVE)
    otherwise = "take_or_leave"

    @override
    def enter(self, t: RamserTable) -> Step:
        if not t.stock:
            return NEXT
        t.turn = t.after[t.dealer]
        return STAY

    @override
    def play(self, t: RamserTable, move: Move) -> Step:
        seat = t.turn
        if move == TAKE:
            t.blind, t.plays[seat] = seat, True
            t.aside[seat], t.hands[seat], t.stock = t.hands[seat], t.stock, []
            t.tell("takes_blind", seat)
            return NEXT
        t.left[seat] = True
        if t.facts is not None:
            t.tell("leaves_blind", seat)
        if seat == t.dealer:
            return NEXT
        t.turn = t.after[seat]
        return STAY


class TakeUp(Phase[RamserTable]):
    """The dealer may take the card that was turned, and lays one of his away for it.

    With the Bälli both, one after the other. Who has taken the Blind may not (RS-A7). By one
    reading he takes it when he knows who plays, if he does; by the other before, and then has to
    play (RS-A6).
    """

    name = "take_up"
    zone = "aside"

    def __init__(self, before: bool) -> None:
        self.before = before

    @override
    def enter(self, t: RamserTable) -> Step:
        if t.blind == t.dealer or not (self.before or t.plays[t.dealer]):
            return NEXT
        t.turn = t.dealer
        return STAY

    @override
    def legal(self, t: RamserTable) -> list[Move]:
        if t.owes:
            known = t.known
            return [one for one in t.hands[t.turn] if one not in known]
        return [TAKE_BELLI, TAKE_OTHER, LEAVE] if len(t.up) > 1 else [TAKE_UP, LEAVE]

    @override
    def play(self, t: RamserTable, move: Move) -> Step:
        seat = t.turn
        if isinstance(move, Card):
            t.lay_away(seat, move)
            t.owes = False
            return STAY if t.up else NEXT
        if move == LEAVE:
            if not t.taken:
                t.tell("leaves_up", seat)
            return NEXT
        taken = taken_by(t, move)
        t.up.remove(taken)
        t.hands[seat].append(taken)
        t.known[taken] = t.everybody()
        t.taken += 1
        t.owes = t.plays[seat] = True
        t.tell("takes_up", seat, taken)
        return STAY

    @override
    def why_not(self, t: RamserTable, move: Move) -> Fact:
        if not t.owes:
            return Fact("take_up_or_leave")
        if isinstance(move, Card) and move in t.hands[t.turn]:
            return Fact("upcard_is_kept", (move,))
        return Fact("lay_one_away")


class Join(Phase[RamserTable]):
    """Play or pass, from forehand on; one who took something is not asked. Passing costs nothing.

    When all others have passed the dealer is in without a word, and a lone player takes all
    tricks (RS-A8).
    """

    name = "join"
    answers = (PLAY, PASS)
    otherwise = "play_or_pass"

    @override
    def enter(self, t: RamserTable) -> Step:
        t.turn = t.dealer
        return self._next(t)

    def _next(self, t: RamserTable) -> Step:
        """Ask the next who has not said anything yet."""
        following = not_asked(t.plays, t.after, t.turn)
        if following == t.dealer and True not in t.plays:
            t.plays[following] = True
            t.tell("plays", following)
            following = NOBODY
        if following == NOBODY:
            return self._settle(t)
        t.turn = following
        return STAY

    @override
    def play(self, t: RamserTable, move: Move) -> Step:
        seat = t.turn
        t.plays[seat] = plays = move == PLAY
        if t.facts is not None:
            t.tell("plays" if plays else "passes", seat)
        return self._next(t)

    def _settle(self, t: RamserTable) -> Step:
        playing = [seat for seat, plays in enumerate(t.plays) if plays]
        if len(playing) > 1:
            t.only(playing)
            return NEXT
        t.lone = playing[0]
        t.tell("plays_alone", t.lone)
        return END
