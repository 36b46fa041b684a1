"""The form of the players: how many, their names, and which of them are people.

It says what is wrong with a name; the dialog decides what follows.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QFormLayout, QGridLayout, QLabel, QLineEdit, QSizePolicy, QWidget

from desktop.common import player_names
from desktop.common.form_fields import Choice, Switch
from desktop.common.house import LONGEST_NAME
from desktop.scene import bot_words
from engine.bots import BOTS, CHARACTERS, LEVELS, USUAL
from engine.head import Player

translate = QCoreApplication.translate


class SeatsForm(QWidget):
    """The number of players and a row for each seat."""

    changed = Signal()
    """Somebody else plays, or under another name."""

    def __init__(
        self, seats: Sequence[int], by_hand: bool = False, parent: QWidget | None = None
    ) -> None:
        """`by_hand`: nothing can be played here in any case, only the score is kept."""
        super().__init__(parent)
        self._by_hand = by_hand
        self.number = Choice(tuple(seats))
        self._number_label = QLabel()
        self._number_label.setBuddy(self.number)
        self.rows = [_Row() for _ in range(max(seats))]
        layout = QFormLayout(self)
        layout.setContentsMargins(12, 12, 12, 0)
        layout.setVerticalSpacing(10)
        self.number.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        layout.addRow(self._number_label, self.number)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(1, 1)
        for place, row in enumerate(self.rows):
            row.put(self._grid, place)
            row.name.textChanged.connect(self.changed)
            row.kind.chosen.connect(self.changed)
            row.character.chosen.connect(self.changed)
        layout.addRow(self._grid)
        self.real = Switch()
        self.real.setVisible(not by_hand)
        if not by_hand:
            layout.addRow(self.real)
        self.real.chosen.connect(self._show_rows)
        self.number.chosen.connect(self._show_rows)
        self.set_players([])
        self.retranslate()
        self._show_rows()

    def rows_shown(self) -> int:
        """How many play."""
        number = self.number.value()
        assert isinstance(number, int)
        return number

    def players(self) -> tuple[Player, ...]:
        """Who plays, seat by seat; with real cards only people do."""
        there = tuple(row.player() for row in self.rows[: self.rows_shown()])
        return tuple(Player(one.name) for one in there) if self.real_cards() else there

    def real_cards(self) -> bool:
        """Whether the cards are on a real table, and only the score is to be kept."""
        return self._by_hand or self.real.value()

    def everyone(self) -> tuple[Player, ...]:
        """Who would play at a full table: what is worth remembering."""
        return tuple(row.player() for row in self.rows)

    def set_players(self, players: Sequence[Player]) -> None:
        """Fill the rows; what is missing becomes a bot with a name of its own."""
        there = list(players[: len(self.rows)])
        more = player_names.first_names(len(self.rows) - len(there), [one.name for one in there])
        there += opponents(more, len(there))
        for row, player in zip(self.rows, there, strict=True):
            row.fill(player)

    def set_number(self, number: int) -> None:
        """So many play; raises ValueError if the game is not made for as many."""
        self.number.set_value(number)

    def problem(self) -> str:
        """What is wrong with the names, in one sentence; "" if nothing is."""
        seen: set[str] = set()
        for place, player in enumerate(self.players(), 1):
            if not player.name:
                return translate("new-match", "Seat {number} still needs a name.").format(
                    number=place
                )
            if player.name.casefold() in seen:
                return translate(
                    "new-match", "Two players are called {name}: nobody could tell them apart."
                ).format(name=player.name)
            seen.add(player.name.casefold())
        return ""

    def _show_rows(self) -> None:
        for place, row in enumerate(self.rows):
            row.show(place < self.rows_shown(), ask_kind=not self.real_cards())
        self.changed.emit()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._number_label.setText(translate("new-match", "&Number of players"))
        self.number.setAccessibleName(translate("new-match", "Number of players"))
        self.real.setText(translate("new-match", "Real cards on the table: keep the score only"))
        for place, row in enumerate(self.rows, 1):
            row.retranslate(place)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class _Row:
    """A seat: its number, a name, who plays there, and the character of who thinks."""

    def __init__(self) -> None:
        self.label = QLabel()
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.kind = Choice(("", *BOTS))
        self.character = Choice(("", *CHARACTERS))
        self.label.setBuddy(self.name)
        self.kind.chosen.connect(self._enable)
        self._enable()

    def fields(self) -> tuple[QWidget, ...]:
        """What is filled in, from left to right."""
        return self.name, self.kind, self.character

    def put(self, grid: QGridLayout, row: int) -> None:
        for column, widget in enumerate((self.label, *self.fields())):
            grid.addWidget(widget, row, column)

    def show(self, shown: bool, *, ask_kind: bool = True) -> None:
        for widget in (self.label, self.name):
            widget.setVisible(shown)
        for choice in (self.kind, self.character):
            choice.setVisible(shown and ask_kind)

    def player(self) -> Player:
        kind, character = str(self.kind.value()), str(self.character.value())
        bot = f"{kind}:{character}" if character and kind in LEVELS else kind
        return Player(" ".join(self.name.text().split()), bot)

    def fill(self, player: Player) -> None:
        self.name.setText(player.name)
        kind, _, character = player.bot.partition(":")
        self.kind.set_value(kind if kind in BOTS else "")
        self.character.set_value(character if character in CHARACTERS else "")

    def _enable(self) -> None:
        """Only who thinks has a character."""
        self.character.setEnabled(self.kind.value() in LEVELS)

    def retranslate(self, place: int) -> None:
        self.label.setText(translate("new-match", "Seat &{number}").format(number=place))
        self.name.setAccessibleName(
            translate("new-match", "Name at seat {number}").format(number=place)
        )
        self.name.setPlaceholderText(translate("new-match", "Name"))
        self.kind.setAccessibleName(
            translate("new-match", "Who plays at seat {number}").format(number=place)
        )
        self.character.setAccessibleName(
            translate("new-match", "Character at seat {number}").format(number=place)
        )
        self.kind.say(lambda bot: bot_words.title(str(bot)))
        for index, bot in enumerate(("", *BOTS)):
            self.kind.setItemData(index, bot_words.about(bot), Qt.ItemDataRole.ToolTipRole)
        self.character.say(lambda one: bot_words.character(str(one)))
        for index, one in enumerate(("", *CHARACTERS)):
            about = bot_words.about_character(one)
            self.character.setItemData(index, about, Qt.ItemDataRole.ToolTipRole)


def opponents(some: Sequence[str], first: int = 1) -> list[Player]:
    """Bots with these names, each with a character of its own."""
    characters = ("", *CHARACTERS)
    found = []
    for seat, name in enumerate(some, first):
        character = characters[(seat - 1) % len(characters)]
        found.append(Player(name, f"{USUAL}:{character}" if character else USUAL))
    return found
