"""The table model of the shelf: evenings that can be searched and sorted.

A row's texts are made when it comes into sight, so that ten thousand evenings are listed at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import cache
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QDate,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    QTime,
)

from desktop.common import plain_text
from desktop.common.people import spoken
from desktop.scene.titles import with_rules
from desktop.shelf.index import Entries, Entry
from engine import games
from engine.head import CLUB_TABLE
from engine.summary import Summary

translate = QCoreApplication.translate

Index = QModelIndex | QPersistentModelIndex
ROLE = Qt.ItemDataRole

UNDER = "\N{DOWNWARDS ARROW WITH TIP RIGHTWARDS}"
"""Stands before what belongs to the evening above it."""

DATE, GAME, PLAYERS, RESULT, DEALS, NAME = range(6)


def own_text(game: str, key: str) -> str:
    """Return a text of a game in the current language; the key itself if there is none."""
    try:
        context, source = _own_source(game, key)
    except (KeyError, games.UnknownGame):
        return key.rpartition(".")[2]
    return translate(context, source)


@cache
def _own_source(game: str, key: str) -> tuple[str, str]:
    return games.find(game).texts.text(key)


def day(started: str) -> str:
    """Day and time of a match, short; "" if unknown."""
    try:
        when = datetime.fromisoformat(started)
    except ValueError:
        return ""
    date, time = QDate(when.year, when.month, when.day), QTime(when.hour, when.minute)
    shown = QLocale().toString(date, translate("welcome", "d MMM yyyy"))
    return f"{shown} {QLocale().toString(time, QLocale.FormatType.ShortFormat)}"


def rules(told: Summary) -> str:
    """Return the game with its rule set."""
    title = own_text(told.game, "game")
    if told.branch:
        title = f"{UNDER} " + translate("shelf", "{0}, what-if").format(title)
    elif told.at_club:
        title = translate("shelf", "{0}, club table").format(title)
    if not told.preset:
        return title
    return with_rules(title, own_text(told.game, f"preset.{told.preset}"))


def result(told: Summary) -> str:
    """Who has won, or how far it has come."""
    if not told.over:
        if told.playing:
            return translate("shelf", "deal {0}").format(told.deals + 1)
        if not told.deals:
            return translate("shelf", "not begun")
        return translate("shelf", "in progress")
    sides = [
        " & ".join(spoken(told.players[seat]) for seat in told.sides[one]) for one in told.winners
    ]
    return translate("shelf", "winner: {names}").format(names=", ".join(sides))


def when(told: Summary) -> str:
    """Return the day of a match in words, and how many deals it had."""
    deals = translate("shelf", "%n deal(s)", "", told.deals)
    try:
        began = datetime.fromisoformat(told.started)
    except ValueError:
        return deals
    date = QDate(began.year, began.month, began.day)
    in_words = QLocale().toString(date, translate("shelf", "d MMMM yyyy"))
    return f"{in_words}, {deals}"


def said(entry: Entry) -> str:
    """All that a box on the shelf tells, as a reader says it."""
    told = entry.told
    if told is None:
        return ", ".join([called(entry), entry.problem] if entry.problem else [called(entry)])
    parts = [rules(told), when(told), ", ".join(map(spoken, told.players)), result(told)]
    if not told.over:
        parts.insert(1, translate("shelf", "unfinished"))
    return ", ".join(parts)


def called(entry: Entry) -> str:
    """Return what a match's file is called here.

    As it is, but with the game's name where the program once wrote the word by which it knows the
    game itself.
    """
    told = entry.told
    if told is None:
        return entry.name
    day_of, once = told.started[:10], f"{told.started[:10]} {told.game}"
    rest = entry.name.removeprefix(once)
    if rest == entry.name or rest[:1].isalnum():
        return entry.name
    return f"{day_of} {own_text(told.game, 'game')}{rest}"


def matching(entries: Entries, some: Sequence[int], wanted: Sequence[str]) -> list[int]:
    """Those of which all these words stand somewhere in what is told of them.

    Titles and months stand in no text; they are looked up once for all that begin alike.
    """
    heaps, begins = entries.folded()
    one_of = dict(zip(begins, range(len(entries)), strict=True))
    titles = {begin: _titles(entries[number]) for begin, number in one_of.items()}
    found = list(some)
    for word in wanted:
        called = {begin for begin, title in titles.items() if word in title}
        found = [one for one in found if word in heaps[one] or begins[one] in called]
    return found


def _titles(entry: Entry) -> str:
    """Return what its game, its rules and its month are called, in small letters."""
    if not entry.text:
        return ""
    _, game, _, preset, _ = entry.text.split('"', 4)
    rules = own_text(game, f"preset.{preset}") if preset else ""
    number = entry.started[5:7]
    known = number.isdecimal() and 1 <= int(number) <= 12
    month = QLocale().standaloneMonthName(int(number)) if known else ""
    return f"{own_text(game, 'game')} {rules} {month}".casefold()


def _together(entries: Entries, known: Sequence[int], down: bool) -> list[int]:
    """Evenings by their day, the newest first if `down`: what belongs together stays together.

    A side evening stands behind the one that it takes up, with the others of it; the tables of a
    club evening are those of one day and game.
    """
    started, texts = entries.started, entries.texts
    if not any(entries.belongs):
        # Nothing belongs to anything else, as is usual.
        return sorted(known, key=started.__getitem__, reverse=down)
    began: dict[str, str] = {}
    ids = {number: _ids(texts[number]) for number in known}
    own = {ids[number][0]: number for number in known if ids[number][0]}
    groups: dict[int, str] = {}
    for number in known:
        first, seen = number, {number}
        while (above := own.get(ids[first][1])) is not None and above not in seen:
            first = above
            seen.add(first)
        at_club = ids[number][0].startswith(CLUB_TABLE)
        day_of = f"{started[number][:10]} {entries.games[number]}"
        groups[number] = day_of if at_club else f"#{first}"
        if at_club or first == number:
            began[groups[number]] = max(started[number], began.get(groups[number], ""))
    newest = sorted(known, key=started.__getitem__)
    newest.sort(key=lambda one: (began[groups[one]], groups[one]), reverse=down)
    return newest


def _ids(text: str) -> tuple[str, str]:
    """Return the own id and that of the evening taken up, which end the folded text."""
    _, own, of = text.rsplit(",", 2)
    return own.strip('"'), of.rstrip("]").strip('"')


_ORDER: dict[int, Callable[[Entry, Summary], Any]] = {
    GAME: lambda entry, told: rules(told).casefold(),
    PLAYERS: lambda entry, told: [name.casefold() for name in told.players],
    RESULT: lambda entry, told: (told.over, result(told).casefold()),
    DEALS: lambda entry, told: told.deals,
    NAME: lambda entry, told: entry.name.casefold(),
}


class Rows(QAbstractTableModel):
    """The evenings of one place, as many of them as are looked for."""

    def __init__(self) -> None:
        super().__init__()
        self._all = Entries()
        self.shown: Sequence[int] = ()
        """Which of them, in their order."""
        self._words: list[str] = []
        self._fits: Callable[[int], bool] | None = None
        self._order = (DATE, True)

    # What is shown.

    def show_entries(self, entries: Entries) -> None:
        """Show these; they are kept, and may come to tell more."""
        self._all = entries
        self._arrange()

    def look_for(self, text: str, fits: Callable[[int], bool] | None = None) -> None:
        """Only evenings with all these words, and of these only such whose numbers fit."""
        self._words, self._fits = text.casefold().split(), fits
        self._arrange()

    def entry(self, row: int) -> Entry:
        """Return the evening in a row."""
        return self._all[self.shown[row]]

    def entries(self) -> list[Entry]:
        """All that are shown."""
        return [self._all[number] for number in self.shown]

    def row_of(self, name: str) -> int:
        """Where the evening of this name is shown, -1 if it is not."""
        names = self._all.names
        return next((row for row, number in enumerate(self.shown) if names[number] == name), -1)

    def _arrange(self) -> None:
        self.beginResetModel()
        entries, shown = self._all, list(range(len(self._all)))
        if self._words:
            shown = matching(entries, shown, self._words)
        if self._fits is not None:
            shown = [number for number in shown if self._fits(number)]
        column, down = self._order
        known, unread, texts = shown, list[int](), entries.texts
        if not all(texts):
            known = [number for number in shown if texts[number]]
            unread = [number for number in shown if not texts[number]]
        known = _together(entries, known, down or column != DATE)
        if column != DATE:  # of equal ones the newest stands first
            known.sort(key=self._key(_ORDER[column]), reverse=down)
        unread.sort(key=entries.times.__getitem__, reverse=True)
        self.shown = known + unread
        self.endResetModel()

    def _key(self, of: Callable[[Entry, Summary], Any]) -> Callable[[int], Any]:
        def key(number: int) -> Any:
            entry = self._all[number]
            assert entry.told is not None
            return of(entry, entry.told)

        return key

    # Qt's questions.

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.shown)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(heads())

    def data(self, index: Index, role: int = ROLE.DisplayRole) -> Any:
        entry = self.entry(index.row())
        if role == ROLE.DisplayRole:
            return self._text(entry, index.column())
        if role == ROLE.ToolTipRole:
            shown = entry.name if index.column() == NAME else self._text(entry, index.column())
            return plain_text.tip(entry.problem or shown)
        if role == ROLE.AccessibleTextRole and index.column() == DATE:
            return said(entry)
        if role == ROLE.TextAlignmentRole and index.column() == DEALS:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = ROLE.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == ROLE.DisplayRole:
            return heads()[section]
        return None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._order = (column, order == Qt.SortOrder.DescendingOrder)
        self._arrange()

    def _text(self, entry: Entry, column: int) -> str:
        if column == NAME:
            return called(entry)
        told = entry.told
        if told is None:
            unread = entry.problem or "…"
            return unread if column == GAME else ""
        match column:
            case 0:
                return day(told.started)
            case 1:
                return rules(told)
            case 2:
                return ", ".join(map(spoken, told.players))
            case 3:
                return result(told)
        return str(told.deals)


def heads() -> tuple[str, ...]:
    """Return the titles of the columns."""
    return (
        translate("shelf", "Date"),
        translate("shelf", "Game"),
        translate("shelf", "Players"),
        translate("shelf", "Result"),
        translate("shelf", "Deals"),
        translate("shelf", "Name"),
    )
