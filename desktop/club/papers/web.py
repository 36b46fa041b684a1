"""A club evening as a page of HTML: the standings, the prizes, and every round.

It says what the papers say, and is made of the same blocks.
"""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QLocale

from desktop.club.model import lists, words
from desktop.club.papers import awards, results
from desktop.club.papers.headed import headed
from desktop.common.web_page import whole
from desktop.print.blocks import Block, Paper, Rows, Text
from desktop.print.scale import HEADING, TITLE
from engine.tournament.state import TournamentState

_STYLE = """
table { margin: .6em 0 1.2em; }
th, td { white-space: nowrap; }
th.w, td.w { text-align: left; white-space: normal; }
td.w { overflow-wrap: anywhere; }
td.all { width: 100%; }
.tables { columns: 2 19em; column-gap: 2.5em; }
.tables > div { break-inside: avoid; }
.tables h3 { margin: 0; }
"""


def web_page(state: TournamentState) -> str:
    """Return the whole evening as far as it has gone; people without a drawn round make no page."""
    last = len(state.drawn)
    papers = [results.standings_full(state, last)]
    if lists.teams(state, last).rows:
        papers.append(results.teams(state, last))
    if lists.prizes(state)[0].rows:
        papers.append(awards.prizes(state, last))
    papers += [results.results(state, one.number) for one in reversed(state.drawn)]
    body = "\n".join(_section(paper) for paper in papers)
    title = words.title(state.head)
    about = " · ".join(part for part in headed(state, "", []).about.split(" · ") if part != title)
    return whole(title, about, QLocale().name().replace("_", "-"), body, _STYLE)


def _section(paper: Paper) -> str:
    tables: list[str] = []
    told: list[str] = []
    for block in paper.blocks:
        if _is_small(block):
            # With its heading, which stands before it; tables lie beside each other.
            tables.append(f"<div>{told.pop() if told else ''}\n{_block(block)}</div>")
        else:
            told.append(_block(block))
    if tables:
        told.insert(0, '<div class="tables">\n' + "\n".join(tables) + "\n</div>")
    blocks = "\n".join(told)
    return f"<section>\n<h2>{escape(paper.title)}</h2>\n{blocks}\n</section>"


def _is_small(block: Block) -> bool:
    """Whether this is what a table has handed in: names and figures, without heads."""
    return isinstance(block, Rows) and not block.heads


def _block(block: Block) -> str:
    match block:
        case Text(bold=True) if block.size in (HEADING, TITLE):
            return f"<h3>{escape(block.text)}</h3>"
        case Text():
            return f"<p>{escape(block.text)}</p>"
        case Rows():
            return _table(block)
    return ""


def _kind(rows: Rows, column: int) -> str:
    """Words begin at the left; where nothing stands above them, names take what is left."""
    return "w all" if column == rows.stretch and not rows.heads else "w"


def _table(rows: Rows) -> str:
    def cells(row: list[str], kind: str) -> str:
        return "".join(
            f"<{kind}>{escape(cell)}</{kind}>"
            if column in rows.numbers
            else f'<{kind} class="{_kind(rows, column)}">{escape(cell)}</{kind}>'
            for column, cell in enumerate(row)
        )

    above = f"<thead><tr>{cells(list(rows.heads), 'th')}</tr></thead>\n" if rows.heads else ""
    lines = "\n".join(f"<tr>{cells(list(row), 'td')}</tr>" for row in rows.rows)
    return f'<div class="wide"><table>\n{above}<tbody>\n{lines}\n</tbody>\n</table></div>'
