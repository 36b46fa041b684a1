"""The dialog of the cards: each game's pack, index and inks, and the user's own packs.

A choice is applied at once.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from desktop.common import plain_text
from desktop.common.file_dialogs import file_to_open
from desktop.common.form_fields import Choice, Switch
from desktop.common.languages import Retranslated
from desktop.common.settings import Settings
from desktop.dialogs.card_tables import table_key, table_title, tables, why_not
from desktop.dialogs.import_pack import ImportPackDialog, OwnPackDialog
from desktop.dialogs.pack_preview import PackPreview
from desktop.look.parts import PaperDialog, fit_to_screen
from desktop.packs import COLOURS, Look, Pack, pack_file, user_packs
from desktop.packs.pack_draft import PackDraft
from desktop.packs.pack_settings import (
    CORNERS,
    PackChoice,
    choice_for,
    choose,
    folder_of,
    packs_with,
    title_of,
)
from desktop.packs.refused import Refused, why_refused
from engine.rules import Rules
from engine.words import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

LABELS = {
    "game": QT_TRANSLATE_NOOP("cards-dialog", "&Game"),
    "pack": QT_TRANSLATE_NOOP("cards-dialog", "&Cards"),
    "colours": QT_TRANSLATE_NOOP("cards-dialog", "&Colours"),
    "corners": QT_TRANSLATE_NOOP("cards-dialog", "Inde&x in"),
}
INKS = {
    "printed": QT_TRANSLATE_NOOP("cards-dialog", "as printed"),
    "four": QT_TRANSLATE_NOOP("cards-dialog", "four colours"),
    "contrast": QT_TRANSLATE_NOOP("cards-dialog", "high contrast"),
    "grey": QT_TRANSLATE_NOOP("cards-dialog", "colour-blind safe"),
}


class CardsDialog(Retranslated, PaperDialog):
    """The choice of cards for each game, with a preview."""

    def __init__(
        self,
        settings: Settings,
        language: str = "",
        rules: Rules[Any] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._language = language
        self._tables = tables()
        self.fields: dict[str, Choice] = {
            "game": Choice(list(self._tables)),
            "pack": Choice([]),
            "colours": Choice(COLOURS),
            "corners": Choice(CORNERS),
        }
        self.large = Switch()
        self.preview = PackPreview()
        self.note = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.add, self.remove, self.close_button = QPushButton(), QPushButton(), QPushButton()
        self._labels: dict[str, QLabel] = {}
        self.change = QPushButton()
        self._own = QMenu(self)
        """A line for each pack of the user's."""
        self._from = QMenu(self)
        self._from_folder = self._from.addAction("")
        self._from_file = self._from.addAction("")
        self._build()
        self._connect()
        if rules is not None and table_key(rules) in self._tables:
            self.fields["game"].set_value(table_key(rules))
        self.retranslate()
        self._show_game()
        fit_to_screen(self, 640, 430)

    def _build(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(10)
        grid.setColumnStretch(1, 1)
        for row, (name, field) in enumerate(self.fields.items()):
            label = self._labels[name] = QLabel()
            label.setBuddy(field)
            field.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            # Else Qt would make it as narrow as its words whenever they change.
            field.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToContentsOnFirstShow)
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
        grid.addWidget(self.large, len(self.fields), 1)
        self.add.setMenu(self._from)
        buttons = QHBoxLayout()
        self.change.setMenu(self._own)
        for button in (self.add, self.change, self.remove, self.close_button):
            button.setAutoDefault(False)
        buttons.addWidget(self.add)
        buttons.addWidget(self.change)
        buttons.addWidget(self.remove)
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        layout = self.column()
        layout.addLayout(grid)
        layout.addWidget(self.preview, 1)
        layout.addWidget(self.note)
        layout.addLayout(buttons)

    def _connect(self) -> None:
        self.fields["game"].chosen.connect(self._show_game)
        for name in ("pack", "colours", "corners"):
            self.fields[name].chosen.connect(self._choose)
        self.large.chosen.connect(self._choose)
        self._from_folder.triggered.connect(self._ask_for_folder)
        self._from_file.triggered.connect(self._ask_for_file)
        self.remove.clicked.connect(self._ask_to_remove)
        self.close_button.clicked.connect(self.accept)

    # What is shown.

    @property
    def rules(self) -> Rules[Any]:
        """The game that is chosen for."""
        return self._tables[str(self.fields["game"].value())]

    @property
    def pack(self) -> str:
        """The pack that is chosen."""
        return str(self.fields["pack"].value())

    def _show_game(self) -> None:
        now = choice_for(self._settings, self.rules, self._language)
        pack = Pack(now.folder)
        blocked = [QSignalBlocker(one) for one in (*self.fields.values(), self.large)]
        self.fields["pack"].offer(packs_with(self.rules.pack()))
        self.fields["pack"].say(_title)
        self.fields["pack"].set_value(now.pack)
        self.fields["colours"].set_value(now.look.colours)
        self.fields["corners"].set_value(now.look.corners or pack.corners)
        self.large.set_value(now.look.large)
        del blocked
        self._show(now)

    def _show(self, now: PackChoice) -> None:
        pack = Pack(now.folder, now.look)
        self.preview.show_pack(title_of(now.pack), pack, self.rules.pack())
        for field in (self.fields["colours"], self.fields["corners"], self.large):
            field.setEnabled(pack.varied)
        self.remove.setVisible(now.pack.startswith(user_packs.MARK))
        self._own.clear()
        for name in user_packs.names():
            line = self._own.addAction(title_of(name).replace("&", "&&"))
            line.triggered.connect(partial(self.ask_what_it_is, name))
        self.change.setVisible(not self._own.isEmpty())
        self._tell(
            ""
            if pack.varied
            else translate("cards-dialog", "The inks of a pack of your own stay as they are.")
        )

    def _choose(self) -> None:
        before = choice_for(self._settings, self.rules, self._language)
        pack = Pack(folder_of(self.pack))
        corners = self.fields["corners"].value()
        if before.pack != self.pack and before.look.corners is None:
            corners = pack.corners
        look = Look(
            corners=None if corners == pack.corners else int(str(corners)),
            large=self.large.value(),
            colours=str(self.fields["colours"].value()),
            language=self._language,
        )
        choose(self._settings, self.rules, PackChoice(self.pack, look))
        self._show_game()

    # Packs of one's own.

    def _ask_for_folder(self) -> None:
        title = translate("cards-dialog", "A folder of pictures")
        name = QFileDialog.getExistingDirectory(self, title, str(Path.home()))
        if name:
            self.take_from(Path(name))

    def _ask_for_file(self) -> None:
        title = translate("cards-dialog", "A card set")
        kinds = translate("cards-dialog", "Card sets (*.zip *.svg *.svgz)")
        if path := file_to_open(self, title, kinds):
            self.take_from(path)

    def take_from(self, path: Path) -> None:
        """Take a pack of the user's own from there, if it is one and wanted when it is seen."""
        found = ImportPackDialog(path, self).take()
        match found:
            case Refused():
                self._warn(why_refused(found))
            case OSError():
                self._warn(found.strerror or str(found))
            case PackDraft():
                self._offer(found)

    def _offer(self, draft: PackDraft) -> None:
        """Show a pack, and keep it if it is wanted."""
        dialog = OwnPackDialog(draft, self)
        dialog.finished.connect(dialog.deleteLater)
        if not dialog.exec():
            draft.discard()
            return
        try:
            name = draft.keep(dialog.name.text(), **dialog.chosen)
        except OSError as error:
            draft.discard()
            self._warn(error.strerror or str(error))
            return
        self._play_with(name)

    def ask_what_it_is(self, name: str) -> None:
        """Let the title of a pack be changed, the suits that it has, and whether it is marked."""
        folder = folder_of(name)
        dialog = OwnPackDialog(PackDraft(folder, title_of(name)), self, kept=True)
        dialog.finished.connect(dialog.deleteLater)
        if not dialog.exec():
            return
        was_there = name in packs_with(self.rules.pack())
        try:
            title = user_packs.fitting(dialog.name.text()) or title_of(name)
            pack_file.change(folder, title=title, **dialog.chosen)
        except (OSError, ValueError) as error:
            self._warn(str(error))
            return
        self._settings.changed.emit("cards")
        self._show_game()
        if name not in packs_with(self.rules.pack()):
            self._tell(why_not(name, self.rules))
        elif not was_there:
            self.fields["pack"].set_value(name)

    def _play_with(self, name: str) -> None:
        """Choose a new pack where it fits; say so where it does not fit this game."""
        self._show_game()
        if name in packs_with(self.rules.pack()):
            self.fields["pack"].set_value(name)
            return
        self._tell(why_not(name, self.rules))

    def _ask_to_remove(self) -> None:
        text = translate("cards-dialog", "Delete “{0}”?").format(title_of(self.pack))
        if plain_text.sure(self, self.windowTitle(), text):
            self.throw_away(self.pack)

    def throw_away(self, pack: str) -> None:
        """Remove a pack of the user's own; its games are played as at home again."""
        try:
            user_packs.remove(pack)
        except OSError as error:
            self._warn(error.strerror or str(error))
        self._settings.changed.emit("cards")
        self._show_game()

    def _warn(self, text: str) -> None:
        self._tell("⚠ " + text)

    def _tell(self, text: str) -> None:
        """Show a sentence, in as many lines as it needs."""
        self.note.setText(text)
        self.note.setMinimumHeight(max(0, self.note.heightForWidth(self.note.width())))

    # Words.

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setWindowTitle(translate("cards-dialog", "Cards"))
        for name, label in self._labels.items():
            text = translate("cards-dialog", LABELS[name])
            label.setText(text)
            self.fields[name].setAccessibleName(text.replace("&", ""))
        self.fields["game"].say(self._game_text)
        self.fields["pack"].say(_title)
        self.fields["colours"].say(_inks)
        self.fields["corners"].say(_corners)
        self.large.setText(translate("cards-dialog", "Large index"))
        self.add.setText(translate("cards-dialog", "Your &own pack"))
        self._from_folder.setText(translate("cards-dialog", "From a &folder …"))
        self._from_file.setText(translate("cards-dialog", "From a &zip file or drawing …"))
        self.change.setText(translate("cards-dialog", "C&hange a pack"))
        self.remove.setText(translate("cards-dialog", "&Delete …"))
        self.close_button.setText(translate("cards-dialog", "C&lose"))

    def _game_text(self, value: Hashable) -> str:
        return table_title(self._tables, str(value))


def _title(value: Hashable) -> str:
    return title_of(str(value))


def _inks(value: Hashable) -> str:
    return translate("cards-dialog", INKS[str(value)])


def _corners(value: Hashable) -> str:
    return translate("cards-dialog", "%n corner(s)", "", int(str(value)))
