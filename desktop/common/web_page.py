"""One file of HTML that any browser shows and prints, without anything from elsewhere."""

from __future__ import annotations

from html import escape

STYLE = """
body { font: 11pt/1.4 serif; margin: 2em auto; max-width: 70em; padding: 0 1em; }
h1 { font-size: 1.6em; }
h2 { font-size: 1.25em; break-after: avoid; }
h3 { font-size: 1em; break-after: avoid; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .25em .6em; border-bottom: 1px solid; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
.wide { overflow-x: auto; }
@page { margin: 18mm; }
@media print {
  body { font-size: 9.5pt; margin: 0; max-width: none; padding: 0; }
  .wide { overflow: visible; }
}
"""


def whole(title: str, about: str, language: str, body: str, style: str = "") -> str:
    """Return a page with this heading and what is below it, which is HTML already."""
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}{style}</style>\n</head>\n<body>\n"
        f"<h1>{escape(title)}</h1>\n<p>{escape(about)}</p>\n{body}\n</body>\n</html>\n"
    )
