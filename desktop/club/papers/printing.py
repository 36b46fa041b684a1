"""Writes papers to a PDF, shows a print preview of them, or makes pictures of their pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, Qt
from PySide6.QtGui import QImage, QPagedPaintDevice, QPageLayout, QPainter, QPdfWriter
from PySide6.QtWidgets import QWidget

from desktop.club.papers.blocks import Paper
from desktop.club.papers.painting import Painting
from desktop.club.papers.typesetting import SetPaper, pages
from desktop.common.atomic_write import write_atomically
from desktop.look.inks import PAPER
from desktop.sheet.paper import MARGIN, page_layout

translate = QCoreApplication.translate

MILLIMETRE = QPageLayout.Unit.Millimeter


def paint(device: QPagedPaintDevice, papers: Sequence[Paper], size: str = "A4") -> None:
    """Paint papers one after the other, each in its own orientation. Raises OSError."""
    device.setPageLayout(page_layout(size, papers[0].landscape))
    painter = QPainter()
    if not painter.begin(device):
        raise OSError(translate("sheet", "The printer or file cannot be written to."))
    try:
        first = True
        for paper in papers:
            layout = page_layout(size, paper.landscape)
            area = layout.paintRect(MILLIMETRE)
            found = pages(paper, area.width(), area.height())
            for number in range(1, len(found.pages) + 1):
                if not first:
                    device.setPageLayout(layout)
                    device.newPage()
                first = False
                _paint(painter, paper, found, number, device.logicalDpiX() / 25.4, area.width())
    finally:
        painter.end()


def write_pdf(path: Path, papers: Sequence[Paper], size: str = "A4") -> None:
    """Write papers to one PDF. Raises OSError."""
    made = QBuffer()
    made.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(made)
    writer.setResolution(600)
    writer.setTitle(papers[0].title)
    writer.setCreator("Kartentisch")
    paint(writer, papers, size)
    del writer
    write_atomically(path, bytes(made.data().data()))


def picture(paper: Paper, number: int = 1, width_px: int = 900, size: str = "A4") -> QImage:
    """A page of a paper as a picture."""
    layout = page_layout(size, paper.landscape)
    full, area = layout.fullRect(MILLIMETRE), layout.paintRect(MILLIMETRE)
    dots = width_px / full.width()
    image = QImage(width_px, round(full.height() * dots), QImage.Format.Format_RGB32)
    image.fill(PAPER.ground)
    found = pages(paper, area.width(), area.height())
    margin = MARGIN * min(1.0, min(full.width(), full.height()) / 210)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(margin * dots, margin * dots)
        _paint(painter, paper, found, number, dots, area.width())
    return image


def _paint(
    painter: QPainter, paper: Paper, found: SetPaper, number: int, dots: float, width: float
) -> None:
    """One page; `dots` is how many of the device's dots are a millimetre."""
    page, count = found.pages[number - 1], len(found.pages)
    Painting(painter, dots * found.scale).page(paper, page, number, count, width / found.scale)


def preview(
    parent: QWidget, papers: Sequence[Paper], size: str, failed: Callable[[OSError], object]
) -> QWidget:
    """Show a preview from which the papers can be printed; returns the open dialog."""
    # Printing is asked for seldom: its libraries are not worth a slower start.
    from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageLayout(page_layout(size, papers[0].landscape))
    printer.setDocName(papers[0].title)
    printer.setCreator("Kartentisch")
    dialog = QPrintPreviewDialog(printer, parent)
    dialog.setWindowTitle(papers[0].title)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def show(device: QPrinter) -> None:
        # Through `printer`, which is the same: the dialog does not keep it, this function does.
        try:
            paint(printer, papers, size)
        except OSError as error:
            failed(error)

    dialog.paintRequested.connect(show)
    dialog.open()
    return dialog
