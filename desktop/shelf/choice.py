"""What is chosen on the shelf: how it is told of, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from desktop.shelf import rows, versions
from desktop.shelf.box_painter import dye_of
from desktop.shelf.index import Entry
from desktop.shelf.shelf import ARCHIVE, BIN, HERE, Shelf
from desktop.shelf.standing import outcome
from desktop.shelf.strip import Told

translate = QCoreApplication.translate


class Choice(NamedTuple):
    """The matches that are chosen at a place of the shelf, among all that are shown."""

    shelf: Shelf
    place: str
    entries: Sequence[Entry]
    shown: int

    def told(self, won: Callable[[Entry], bool]) -> Told:
        """Return what stands on the strip; `won` tells whether one's own side won a match."""
        if not self.entries:
            number = self.shown
            return Told(translate("shelf", "%n match(es)", "", number) if number else "")
        if len(self.entries) > 1:
            return Told(translate("shelf", "%n match(es) chosen", "", len(self.entries)))
        entry = self.entries[0]
        if entry.told is None:
            return Told(rows.called(entry), "", entry.problem)
        return Told(
            rows.own_text(entry.game, "game"),
            rows.when(entry.told),
            outcome(entry.told, own=won(entry)),
            dye_of(entry.game).high,
        )

    def first(self) -> list[str]:
        """Return what is offered at once, the main thing first."""
        if not self.entries:
            return []
        if self.place == BIN:
            return ["out"]
        if len(self.entries) > 1:
            return ["export", "archive" if self.place == HERE else "out"]
        one = self.entries[0]
        if one.problem or one.told is None:
            return []
        so_far = one.so_far
        if so_far.real:
            return ["sheet", "open"] if so_far.over else ["open", "sheet"]
        if so_far.over:
            return ["review", "again", "sheet"]
        return ["open", *(("review", "sheet") if so_far.deals else ())]

    def offered(self) -> list[list[str]]:
        """Return what is behind "…": for what is chosen, and for the shelf; only the possible."""
        chosen = self.entries
        one, here = len(chosen) == 1, self.place == HERE
        readable = one and self.place != BIN and chosen[0].told is not None
        over = readable and not unfinished(chosen[0])
        places = {HERE: "here", ARCHIVE: "archived", BIN: "bin"}
        groups = (
            {
                "open": readable,
                "again": over,
                "sheet": readable and chosen[0].so_far.deals > 0,
                "rename": one,
                "archive": bool(chosen) and here,
                "out": bool(chosen) and not here,
                "delete": bool(chosen) and self.place != BIN,
                "versions": self._may_compare(),
                "export": self.shown > 0,
            },
            {
                "undo": self.shelf.may_undo(),
                **{name: self.place != place for place, name in places.items()},
                "anonymous": True,
            },
        )
        return [[name for name, may in group.items() if may] for group in groups]

    def _may_compare(self) -> bool:
        """Whether two versions of one match are chosen."""
        chosen = self.entries
        if len(chosen) != 2 or self.place == BIN or any(one.problem for one in chosen):
            return False
        return versions.of_one_evening(*(self.shelf.path(self.place, one.name) for one in chosen))

    def words(self) -> dict[str, str]:
        """Everything that can be wanted, by its name."""
        goes_on = len(self.entries) == 1 and unfinished(self.entries[0])
        back = self.place == BIN
        return {
            "open": translate("shelf", "&Continue") if goes_on else translate("shelf", "&Open"),
            "review": translate("shelf", "Re&view"),
            "again": translate("shelf", "Play &again"),
            "sheet": translate("shelf", "Score s&heet"),
            "rename": translate("shelf", "&Rename …"),
            "archive": translate("shelf", "To the archi&ve"),
            "out": translate("shelf", "&Restore")
            if back
            else translate("shelf", "Out of the archi&ve"),
            "delete": translate("shelf", "&Delete"),
            "export": translate("shelf", "&Export …"),
            "versions": translate("shelf", "Co&mpare versions …"),
            "undo": translate("shelf", "&Undo"),
            "here": translate("shelf", "&Shelf"),
            "archived": translate("shelf", "Arch&ive"),
            "bin": translate("shelf", "&Bin"),
            "anonymous": translate("shelf", "Make a&nonymous …"),
        }


def unfinished(entry: Entry) -> bool:
    """Whether a match can be gone on with."""
    return bool(entry.text) and not entry.so_far.over
