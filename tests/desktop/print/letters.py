"""Reads how large the letters of a PDF are, as a printer would set them."""

from __future__ import annotations

from collections.abc import Iterator
from ctypes import byref, c_float
from math import hypot
from pathlib import Path

import pypdfium2
import pypdfium2.raw as pdfium


def sizes(path: Path) -> Iterator[tuple[int, float, str]]:
    """Each piece of text of a PDF: its page, its size in points, and what it says."""
    with pypdfium2.PdfDocument(path) as document:
        for number in range(len(document)):
            page = document[number]
            texts = page.get_textpage()
            for one in page.get_objects(filter=[pdfium.FPDF_PAGEOBJ_TEXT]):
                size, shape = c_float(), one.get_matrix()
                pdfium.FPDFTextObj_GetFontSize(one.raw, byref(size))
                left, bottom, right, top = one.get_bounds()
                said = texts.get_text_bounded(left, bottom, right, top)
                yield number + 1, size.value * hypot(shape.b, shape.d), said


def smallest(path: Path) -> tuple[float, int, str]:
    """The smallest letters of a PDF, on which page they are and what they say."""
    return min((size, page, said) for page, size, said in sizes(path))
