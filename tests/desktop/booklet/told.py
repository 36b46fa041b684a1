"""The example deals of a booklet: whether its tables tell what is really dealt and played there.

A figure of the kind `deal` is such an example, and plays it through the rules; here the tables
under the same heading, of the English page, are compared with that.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from desktop.booklet.names import CardNames
from engine import games
from engine.booklet.check import example, rules_of
from engine.booklet.figure import Figure, FigureError, figures
from engine.cards import Card, cards
from engine.moves import Call
from engine.review import Decision, Past
from engine.table import Trick
from tests.engine.booklet.tables import PageTable, tables, under

DEALT = ("Dealt", "Hand")
TRICK, TURN = "Trick", "Turn"


def compared(game: str) -> int:
    """How many rows of tables were compared; raises FigureError if one is not so."""
    page = games.find(game).page("rules", "en")
    count = 0
    for name, figure in figures(game).items():
        if figure.kind == "deal":
            told = _Told(figure)
            for table in tables(page):
                if table.heading == under(page, name):
                    count += sum(1 for _ in told.rows(table))
    return count


class _Told:
    """One example, as the rules play it."""

    def __init__(self, figure: Figure) -> None:
        self._figure = figure
        self._names = CardNames(rules_of(figure), english=True)
        match = example(figure)
        past = Past(match)
        self._decisions = past.decisions(past.deals[-1])
        seen = match.view(0)
        assert seen is not None
        self._end: Any = seen.table

    def rows(self, table: PageTable) -> Iterator[None]:
        """Compare the rows of a table one by one."""
        head, *rows = table.rows
        turns = [one for one in self._decisions if self._goes(one) is not None]
        for number, row in enumerate(rows):
            if head[0] == TRICK:
                self._trick(head, row, self._end.tricks[number])
            elif head[0] == TURN:
                self._same(row[0], self._figure.names[turns[number].seat], f"turn {number + 1}")
                self._same(self._cards(row[2])[:1], [self._goes(turns[number])], "goes")
            elif head[1] in DEALT:
                self._hands(head, row)
            else:
                raise FigureError(self._figure.game, self._figure.name, f"{head}: not understood")
            yield

    def _trick(self, head: tuple[str, ...], row: tuple[str, ...], trick: Trick) -> None:
        seats = [seat for seat in self._end.in_play() if seat >= trick.leader]
        seats += [seat for seat in self._end.in_play() if seat < trick.leader]
        played = dict(zip(seats, trick.cards, strict=True))
        where = f"trick {row[0]}"
        for seat, name in enumerate(self._figure.names):
            if name in head:
                cell = row[head.index(name)]
                self._same(self._cards(cell), [played[seat]], f"{where}, {name}")
                self._same("**" in cell, seat == trick.winner, f"{where}, {name} takes it")
        self._same(row[-1].split(",")[0], self._figure.names[trick.winner], where)

    def _hands(self, head: tuple[str, ...], row: tuple[str, ...]) -> None:
        seat = self._figure.names.index(row[0])
        assert self._figure.deal is not None
        dealt = set(cards(self._figure.deal.hands[seat]))
        self._same(set(self._cards(row[1])), dealt, f"{row[0]}, dealt")
        tricks = [one for one in self._decisions if one.seen.table.phase == "tricks"]
        own = next((one.seen.table.hands[seat] for one in tricks if one.seat == seat), None)
        if len(head) > 2 and own is not None:
            later = dealt if row[2] == "unchanged" else set(self._cards(row[2]))
            self._same(later, set(own), f"{row[0]}, {head[2]}")

    def _cards(self, cell: str) -> list[Card]:
        """The cards that a cell names."""
        return [one.card for one in self._names.find(cell)]

    def _goes(self, one: Decision) -> Card | None:
        """The card that is put down by a move, None if none is."""
        move = one.made
        if isinstance(move, Call):
            return next((arg for arg in move.args if isinstance(arg, Card)), None)
        return move

    def _same(self, told: object, really: object, where: str) -> None:
        if told != really:
            why = f"the page tells {told}, by the rules {really}: {where}"
            raise FigureError(self._figure.game, self._figure.name, why)
