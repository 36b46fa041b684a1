"""What the first page tells of the matches that are kept: how many, and which are unfinished."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from heapq import nlargest
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale

from desktop.look.dyes import dye
from desktop.look.lettering import BETWEEN
from desktop.session import last_evening
from desktop.shelf import index, rows
from desktop.shelf.glance import has_won
from desktop.shelf.standing import day, standing
from engine import games
from engine.store import SUFFIX
from engine.summary import Summary

translate = QCoreApplication.translate


LATELY = 500
"""No more matches are asked whether they are won or unfinished: the page is there at once."""
READ = 8
"""No more files are looked into that the shelf has not read yet."""
SHOWN = 3
"""How many unfinished matches lie on the page."""


class One(NamedTuple):
    """A match to go on with; `told` is None where its file cannot be read, `problem` says why."""

    path: Path
    told: Summary | None
    problem: str = ""


@dataclass(frozen=True)
class Kept:
    """The matches of a folder: how many there are, those to go on with, how many are unfinished."""

    number: int
    open: tuple[One, ...] = ()
    unfinished: int = 0
    won: int = 0
    """How many matches against the program were won; 0 also where there are too many to say."""

    @property
    def counted(self) -> str:
        """How many there are, and how many of them were won."""
        if not self.number:
            return translate("welcome", "your matches go here")
        told = [translate("welcome", "%n match(es)", "", self.number)]
        if self.won:
            told.append(translate("welcome", "%n won", "", self.won))
        return BETWEEN.join(told)


def look(folder: Path) -> Kept:
    """See what is kept in this folder; the match that was open last comes first."""
    entries = index.found(folder).entries
    latest = nlargest(LATELY, range(len(entries)), key=entries.times.__getitem__)
    lately = [entries[number] for number in latest]
    there = [*_looked_at(folder, lately)]
    unfinished = [one for one in there if one.told is not None and not one.told.over]
    last = last_evening.last()
    first = [one for one in there if one.path == last]
    if last is not None and not first:
        entry = index.look_into(last.parent, index.Entry(last.stem, 0, 0))
        first = [One(last, entry.told, entry.problem)]
    others = [one for one in unfinished if one.path != last]
    return Kept(len(entries), (*first, *others)[:SHOWN], len(unfinished), won(entries))


def _looked_at(folder: Path, entries: Collection[index.Entry]) -> Iterator[One]:
    """Yield these files with what they tell, but for old ones that nobody has read."""
    left = READ
    for entry in entries:
        if not entry.read:
            if not left:
                continue
            left -= 1
            entry = _read(folder, entry, QLocale().name())
        yield One(folder.absolute() / (entry.name + SUFFIX), entry.told, entry.problem)


@lru_cache(64)
def _read(folder: Path, entry: index.Entry, language: str) -> index.Entry:
    """Return what a file tells, kept while its stamp is the same; `language` is for problems."""
    return index.look_into(folder, entry)


def won(entries: Collection[index.Entry]) -> int:
    """How many matches the only person in them has won."""
    if len(entries) > LATELY:
        return 0
    told = (entry.told for entry in entries)
    return sum(has_won(one, "") for one in told if one is not None and len(one.bots) > 1)


def words(one: One, today: date, *, first: bool) -> tuple[str, str, str, str]:
    """Return what stands on a match's slip: heading, line, note, and the colour of its box."""
    told = one.told
    if told is None:
        return translate("welcome", "The last match"), one.problem, "", ""
    game = rows.own_text(told.game, "game")
    if told.over:
        game = translate("welcome", "Finished: {0}").format(game)
    elif first:
        game = translate("welcome", "Continue: {0}").format(game)
    try:
        colour = dye(games.find(told.game).box.colour, told.game).high
    except games.UnknownGame:
        colour = ""
    return game, standing(told), day(told.started, today), colour
