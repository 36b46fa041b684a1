"""What the first page tells of the matches that are kept: how many, and which are unfinished."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from datetime import date, datetime
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from desktop.common.numbers import shown
from desktop.common.people import spoken
from desktop.common.sentences import capital
from desktop.look.dyes import dye
from desktop.look.lettering import BETWEEN
from desktop.session import last_evening
from desktop.shelf import index, rows
from desktop.shelf.figures import Part
from engine import games
from engine.store import SUFFIX
from engine.summary import Summary

translate = QCoreApplication.translate


LATELY = 500
"""No more matches are asked whether they are won or unfinished: the page is there at once."""
READ = 8
"""No more files are looked into that the shelf has not read yet."""
SHOWN = 3
"""So many unfinished matches lie on the page."""
_WEEK = 7


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
    entries = index.found(folder, index.read(folder))
    lately = sorted(entries, key=lambda one: one.time, reverse=True)[:LATELY]
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
    """These files with what they tell, but for those that nobody has read and are not of late."""
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
    """What a file tells, kept as long as its stamp is the same; a problem is told in `language`."""
    return index.look_into(folder, entry)


def won(entries: Collection[index.Entry]) -> int:
    """How many matches the only person in them has won."""
    if len(entries) > LATELY:
        return 0
    told = [entry.told for entry in entries if entry.text]
    seats = [(one, one.bots.index("")) for one in told if one and one.bots.count("") == 1]
    return sum(Part(one, seat).won for one, seat in seats if len(one.bots) > 1)


def words(one: One, today: date, *, first: bool) -> tuple[str, str, str, str]:
    """What stands on the slip of a match: heading, line and note, and the colour of its box."""
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


def day(started: str, today: date) -> str:
    """The day of a match, as one says it."""
    try:
        then = datetime.fromisoformat(started).date()
    except ValueError:
        return ""
    ago, on = (today - then).days, QDate(then.year, then.month, then.day)
    if ago == 0:
        return translate("welcome", "today")
    if ago == 1:
        return translate("welcome", "yesterday")
    return QLocale().toString(on, "dddd" if 0 < ago < _WEEK else translate("welcome", "d MMM yyyy"))


def standing(told: Summary) -> str:
    """The score for the only person in a match, or between all; the winners if it is over."""
    names = [_joined([spoken(told.players[seat]) for seat in side]) for side in told.sides]
    if told.over and told.winners:
        return capital(rows.result(told))
    counted = _deciding(told)
    if not told.deals or counted is None:
        return ", ".join(names)
    values, fewest = counted
    own = [n for n, side in enumerate(told.sides) if any(not told.bots[seat] for seat in side)]
    best = sorted(range(len(values)), key=lambda side: values[side], reverse=not fewest)
    if len(own) != 1 or told.bots.count("") != 1:
        return _led(names, values, best)
    return _placed(told, values, own[0], next(side for side in best if side != own[0]), fewest)


def _deciding(told: Summary) -> tuple[tuple[int, ...], bool] | None:
    """The sums that tell who is ahead, and whether few is good: those that decide the match unless
    all are equal, as they are before the first of several games is over.
    """
    try:
        kind = games.find(told.game)
        rules = kind.make(kind.presets.get(told.preset, kind.options()), len(told.players))
    except ValueError:  # a game that is not here any more among them
        return None
    counting, sums = rules.counting(), dict(told.sums)
    fewest = {total.key: total.fewest for total in rules.sheet([]).totals}
    fewest[counting.total] = counting.fewest
    known = [key for key in (counting.total, *sums) if key in sums and key in fewest]
    telling = [key for key in known if len({*sums[key]}) > 1] or known
    return (sums[telling[0]], fewest[telling[0]]) if telling else None


def _led(names: list[str], values: tuple[int, ...], best: list[int]) -> str:
    if values[best[0]] == values[best[1]]:
        return translate("welcome", "{0} and {1} are level").format(names[best[0]], names[best[1]])
    return translate("welcome", "{0} leads with {1}").format(names[best[0]], shown(values[best[0]]))


def _placed(told: Summary, values: tuple[int, ...], own: int, other: int, fewest: bool) -> str:
    """Where the person stands beside the best of the others."""
    mine, theirs = values[own], values[other]
    figures = shown(mine), shown(theirs)
    partners = [spoken(told.players[seat]) for seat in told.sides[own] if told.bots[seat]]
    if mine == theirs:
        return translate("welcome", "Level at {0}").format(figures[0])
    ahead = (mine < theirs) == fewest
    if partners:
        both = (
            translate("welcome", "You and {0} lead, {1} to {2}")
            if ahead
            else translate("welcome", "You and {0} trail, {1} to {2}")
        )
        return both.format(_joined(partners), *figures)
    alone = (
        translate("welcome", "You lead, {0} to {1}")
        if ahead
        else translate("welcome", "You trail, {0} to {1}")
    )
    return alone.format(*figures)


def _joined(names: list[str]) -> str:
    return " & ".join(names)
