"""The dialog in which the club writes its own template of a paper and sees what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.club.model import templates
from desktop.club.model.templates import LARGEST_TEXT, PICTURE, Template
from desktop.common.beside_layout import BesideLayout
from desktop.common.file_dialogs import file_to_open
from desktop.common.flow_layout import FlowLayout
from desktop.common.limits import exceeded
from desktop.look.parts import PagePicture, PaperDialog, fit_to_screen
from desktop.packs.import_worker import ImportWorker
from desktop.packs.refused import Refused
from desktop.print.blocks import Paper
from desktop.print.output import picture
from desktop.print.painting import pages_of
from engine.schema import OutOfBounds

translate = QCoreApplication.translate


class TemplateDialog(PaperDialog):
    """Lines on the left, the first page on the right."""

    def __init__(
        self,
        paper: str,
        title: str,
        make: Callable[[Template | None], Paper],
        size: str = "A4",
        parent: QWidget | None = None,
    ) -> None:
        """For this kind of paper; `make` sets it by a template, on pages of this size."""
        super().__init__(parent)
        self._paper, self._make, self._size = paper, make, size
        kept = templates.of(paper)
        self._picture = kept.picture if kept is not None else b""
        self._name_of_picture = ""
        """The file that is being taken as the picture."""
        self._taker = ImportWorker(self)
        self._taker.ended.connect(self._take)
        self.setWindowTitle(translate("club-template", "Template: {0}").format(title))
        self.text = QPlainTextEdit()
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(translate("club-template", "Lines of the template"))
        text = kept.text if kept is not None else templates.usual(paper)
        self.text.setPlainText(templates.shown(paper, text))
        self.help = QLabel(wordWrap=True)
        self.say = QLabel(wordWrap=True)
        self.look = PagePicture(230)
        self.choose, self.drop, self.usual = QPushButton(), QPushButton(), QPushButton()
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.ok = buttons.button(QDialogButtonBox.StandardButton.Ok)
        self._name()
        left = QVBoxLayout()
        left.addWidget(self.help)
        left.addWidget(self.text, 1)
        left.addLayout(
            FlowLayout(8, Qt.AlignmentFlag.AlignLeft, self.choose, self.drop, self.usual)
        )
        right = QVBoxLayout()
        right.addWidget(self.look, 1)
        right.addWidget(self.say)
        both = BesideLayout(16)
        both.add(left, 1)
        both.add(right, 1)
        column = self.column()
        column.addLayout(both, 1)
        column.addWidget(buttons)
        self.text.textChanged.connect(self._show)
        self.choose.clicked.connect(self._ask_picture)
        self.drop.clicked.connect(self._drop_picture)
        self.usual.clicked.connect(self.take_usual)
        buttons.accepted.connect(self.keep)
        buttons.rejected.connect(self.reject)
        fit_to_screen(self, 780, 540)
        self._show()
        self.text.setFocus()

    def _name(self) -> None:
        fields = [templates.field(name) for name in templates.FIELDS[self._paper]]
        self.help.setText(
            translate(
                "club-template",
                "One line per line of text. Start with ! for huge, # large, ## larger, > small. "
                "The program fills in: {0}.",
            ).replace("{0}", ", ".join("{" + name + "}" for name in fields))
        )
        self.choose.setText(translate("club-template", "&Picture …"))
        self.drop.setText(translate("club-template", "&Without picture"))
        self.usual.setText(translate("club-template", "Reset to &default"))
        self.ok.setText(translate("club-template", "&Save"))

    def template(self) -> Template:
        """Return what is written now."""
        text = templates.written(self._paper, self.text.toPlainText())
        return Template(text, self._picture)

    def problem(self) -> str:
        """Return what is in the way of keeping it, "" if nothing is."""
        made = self.template()
        if len(made.text) > LARGEST_TEXT:
            return translate("club-template", "A template has at most {0} characters.").format(
                LARGEST_TEXT
            )
        if not made.text.strip():
            return translate("club-template", "The template is empty.")
        if fields := templates.unknown(self._paper, made.text):
            return translate("club-template", "There is no field “{0}” here.").format(fields[0])
        return ""

    def _show(self) -> None:
        """Show the first page as it would be, and what is in the way."""
        problem = self.problem()
        self.say.setText("⚠ " + problem if problem else "")
        self.drop.setEnabled(bool(self._picture))
        dots = round(700 * self.devicePixelRatioF())
        self.look.show_page(picture(pages_of([self._make(self.template())], self._size)[0], dots))

    def _ask_picture(self) -> None:
        if path := file_to_open(
            self,
            translate("club-template", "A picture, such as the club’s crest"),
            translate("club-template", "Pictures (*.png *.jpg *.jpeg *.svg)"),
        ):
            self.take_picture(path)

    def take_picture(self, path: Path) -> None:
        """Take a copy of this picture, read by the import's own process.

        It stands above the lines unless they say where.
        """
        self._name_of_picture = path.name
        try:
            self._taker.begin_picture(path, templates.DOTS)
        except OSError as error:
            self._take(error)
            return
        told = translate("club-template", "“{0}” is being read …")
        self.say.setText(told.format(path.name))
        self.choose.setEnabled(False)

    def _take(self, found: bytes | Refused | OSError) -> None:
        self.choose.setEnabled(True)
        if not isinstance(found, bytes):
            told = translate(
                "club-template",
                "“{0}” cannot be read as a picture. Save it as a PNG of at most 4 MB, and choose "
                "that.",
            )
            self.say.setText("⚠ " + told.format(self._name_of_picture))
            return
        self._picture = found
        field = "{" + PICTURE + "}"
        if field not in self.template().text:
            line = "{" + templates.field(PICTURE) + "}"
            self.text.setPlainText(f"{line}\n{self.text.toPlainText()}")
        self._show()

    def done(self, result: int) -> None:
        self._taker.give_up()
        super().done(result)

    def _drop_picture(self) -> None:
        self._picture = b""
        self._show()

    def take_usual(self) -> None:
        """Go back to the usual paper: the club has no template of its own any more."""
        if self._put(None):
            self.accept()

    def keep(self) -> None:
        """Keep it and close, if nothing is in the way."""
        if not self.problem() and self._put(self.template()):
            self.accept()

    def _put(self, template: Template | None) -> bool:
        try:
            templates.keep(self._paper, template)
        except OutOfBounds as error:
            self.say.setText("⚠ " + exceeded(error))
            return False
        except OSError as error:
            self.say.setText(
                "⚠ "
                + translate("club-template", "Could not save it: {0}.").format(
                    error.strerror or str(error)
                )
            )
            return False
        return True
