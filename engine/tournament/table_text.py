"""Tables as text for spreadsheets: CSV in which no cell is a formula, whatever parts the cells.

Texts stand in quotation marks, numbers do not. What reads the file may take another mark to part
cells than it was written with, and then no quotation holds: so within a text, too, an apostrophe
stands before whatever would begin a formula behind such a mark. `plain` takes it away again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from decimal import Decimal

DANGEROUS = "=+-@\t\r|＝＋－＠｜"
"""A cell that begins with one of these is a formula to a spreadsheet."""

_BEGINS = re.compile(
    rf"""((?:^|[,;:|\t\r\n"])(?:"|[^\S\t\r\n])*)('*)(?=[{re.escape(DANGEROUS)}])"""
)
"""Where a cell could begin, blanks and quotation marks, apostrophes, and then what is dangerous."""


def defused(text: str) -> str:
    """Return a text in which an apostrophe stands before each place that could begin a formula."""
    return _BEGINS.sub(lambda found: f"{found[1]}{found[2]}'", text)


def plain(text: str) -> str:
    """Return the text that `defused` was given."""
    return _BEGINS.sub(lambda found: f"{found[1]}{found[2][1:]}", text)


def csv(rows: Iterable[Sequence[object]], mark: str, point: str = ".") -> str:
    """Rows as the text of a file, with this mark between cells and this decimal point.

    A Decimal is an amount of money and keeps its places; a float has at most four.
    """
    return "".join(mark.join(_cell(value, point) for value in row) + "\r\n" for row in rows)


def _cell(value: object, point: str) -> str:
    match value:
        case int():
            return str(value)
        case float():
            return f"{value:.4f}".rstrip("0").rstrip(".").replace(".", point)
        case Decimal():
            return str(value).replace(".", point)
    text = defused(str(value)).replace('"', '""')
    return f'"{text}"' if text else ""
