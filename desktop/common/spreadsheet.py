"""Tables for a spreadsheet of this country.

Where a comma stands in numbers, none stands between cells.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QLocale

from engine.tournament import table_text

MARK = "\ufeff"
"""What stands at the beginning of a file with letters that others may read wrongly."""


def form() -> tuple[str, str]:
    """Return what parts two cells, and what stands before the places of a fraction."""
    point = QLocale().decimalPoint()
    return (";" if point == "," else ","), point


def table(rows: Iterable[Sequence[object]]) -> str:
    """Return the rows, the first of which are titles, as the text of a file without its mark."""
    return table_text.csv(rows, *form())
