"""The play of Knüffeln: tricks without any duty, turning and seeing, Jann and march."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from engine.cards import FRENCH_52, Card
from engine.facts import Fact
from engine.games.knueffeln.beats import BEATING
from engine.games.knueffeln.deciding import JANN_OR_MARCH, decides, may_turn
from engine.games.knueffeln.options import KnueffelnOptions
from engine.games.knueffeln.table import NO_SIDE, KnueffelnTable
from engine.moves import Call, Move
from engine.override import override
from engine.phases.claimed import ALL
from engine.rules import END, STAY, Phase, Step
from engine.table import NOBODY, Seat, Trick

TURNED = {one: Call("turn", (one,)) for one in FRENCH_52}
"""Leading a card face down, as an offer to raise the value."""

_turned = TURNED.__getitem__

SEE = Call("see")
RUN = Call("run")
STOP = Call("stop")
MARCH = Call("march")


def opponent(side: Sequence[int], after: Sequence[Seat], seat: Seat) -> Seat:
    """Return the next seat of the other side."""
    following = after[seat]
    while side[following] == side[seat]:
        following = after[following]
    return following


class Tricks(Phase[KnueffelnTable]):
    """Any card may be led and any card played; the deal ends when a side has what it needs.

    A leader may turn: lay his card face down. The other side then sees it, or runs.
    """

    name = "tricks"

    def __init__(self, options: KnueffelnOptions) -> None:
        self.beating = BEATING[options.suit_beats]
        self.turning = options.turning
        self.turns = options.turning != "off"
        self.any_lead = options.turning == "any_lead"
        self.turn_in_march = options.turn_in_march and options.applies("turn_in_march")

    @override
    def enter(self, t: KnueffelnTable) -> Step:
        if t.leader == NOBODY:
            t.turn = t.leader = self._opens(t)
            if t.facts is not None:
                t.tell("leads", t.turn)
        return STAY

    def _opens(self, t: KnueffelnTable) -> Seat:
        """Forehand; against a solo the second to the dealer's right, so that he plays third."""
        if t.solo == NOBODY:
            return t.after[t.dealer]
        return (t.dealer - 2) % len(t.hands)

    def may_turn(self, t: KnueffelnTable) -> bool:
        """Whether the leader may lay a card face down now."""
        side = t.side[t.turn]
        raised, taken = t.raised[side], t.taken[side]
        return may_turn(self.turning, self.turn_in_march, t.march, raised, taken)

    @override
    def legal(self, t: KnueffelnTable) -> list[Move]:
        hand = t.hands[t.turn]
        if t.trick or not self.turns:
            return [*hand]
        if (self.any_lead and t.march < 0) or self.may_turn(t):
            return [*hand, *map(_turned, hand)]
        return [*hand]

    @override
    def play(self, t: KnueffelnTable, move: Move) -> Step:
        seat = t.turn
        trick = t.trick
        if move.__class__ is Call:
            return self._turn(t, move)
        if TYPE_CHECKING:  # what is no turn is a card; a check here would cost
            assert isinstance(move, Card)
        if not trick:
            t.leader = t.taker = seat
            t.top = move
        elif move in self.beating[t.chosen][t.top]:  # type: ignore[index]
            t.taker = seat
            t.top = move
        trick.append(move)
        t.hands[seat].remove(move)
        if t.known:
            t.known.pop(move, None)
        if t.facts is not None:
            t.tell("puts", seat, move)
        t.turn = seat = t.after[seat]
        if seat != t.leader:
            return STAY
        return self._gather(t)

    def _turn(self, t: KnueffelnTable, move: Call) -> Step:
        """Lay a card face down; those who saw it in the hand still know it."""
        seat = t.turn
        (turned,) = move.args
        if TYPE_CHECKING:
            assert isinstance(turned, Card)
        t.hands[seat].remove(turned)
        t.trick.append(turned)
        t.covered = (0,)
        t.leader = seat
        t.turn = following = t.after[seat]
        side = t.side
        if side[following] == side[seat]:
            t.turn = opponent(side, t.after, seat)
        if t.facts is not None:
            t.tell("turns", seat)
        return "answer"

    def _gather(self, t: KnueffelnTable) -> Step:
        winner = t.taker
        t.tricks.append(tuple.__new__(Trick, (t.leader, tuple(t.trick), winner)))
        t.trick = []
        t.top = None
        t.turn = t.leader = winner
        side = t.side[winner]
        taken = t.taken
        taken[side] += 1
        if t.facts is not None:
            t.tell("takes", winner)
        decided = decides(t.march, side, taken[side], t.goal[side], len(t.tricks), t.length)
        if not decided:
            return STAY
        if decided == JANN_OR_MARCH:
            return Jann.name
        t.tell(decided, winner)
        return END

    @override
    def claims(self, t: KnueffelnTable, seat: Seat) -> tuple[str, ...]:
        return (ALL,)

    @override
    def sure(self, t: KnueffelnTable, kind: str, out: Collection[Card]) -> Card | None:
        """Cards that nobody can beat when they are led, as many as the side needs.

        While the other side has no trick it is the whole hand: a player who makes a Jann may march.
        """
        hand, beating = t.hands[t.turn], self.beating[t.chosen]
        side = t.side[t.turn]
        good = [card for card in hand if beating[card].isdisjoint(out)]
        jann = t.march != NO_SIDE or not t.taken[1 - side]
        needed = len(hand) if jann else t.goal[side] - t.taken[side]
        if not t.trick:
            return good[0] if len(good) >= needed else None
        if t.top is None or t.after[t.turn] != t.leader:
            return None
        # The last to the trick: he takes it with a card that he need not lead later, if he can.
        for card in sorted(beating[t.top].intersection(hand), key=good.__contains__):
            if len(good) - (card in good) >= needed - 1:
                return card
        return None

    @override
    def why_not(self, t: KnueffelnTable, move: Move) -> Fact:
        match move:
            case Card():
                return Fact("not_in_hand", (move,))
            case Call("turn", (Card() as turned,)):
                if t.trick:
                    return Fact("turn_when_leading")
                if not self.turns:
                    return Fact("no_turning")
                if t.march != NO_SIDE and not self.turn_in_march:
                    return Fact("no_turn_in_march")
                if not self.may_turn(t):
                    return Fact("turn_with_two_and_four")
                return Fact("not_in_hand", (turned,))
        return Fact("put_a_card")


class Answer(Phase[KnueffelnTable]):
    """The other side of a turned card picks it up and sees it, or runs (KN-A13).

    Seen, it raises the value by one turn and lies there as led. A player who runs loses what the
    deal was worth before it, never a Jann (KN-A14, KN-A15).
    """

    name = "answer"
    answers = (SEE, RUN)
    otherwise = "see_or_run"

    def __init__(self, options: KnueffelnOptions) -> None:
        self.all_answer = options.answer == "all" and options.applies("answer")

    def asked(
        self, side: Sequence[int], after: Sequence[Seat], leader: Seat, seat: Seat
    ) -> list[Seat]:
        """Who answers a card that this leader turned: this seat, and who is asked behind it."""
        found = [seat]
        while self.all_answer and (seat := after[seat]) != leader:
            if side[seat] != side[leader]:
                found.append(seat)
        return found

    @override
    def play(self, t: KnueffelnTable, move: Move) -> Step:
        seat, leader = t.turn, t.leader
        if TYPE_CHECKING:
            assert isinstance(move, Call)
        if move.word == "run":
            t.ran = seat
            if t.facts is not None:
                t.tell("runs", seat)
            return END
        if t.facts is not None:
            t.tell("sees", seat)
        asked = self.asked(t.side, t.after, leader, seat)
        if len(asked) > 1:
            t.turn = asked[1]
            return STAY
        turned = t.trick[0]
        t.covered = ()
        t.top = turned
        t.taker = leader
        t.raised[t.side[leader]] += 1
        if t.known:
            t.known.pop(turned, None)
        if t.facts is not None:
            t.tell("puts", leader, turned)
        t.turn = t.after[leader]
        return "tricks"


class Jann(Phase[KnueffelnTable]):
    """A side that took all the tricks it needed stops, or goes on for the march.

    Who took the last of them decides (KN-A18). On the march every trick must be won.
    """

    name = "jann"
    answers = (STOP, MARCH)
    otherwise = "stop_or_march"

    @override
    def play(self, t: KnueffelnTable, move: Move) -> Step:
        seat = t.turn
        if move == STOP:
            t.tell("makes_jann", seat)
            return END
        t.march = t.side[seat]
        t.tell("marches", seat)
        return "tricks"
