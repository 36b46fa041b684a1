"""Mauscheln, its Swiss form Chratze, and Kratzen of Tyrol.

The chapters of a deal: the ante; two cards, the trump card, two more; who declares; who joins;
the declarer's trump card; the exchange; four tricks. `readings.md` names what the rules come from,
and gives the readings MA-A1 to MA-A24 for what is left open; the code names them where they apply.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.facts import Fact
from engine.families.pot.play import MadeTricks
from engine.families.pot.rules import MadeRules
from engine.families.pot.settling import OWED
from engine.games.mauscheln import deck
from engine.games.mauscheln.chapters import Ante, Declare, Join, Packets, TrumpCard
from engine.games.mauscheln.exchange import Exchange
from engine.games.mauscheln.options import MauschelnOptions
from engine.games.mauscheln.table import MauschelnTable
from engine.games.mauscheln.tally import BEGAN, CUT, DECLARER, SEVEN, MauschelnTally, least
from engine.override import override
from engine.phases.ranking import Duties
from engine.rules import Phase, Setup
from engine.sheet import Note
from engine.table import NOBODY


class MauschelnRules(MadeRules[MauschelnTable]):
    """Mauscheln for three to seven players, Chratze for two to seven, each for himself.

    Kratzen is for three to six. There one has to beat what lies in a trick, if one can (MA-A23);
    elsewhere nobody has to, but by a house rule a trump upon a trump has to be higher (MA-A16).
    Each trick brings the same share, also to others than the declarer (MA-A20).
    """

    options: MauschelnOptions
    table = MauschelnTable
    maker = DECLARER

    @override
    def pack(self) -> tuple[Card, ...]:
        return self.deck.cards

    @property
    @override
    def pattern(self) -> str:
        """Skat cards in a French Mauscheln, Jass cards in Chratze."""
        if not self.deck.french:
            return super().pattern
        return "international" if self.options.word == "chratze" else "berlin"

    @property
    @override
    def anticlockwise(self) -> bool:
        return self.options.way == "anticlockwise"

    @override
    def flow(self) -> list[Phase[MauschelnTable]]:
        o = self.options
        self.deck = deck.deck(o, self.players)
        self.rankings = self.deck.rankings
        self.tricks = MadeTricks(
            self.rankings,
            Duties(head=o.heads, overtrump=o.overtrumps),
            level=self.level,
            one_trick=o.one_trick,
            maker=DECLARER,
        )
        self.exchange = Exchange(o)
        begin = [Ante(o, self.players), Packets(o), Declare(o), Join(o), TrumpCard(o)]
        return [*begin, self.exchange, self.tricks]

    @property
    @override
    def level(self) -> int:
        return self.options.limit

    @override
    def deal(self, cards: Sequence[Card], setup: Setup) -> MauschelnTable:
        t = super().deal(cards, setup)
        t.due = bool(setup.carried[-1])
        return t

    @override
    def came_about(self, t: MauschelnTable) -> list[Note]:
        notes = [*super().came_about(t), *([Note(SEVEN, 1)] if t.owed == OWED else [])]
        if t.began != NOBODY:
            brought = sum(t.paid) // self.options.ante - self.players - 1
            notes += [Note(BEGAN, t.began), Note(CUT, brought)]
        return notes

    @override
    def tally(self) -> MauschelnTally:
        return MauschelnTally(self.options, self.players)

    @override
    def remarks(self) -> list[Fact]:
        """With how many cards they play, that two are few, where the limit binds everybody."""
        found = [Fact("two")] if self.players == 2 else []
        if self.deck.size != self.options.cards:
            found.append(Fact("pack", (self.deck.size, self.players)))
        if self.options.all_play and 0 < self.options.limit <= least(self.options, self.players):
            found.append(Fact("always_all", (self.options.limit,)))
        return found

    @override
    def asks(self, t: MauschelnTable) -> Fact:
        """In the exchange how many cards may go, or what else is open just then."""
        if t.phase == "declare":
            return Fact("declare", (t.trump,))
        if t.phase == "join":
            return Fact("join_now" if t.last == t.turn else "join", (t.kitty,))
        if t.phase == "trump_card":
            assert t.upcard is not None
            return Fact("trump_card", (t.upcard,))
        return Fact("fifth") if t.fifth else super().asks(t)
