"""A sheet as printed pages, as a PDF and as a picture: one routine paints them all.

Which file, and whether to print at all, is asked elsewhere.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
)
from PySide6.QtGui import (
    QPagedPaintDevice,
    QPageLayout,
    QPainter,
)

from desktop.common.printing import page_layout, write_pages
from desktop.sheet.leaf_painter import paint_page
from desktop.sheet.leaves import (
    area_for,
    leaves,
)
from desktop.sheet.page import SheetPage

translate = QCoreApplication.translate


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


def write_pdf(path: Path | str, page: SheetPage, size: str = "A4", landscape: bool = False) -> None:
    """Write the sheet as a PDF. Raises OSError, ValueError for an unknown size of paper."""
    title = " – ".join(part for part in (page.title, page.place_date) if part)
    layout = page_layout(size, landscape)
    write_pages(path, title, layout, lambda device: paint_pages(device, page))
