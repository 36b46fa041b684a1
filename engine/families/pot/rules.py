"""The rules that pot games share: how cards stand, what a deal leaves, how the evening goes on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from engine.cards import Card
from engine.facts import Fact
from engine.families.pot.exchange import Exchange
from engine.families.pot.play import PotTricks
from engine.families.pot.table import MadeTable, PotTable
from engine.families.pot.tally import BANK, JoinTally
from engine.moves import Move
from engine.override import override
from engine.parts.part import T
from engine.phases.accounts import DEALER, FAILED
from engine.phases.permanent import trumps
from engine.phases.ranking import Ranking
from engine.phases.tricks import Tricks
from engine.rules import Rules, Setup
from engine.sheet import Counting, Line, Note, chalked
from engine.table import NOBODY, Seat, or_next


class JoinRules(Rules[T], Generic[T], family=True):
    """Rules of a game in which each says whether they are in; every deal has a trump suit.

    `flow` sets `rankings` and `tricks`.
    """

    rankings: Mapping[str, Ranking]
    """trump → how the cards stand."""
    tricks: Tricks[T]
    """The chapter of tricks, the last one."""

    def trumps(self, trump: str) -> Sequence[Card]:
        """All trumps from high to low; for "", not known yet, those of every deal."""
        return trumps(self.rankings[trump]) if trump else ()

    @override
    def tally(self) -> JoinTally:
        raise NotImplementedError

    @override
    def line_fits(self, lines: Sequence[Line], line: Line) -> bool:
        return chalked(self.tally(), lines).fits(line)

    @override
    def next_deal(self, lines: Sequence[Line], dealer: Seat) -> Setup | None:
        kept = chalked(self.tally(), lines)
        if kept.over:
            return None
        playing = kept.playing()
        return Setup(or_next(kept.next_dealer(dealer), playing), playing, kept.carried())


K = TypeVar("K", bound=PotTable)
"""The table of a pot game."""


class PotRules(JoinRules[K], Generic[K], family=True):
    """Rules of a game that is settled from a pot; `flow` also sets `exchange`."""

    table: type[K]
    """What the deal lies on."""
    middle: ClassVar[str] = "kitty"
    """The key of the pot: of the note that says what it holds, and of what is told of it."""
    all_play: ClassVar[str] = "all_play"
    """The key of a deal in which everybody has to play."""
    exchange: Exchange[K]
    tricks: PotTricks[K]

    @property
    def level(self) -> int:
        """What the pot may hold, the rest lies in a bank; 0 for no bank."""
        return 0

    @override
    def deal(self, cards: Sequence[Card], setup: Setup) -> K:
        """Return a table with what `PotTally.carried` hands on; a game's own comes behind."""
        carried, end = setup.carried, 2 + self.players
        pot, bank, balances = carried[0], carried[1], carried[2:end]
        return self.table(
            self.players, setup.dealer, list(cards), pot, bank, [*balances], carried[end], balances
        )

    @override
    def score(self, t: K) -> Line:
        """Return what each has won or paid in this deal; None without either."""
        notes = [Note(DEALER, t.dealer), Note(self.middle, t.held[0])]
        if self.level:
            notes.append(Note(BANK, t.held[1]))
        notes += self.came_about(t)
        if t.together:
            notes.append(Note(self.all_play, t.stake))
        elif not any(t.plays):
            notes.append(Note(FAILED, self.offered(t)))
        return Line(t.net(), tuple(notes))

    def offered(self, t: K) -> int:
        """How many suits nobody wanted to play."""
        return len(t.up)

    def came_about(self, t: K) -> list[Note]:
        """Return the notes that say how the deal came about."""
        return []

    @override
    def counting(self) -> Counting:
        """Return the accounts; what lies in the middle in the end is nobody's."""
        return Counting("account", most=0)

    @override
    def asks(self, t: K) -> Fact:
        """In the exchange how many cards may go, or whether there are any to draw."""
        if t.phase != self.exchange.name:
            return super().asks(t)
        if t.laid:
            more = t.room - t.laid
            return Fact(f"{t.phase}_more", (more,)) if more else Fact("draw_now")
        return Fact(t.phase, (t.room,)) if t.room else Fact("no_stock")


M = TypeVar("M", bound=MadeTable)
"""The table of a game that somebody makes."""


class MadeRules(PotRules[M], Generic[M], family=True):
    """Rules of a game in which somebody, the maker, undertakes to play."""

    maker: ClassVar[str]
    """The note of the maker."""

    @override
    def came_about(self, t: M) -> list[Note]:
        return [] if t.maker == NOBODY else [Note(self.maker, t.maker)]

    @override
    def reshuffles(self, t: M, move: Move) -> list[Card]:
        return self.exchange.shuffled_by(t, move)
