"""Tricks: lead, follow, take. What must be followed, trumped or headed is data.

From the ranking of the cards and the duties (`engine/phases/ranking.py`), one table per (kind led,
card on top) tells for each card how strongly it is owed: a player may put down the cards of the
hand that are owed most. So following suit, trumping and heading are one comparison, and a card that
was played also tells which cards its player cannot hold.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.cards import Card
from engine.facts import Fact
from engine.moves import Move
from engine.override import override
from engine.parts.part import T
from engine.phases.claimed import NONE, duck_all, lead_all
from engine.phases.ranking import FOLLOWS, TRUMPS, Duties, Owed, Ranking, owed_by
from engine.rules import END, NEXT, STAY, Phase, Step
from engine.table import Seat, Table, Trick


class Lead(NamedTuple):
    """What binds a lead: a player who holds one of the `owed` cards leads one that is `allowed`."""

    owed: frozenset[Card]
    allowed: frozenset[Card]


class _Situations(dict[str, dict[str, "_Tops"]]):
    """trump → kind led → card on top → what is owed; each made when first asked for."""

    def __init__(self, rankings: Mapping[str, Ranking], duties: Duties) -> None:
        super().__init__()
        self._rankings = rankings
        self._duties = duties

    def __missing__(self, trump: str) -> dict[str, _Tops]:
        ranking = self._rankings[trump]
        self[trump] = situations = {
            led: _Tops(ranking, self._duties, led) for led in set(ranking.kind.values())
        }
        return situations


class _Tops(dict[Card, Owed]):
    """card on top → what is owed where this kind was led."""

    def __init__(self, ranking: Ranking, duties: Duties, led: str) -> None:
        super().__init__()
        self._ranking = ranking
        self._duties = duties
        self._led = led

    def __missing__(self, top: Card) -> Owed:
        self[top] = owed = owed_by(self._ranking, self._duties, self._led, top)
        return owed


class _Beating(dict[str, "_Beaten"]):
    """trump → card on top → the cards that beat it; each made when first asked for."""

    def __init__(self, rankings: Mapping[str, Ranking]) -> None:
        super().__init__()
        self._rankings = rankings

    def __missing__(self, trump: str) -> _Beaten:
        self[trump] = beaten = _Beaten(self._rankings[trump])
        return beaten


class _Beaten(dict[Card, frozenset[Card]]):
    """card on top → the cards that beat it."""

    def __init__(self, ranking: Ranking) -> None:
        super().__init__()
        self._ranking = ranking

    def __missing__(self, top: Card) -> frozenset[Card]:
        ranking = self._ranking
        self[top] = beating = frozenset(card for card in ranking.kind if ranking.beats(card, top))
        return beating


class Tricks(Phase[T]):
    """The chapter of tricks, to the last card in hand.

    A game gives the ranking for each trump suit and the duties. A subclass may bind a lead
    (`lead_duty`, or `may_lead` where the table decides), say how many tricks a seat owes (`owes`)
    and what a trick brings (`counts`, or `taken`). Bots play on in small numbers by the same
    `lead_duty`, `owes` and `counts` (`quick_tricks`).
    """

    name = "tricks"

    def __init__(self, rankings: Mapping[str, Ranking], duties: Duties) -> None:
        self.rankings = rankings
        self.duties = duties
        self._owed = _Situations(rankings, duties)
        self._beating = _Beating(rankings)
        self._free = duties.free
        self.binds_leads = False
        """Whether `lead_duty` ever says anything; it is not asked in vain."""
        self.tables: dict[str, Any] = {}
        """What `quick_tricks` has looked up of this chapter, for each trump."""

    @override
    def enter(self, t: T) -> Step:
        t.turn = t.leader = t.after[t.dealer]
        t.tell("leads", t.turn)
        return STAY

    @override
    def legal(self, t: T) -> list[Move]:
        hand = t.hands[t.turn]
        top = t.top
        if top is None:
            return self.may_lead(t, hand)
        if len(hand) == 1:
            return [*hand]
        owed = self._owed[t.trump][t.led][top]
        most = 0
        moves: list[Move] = []
        for card in hand:
            owes = owed[card]
            if owes == most:
                moves.append(card)
            elif owes > most:
                most = owes
                moves = [card]
        if self._free and most:
            moves += [card for card in hand if card in self._free]
        return moves

    @override
    def play(self, t: T, move: Move) -> Step:
        if TYPE_CHECKING:  # this chapter's legal moves are cards; a check here would cost
            assert isinstance(move, Card)
        seat = t.turn
        t.hands[seat].remove(move)
        top = t.top
        if top is None:
            t.led = self.rankings[t.trump].kind[move]
            t.leader = t.taker = seat
            t.top = move
        elif move in self._beating[t.trump][top]:
            t.taker = seat
            t.top = move
        t.trick.append(move)
        if t.known:
            t.known.pop(move, None)
        if t.facts is not None:
            t.tell("puts", seat, move)
        t.turn = following = t.after[seat]
        if following != t.leader:
            return STAY
        return self._gather(t)

    def _gather(self, t: T) -> Step:
        winner = t.taker
        # As `Trick(...)`, without the call that NamedTuple writes for it: each trick asks for one.
        t.tricks.append(tuple.__new__(Trick, (t.leader, tuple(t.trick), winner)))
        t.trick = []
        t.top = None
        t.led = ""
        t.turn = t.leader = winner
        if t.facts is not None:
            t.tell("takes", winner)
        step = self.taken(t, winner)
        if step is STAY and not t.hands[winner]:
            return NEXT
        return step

    def may_lead(self, t: T, hand: list[Card]) -> list[Move]:
        """Which cards of the hand may be led."""
        if not self.binds_leads:
            return [*hand]
        duty = self.lead_duty(t.trump, len(t.tricks))
        if duty is None or not any(card in duty.owed for card in hand):
            return [*hand]
        return [card for card in hand if card in duty.allowed]

    def lead_duty(self, trump: str, number: int) -> Lead | None:
        """Return what binds the lead behind this number of tricks; None where it is free."""
        return None

    def owes(self, t: T, seat: Seat) -> int:
        """How many tricks this seat has to take; taking fewer costs something."""
        return 0

    def needs(self, t: T) -> bool:
        """Whether the seat whose turn it is still owes a trick."""
        return t.won(t.turn) < self.owes(t, t.turn)

    def counts(self, t: T, winner: Seat, won: Sequence[int]) -> bool:
        """Count a trick on the table; whether the deal ends with it before its last card.

        `won` has the tricks of each seat, this one included.
        """
        return False

    def taken(self, t: T, winner: Seat) -> Step:
        """Note that a trick has been taken: return STAY to go on while there are cards."""
        return END if self.counts(t, winner, self.won(t)) else STAY

    def won(self, t: T) -> list[int]:
        """How many tricks each seat has taken."""
        won = [0] * len(t.hands)
        for trick in t.tricks:
            won[trick.winner] += 1
        return won

    @override
    def sure(self, t: T, kind: str, out: Collection[Card]) -> Card | None:
        """Where suit is followed: by leading from the top, or by staying below (`claimed`)."""
        ranking, hand = self.rankings[t.trump], t.hands[t.turn]
        if not self.duties.follow:
            return None
        if kind == NONE:
            ducks = t.top is not None and not ranking.trump
            return duck_all(ranking, hand, out, t.top) if ducks and t.top is not None else None
        if not t.trick:
            return lead_all(ranking, hand, out)
        last = t.after[t.turn] == t.leader
        for card in self.legal(t):
            if not isinstance(card, Card) or card not in self._beating[t.trump][t.top]:  # type: ignore[index]
                continue
            rest = [one for one in hand if one != card]
            safe = last or not any(ranking.beats(one, card) for one in out)
            if safe and (not rest or lead_all(ranking, rest, out) is not None):
                return card
        return None

    @override
    def why_not(self, t: T, move: Move) -> Fact:
        hand = t.hands[t.turn]
        if not isinstance(move, Card):
            return Fact("put_a_card")
        if move not in hand:
            return Fact("not_in_hand", (move,))
        if t.top is None:
            return Fact("may_not_lead", (move,))
        owed = self._owed[t.trump][t.led][t.top]
        most = max(owed[card] for card in hand)
        if most >= FOLLOWS > owed[move]:
            return Fact("must_follow_trump" if t.led == t.trump else "must_follow", (t.led,))
        if most >= TRUMPS > owed[move]:
            return Fact("must_trump", (t.led,))
        return Fact("must_head", (t.top,))

    def again(self, t: T) -> Iterator[tuple[T, Card]]:
        """Each card of the tricks so far: the table as it stood before it, and the card.

        All hands must lie open. It is one and the same table that goes on from card to card, with
        nothing on it changed but what the tricks change themselves.
        """
        then = t.copy()
        played = t.so_far()
        for trick in played:
            for seat, card in t.who_played(trick):
                then.hands[seat].append(card)
        then.tricks = []
        ranking = self.rankings[t.trump]
        for trick in played:
            then.trick = []
            then.top, then.led = None, ""
            then.turn = then.leader = trick.leader
            for card in trick.cards:
                yield then, card
                then.hands[then.turn].remove(card)
                if then.top is None:
                    then.led = ranking.kind[card]
                if then.top is None or ranking.beats(card, then.top):
                    then.top, then.taker = card, then.turn
                then.trick.append(card)
                then.turn = then.after[then.turn]
            then.tricks.append(trick)

    @override
    def barred(self, t: Table, seat: Seat) -> frozenset[Card]:
        """Return the cards this seat has shown, by what it played, that it does not hold."""
        gone: set[Card] = set()
        tricks = t.so_far()
        if not tricks:
            return frozenset()
        ranking = self.rankings[t.trump]
        for leader, cards, _ in tricks:
            seats = t.seats_from(leader, len(cards))
            if seat not in seats[1:]:
                continue
            place = seats.index(seat)
            top = cards[0]
            for card in cards[1:place]:
                if ranking.beats(card, top):
                    top = card
            if cards[place] in self._free:
                continue
            owed = self._owed[t.trump][ranking.kind[cards[0]]][top]
            owes = owed[cards[place]]
            gone.update(card for card, most in owed.items() if most > owes)
        return frozenset(gone)
