"""The statistics as a page of HTML: one file that any browser shows and prints."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

_STYLE = """
body { font: 11pt/1.4 serif; margin: 2em auto; max-width: 50em; padding: 0 1em; }
h1 { font-size: 1.6em; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .25em .6em; border-bottom: 1px solid; }
th:first-child, td:first-child { text-align: left; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
svg { width: 8em; height: .8em; vertical-align: middle; }
@page { margin: 18mm; }
@media print { body { margin: 0; max-width: none; padding: 0; } }
"""


def html_page(
    title: str,
    about: str,
    heads: Sequence[str],
    rows: Sequence[Sequence[str]],
    bars: tuple[str, Sequence[float | None]],
    language: str,
) -> str:
    """A table with a bar for each row; `bars` are their title and how long they are, up to 1."""
    drawn, shares = bars
    above = "".join(f"<th>{escape(head)}</th>" for head in (*heads, drawn))
    lines = "\n".join(
        f"<tr>{_cells(row)}<td>{_bar(share)}</td></tr>"
        for row, share in zip(rows, shares, strict=True)
    )
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n"
        f"<h1>{escape(title)}</h1>\n<p>{escape(about)}</p>\n<table>\n<thead><tr>{above}</tr></thead>\n"
        f"<tbody>\n{lines}\n</tbody>\n</table>\n</body>\n</html>\n"
    )


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
