"""The dialog of the papers: which one, of which round and size; previewed, printed or as PDF."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.club.model.controller import ClubController
from desktop.club.model.templates import Template
from desktop.club.pages.template_dialog import TemplateDialog
from desktop.club.papers import sheets
from desktop.common import page_size
from desktop.common.beside_layout import BesideLayout
from desktop.common.flow_layout import FlowLayout
from desktop.common.form_fields import Choice
from desktop.common.page_size import SIZES
from desktop.common.settings import Settings
from desktop.look.parts import PagePicture, fit_to_screen, paper_form
from desktop.print import output
from desktop.print.blocks import Paper
from desktop.print.dialog import PrintDialog
from desktop.print.output import Page
from desktop.print.painting import name_of, pages_of

translate = QCoreApplication.translate

_NAME = Qt.ItemDataRole.UserRole


class PapersDialog(PrintDialog):
    """A list of papers, and how the first page of the chosen one looks."""

    def __init__(
        self,
        controller: ClubController,
        parent: QWidget | None = None,
        settings: Settings | None = None,
    ) -> None:
        """With `settings` it begins with the size of page that was chosen last."""
        super().__init__(parent)
        self._controller = controller
        self._settings = settings
        state = controller.state
        self.setWindowTitle(translate("club", "Papers"))
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(translate("club", "Papers"))
        together = [sheets.ROUND] if state.drawn else []
        for name in (*together, *sheets.wanted(state)):
            item = QListWidgetItem(sheets.title(name))
            item.setData(_NAME, name)
            self.list.addItem(item)
        self.round = Choice(tuple(one.number for one in state.drawn) or (0,))
        if state.drawn:
            self.round.set_value(state.drawn[-1].number)
        self.size_of_page = Choice(SIZES)
        self.size_of_page.set_value(page_size.remembered(settings))
        self.look = PagePicture(230)
        self.print, self.pdf = QPushButton(), QPushButton()
        self.print.setText(translate("club", "&Preview and print …"))
        self.pdf.setText(translate("club", "As P&DF …"))
        self.template = QPushButton(translate("club", "&Template …"))
        close = QPushButton(translate("club", "Close"))
        form = paper_form()
        form.addRow(translate("club", "&Round"), self.round)
        form.addRow(translate("club", "&Size of page"), self.size_of_page)
        left = QVBoxLayout()
        left.addWidget(self.list, 1)
        left.addLayout(form)
        right = QVBoxLayout()
        right.addWidget(self.look, 1)
        right.addWidget(self.message)
        row = FlowLayout(8, Qt.AlignmentFlag.AlignRight, self.template, self.print, self.pdf, close)
        whole = self.column()
        both = BesideLayout(16)
        both.add(left, 1)
        both.add(right, 1)
        whole.addLayout(both, 1)
        whole.addLayout(row)
        self.print.setDefault(True)
        self.list.currentRowChanged.connect(lambda _: self._show())
        self.list.itemDoubleClicked.connect(lambda _: self.to_printer())
        self.round.chosen.connect(self._show)
        self.size_of_page.chosen.connect(self._resize)
        self.print.clicked.connect(self.to_printer)
        self.pdf.clicked.connect(self.ask_file)
        self.template.clicked.connect(self.edit_template)
        close.clicked.connect(self.reject)
        fit_to_screen(self, 760, 540)
        self.list.setCurrentRow(0)

    def choose(self, name: str) -> None:
        """Choose this paper."""
        for row in range(self.list.count()):
            if self.list.item(row).data(_NAME) == name:
                self.list.setCurrentRow(row)

    def name(self) -> str:
        """Return the paper that is chosen."""
        return str(self.list.currentItem().data(_NAME))

    def papers(self) -> list[Paper]:
        """Return the papers that are chosen, as they stand now."""
        number = self.round.value()
        assert isinstance(number, int)
        return sheets.papers(self._controller.state, self.name(), number, self._controller.room)

    def _title(self) -> str:
        papers = self.papers()
        number = self.round.value()
        assert isinstance(number, int)
        return papers[0].title if len(papers) == 1 else sheets.title(self.name(), number)

    def _size(self) -> str:
        return str(self.size_of_page.value())

    def _resize(self) -> None:
        page_size.remember(self._settings, self._size())
        self._show()

    def _show(self) -> None:
        ratio = self.devicePixelRatioF()
        (first, *_) = pages_of(self.papers()[:1], self._size())
        self.look.show_page(output.picture(first, round(700 * ratio)))
        self.look.setAccessibleName(self._title())
        self.template.setVisible(self.name() in sheets.TEMPLATED)

    def edit_template(self) -> None:
        """Open the club's own template of the paper that is chosen."""
        number = self.round.value()
        assert isinstance(number, int)
        set_by, state, name = sheets.TEMPLATED[self.name()], self._controller.state, self.name()
        title = sheets.title(name)

        def make(template: Template | None) -> Paper:
            return set_by(state, number, template)

        if TemplateDialog(name, title, make, self._size(), self).exec():
            self._show()

    def heading_on_paper(self) -> str:
        papers = self.papers()
        return name_of(papers) if len(papers) == 1 else self._title()

    def pages(self) -> list[Page]:
        return pages_of(self.papers(), self._size())

    def proposed_file(self) -> str:
        file = self._controller.file
        stem = file.path.stem if file is not None else "club"
        return f"{stem} {self._title()}.pdf"

    def not_printed(self) -> str:
        return sheets.not_printed()
