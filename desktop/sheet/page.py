"""What a sheet shows: the engine's Sheet with all names, headings and sentences as text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from desktop.common.numbers import shown
from desktop.scene.speech import Speech
from engine import result_entry
from engine.corrections import Correction
from engine.sheet import Column, Line, Mark, Sheet

NOT_IN = "–"
"""What stands where a side was not in the deal."""


CORRECTED = "*"
"""The small mark of a line that was put right."""


SUM = "total."
"""How the kind of a mark begins that is a sum in figures."""

BUNDLE = "fence"
"""The mark that holds as many strokes as fit before the next ones stand in another one."""


def counted(marks: Sequence[Mark]) -> list[Mark]:
    """Return the marks as they are told: bundles that stand together are one number of strokes."""
    told: list[Mark] = []
    for kind, some in groupby(marks, key=lambda mark: mark.kind):
        together = list(some)
        if kind == BUNDLE:
            together = [Mark(BUNDLE, sum(mark.number for mark in together))]
        told += together
    return told


@dataclass(frozen=True)
class SheetPage:
    """A sheet and the texts around it, in the language of its speech."""

    sheet: Sheet
    names: tuple[str, ...]
    """Of the sides: a person each, or partners together."""
    speech: Speech
    title: str = ""
    subtitle: str = ""
    """The rule set."""
    place_date: str = ""
    corrected: tuple[Correction, ...] = ()
    """What was put right on the sheet, in the order in which it was."""
    blank: bool = False
    """Whether this is a form to be filled in by hand; then names may be missing."""

    @property
    def slate(self) -> tuple[tuple[Mark, ...], ...]:
        """The marks of each side; its sums in their place where a game knows only numbers."""
        if any(self.sheet.slate):
            return self.sheet.slate
        sums = self.sheet.totals if self.sheet.lines else ()
        return tuple(
            tuple(Mark(f"{SUM}{total.key}", total.values[side]) for total in sums)
            for side in range(len(self.names))
        )

    @property
    def in_figures(self) -> bool:
        """Whether the slate has nothing but numbers: columns of them, with their sums."""
        return not any(self.sheet.slate)

    def written(self, mark: Mark) -> str:
        """Return what is written where a mark cannot be drawn."""
        if mark.kind.startswith(SUM):
            label = self.speech.text(f"total.{mark.kind.removeprefix(SUM)}")
            return self.speech.translate("sheet", "{name}: {marks}").format(
                name=label, marks=shown(mark.number)
            )
        return self.speech.mark(mark)

    def marks_in_words(self, side: int) -> str:
        """Return the marks of a side, or its sums: "Anna: cross, 3 of 5 bars; cross, 0 of 5"."""
        drawn = self.sheet.slate[side] if self.sheet.slate else ()
        marks = [self.speech.mark(mark) for mark in counted(drawn)] or [
            f"{self.speech.text(f'total.{total.key}')} {shown(total.values[side])}"
            for total in self.sheet.totals
        ]
        name = self.names[side]
        if side in self.sheet.winners:
            name = self.speech.translate("sheet", "{name} (winner)").format(name=name)
        if self.put_right(side):
            name = self.speech.translate("sheet", "{name} (corrected)").format(name=name)
        return self.speech.translate("sheet", "{name}: {marks}").format(
            name=name, marks="; ".join(marks)
        )

    def in_words(self) -> str:
        """Return the whole slate, a line for each side."""
        return "\n".join(self.marks_in_words(side) for side in range(len(self.names)))

    def cell(self, line: int, side: int) -> str:
        """Return what one deal brought one side."""
        value = self.sheet.lines[line].values[side]
        return NOT_IN if value is None else shown(value)

    @property
    def heads(self) -> tuple[str, ...]:
        """What stands above the columns: the names, then what lies beside."""
        return self.heads_with(" ")

    def heads_with(self, between: str) -> tuple[str, ...]:
        """Return the heads with this between what a column is and whose it is."""
        return (*self.names, *(self._head(column, between) for column in self.sheet.beside))

    def _head(self, column: Column, between: str) -> str:
        label = self.speech.text(f"column.{column.key}")
        if column.side < 0 or not self.names[column.side]:
            return label
        return f"{label}{between}{self.names[column.side]}"

    def cells(self, line: int) -> tuple[str, ...]:
        """Return what stands in the columns for one deal."""
        own = [self.cell(line, side) for side in range(len(self.names))]
        beside = [column.values[line] for column in self.sheet.beside]
        return (*own, *("" if value is None else shown(value) for value in beside))

    def row_name(self, line: int) -> str:
        """Return what a deal is called: its kind, where deals differ in kind, or its number."""
        fact = self.speech.rules.show.line_name(self.sheet.lines[line])
        name = str(line + 1)
        if fact is not None:
            name = self.speech.text(f"line.{fact.key}", *fact.args)
        return name + CORRECTED if self.trail(line) else name

    def blank_name(self, line: int) -> str:
        """Return what a deal that has not been played yet is called on a form."""
        nothing = Line((0,) * len(self.names))
        fact = result_entry.title(self.speech.rules, [nothing] * line)
        return str(line + 1) if fact is None else self.speech.text(f"line.{fact.key}", *fact.args)

    def name(self, side: int) -> str:
        """Return the name above the marks of a side.

        With the small mark if a line of theirs was put right.
        """
        return self.names[side] + (f" {CORRECTED}" if self.put_right(side) else "")

    def put_right(self, side: int) -> bool:
        """Whether a correction has changed what this side has."""
        return any(
            one.before.values[side] != one.after.values[side]
            or one.before.values == one.after.values
            for one in self.corrected
        )

    def trail(self, line: int) -> str:
        """Return what stood in a line before it was put right, and why; "" if it never was."""
        told = []
        for one in self.corrected:
            if one.line == line:
                values = (NOT_IN if value is None else shown(value) for value in one.before.values)
                stood = self.speech.translate("sheet", "was {values}").format(
                    values=" ".join(values)
                )
                told.append(f"{stood} ({one.why})" if one.why else stood)
        return "; ".join(told)

    def footnotes(self) -> list[str]:
        """Return what was put right, a line for each deal."""
        text = self.speech.translate("sheet", "{mark} Deal {number} corrected: {trail}")
        return [
            text.format(mark=CORRECTED, number=line + 1, trail=self.trail(line))
            for line in sorted({one.line for one in self.corrected})
        ]

    def heading(self, line: int) -> str:
        """Return what is said above this line when a new game begins with it, or "".

        An evening of a single game needs no headings.
        """
        starts = self.sheet.starts
        if len(starts) < 2 or line not in starts:
            return ""
        return self.speech.translate("sheet", "Game {number}").format(number=starts.index(line) + 1)
