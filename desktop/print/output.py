"""Brings pages to a printer by way of a preview, into a PDF, or into a picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, Qt
from PySide6.QtGui import QImage, QPagedPaintDevice, QPageLayout, QPainter, QPdfWriter
from PySide6.QtWidgets import QWidget

from desktop.common.atomic_write import write_atomically
from desktop.look.inks import PAPER

translate = QCoreApplication.translate

MILLIMETRE = QPageLayout.Unit.Millimeter


Paint: TypeAlias = Callable[[QPainter, float], object]
"""Paints something from its upper left corner; the number is that of dots in a millimetre."""


@dataclass(frozen=True)
class Page:
    """One page: the paper, and what paints it between its margins."""

    layout: QPageLayout
    paint: Paint


def paint(device: QPagedPaintDevice, pages: Sequence[Page]) -> None:
    """Paint pages one after the other, each in its own orientation. Raises OSError."""
    device.setPageLayout(pages[0].layout)
    painter = QPainter()
    if not painter.begin(device):
        raise OSError(translate("sheet", "Printing or saving failed."))
    try:
        for number, page in enumerate(pages):
            if number:
                device.setPageLayout(page.layout)
                device.newPage()
            painter.save()
            page.paint(painter, device.logicalDpiX() / 25.4)
            painter.restore()
    finally:
        painter.end()


def write_pdf(path: Path | str, title: str, pages: Sequence[Page]) -> None:
    """Write a PDF of these pages; the file is there whole or not at all. Raises OSError."""
    made = QBuffer()
    made.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(made)
    writer.setResolution(600)
    writer.setTitle(title)
    writer.setCreator("Kartentisch")
    paint(writer, pages)
    del writer
    write_atomically(Path(path), bytes(made.data().data()), private=False)


def picture(page: Page, width_px: int) -> QImage:
    """Return a page as a picture of this width, with its margins."""
    full, area = page.layout.fullRect(MILLIMETRE), page.layout.paintRect(MILLIMETRE)
    dots = width_px / full.width()
    image = QImage(width_px, round(full.height() * dots), QImage.Format.Format_RGB32)
    image.fill(PAPER.ground)
    image.setDotsPerMeterX(round(dots * 1000))
    image.setDotsPerMeterY(round(dots * 1000))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(area.topLeft() * dots)
        page.paint(painter, dots)
    return image


def preview(
    parent: QWidget | None,
    title: str,
    pages: Sequence[Page],
    failed: Callable[[OSError], object],
    heading: str = "",
) -> QWidget:
    """Show how pages will look on paper; the open dialog, with this heading or its title."""
    # Printing is asked for seldom: its libraries are not worth a slower start.
    from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageLayout(pages[0].layout)
    printer.setDocName(title)
    printer.setCreator("Kartentisch")
    dialog = QPrintPreviewDialog(printer, parent)
    dialog.setWindowTitle(heading or title)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def print_it(device: QPrinter) -> None:
        # Through `printer`, which is the same: the dialog does not keep it, this function does.
        try:
            paint(printer, pages)
        except OSError as error:
            failed(error)

    dialog.paintRequested.connect(print_it)
    dialog.open()
    return dialog
