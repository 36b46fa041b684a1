"""Finds games on the first page: switches for players and time, one for easy games, a search.

Nothing moves or goes away: boxes of other games lie in shade and can still be opened. What a game
does not say of itself speaks against it nowhere.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, QSize, Signal
from PySide6.QtWidgets import QWidget

from desktop.common.game_names import named
from desktop.look.lettering import letters
from desktop.look.parts import Key, Search, Switch, WoodLabel
from engine import games

translate = QCoreApplication.translate

ANY = 0
LENGTHS = (ANY, 15, 30)
"""How many minutes at most."""
EASY = 1
"""Games of one dot."""


class Finder(QObject):
    """What is wanted, by `chosen`, and the fields in which it is said, from left to right."""

    narrowed = Signal()
    """Other games are wanted now."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.search = Search(page)
        self.labels = {name: WoodLabel(page) for name in ("players", "minutes")}
        self.values: dict[str, tuple[int, ...]] = {}
        self.switches: dict[str, Switch] = {}
        """None before `load`."""
        self.chosen = dict.fromkeys(("players", "minutes", "easy"), ANY)
        self.search.textChanged.connect(lambda _: self.narrowed.emit())
        self.retranslate()

    def load(self) -> None:
        """Make the switches; every game has to be loaded for the numbers of players."""
        page = self.search.parentWidget()
        assert page is not None
        seats = sorted({seats for one in games.names() for seats in games.find(one).seats})
        self.values = {"players": (ANY, *seats), "minutes": LENGTHS, "easy": (ANY, EASY)}
        self.switches = {
            "players": Switch([Key() for _ in self.values["players"]], page),
            "minutes": Switch([Key() for _ in LENGTHS], page),
            "easy": Switch([Key(dots=EASY)], page),
        }
        for name, switch in self.switches.items():
            switch.chosen.connect(
                lambda number, one=name: self.choose(one, self.values[one][number])
            )
        self.retranslate()

    def fits(self, game: str) -> bool:
        """Whether a game is as it is wanted."""
        kind = games.find(game)
        players, minutes, easy = self.chosen.values()
        return (
            players in (ANY, *kind.seats)
            and (minutes == ANY or kind.first_takes(players) <= minutes)
            and (easy == ANY or kind.box.hard <= easy)
            and named(game, self.search.text())
        )

    def choose(self, name: str, value: int) -> None:
        """Want this of "players", "minutes" or "easy"; ANY is whatever there is."""
        self.switches[name].take(self.values[name].index(value))
        if self.chosen[name] != value:
            self.chosen[name] = value
            self.narrowed.emit()

    def set_scale(self, scale: float) -> None:
        """Set everything larger or smaller."""
        for label in self.labels.values():
            label.set_letters(letters("text", scale * 0.98, italic=True))
        for switch in self.switches.values():
            switch.set_scale(scale)
        self.search.setFont(letters("text", scale * 0.95))

    def sizes(self) -> dict[str, QSize]:
        """How large each field is, from left to right; labels are named with a colon."""
        high = self.switches["players"].sizeHint().height()
        sizes = {"search": QSize(round(5.2 * high), high)}
        for name, switch in self.switches.items():
            if name in self.labels:
                sizes[f"{name}:"] = QSize(self.labels[name].wide(), high)
            sizes[name] = switch.sizeHint()
        return sizes

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.search.setPlaceholderText(translate("welcome", "Find a game"))
        self.search.setAccessibleName(translate("welcome", "Find a game"))
        self.labels["players"].setText(translate("welcome", "Players"))
        self.labels["minutes"].setText(translate("welcome", "Time"))
        for name, switch in self.switches.items():
            values = self.values[name] if len(switch.keys) > 1 else (EASY,)
            for key, value in zip(switch.keys, values, strict=True):
                key.setText(short(name, value))
                key.setAccessibleDescription(said(name, value))
                key.setToolTip(said(name, value))


def short(name: str, value: int) -> str:
    """Return what stands on the key of a value."""
    if name == "easy":
        return translate("welcome", "Easy ones")
    if value == ANY:
        return translate("welcome", "any")
    if name == "players":
        return str(value)
    last = translate("welcome", "≤ {0} min") if value == LENGTHS[-1] else "≤ {0}"
    return last.format(value)


def said(name: str, value: int) -> str:
    """Return the same where it stands by itself."""
    if name == "easy":
        return translate("welcome", "Easy ones")
    if name == "players":
        several = translate("welcome", "{0} players").format(value)
        return several if value else translate("welcome", "any number of players")
    at_most = translate("welcome", "up to {0} minutes").format(value)
    return at_most if value else translate("welcome", "any length")
