"""What the table shows and says of pot games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from engine.cards import BACK, Card
from engine.facts import Fact
from engine.families.pot.chapters import only_offered
from engine.families.pot.rules import JoinRules, PotRules
from engine.families.pot.table import J, MadeTable, PotTable
from engine.moves import Move
from engine.override import override
from engine.phases.accounts import FAILED
from engine.phases.kitty import PLAY_OUT
from engine.rules.show import Coins, Reckoned, Show, changes
from engine.sheet import Line
from engine.table import Seat, Table


def seen_by_all(t: Table, seat: Seat) -> list[Card]:
    """Return the held cards that all have seen.

    These are the trump card that was taken, and cards of the cut.
    """
    return [one for one in t.hands[seat] if one is not BACK and len(t.known.get(one, ())) > 1]


class JoinShow(Show[J], Generic[J], family=True):
    """What the table shows where each says whether they are in."""

    rules: JoinRules[J]

    @override
    def highest(self, t: J) -> list[Card]:
        """Return the trumps; before they are known what is always among them."""
        return list(self.rules.trumps(t.trump))

    @override
    def sorted_hand(self, t: J, hand: Sequence[Card]) -> list[Card]:
        """Trumps first, then the other suits, each high to low."""
        suits, trumps = list(self.rules.rankings), self.rules.trumps(t.trump)
        ranking = self.rules.rankings[t.trump or suits[0]]

        def place(one: Card) -> tuple[bool, bool, int, int]:
            if one is BACK:
                return False, False, 0, 0
            plain = one not in trumps
            return True, plain, suits.index(one.suit) if plain else 0, -ranking.strength[one]

        return sorted(hand, key=place)

    @override
    def status(self, t: J, seat: Seat) -> list[Fact]:
        """How a seat stands in the deal, and what else all have seen it do."""
        stands = self.stands(t, seat)
        return [*([] if stands is None else [stands]), *self.has_done(t, seat)]

    def stands(self, t: J, seat: Seat) -> Fact | None:
        """Whether a seat is in or out; a game puts first what it has said or undertaken."""
        if t.plays[seat] is False:
            return Fact("out")
        return Fact("plays") if t.plays[seat] and self.tells_who_plays(t) else None

    def tells_who_plays(self, t: J) -> bool:
        """Whether it has to be told who is in: the tricks show it themselves."""
        return t.phase != self.rules.tricks.name

    def has_done(self, t: J, seat: Seat) -> list[Fact]:
        """Return what else is known of a seat."""
        return []


K = TypeVar("K", bound=PotTable)
M = TypeVar("M", bound=MadeTable)


class PotShow(JoinShow[K], Generic[K], family=True):
    """What the table shows where a pot lies in its middle."""

    rules: PotRules[K]

    @override
    def piles(self, t: K) -> dict[str, Move]:
        """Who has laid cards away may take the new ones by the stock."""
        exchange = self.rules.exchange
        if t.phase != exchange.name:
            return {}
        draws = [move for move in self.rules.legal(t) if move in exchange.draws]
        return {"stock": draws[0]} if draws else {}

    @override
    def brought(self, line: Line) -> list[Fact]:
        """Return that the deal failed, what each won or paid, and what the pot holds now.

        A game has the texts `kitty_holds` and `kitty_is_empty`, where `middle` is "kitty".
        """
        told, middle = dict(line.notes), self.rules.middle
        facts = [Fact("failed")] if FAILED in told else []
        facts += changes(line, "wins", "loses")
        held = told.get(middle)
        if held is not None:
            facts.append(Fact(f"{middle}_holds", (held,)) if held else Fact(f"{middle}_is_empty"))
        return facts

    @override
    def line_name(self, line: Line) -> Fact | None:
        """Tell a deal that all had to play, and one that failed, from the others."""
        notes = dict(line.notes)
        return next((Fact(key) for key in (self.rules.all_play, FAILED) if key in notes), None)

    @override
    def signs(self, t: K) -> list[Fact]:
        """Return what is played for: the pot, the bank beside it, and whether all have to play."""
        facts = [Fact(self.rules.all_play)] if t.together else []
        facts.append(Fact(self.rules.middle, (t.kitty,)))
        if self.rules.level and t.bank:
            facts.append(Fact("bank", (t.bank,)))
        return facts

    @override
    def reckoning(self, t: K, line: Line) -> list[Reckoned]:
        """Return what tricks brought, what too few of them cost, and the rest, for each."""
        tricks = self.rules.tricks
        found = []
        for seat, value in enumerate(line.values):
            if value is None:
                continue
            won, played = t.won(seat), bool(t.plays[seat] and t.tricks)
            gained, due = won * (t.stake // tricks.shares), 0
            if played and t.kind != PLAY_OUT:
                due = tricks.penalty(t, seat, won)
            rest = self.besides(t, seat, value - gained + due)
            if won or (played and not due):
                found.append(Reckoned(seat, Fact("tricks", (won,)), gained))
            if due:
                found.append(Reckoned(seat, Fact(self.too_few(t, seat)), -due))
            found += [Reckoned(seat, Fact(key), amount) for key, amount in rest.items() if amount]
        return found

    def too_few(self, t: K, seat: Seat) -> str:
        """Return the key of what this seat paid for too few tricks."""
        return "no_trick"

    def besides(self, t: K, seat: Seat, rest: int) -> dict[str, int]:
        """Return what else a seat won or paid, `rest` in all: the key of each sum, and the sum."""
        return {"pot": rest}

    @override
    def tells_who_plays(self, t: K) -> bool:
        return not t.together and super().tells_who_plays(t)

    @override
    def has_done(self, t: K, seat: Seat) -> list[Fact]:
        """How many cards it has exchanged."""
        return [Fact("exchanged", (t.exchanged[seat],))] if t.exchanged[seat] else []

    @override
    def coins(self, t: K) -> Coins:
        return Coins(t.kitty, tuple(t.balances), t.bank)


class MadeShow(PotShow[M], Generic[M], family=True):
    """What the table shows where somebody makes the game."""

    @override
    def offers_trumps(self, t: M) -> bool:
        return only_offered(t)
