"""A sheet as printed pages, as a PDF and as a picture: one routine paints them all.

Which file, and whether to print at all, is asked elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import (
    QBuffer,
    QCoreApplication,
    QIODevice,
    QMarginsF,
    Qt,
)
from PySide6.QtGui import (
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
)
from PySide6.QtWidgets import QWidget

from desktop.common.atomic_write import write_atomically
from desktop.sheet.leaf_painter import paint_page
from desktop.sheet.leaves import (
    area_for,
    leaves,
)
from desktop.sheet.page import SheetPage

translate = QCoreApplication.translate

MARGIN = 15.0
"""The white around an A4 page, in millimetres; smaller pages have less."""


def paint_pages(device: QPagedPaintDevice, page: SheetPage) -> None:
    """Paint all pages on a PDF or a printer as it is set up. Raises OSError if it refuses."""
    layout = device.pageLayout()
    between = layout.paintRect(QPageLayout.Unit.Millimeter)
    area = area_for(page, between.width(), between.height())
    painter = QPainter()
    if not painter.begin(device):
        raise OSError(translate("sheet", "The printer or file cannot be written to."))
    mm = device.logicalDpiX() / 25.4
    try:
        for leaf in leaves(page, area):
            if not leaf.first:
                device.newPage()
            paint_page(painter, page, leaf, area, mm)
    finally:
        painter.end()


def page_layout(size: str = "A4", landscape: bool = False) -> QPageLayout:
    """A page by the name of its size, "A4", "A5", "Letter", with our margins."""
    try:
        paper = QPageSize(QPageSize.PageSizeId[size])
    except KeyError:
        raise ValueError(size) from None
    orientation = QPageLayout.Orientation
    turned = orientation.Landscape if landscape else orientation.Portrait
    margin = MARGIN * min(1.0, paper.size(QPageSize.Unit.Millimeter).width() / 210)
    margins = QMarginsF(margin, margin, margin, margin)
    return QPageLayout(paper, turned, margins, QPageLayout.Unit.Millimeter)


def write_pdf(path: Path | str, page: SheetPage, size: str = "A4", landscape: bool = False) -> None:
    """Write the sheet as a PDF. Raises OSError, ValueError for an unknown size of paper."""
    title = " – ".join(part for part in (page.title, page.place_date) if part)
    layout = page_layout(size, landscape)
    write_pages(path, title, layout, lambda device: paint_pages(device, page))


def write_pages(
    path: Path | str,
    title: str,
    layout: QPageLayout,
    paint: Callable[[QPagedPaintDevice], object],
) -> None:
    """Write a PDF of whatever is painted; the file is there whole or not at all. Raises OSError."""
    pages = QBuffer()
    pages.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(pages)
    writer.setPageLayout(layout)
    writer.setResolution(600)
    writer.setTitle(title)
    writer.setCreator("Kartentisch")
    paint(writer)
    del writer
    _write(path, pages)


def _write(path: Path | str, made: QBuffer) -> None:
    write_atomically(Path(path), bytes(made.data().data()), private=False)


def preview_pages(
    parent: QWidget | None,
    title: str,
    layout: QPageLayout,
    paint: Callable[[QPagedPaintDevice], object],
    failed: Callable[[OSError], object],
) -> QWidget:
    """Show how whatever is painted will look on paper; the open dialog."""
    # Printing is asked for seldom: its libraries are not worth a slower start.
    from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageLayout(layout)
    printer.setDocName(title)
    printer.setCreator("Kartentisch")
    preview = QPrintPreviewDialog(printer, parent)
    preview.setWindowTitle(translate("sheet", "Print the sheet"))
    preview.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def print_it(device: QPrinter) -> None:
        # Through `printer`, which is the same: the dialog does not keep it, this function does.
        try:
            paint(printer)
        except OSError as error:
            failed(error)

    preview.paintRequested.connect(print_it)
    preview.open()
    return preview
