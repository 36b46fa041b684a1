"""What a seat may expect of its cards, as far as its view goes: for rules of thumb and talk."""

from __future__ import annotations

from engine.cards import BACK, Card
from engine.games.knueffeln.beats import BEATING, OLEN
from engine.games.knueffeln.conferring import silent
from engine.games.knueffeln.rules import KnueffelnRules
from engine.games.knueffeln.table import KnueffelnTable
from engine.table import Seat

_OLEN_WORTH = (0.97, 0.95, 0.9, 0.87, 0.83)
_CHOSEN_WORTH = {
    "A": 0.75,
    "J": 0.62,
    "7": 0.6,
    "9": 0.48,
    "8": 0.48,
    "6": 0.46,
    "2": 0.36,
    "3": 0.3,
    "4": 0.22,
    "K": 0.25,
    "Q": 0.15,
}
_PLAIN_WORTH = {"A": 0.5, "K": 0.14, "Q": 0.1}
LEADERS = ("7", "9", "8", "K", "Q")
"""Chosen cards that are worth something only when they are led."""

HIS = {"let_it_come", "let_it_run", "definitely", "you_first"}
"""Phrases by which a partner claims the trick."""

CAN = HIS | {"can_improve"}
CANNOT = {"play_a_beater"}
"""Phrases by which somebody says that he has a card for the trick that is on, or none."""


def worth(card: Card, chosen: str) -> float:
    """Return the share of a trick that this card may take, 0 to 1."""
    if card in OLEN:
        return _OLEN_WORTH[OLEN.index(card)]
    if card.suit in chosen:
        return _CHOSEN_WORTH.get(card.rank, 0.05)
    return _PLAIN_WORTH.get(card.rank, 0.04)


class Prospects:
    """One seat's reckoning at its turn, or while it waits, from its view."""

    def __init__(self, rules: KnueffelnRules, t: KnueffelnTable, seat: Seat = -1) -> None:
        self.t = t
        self.seat = t.turn if seat < 0 else seat
        self._silent = silent(rules.options, t)
        self.beating = BEATING[rules.options.suit_beats][t.chosen]
        self.mine = {self.seat, *t.partners(self.seat)}
        seen = {*t.up, *t.trick, *t.stock, *t.sleepers()}
        for other in self.mine:
            seen.update(t.hands[other])
        for trick in t.tricks:
            seen.update(trick.cards)
        self.unseen = [card for card in rules.pack() if card not in seen]
        hidden = sum(hand.count(BACK) for hand in t.hands) + t.stock.count(BACK)
        known = sum(
            card is not BACK
            for other, hand in enumerate(t.hands)
            if other not in self.mine
            for card in hand
        )
        self._others = max(1, hidden + known)

    def _share(self, seats: list[Seat]) -> float:
        """How likely one unseen card is with one of these seats."""
        return min(1.0, sum(len(self.t.hands[seat]) for seat in seats) / self._others)

    def _opponents(self) -> list[Seat]:
        return [seat for seat in self.t.in_play() if seat not in self.mine]

    def _holds(self, card: Card, against: list[Seat]) -> float:
        share = self._share(against)
        rivals = sum(other in self.beating[card] for other in self.unseen)
        chance: float = (1 - share) ** rivals
        return chance

    def holds(self, card: Card) -> float:
        """How likely this card takes the trick when it is led: nobody of the others beats it."""
        return self._holds(card, self._opponents())

    def to_come(self) -> list[Seat]:
        """Who plays to this trick behind the seat."""
        t = self.t
        seats = []
        seat = t.after[self.seat]
        while seat != t.leader:
            seats.append(seat)
            seat = t.after[seat]
        return seats

    def partners_to_come(self) -> list[Seat]:
        """Partners who play to this trick behind the seat."""
        return [seat for seat in self.to_come() if seat in self.mine]

    def holds_now(self, card: Card) -> float:
        """How likely this card keeps the trick against the others still to come."""
        against = [seat for seat in self.to_come() if seat not in self.mine]
        return self._holds(card, against)

    def takes(self, card: Card) -> bool:
        """Whether this card takes the trick as it lies."""
        top = self.t.top
        return top is None or card in self.beating[top]

    def value(self, card: Card) -> float:
        """Return what it costs to part with a card."""
        return worth(card, self.t.chosen)

    def is_his(self, seat: Seat) -> bool:
        """Whether this seat, a partner, has claimed the trick that is on: in words, or silently."""
        return self._has_said(seat, HIS) or (seat != self.seat and seat == self._silent)

    def _has_said(self, seat: Seat, words: set[str]) -> bool:
        number = len(self.t.tricks)
        return any(
            said.seat == seat and said.tricks == number and said.phrase.word in words
            for said in self.t.talk
        )

    def cannot(self, seat: Seat) -> bool:
        """Whether this seat, a partner, has said that he cannot take the trick that is on."""
        return self._has_said(seat, CANNOT)

    def must_win(self) -> bool:
        """Whether the deal, or the march, is lost with this trick."""
        t = self.t
        side = t.side[self.seat]
        return t.march == side or t.taken[1 - side] + 1 >= t.goal[1 - side]
