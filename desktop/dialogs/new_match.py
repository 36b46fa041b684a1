"""The dialog for a new match: game, players and house rules.

It makes the head of the match; the controller begins it.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPushButton,
    QStyle,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from desktop.common.form_fields import Choice, clear_layout, heading, scrolled
from desktop.common.fresh_seed import fresh, fresh_id
from desktop.common.last_choice import FIRST_GAME, LastChoice
from desktop.common.people import People
from desktop.common.scaling import fit_to_screen
from desktop.common.settings import Settings
from desktop.dialogs.evening_code import EveningCode
from desktop.dialogs.seats_form import SeatsForm
from desktop.scene.options_form import OptionsForm
from desktop.scene.speech import Speech
from engine import games
from engine.game import Game
from engine.head import Head, Player
from engine.options import Options

translate = QCoreApplication.translate

OWN = ""
"""In place of a preset's name: house rules that are none of the presets."""


class NewMatchDialog(QDialog):
    """Asks for everything that a match's head holds."""

    def __init__(
        self, settings: Settings, parent: QWidget | None = None, people: People | None = None
    ) -> None:
        """`people` are those of the house; without them they are read from their file."""
        super().__init__(parent)
        self._settings = settings
        self._people = people or People(settings, self)
        self._last = LastChoice.read(settings)
        first = [Player(self._people.own_name())]
        self._last.players = self._people.seated(self._last.players or first)
        self._shown: Game[Any] | None = None
        self._kinds = [games.find(name) for name in games.everything()]
        self.games = QListWidget()
        self.tabs = QTabWidget()
        self._title, self._about = heading(1.4), QLabel()
        self._about.setWordWrap(True)
        self._preset_label = QLabel()
        self._preset_place = QVBoxLayout()
        self.evening = EveningCode()
        self._problem, self._sign = QLabel(), QLabel()
        self._start, self._cancel = QPushButton(), QPushButton()
        self._build()
        for kind in self._kinds:
            self.games.addItem(_speech(kind).title())
        known = [kind.name for kind in self._kinds]
        self.games.setCurrentRow(
            known.index(self._last.game if self._last.game in known else FIRST_GAME)
        )
        self._choose_game()
        self.games.currentRowChanged.connect(self._choose_game)
        self.evening.changed.connect(self._check)
        self.retranslate()
        fit_to_screen(self, 760, 560)

    def choose(self, game: str) -> None:
        """Choose this game."""
        self.games.setCurrentRow([kind.name for kind in self._kinds].index(game))

    # What was chosen.

    @property
    def kind(self) -> Game[Any]:
        """The game that is chosen."""
        return self._kinds[max(self.games.currentRow(), 0)]

    def options(self) -> Options:
        """The house rules that are chosen."""
        return self.form.options()

    def preset(self) -> str:
        """The preset that the house rules are, "" if they are the players' own."""
        here = self.options()
        return next((name for name, one in self.kind.presets.items() if one == here), OWN)

    def head(self, now: str) -> Head:
        """The head of the match; `now` is the day and time as ISO text. Raises BadSeed."""
        return Head(
            game=self.kind.name,
            preset=self.preset(),
            options=self.options().as_dict(),
            players=self._people.known(self.seats.players()),
            seed=fresh() if self.kind.by_hand else self.evening.seed(),
            started=now,
            real_cards=self.seats.real_cards(),
            id=fresh_id(),
        )

    # How it is built.

    def _build(self) -> None:
        self.games.setMaximumWidth(190)
        self.games.setMinimumWidth(130)
        # Its bar alone takes the keyboard; else Tab would come round to it a second time.
        # Qt takes None for no proxy; the stubs do not.
        self.tabs.setFocusProxy(None)  # type: ignore[arg-type]
        self.tabs.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        head = QGridLayout()
        head.addWidget(self._title, 0, 0, 1, 2)
        head.addWidget(self._about, 1, 0, 1, 2)
        head.addWidget(self._preset_label, 2, 0)
        head.addLayout(self._preset_place, 2, 1)
        head.setColumnStretch(1, 1)
        head.setVerticalSpacing(8)
        right = QVBoxLayout()
        right.setSpacing(12)
        right.addLayout(head)
        right.addWidget(self.tabs, 1)
        middle = QHBoxLayout()
        middle.setSpacing(16)
        middle.addWidget(self.games)
        middle.addLayout(right, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 12)
        layout.setSpacing(12)
        layout.addLayout(middle, 1)
        layout.addLayout(self._build_bottom())

    def _build_bottom(self) -> QHBoxLayout:
        size = self.style().pixelMetric(QStyle.PixelMetric.PM_SmallIconSize)
        icon = self.style().standardIcon(QStyle.StandardPixmap.SP_MessageBoxWarning)
        self._sign.setPixmap(icon.pixmap(size))
        self._problem.setWordWrap(True)
        self._problem.setTextFormat(Qt.TextFormat.PlainText)
        buttons = QDialogButtonBox()
        buttons.addButton(self._start, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self._cancel, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self._start.setDefault(True)
        bottom = QHBoxLayout()
        bottom.addWidget(self._sign)
        bottom.addWidget(self._problem, 1)
        bottom.addWidget(buttons)
        return bottom

    # One game's part of it.

    def _choose_game(self) -> None:
        """Make the forms of the game that is chosen; what was said of the one before is kept."""
        self._note()
        kind, speech = self.kind, _speech(self.kind)
        place = self.tabs.currentIndex()
        self.seats = SeatsForm(kind.seats, kind.by_hand)
        self.seats.real.set_value(self._last.real_cards)
        self.seats.set_players(self._last.players)
        self.seats.set_number(self._last.number_for(kind))
        self.form = OptionsForm(kind.options, speech)
        self.form.set_options(self._last.options_for(kind))
        self._shown = kind
        self._new_presets(kind)
        self._fill_tabs()
        self._order_fields()
        self.tabs.setCurrentIndex(max(place, 0))
        self.seats.changed.connect(self._check)
        self.form.changed.connect(self._name_preset)
        self.retranslate()

    def _note(self) -> None:
        if self._shown is not None:
            number = self.seats.rows_shown()
            self._last.note(self._shown, number, self.seats.everyone(), self.options())
            if not self._shown.by_hand:
                self._last.real_cards = self.seats.real_cards()

    def _new_presets(self, kind: Game[Any]) -> None:
        clear_layout(self._preset_place)
        self.presets = Choice((*kind.presets, OWN))
        self._preset_place.addWidget(self.presets, 0, Qt.AlignmentFlag.AlignLeft)
        self._preset_label.setBuddy(self.presets)
        self.presets.set_value(self.preset())
        self.presets.chosen.connect(self._take_preset)

    def _fill_tabs(self) -> None:
        self.evening.setParent(None)
        while (page := self.tabs.widget(0)) is not None:
            self.tabs.removeTab(0)
            page.deleteLater()
        players = QWidget()
        layout = QVBoxLayout(players)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.seats)
        layout.addWidget(self.evening)
        # The code decides how cards are shuffled.
        self.evening.setVisible(not self.kind.by_hand)
        layout.addStretch(1)
        self.tabs.addTab(scrolled(players), "")
        self.tabs.addTab(scrolled(self.form), "")

    def _order_fields(self) -> None:
        """Let Tab walk from top to bottom, and to the buttons last."""
        order: list[QWidget] = [self.games, self.presets, self.tabs.tabBar(), self.seats.number]
        for row in self.seats.rows:
            order += row.fields()
        if not self.kind.by_hand:
            order.append(self.seats.real.box)
        order += [self.evening.toggle, self.evening.field]
        order += self.form.keyboard_fields()
        order += [self._start, self._cancel]
        for one, after in pairwise(order):
            self.setTabOrder(one, after)

    def _take_preset(self) -> None:
        """Play by the preset; "own rules" leads to where they are made."""
        name = str(self.presets.value())
        if name != OWN:
            self.form.set_options(self.kind.presets[name])
        else:
            self.tabs.setCurrentIndex(1)

    def _name_preset(self) -> None:
        self.presets.set_value(self.preset())

    def _problem_now(self) -> str:
        # A sheet kept by hand has no cards to be shuffled.
        code = "" if self.kind.by_hand else self.evening.problem()
        return self.seats.problem() or code

    def _check(self) -> None:
        """Say in the dialog what is still in the way of starting."""
        problem = self._problem_now()
        if problem and problem != self._problem.text():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, problem))
        self._problem.setText(problem)
        self._sign.setVisible(bool(problem))
        self._start.setEnabled(not problem)

    # Words.

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        speech = _speech(self.kind)
        self.setWindowTitle(translate("new-match", "New match"))
        self.games.setAccessibleName(translate("new-match", "Game"))
        for row, kind in enumerate(self._kinds[: self.games.count()]):
            self._name_game(row, _speech(kind))
        self._title.setText(speech.title())
        self._about.setText(speech.text("game.about"))
        self._preset_label.setText(translate("new-match", "&Rules"))
        self.presets.setAccessibleName(translate("new-match", "Rules"))
        self.presets.say(lambda name: _preset(speech, str(name)))
        self.tabs.setTabText(0, translate("new-match", "&Players"))
        self.tabs.setTabText(1, translate("new-match", "&House rules"))
        self._start.setText(translate("new-match", "&Start"))
        self._cancel.setText(translate("new-match", "Cancel"))
        self._check()

    def _name_game(self, row: int, speech: Speech) -> None:
        item = self.games.item(row)
        item.setText(speech.title())
        item.setSizeHint(QSize(0, 2 * self.fontMetrics().height()))
        item.setToolTip(speech.text("game.about"))
        item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, speech.text("game.about"))

    # Qt's overrides.

    def accept(self) -> None:
        """Remember the choice for the next time and close."""
        if self._problem_now():
            return
        self._note()
        self._last.players = list(self._people.known(self._last.players))
        self._last.write(self._settings)
        super().accept()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _speech(kind: Game[Any]) -> Speech:
    return Speech(kind.make(kind.options(), kind.seats[0]))


def _preset(speech: Speech, name: str) -> str:
    return speech.preset(name) if name else translate("new-match", "own rules")
