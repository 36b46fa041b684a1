"""What is printed looks as it did: pages in pixels beside golden pictures, whatever the fonts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtGui import QFont, QImage
from PySide6.QtWidgets import QApplication

from desktop.print.painting import Painting
from desktop.sheet import forms
from desktop.sheet.forms import Order
from engine.sheet import Column
from tests.desktop.sheet.golden import DOTS_OFF, FOLDER, PAGES, dots_off, greys, printed

PDF_GREY = 48
"""So much another grey a dot of a PDF may be."""
PDF_OFF = 0.016
"""So large a part of its dots may be further off than that."""

pytestmark = pytest.mark.usefixtures("qapp")


def golden(name: str) -> QImage:
    picture = QImage(str(FOLDER / f"{name}.png"))
    assert not picture.isNull()
    return picture.convertToFormat(QImage.Format.Format_Grayscale8)


@pytest.mark.parametrize("name", PAGES)
def test_a_page_looks_as_it_did(name):
    assert dots_off(greys(PAGES[name]()), golden(name)) <= DOTS_OFF


@pytest.mark.parametrize("name", PAGES)
def test_the_pdf_looks_like_it_too(name, tmp_path):
    """Read back by another program, which smooths its lines in its own way."""
    there = printed(PAGES[name](), tmp_path)
    assert pdf_off(there, name) <= PDF_OFF


def test_another_pdf_does_not(tmp_path):
    there = printed(PAGES["ramsen-filled"](), tmp_path)
    assert pdf_off(there, "ramsen-blank") > 2 * PDF_OFF
    assert pdf_off(there, "kein_stich-filled") > 3 * PDF_OFF


def pdf_off(there: QImage, name: str) -> float:
    """What part of a page's dots is of another grey than in its golden picture."""
    return dots_off(there, golden(name), PDF_GREY) / (there.width() * there.height())


@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_no_colour(name, monkeypatch):
    monkeypatch.setattr(forms, "DOTS_PER_MM", 2.0)
    assert forms.picture(PAGES[name]()).isGrayscale()


def test_there_is_no_picture_without_its_page():
    assert {path.stem for path in FOLDER.glob("*.png")} == set(PAGES)


# The comparison itself.


def differs(order: Order, name: str) -> bool:
    return dots_off(greys(order), golden(name)) > DOTS_OFF


@pytest.fixture
def font(qapp: QApplication) -> Iterator[QApplication]:
    before = qapp.font()
    yield qapp
    qapp.setFont(before)


@pytest.mark.parametrize("family", ["monospace", "serif", "no such font"])
def test_another_font_is_no_difference(font, family):
    font.setFont(QFont(family, 17, QFont.Weight.Bold))
    assert not differs(PAGES["kein_stich-filled"](), "kein_stich-filled")


def test_a_column_of_the_table_that_is_gone_is_seen():
    order = PAGES["gin-filled"]()
    sheet = order.page.sheet
    assert sheet.beside
    fewer = replace(order.page, sheet=replace(sheet, beside=sheet.beside[:-1]))
    assert differs(replace(order, page=fewer), "gin-filled")


def test_the_lines_between_columns_that_are_gone_are_seen(monkeypatch):
    monkeypatch.setattr(Painting, "uprights", lambda *args: None)
    assert differs(PAGES["free_sheet-blank"](), "free_sheet-blank")


@pytest.mark.parametrize("name", ["ramsen-filled", "knueffeln-ladder"])
def test_a_mark_that_is_gone_from_the_slate_is_seen(name):
    order = PAGES[name]()
    sheet = order.page.sheet
    slate = (*sheet.slate[:-1], sheet.slate[-1][:-1])
    assert differs(
        replace(order, page=replace(order.page, sheet=replace(sheet, slate=slate))), name
    )


def test_a_deal_that_is_gone_is_seen():
    order = PAGES["free_sheet-filled"]()
    page = order.page
    shorter = replace(page, sheet=page.speech.rules.sheet(page.sheet.lines[:-1]))
    assert differs(replace(order, page=shorter), "free_sheet-filled")


def test_a_number_that_is_gone_from_its_cell_is_seen():
    order = PAGES["kein_stich-filled"]()
    sheet = order.page.sheet
    (pot,) = sheet.beside
    other = Column(pot.key, (None, *pot.values[1:]), pot.side)
    page = replace(order.page, sheet=replace(sheet, beside=(other,)))
    assert dots_off(greys(replace(order, page=page)), golden("kein_stich-filled")) > 0


def test_a_page_of_another_size_is_seen():
    assert differs(replace(PAGES["ramsen-blank"](), size="A5"), "ramsen-blank")
