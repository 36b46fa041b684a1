"""What the first page tells of the evenings that are kept: how many, and about the last one."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from desktop.common.people import spoken
from desktop.common.sentences import capital
from desktop.look.lettering import BETWEEN
from desktop.session import last_evening
from desktop.shelf import index, rows
from desktop.shelf.figures import Part
from engine.store import SUFFIX
from engine.summary import Summary

translate = QCoreApplication.translate


LATELY = 500
"""Of no more evenings it is counted how many were won: the page is there at once in any case."""


@dataclass(frozen=True)
class Kept:
    """The evenings of a folder: how many there are, and the one that was open last, if any."""

    number: int
    path: Path | None = None
    told: Summary | None = None
    """None where the file of the last one cannot be read; then `problem` says why."""
    problem: str = ""
    won: int = 0
    """How many evenings against the program were won; 0 also where there are too many to say."""

    @property
    def counted(self) -> str:
        """How many there are, and how many of them were won."""
        told = [translate("welcome", "%n evening(s)", "", self.number)]
        if self.won:
            told.append(translate("welcome", "%n won", "", self.won))
        return BETWEEN.join(told)


def look(folder: Path) -> Kept:
    """See what is kept in this folder, and which evening was open last."""
    entries = {one.name: one for one in index.found(folder, index.read(folder))}
    path, number = last_evening.last(), won(entries.values())
    if path is None:
        return Kept(len(entries), won=number)
    here = path.parent == folder.absolute() and path.suffix == SUFFIX
    entry = entries.get(path.stem) if here else None
    if entry is None or not entry.read:
        entry = index.look_into(path.parent, index.Entry(path.stem, 0, 0))
    return Kept(len(entries), path, entry.told, entry.problem, number)


def won(entries: Collection[index.Entry]) -> int:
    """How many evenings the only person in them has won."""
    if len(entries) > LATELY:
        return 0
    told = [entry.told for entry in entries if entry.text]
    seats = [(one, one.bots.index("")) for one in told if one and one.bots.count("") == 1]
    return sum(Part(one, seat).won for one, seat in seats if len(one.bots) > 1)


def words(kept: Kept, today: date) -> tuple[str, str, str]:
    """What stands on the slip about the last evening: its heading, lines, and a note."""
    told = kept.told
    if told is None:
        return translate("welcome", "The last evening"), kept.problem, ""
    return heading(told, today), standing(told), _note(told)


def heading(told: Summary, today: date) -> str:
    """Which evening it is, and of which day."""
    game = rows.own_text(told.game, "game")
    if told.over:
        return translate("welcome", "The last evening: {0}").format(game)
    try:
        day = datetime.fromisoformat(told.started).date()
    except ValueError:
        return translate("welcome", "Go on: {0}").format(game)
    match (today - day).days:
        case 0:
            return translate("welcome", "Go on: {0} from today").format(game)
        case 1:
            return translate("welcome", "Go on: {0} from yesterday").format(game)
    shown = QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)
    return translate("welcome", "Go on: {0} from {1}").format(game, shown)


def standing(told: Summary) -> str:
    """Who plays, and how it stands or who has won."""
    names = [" & ".join(spoken(told.players[seat]) for seat in side) for side in told.sides]
    if told.over and told.winners:
        return f"{_joined(names)}: {rows.result(told)}."
    if not told.deals or not told.sums:
        return f"{_joined(names)}."
    key, values = told.sums[0]
    what = rows.own_text(told.game, f"total.{key}")
    stands = ", ".join(
        f"{name} {_number(value)}" for name, value in zip(names, values, strict=False)
    )
    return f"{capital(what)}: {stands}."


def _joined(names: list[str]) -> str:
    if len(names) == 2:
        return translate("welcome", "{0} against {1}").format(*names)
    return ", ".join(names)


def _number(value: int) -> str:
    """With a real minus."""
    return f"−{-value}" if value < 0 else str(value)


def _note(told: Summary) -> str:
    """The rules that are played by, and how many deals there have been."""
    preset = rows.own_text(told.game, f"preset.{told.preset}") if told.preset else ""
    if told.deals:
        deals = translate("welcome", "%n deal(s)", "", told.deals)
    else:
        deals = translate("welcome", "in the first deal")
    return ", ".join(one for one in (preset, deals) if one)
