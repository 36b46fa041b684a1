"""Pages that go to a PDF, or to a printer by way of a preview; what is on them others paint."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QMarginsF, Qt
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPdfWriter
from PySide6.QtWidgets import QWidget

from desktop.common.atomic_write import write_atomically

translate = QCoreApplication.translate

MARGIN = 15.0
"""The white around an A4 page, in millimetres; smaller pages have less."""


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
    write_atomically(Path(path), bytes(pages.data().data()), private=False)


def preview_pages(
    parent: QWidget | None,
    title: str,
    layout: QPageLayout,
    paint: Callable[[QPagedPaintDevice], object],
    failed: Callable[[OSError], object],
    heading: str = "",
) -> QWidget:
    """Show how whatever is painted will look on paper; the open dialog, with this heading."""
    # Printing is asked for seldom: its libraries are not worth a slower start.
    from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageLayout(layout)
    printer.setDocName(title)
    printer.setCreator("Kartentisch")
    preview = QPrintPreviewDialog(printer, parent)
    preview.setWindowTitle(heading or translate("sheet", "Print the sheet"))
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
