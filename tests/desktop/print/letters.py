"""Reads how large the letters of a PDF are, as a printer would set them."""

from __future__ import annotations

from ctypes import byref, c_float
from math import hypot
from pathlib import Path

import pypdfium2
import pypdfium2.raw as pdfium


def smallest(path: Path) -> tuple[float, int, str]:
    """The smallest letters of a PDF in points, on which page they are and what they say."""
    found: tuple[float, int, str] = (1e6, 0, "")
    with pypdfium2.PdfDocument(path) as document:
        for number in range(len(document)):
            page = document[number]
            for one in page.get_objects(filter=[pdfium.FPDF_PAGEOBJ_TEXT]):
                size, shape = c_float(), one.get_matrix()
                pdfium.FPDFTextObj_GetFontSize(one.raw, byref(size))
                points = size.value * hypot(shape.b, shape.d)
                if points < found[0]:
                    said = page.get_textpage().get_text_bounded(*one.get_bounds())
                    found = points, number + 1, said
    return found
