"""What came of a deal, or of a whole evening: the lines on the sheet of paper at the end.

Made from what an onlooker may see and from the score sheet, in sentences for the listener.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from desktop.common.numbers import MINUS
from desktop.common.people import you
from desktop.scene.speech import Speech
from engine.cards import BACK, Card
from engine.rules import Rules
from engine.rules.show import Reckoned, Show
from engine.settling import payments
from engine.sheet import Line, Sheet
from engine.table import Seat, Table


@dataclass(frozen=True)
class Told:
    """A line of the reckoning: who, why or what, and how much; each may be missing."""

    who: str
    what: str
    amount: str = ""
    leads: bool = False
    """Whether who is named here leads, or has won the evening."""
    joined: bool = False
    """Whether what is told goes on the name as in a sentence: "Resi pays you"."""
    apart: bool = False
    """Whether something else begins here: below the places, who pays whom."""

    @property
    def sentence(self) -> str:
        """The line, to be read aloud."""
        if self.joined:
            return f"{self.who} {self.what}: {self.amount}"
        told = ", ".join(text for text in (self.what, self.amount) if text)
        return ": ".join(text for text in (self.who, told) if text)


@dataclass(frozen=True)
class Ending:
    """The end of a deal: the reckoning, and the cards that were played."""

    title: str
    told: tuple[Told, ...]
    note: str = ""
    evening: bool = False
    """Whether the evening is over too."""
    leaders: tuple[Seat, ...] = ()
    """Who leads now, or has won."""
    played: tuple[tuple[Card, ...], ...] = ()
    """What lies before each seat: what it has played, in order, and what it has to pay for."""
    counted: frozenset[Card] = field(default_factory=frozenset)
    """The cards of those that the reckoning is about."""
    claim: str = ""
    """Who said that the rest is his; it was heard when it was said."""
    lines: str = ""
    """What is told, as sentences to be read aloud, one for each of whom it is."""

    @property
    def remarks(self) -> str:
        """What stands below the lines: why the deal is over so soon, and what is said of it."""
        return " ".join(text for text in (self.claim, self.note) if text)

    @property
    def sentence(self) -> str:
        """All that is new on it, to be read aloud."""
        return " ".join(text for text in (f"{self.title}.", self.lines, self.note) if text)


def ending(
    rules: Rules[Any], speech: Speech, t: Table, sheet: Sheet, note: str, *, evening: bool = True
) -> Ending:
    """Return the end that this table and this sheet have come to.

    `note` is what is said of the deal.
    Of an evening that is over it tells the places, without `evening` only of its last deal.
    """
    maker = _Maker(rules, speech, t, sheet)
    played = maker.played()
    evening = evening and sheet.over
    if evening:
        title = maker.translate("ending", "The match is over")
        told = maker.places() + maker.debts()
        note = maker.swing() or note
    else:
        title, told = maker.translate("ending", "Result"), maker.reckoning()
    return Ending(
        title,
        tuple(told),
        note,
        evening,
        maker.leaders(),
        played,
        frozenset(rules.show.counted(t)) & {card for cards in played for card in cards},
        lines=maker.aloud(told),
    )


class _Maker:
    """Puts the end of one deal into words."""

    def __init__(self, rules: Rules[Any], speech: Speech, t: Table, sheet: Sheet) -> None:
        self._rules = rules
        self._speech, self.translate = speech, speech.language.translate
        self._table = t
        self._sheet = sheet
        self._sides = rules.sides()

    def aloud(self, told: Sequence[Told]) -> str:
        """Lines as sentences, one for each of whom they tell."""
        people: list[list[Told]] = []
        for one in told:
            if one.who or not people:
                people.append([])
            people[-1].append(one)
        return " ".join(f"{self._in_one_sentence(lines)}." for lines in people)

    def _in_one_sentence(self, lines: list[Told]) -> str:
        """All that is told of one, with what it comes to."""
        if len(lines) == 1:
            return lines[0].sentence
        told = "; ".join(line.what for line in lines)
        together = self.translate("ending", "{0}: {1}; total {2}")
        return together.format(lines[0].who, told, lines[-1].amount)

    def played(self) -> tuple[tuple[Card, ...], ...]:
        """Return what each seat has played to the tricks, then what it keeps of others."""
        own: list[list[Card]] = [[] for _ in self._table.hands]
        taken: list[list[Card]] = [[] for _ in self._table.hands]
        lies_before = self._rules.show.lies_before
        for trick in self._table.tricks:
            for seat, card in self._table.who_played(trick):
                if card is not BACK:
                    before = lies_before(self._table, trick, seat, card)
                    (own if before == seat else taken)[before].append(card)
        return tuple((*cards, *more) for cards, more in zip(own, taken, strict=True))

    # The deal.

    def reckoning(self) -> list[Told]:
        """Return the items of the deal, the winner's first, and what they come to for each.

        The sum stands beside the last one; of several each has its own amount behind it.
        """
        if not self._sheet.lines:
            return []
        line = self._sheet.lines[-1]
        items = self._items(line)
        sign = 1 if self._rules.line_fewest else -1
        order = sorted(
            {item.side for item in items},
            key=lambda side: (line.values[side] is None, sign * (line.values[side] or 0), side),
        )
        leading = self.leading()
        found: list[Told] = []
        for side in order:
            own = [item for item in items if item.side == side]
            several, whole = len(own) > 1, sum(item.amount for item in own)
            for number, item in enumerate(own):
                name = self._speech.side(side) if not number else ""
                why = self._speech.text(f"reckoned.{item.why.key}", *item.why.args)
                if several and item.amount:
                    form = self.translate("ending", "{0} ({1})")
                    why = form.format(why, self.amount(item.amount))
                told = self.amount(whole) if (whole or several) and item is own[-1] else ""
                found.append(Told(name, why, told, leads=side in leading and not number))
        return found

    def _items(self, line: Line) -> list[Reckoned]:
        """Return the reckoning of the game; the plain one where the line was put right by hand."""
        items = self._rules.show.reckoning(self._table, line)
        sums = [0] * len(line.values)
        for item in items:
            sums[item.side] += item.amount
        if sums != [value or 0 for value in line.values]:
            return Show.reckoning(self._rules.show, self._table, line)
        return items

    def amount(self, number: int) -> str:
        """Return a number of the line, in the game's own unit where it has one."""
        if self._speech.has("reckoning.amount"):
            return self._speech.text("reckoning.amount", number)
        return signed(number)

    # The evening.

    def _deciding(self) -> tuple[tuple[int, ...], bool]:
        """Return the sums that decide, and whether few is good.

        The first that differ, if they do not.
        """
        counting = self._rules.counting()
        rows = [(self._sheet.total(counting.total), counting.fewest)]
        rows += [(total.values, total.fewest) for total in self._sheet.totals]
        return next((row for row in rows if len(set(row[0])) > 1), rows[0])

    def leading(self) -> tuple[int, ...]:
        """Return the sides that lead, or have won; none while all are equal."""
        if self._sheet.over:
            return self._sheet.winners
        values, fewest = self._deciding()
        if len(set(values)) < 2:
            return ()
        best = min(values) if fewest else max(values)
        return tuple(side for side, value in enumerate(values) if value == best)

    def leaders(self) -> tuple[Seat, ...]:
        """Return the seats of those sides."""
        return tuple(seat for side in self.leading() for seat in self._sides[side])

    def places(self) -> list[Told]:
        """Who came to which place of the evening, with what."""
        counting = self._rules.counting()
        values = self._sheet.total(counting.total)
        winners = self._sheet.winners
        sign = 1 if counting.fewest else -1

        def rank(side: int) -> tuple[bool, int]:
            return side not in winners, sign * values[side]

        order = sorted(range(len(values)), key=lambda side: (rank(side), side))
        found: list[Told] = []
        ranks = [rank(side) for side in order]
        unit = self._speech.text(f"total.{counting.total}")
        for side in order:
            place = self.translate("ending", "{0}. {1}").format(
                ranks.index(rank(side)) + 1, self._speech.side(side)
            )
            what = unit if not found else ""
            number = str(values[side]).replace("-", MINUS)
            found.append(Told(place, what, number, leads=side in winners))
        return found

    def debts(self) -> list[Told]:
        """Who pays whom, with the fewest payments, where the evening was about money."""
        # Of money nobody wants few: points that come to nothing by chance are none.
        rows = [total.values for total in self._sheet.totals if not total.fewest]
        money = next((row for row in rows if any(row) and not sum(row)), None)
        if money is None:
            return []
        found: list[Told] = []
        for debtor, creditor, amount in payments(money):
            mine = self._sides[debtor] == (self._speech.listener,)
            who = you(self._speech.language) if mine else self._speech.side(debtor)
            what = self._pays(debtor, creditor).format(self._speech.side(creditor))
            told = Told(who, what, str(amount), joined=True, apart=not found)
            found.append(told)
        return found

    def _pays(self, debtor: int, creditor: int) -> str:
        """Return what is said behind the payer's name; the listener is no third person."""
        sides, listener = self._sides, self._speech.listener
        mine, yours = listener in sides[debtor], listener in sides[creditor]
        if len(sides[debtor]) == len(sides[creditor]) == 1:
            if mine:
                return self.translate("ending", "pay {0}")
            if yours:
                return self.translate("ending", "pays you")
            return self.translate("ending", "pays {0}")
        if mine:
            return self.translate("ending", "each pay one of {0}")
        if yours:
            return self.translate("ending", "each pay one of you")
        return self.translate("ending", "each pay one of {0}")

    def swing(self) -> str:
        """Which deal brought the greatest difference, and what it brought; "" if there is one."""
        lines = self._sheet.lines
        if len(lines) < 2:
            return ""

        def spread(line: Line) -> int:
            values = [value for value in line.values if value is not None]
            return max(values, default=0) - min(values, default=0)

        number = max(range(len(lines)), key=lambda one: spread(lines[one]))
        told = " ".join(
            self._speech.happens(fact) for fact in self._rules.show.brought(lines[number])
        )
        said = self.translate("ending", "Turning point: deal {0}, {1}")
        return said.format(number + 1, told) if told else ""


def signed(number: int) -> str:
    """Return a number with its sign, as it is written on paper."""
    return f"+{number}" if number > 0 else str(number).replace("-", MINUS)
