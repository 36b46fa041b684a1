"""Writes papers to a PDF, shows a print preview of them, or makes pictures of their pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSizeF
from PySide6.QtGui import QImage, QPagedPaintDevice, QPageLayout, QPainter
from PySide6.QtWidgets import QWidget

from desktop.club.papers.blocks import Paper
from desktop.club.papers.painting import Painting
from desktop.club.papers.scale import layout
from desktop.club.papers.typesetting import Placed, pages
from desktop.common.printing import preview_pages, write_pages
from desktop.look.inks import PAPER

translate = QCoreApplication.translate

MILLIMETRE = QPageLayout.Unit.Millimeter


def paint(device: QPagedPaintDevice, papers: Sequence[Paper], size: str = "A4") -> None:
    """Paint papers one after the other, each in its own orientation. Raises OSError."""
    device.setPageLayout(_layout(papers[0], size))
    painter = QPainter()
    if not painter.begin(device):
        raise OSError(translate("sheet", "The printer or file cannot be written to."))
    try:
        first = True
        for paper in papers:
            page = _layout(paper, size)
            area = page.paintRect(MILLIMETRE)
            found, scale = set_on(paper, size), scale_on(paper, size)
            for number in range(1, len(found) + 1):
                if not first:
                    device.setPageLayout(page)
                    device.newPage()
                first = False
                _paint(
                    painter,
                    paper,
                    found,
                    number,
                    device.logicalDpiX() / 25.4 * scale,
                    area.size() / scale,
                )
    finally:
        painter.end()


def write_pdf(path: Path, papers: Sequence[Paper], size: str = "A4") -> None:
    """Write papers to one PDF. Raises OSError."""
    first = _layout(papers[0], size)
    write_pages(path, name_of(papers), first, lambda device: paint(device, papers, size))


def picture(paper: Paper, number: int = 1, width_px: int = 900, size: str = "A4") -> QImage:
    """A page of a paper as a picture."""
    whole = _layout(paper, size)
    full, area = whole.fullRect(MILLIMETRE), whole.paintRect(MILLIMETRE)
    dots = width_px / full.width()
    image = QImage(width_px, round(full.height() * dots), QImage.Format.Format_RGB32)
    image.fill(PAPER.ground)
    found, scale = set_on(paper, size), scale_on(paper, size)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(area.topLeft() * dots)
        _paint(painter, paper, found, number, dots * scale, area.size() / scale)
    return image


def _paint(
    painter: QPainter,
    paper: Paper,
    found: Sequence[Sequence[Placed]],
    number: int,
    dots: float,
    room: QSizeF,
) -> None:
    """One page; `dots` is how many of the device's dots are a millimetre."""
    painter.save()
    page = Painting(painter, dots)
    page.page(paper, found[number - 1], number, len(found), room.width(), room.height())
    painter.restore()


def set_on(paper: Paper, size: str = "A4") -> list[list[Placed]]:
    """The pages of a paper of this size."""
    area, scale = _layout(paper, size).paintRect(MILLIMETRE), scale_on(paper, size)
    return pages(paper, area.width() / scale, area.height() / scale)


def scale_on(paper: Paper, size: str) -> float:
    """How large everything on a paper is: what fills one sheet is smaller on a smaller one."""
    area, usual = (_layout(paper, one).paintRect(MILLIMETRE) for one in (size, "A4"))
    part = min(1.0, area.width() / usual.width(), area.height() / usual.height())
    return paper.scale * max(paper.least, part)


def _layout(paper: Paper, size: str) -> QPageLayout:
    """Papers without a head are cut out, hung up or given away: nobody files them."""
    return layout(size, paper.landscape, filed=paper.headed)


def name_of(papers: Sequence[Paper]) -> str:
    """What a file of these papers is called in its own title: the paper, and of which evening."""
    return " – ".join(part for part in (papers[0].title, papers[0].about) if part)


def preview(
    parent: QWidget, papers: Sequence[Paper], size: str, failed: Callable[[OSError], object]
) -> QWidget:
    """Show a preview from which the papers can be printed; returns the open dialog."""
    return preview_pages(
        parent,
        name_of(papers),
        _layout(papers[0], size),
        lambda device: paint(device, papers, size),
        failed,
        papers[0].title,
    )
