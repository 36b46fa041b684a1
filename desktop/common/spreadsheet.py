"""Tables for a spreadsheet of this country: where a comma stands in numbers, not one between cells.

A text that would be taken for a formula is made one that is shown; the mark at the beginning tells
that names may have umlauts.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QLocale

from engine.tournament.people_list import DANGEROUS

MARK = "\ufeff"
"""What stands at the beginning of a file with letters that others may read wrongly."""


def between() -> str:
    """What parts two cells."""
    return ";" if QLocale().decimalPoint() == "," else ","


def cell(value: object) -> object:
    """A cell as a spreadsheet shows it: a text is no formula, a fraction is a number of here."""
    if isinstance(value, float):
        return f"{value:.4f}".rstrip("0").rstrip(".").replace(".", QLocale().decimalPoint())
    return "'" + value if isinstance(value, str) and value.startswith(DANGEROUS) else value


def table(rows: Iterable[Sequence[object]]) -> str:
    """The rows, the first of which are titles, as the text of a file without its mark."""
    text = io.StringIO()
    writer = csv.writer(text, delimiter=between())
    for row in rows:
        writer.writerow([cell(value) for value in row])
    return text.getvalue()
