"""A field below each figure for the games that were lost, where these cost money.

They are typed like the figures, with Enter; a field that is left empty is none lost.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout

from desktop.club.pages.field import Field
from desktop.common import plain_text
from engine.head import Event
from engine.log_table import MOST_LOST

translate = QCoreApplication.translate

ROW = 2
"""The row of the grid: names and figures stand above it."""


class LostGames:
    """The fields; `finished` is called when the last of them has been typed."""

    def __init__(self, finished: Callable[[], object], tell: Callable[[str], object]) -> None:
        self.fields: list[Field] = []
        self._finished = finished
        self._tell = tell
        self._before: tuple[int, ...] = ()

    def show(self, grid: QGridLayout, names: Sequence[str], before: Sequence[int]) -> None:
        """Show a field for each side; `before` is what is noted already, and is shown."""
        self._before = tuple(before)
        for place, name in enumerate(names):
            field = Field()
            told = translate("club", "games lost")
            field.setPlaceholderText(translate("club", "lost"))
            field.setAccessibleName(f"{name}: {told}")
            field.setToolTip(plain_text.tip(f"{name}: {told}"))
            field.setMaxLength(len(str(MOST_LOST)))
            if before:
                field.put(str(before[place]))
            field.returnPressed.connect(lambda place=place: self._next(place))
            grid.addWidget(field, ROW, place)
            self.fields.append(field)

    def forget(self) -> None:
        """No table is being entered."""
        self.fields = []

    def take_keyboard(self, place: int = 0) -> None:
        """To one of the fields, ready to be typed over."""
        self.fields[place].setFocus()
        self.fields[place].selectAll()

    def _next(self, place: int) -> None:
        if self._figure(place) is None:
            self.complain()
        elif place + 1 < len(self.fields):
            self.take_keyboard(place + 1)
        else:
            self._finished()

    def _figure(self, place: int) -> int | None:
        text = self.fields[place].text().strip() or "0"
        return int(text) if text.isascii() and text.isdecimal() else None

    def wrong(self) -> bool:
        """Whether one of the fields has no number of games."""
        return any(self._figure(place) is None for place in range(len(self.fields)))

    def complain(self) -> None:
        """To the first field that has no number, and say so."""
        for place in range(len(self.fields)):
            if self._figure(place) is None:
                self.take_keyboard(place)
                self._tell(translate("club", "How many games were lost? A whole number."))
                return

    def event(self, number: int, table: int) -> Event | None:
        """Return what is to be noted of a table, None if that stands there already."""
        games = self.games()
        if not self.fields or games == self._before:
            return None
        return {"lost": [number, table], "games": list(games)}

    def games(self) -> tuple[int, ...]:
        """Return what stands in the fields; () where there are none."""
        return tuple(self._figure(place) or 0 for place in range(len(self.fields)))
