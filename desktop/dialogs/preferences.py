"""The dialog of the preferences: every setting with its words, changed at once.

Which settings there are stands in `desktop.common.settings`.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QWidget,
)

from desktop.common.form_fields import Choice, Slider, Switch, scrolled
from desktop.common.languages import Retranslated
from desktop.common.loudspeaker import loudspeaker
from desktop.common.settings import SETTINGS, Settings, Value
from desktop.look.parts import PaperDialog, Section, fit_to_screen
from engine.words import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

Field: TypeAlias = Choice | Slider | Switch

SECTIONS = {
    QT_TRANSLATE_NOOP("preferences", "General"): (
        "language",
        "dialect",
        "card_names",
        "colours",
        "contrast",
        "letters",
    ),
    QT_TRANSLATE_NOOP("preferences", "Table"): (
        "surface",
        "card_size",
        "hand_order",
        "left_handed",
        "one_click",
        "show_slate",
        "first_times",
        "first_deal",
    ),
    QT_TRANSLATE_NOOP("preferences", "Pace"): (
        "pace",
        "motion",
        "trick_wait",
        "play_forced",
        "settle_claims",
        "deal_on",
    ),
    QT_TRANSLATE_NOOP("preferences", "Sound"): (
        "sound",
        "volume",
        "sound_card",
        "sound_shuffle",
        "sound_knock",
        "sound_coin",
        "sound_chalk",
        "sound_bell",
    ),
    QT_TRANSLATE_NOOP("preferences", "Reading aloud"): ("announce", "letter_keys"),
    QT_TRANSLATE_NOOP("preferences", "Switch access"): ("scanning", "scanning_aloud"),
}

LABELS = {
    "language": QT_TRANSLATE_NOOP("preferences", "Language"),
    "dialect": QT_TRANSLATE_NOOP("preferences", "Knüffeln phrases"),
    "card_names": QT_TRANSLATE_NOOP("preferences", "German card names"),
    "colours": QT_TRANSLATE_NOOP("preferences", "Theme"),
    "contrast": QT_TRANSLATE_NOOP("preferences", "Contrast"),
    "letters": QT_TRANSLATE_NOOP("preferences", "Text size"),
    "surface": QT_TRANSLATE_NOOP("preferences", "Table surface"),
    "card_size": QT_TRANSLATE_NOOP("preferences", "Card size"),
    "hand_order": QT_TRANSLATE_NOOP("preferences", "Order of the hand"),
    "left_handed": QT_TRANSLATE_NOOP("preferences", "Left-handed table"),
    "one_click": QT_TRANSLATE_NOOP("preferences", "One click plays a card"),
    "show_slate": QT_TRANSLATE_NOOP("preferences", "Show the slate beside the table"),
    "first_times": QT_TRANSLATE_NOOP("preferences", "Show tips the first time"),
    "first_deal": QT_TRANSLATE_NOOP("preferences", "Offer to teach each new game"),
    "pace": QT_TRANSLATE_NOOP("preferences", "Speed"),
    "motion": QT_TRANSLATE_NOOP("preferences", "Card animation"),
    "trick_wait": QT_TRANSLATE_NOOP("preferences", "Finished trick stays"),
    "play_forced": QT_TRANSLATE_NOOP("preferences", "Play forced cards automatically"),
    "settle_claims": QT_TRANSLATE_NOOP("preferences", "Skip tricks that are certain"),
    "deal_on": QT_TRANSLATE_NOOP("preferences", "Start the next deal automatically"),
    "announce": QT_TRANSLATE_NOOP("preferences", "Screen reader announces"),
    "scanning": QT_TRANSLATE_NOOP("preferences", "Switch scanning"),
    "scanning_aloud": QT_TRANSLATE_NOOP("preferences", "Read the lit item aloud"),
    "letter_keys": QT_TRANSLATE_NOOP("preferences", "Single-letter shortcuts"),
    "sound": QT_TRANSLATE_NOOP("preferences", "Play sounds"),
    "volume": QT_TRANSLATE_NOOP("preferences", "Volume"),
    "sound_card": QT_TRANSLATE_NOOP("preferences", "Cards"),
    "sound_shuffle": QT_TRANSLATE_NOOP("preferences", "Shuffling"),
    "sound_knock": QT_TRANSLATE_NOOP("preferences", "Knocking"),
    "sound_coin": QT_TRANSLATE_NOOP("preferences", "Coins"),
    "sound_chalk": QT_TRANSLATE_NOOP("preferences", "Chalk"),
    "sound_bell": QT_TRANSLATE_NOOP("preferences", "Club night bell"),
}


SYSTEM = QT_TRANSLATE_NOOP("preferences", "same as system")

VALUES: dict[str, dict[Value, str]] = {
    "language": {"": SYSTEM},
    "dialect": {
        "off": QT_TRANSLATE_NOOP("preferences", "in English"),
        "nds": QT_TRANSLATE_NOOP("preferences", "in Low German"),
    },
    "card_names": {
        "laub": QT_TRANSLATE_NOOP("preferences", "with Laub, Sau and Unter"),
        "gras": QT_TRANSLATE_NOOP("preferences", "with Gras, Sau and Unter"),
        "gruen": QT_TRANSLATE_NOOP("preferences", "with Grün, Daus and Unter"),
        "blatt": QT_TRANSLATE_NOOP("preferences", "with Blatt, Daus and Unter"),
        "austria": QT_TRANSLATE_NOOP("preferences", "Austria: Laub, Ass, Unter"),
        "swiss": QT_TRANSLATE_NOOP("preferences", "Switzerland: Schilten, Rosen, Ass, Under"),
    },
    "colours": {
        "system": SYSTEM,
        "light": QT_TRANSLATE_NOOP("preferences", "light"),
        "dark": QT_TRANSLATE_NOOP("preferences", "dark"),
    },
    "contrast": {
        "system": SYSTEM,
        "high": QT_TRANSLATE_NOOP("preferences", "high"),
        "usual": QT_TRANSLATE_NOOP("preferences", "normal"),
    },
    "surface": {
        "oak": QT_TRANSLATE_NOOP("preferences", "oak"),
        "felt": QT_TRANSLATE_NOOP("preferences", "green felt"),
        "tabletop": QT_TRANSLATE_NOOP("preferences", "linoleum"),
    },
    "hand_order": {
        "own": QT_TRANSLATE_NOOP("preferences", "usual in the game"),
        "trumps_right": QT_TRANSLATE_NOOP("preferences", "trumps on the right"),
        "rising": QT_TRANSLATE_NOOP("preferences", "low to high"),
        "alternating": QT_TRANSLATE_NOOP("preferences", "red and black in turn"),
        "alternating_trumps_right": QT_TRANSLATE_NOOP(
            "preferences", "in turn, trumps on the right"
        ),
        "alternating_rising": QT_TRANSLATE_NOOP("preferences", "in turn, low to high"),
    },
    "pace": {
        "learning": QT_TRANSLATE_NOOP("preferences", "learning"),
        "slow": QT_TRANSLATE_NOOP("preferences", "slow"),
        "normal": QT_TRANSLATE_NOOP("preferences", "relaxed"),
        "fast": QT_TRANSLATE_NOOP("preferences", "fast"),
        "instant": QT_TRANSLATE_NOOP("preferences", "instant"),
    },
    "motion": {
        "system": SYSTEM,
        "on": QT_TRANSLATE_NOOP("preferences", "always"),
        "off": QT_TRANSLATE_NOOP("preferences", "never"),
    },
    "volume": {0: QT_TRANSLATE_NOOP("preferences", "off")},
    "trick_wait": {
        -1: QT_TRANSLATE_NOOP("preferences", "depends on speed"),
        0: QT_TRANSLATE_NOOP("preferences", "until a click"),
    },
    "scanning": {
        0: QT_TRANSLATE_NOOP("preferences", "off"),
        -1: QT_TRANSLATE_NOOP("preferences", "two keys: next, select"),
    },
    "announce": {
        "full": QT_TRANSLATE_NOOP("preferences", "every card, and whose turn it is"),
        "all": QT_TRANSLATE_NOOP("preferences", "every card"),
        "some": QT_TRANSLATE_NOOP("preferences", "tricks and deals"),
        "none": QT_TRANSLATE_NOOP("preferences", "nothing"),
    },
}

PULLED = ("volume",)
"""What is set with a slider."""

OWN_NAMES = {"de": "Deutsch", "en": "English"}
"""A language is named in itself: one who cannot read the others must find it."""


def ordered(name: str) -> tuple[Value, ...]:
    """Return the values of a setting in the order in which they are offered."""
    values = SETTINGS[name].values
    if name in VALUES and len(VALUES[name]) == len(values):
        return tuple(VALUES[name])
    if name == "scanning":
        return values
    if name in PULLED:
        return tuple(sorted(values, key=int))
    if all(isinstance(value, int) for value in values):
        return tuple(sorted(values, key=lambda value: (value == 0, value)))
    return values


def value_text(name: str, value: Value) -> str:
    """Return the text of a setting's value."""
    if value in VALUES.get(name, {}):
        return translate("preferences", VALUES[name][value])
    if name == "language":
        return OWN_NAMES.get(str(value)) or QLocale(str(value)).nativeLanguageName()
    if name in ("trick_wait", "scanning"):
        seconds = QLocale().toString(int(value) / 10, "f", 1)
        return translate("preferences", "{seconds} seconds").format(seconds=seconds)
    if name in ("card_size", "letters", "volume"):
        return translate("preferences", "{number}%").format(number=value)
    return str(value)


class PreferencesDialog(Retranslated, PaperDialog):
    """All settings in sections. A change applies at once."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._fields: dict[str, Field] = {}
        self._labels: dict[str, QLabel] = {}
        self._headings: dict[str, Section] = {}
        self._defaults, self._close = QPushButton(), QPushButton()
        self._not_heard = QLabel()
        page = QWidget()
        self._grid = QGridLayout(page)
        self._grid.setContentsMargins(0, 0, 10, 0)
        self._grid.setHorizontalSpacing(24)
        self._grid.setVerticalSpacing(10)
        self._grid.setColumnStretch(0, 1)
        for title, names in SECTIONS.items():
            self._add_section(title, names)
        self._grid.setRowStretch(self._grid.rowCount(), 1)
        layout = self.column()
        scrolled(page, partial(layout.addWidget, stretch=1))
        layout.addLayout(self._build_buttons())
        self._show_values()
        settings.changed.connect(self._show_values)
        self.retranslate()
        fit_to_screen(self, 560, 700)

    def field(self, name: str) -> Field:
        """Return the field of a setting."""
        return self._fields[name]

    def _add_section(self, title: str, names: tuple[str, ...]) -> None:
        label = self._headings[title] = Section()
        row = self._grid.rowCount()
        if len(self._headings) > 1:
            self._grid.setRowMinimumHeight(row, 14)
            row += 1
        self._grid.addWidget(label, row, 0, 1, 2)
        if title == "Sound" and loudspeaker().why_silent():
            row += 1
            self._not_heard.setWordWrap(True)
            self._grid.addWidget(self._not_heard, row, 0, 1, 2)
        for place, name in enumerate(names, row + 1):
            self._add(place, name)

    def _add(self, row: int, name: str) -> None:
        field: Field
        if isinstance(SETTINGS[name].default, bool):
            field = Switch()
            self._grid.addWidget(field, row, 0, 1, 2)
        else:
            field = (Slider if name in PULLED else Choice)(ordered(name))
            label = self._labels[name] = QLabel()
            label.setWordWrap(True)
            label.setBuddy(field)
            self._grid.addWidget(label, row, 0)
            self._grid.addWidget(field, row, 1)
        if name in SECTIONS["Sound"]:
            field.setEnabled(not loudspeaker().why_silent())
        self._fields[name] = field
        field.chosen.connect(partial(self._take, name))

    def _build_buttons(self) -> QHBoxLayout:
        for button in (self._defaults, self._close):
            button.setAutoDefault(False)
        self._defaults.clicked.connect(self.restore_defaults)
        self._close.clicked.connect(self.accept)
        buttons = QHBoxLayout()
        buttons.addWidget(self._defaults)
        buttons.addStretch(1)
        buttons.addWidget(self._close)
        return buttons

    def restore_defaults(self) -> None:
        """Set everything as it was on the first day."""
        for name, setting in SETTINGS.items():
            self._settings[name] = setting.default

    def _take(self, name: str) -> None:
        value = self._fields[name].value()
        assert isinstance(value, bool | int | str)
        self._settings[name] = value

    def _show_values(self) -> None:
        for name, field in self._fields.items():
            field.set_value(self._settings[name])

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setWindowTitle(translate("preferences", "Settings"))
        self._defaults.setText(translate("preferences", "&Restore defaults"))
        self._close.setText(translate("preferences", "&Close"))
        self._not_heard.setText(loudspeaker().why_silent())
        for title, label in self._headings.items():
            label.setText(translate("preferences", title))
        for name, field in self._fields.items():
            text = translate("preferences", LABELS[name])
            if isinstance(field, Switch):
                field.setText(text)
                continue
            self._labels[name].setText(text)
            field.setAccessibleName(text)
            field.say(partial(_text, name))


def _text(name: str, value: Hashable) -> str:
    assert isinstance(value, bool | int | str)
    return value_text(name, value)
