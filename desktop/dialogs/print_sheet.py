"""The dialog before printing: which sheet, which paper, how many on a page, and what besides.

`desktop.sheet.forms` paints what is printed.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QFormLayout,
    QVBoxLayout,
    QWidget,
)

from desktop.common import page_size
from desktop.common.beside_layout import BesideLayout
from desktop.common.form_fields import Choice, Switch
from desktop.common.settings import Settings
from desktop.look.parts import PagePicture, fit_to_screen
from desktop.print.dialog import PrintDialog, print_buttons
from desktop.print.output import Page
from desktop.sheet import forms
from desktop.sheet.forms import card
from desktop.sheet.page import SheetPage

translate = QCoreApplication.translate

FILLED, BLANK = "filled", "blank"


class PrintSheet(PrintDialog):
    """Asks what shall be printed, previews the first page, and prints it or writes a file."""

    kinds = "PDF (*.pdf);;PNG (*.png)"

    def __init__(
        self,
        page: SheetPage,
        lang: str,
        proposed: str,
        parent: QWidget,
        settings: Settings | None = None,
    ) -> None:
        """With `settings` it begins with the size of page that was chosen last."""
        super().__init__(parent)
        self._settings = settings
        self._page, self._lang, self._proposed = page, lang, proposed
        self.what = Choice((FILLED, BLANK))
        self.size_ = Choice(page_size.SIZES)
        self.size_.set_value(page_size.remembered(settings))
        self.size_.chosen.connect(
            lambda: page_size.remember(self._settings, str(self.size_.value()))
        )
        self.turned = Choice((False, True))
        self.per_page = Choice(forms.PER_PAGE)
        rules = page.speech.rules
        self.number = Choice(rules.game.seats_of(rules.options))
        self.number.set_value(page.speech.rules.players)
        self.names, self.rules, self.card = Switch(), Switch(), Switch()
        self.preview = PagePicture(240)
        self.preview.setAccessibleName(translate("print", "The first page"))
        self._build()
        self.what.set_value(FILLED if page.sheet.lines else BLANK)
        self._show()
        fit_to_screen(self, 760, 540)

    def _build(self) -> None:
        self.setWindowTitle(translate("sheet", "Print score sheet"))
        form = QFormLayout()
        form.setVerticalSpacing(10)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for text, field in (
            (translate("print", "&Sheet"), self.what),
            (translate("print", "&Players"), self.number),
            (translate("print", "&Paper"), self.size_),
            (translate("print", "&Orientation"), self.turned),
            (translate("print", "Per pa&ge"), self.per_page),
        ):
            form.addRow(text, field)
            field.chosen.connect(self._show)
        self.names.setText(translate("print", "The names of this match on the form"))
        self.rules.setText(translate("print", "Add the house rules (half a page)"))
        self.card.setText(translate("print", "Add a rules card"))
        for switch in (self.names, self.rules, self.card):
            form.addRow(switch)
            switch.chosen.connect(self._show)
        self._say()
        left = QVBoxLayout()
        left.addLayout(form)
        left.addStretch(1)
        left.addWidget(self.message)
        middle = BesideLayout(16)
        middle.add(left)
        middle.add(self.preview)
        layout = self.column()
        layout.addLayout(middle, 1)
        self.buttons = print_buttons(self.to_printer, self.ask_file, self.accept)
        layout.addLayout(self.buttons)

    def _say(self) -> None:
        """Name the choices."""
        kinds = {
            FILLED: translate("print", "of this match"),
            BLANK: translate("print", "blank form"),
        }
        self.what.say(lambda what: kinds[str(what)])
        self.turned.say(
            lambda turned: (
                translate("print", "landscape") if turned else translate("print", "portrait")
            )
        )
        self.per_page.say(str)
        self.size_.say(str)
        self.number.say(str)

    def order(self) -> forms.Order:
        """Return what is wanted on paper."""
        is_blank = self.what.value() == BLANK
        page = self._page
        if is_blank:
            players = self.number.value()
            assert isinstance(players, int)
            page = forms.blank(page, keep_names=self.names.value(), players=players)
        number = self.per_page.value()
        assert isinstance(number, int)
        return forms.Order(
            page,
            str(self.size_.value()),
            bool(self.turned.value()),
            number,
            self.rules.value(),
            card(self._page, self._lang) if self.card.value() else "",
        )

    def _show(self) -> None:
        is_blank = self.what.value() == BLANK
        own = self.number.value() == self._page.speech.rules.players
        self.number.setEnabled(is_blank)
        self.names.setEnabled(is_blank and own)
        order = self.order()
        why = forms.why_not(order)
        for number in range(self.buttons.count() - 1):
            # All but the last, which closes.
            item = self.buttons.itemAt(number)
            if item is not None and (button := item.widget()) is not None:
                button.setEnabled(not why)
        self.tell(f"⚠ {why}") if why else self.message.clear()
        # What overlaps is not even shown.
        self.preview.show_page(QImage() if why else forms.picture(order))

    def heading_on_paper(self) -> str:
        return forms.title_of(self.order())

    def pages(self) -> list[Page]:
        return forms.pages(self.order())

    def proposed_file(self) -> str:
        return self._proposed

    def write_pages(self, path: Path) -> None:
        forms.write(path, self.order())
