"""A club evening as a page of HTML: the standings, the prizes, and every round.

It says what the papers say, and is made of the same blocks.
"""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QLocale

from desktop.club.model import lists
from desktop.club.papers import awards, results
from desktop.club.papers.blocks import Block, Paper, Rows, Text
from desktop.club.papers.headed import headed
from desktop.club.papers.scale import HEADING, TITLE
from desktop.common.web_page import whole
from engine.tournament.book import Book

_STYLE = """
table { margin: .6em 0 1.2em; }
th.w, td.w { text-align: left; }
.wide { overflow-x: auto; }
"""


def web_page(book: Book) -> str:
    """The whole evening as far as it has gone; people without a drawn round make no page."""
    last = len(book.drawn)
    papers = [results.standings_full(book, last)]
    if lists.teams(book, last).rows:
        papers.append(results.teams(book, last))
    if lists.prizes(book)[0].rows:
        papers.append(awards.prizes(book, last))
    papers += [results.results(book, one.number) for one in reversed(book.drawn)]
    body = "\n".join(_section(paper) for paper in papers)
    head = headed(book, "", [])
    title, _, about = head.about.partition(" · ")
    return whole(title, about, QLocale().name().replace("_", "-"), body, _STYLE)


def _section(paper: Paper) -> str:
    blocks = "\n".join(_block(block) for block in paper.blocks)
    return f"<section>\n<h2>{escape(paper.title)}</h2>\n{blocks}\n</section>"


def _block(block: Block) -> str:
    match block:
        case Text(bold=True) if block.size in (HEADING, TITLE):
            return f"<h3>{escape(block.text)}</h3>"
        case Text():
            return f"<p>{escape(block.text)}</p>"
        case Rows():
            return _table(block)
    return ""


def _table(rows: Rows) -> str:
    def cells(row: list[str], kind: str) -> str:
        return "".join(
            f"<{kind}>{escape(cell)}</{kind}>"
            if column in rows.numbers
            else f'<{kind} class="w">{escape(cell)}</{kind}>'
            for column, cell in enumerate(row)
        )

    above = f"<thead><tr>{cells(list(rows.heads), 'th')}</tr></thead>\n" if rows.heads else ""
    lines = "\n".join(f"<tr>{cells(list(row), 'td')}</tr>" for row in rows.rows)
    return f'<div class="wide"><table>\n{above}<tbody>\n{lines}\n</tbody>\n</table></div>'
