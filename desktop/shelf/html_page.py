"""The statistics as a page of HTML: one file that any browser shows and prints."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from desktop.common.web_page import whole

_STYLE = """
td { white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
td:first-child { min-width: 12em; white-space: normal; overflow-wrap: anywhere; }
th, td { padding: .25em .45em; }
svg { width: 6em; height: .8em; vertical-align: middle; }
"""


def html_page(
    title: str,
    about: str,
    heads: Sequence[str],
    rows: Sequence[Sequence[str]],
    bars: tuple[str, Sequence[float | None]],
    language: str,
) -> str:
    """Return a table with a bar for each row; `bars` are their title and lengths, up to 1."""
    drawn, shares = bars
    above = "".join(f"<th>{escape(head)}</th>" for head in (*heads, drawn))
    lines = "\n".join(
        f"<tr>{_cells(row)}<td>{_bar(share)}</td></tr>"
        for row, share in zip(rows, shares, strict=True)
    )
    table = f"<table>\n<thead><tr>{above}</tr></thead>\n<tbody>\n{lines}\n</tbody>\n</table>"
    table = f'<div class="wide">{table}</div>'
    return whole(title, about, language, table, _STYLE)


def _cells(row: Sequence[str]) -> str:
    return "".join(f"<td>{escape(cell)}</td>" for cell in row)


def _bar(share: float | None) -> str:
    if share is None:
        return ""
    wide = round(100 * max(0.0, min(1.0, share)), 1)
    return (
        '<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">'
        '<rect x="0" y="0" width="100" height="10" fill="none" stroke="currentColor"/>'
        f'<rect x="0" y="0" width="{wide}" height="10" fill="currentColor"/></svg>'
    )
