"""`kartentisch rules GAME`: the rules of a game, as a text to read in the terminal."""

from __future__ import annotations

import argparse
import re
import textwrap
from collections.abc import Iterator

from desktop.commands import arguments, data, named
from desktop.commands.complaints import Complaint, finished
from desktop.commands.tables import aligned, width
from desktop.common.terminal_help import spoken, translate
from desktop.common.tongues import ENGLISH

_FIGURE = re.compile(r"!\[\]\(figure:[a-z_]+\)")
_EMPHASIS = re.compile(r"(\*{1,3})(?=\S)(.+?)(?<=\S)\1")
_LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
_ITEM = re.compile(r"(\s*)([-*]|\d+\.) +(.*)")
_RULED = ("", "=", "-")
"""What is drawn below headings of each depth."""


def add_to(subparsers: arguments.Subparsers) -> None:
    """Add this command and its arguments."""
    about = translate("help", "print the rules of a game")
    parser = arguments.command(subparsers, "rules", about, run)
    arguments.game(parser)
    arguments.json(parser)
    arguments.lang(parser)


def run(args: argparse.Namespace) -> int:
    """Print them; returns the exit status."""
    return finished(lambda: _rules(args))


def _rules(args: argparse.Namespace) -> None:
    kind = named.game(args.game, by_hand=True)
    language = spoken()
    page = kind.page("rules", language)
    if not page:
        language, page = ENGLISH, kind.page("rules", ENGLISH)
    if not page:
        told = translate("terminal", "{0} is a score sheet only: its rules are not in here")
        raise Complaint(told.format(named.title(kind)))
    page = _FIGURE.sub("", page)
    if args.json:
        data.put({"game": kind.name, "language": language, "format": "markdown", "text": page})
    else:
        print(as_text(page, width()))


def as_text(page: str, wide: int) -> str:
    """Return a page as plain text, its lines no longer than this but for tables."""
    return re.sub(r"\n{3,}", "\n\n", "\n".join(_lines(page, wide))).strip()


def _lines(page: str, wide: int) -> Iterator[str]:
    rows: list[list[str]] = []
    for line in [*page.split("\n"), ""]:
        if line.startswith("|"):
            cells = [_bare(cell.strip()) for cell in line.strip().strip("|").split("|")]
            rows.append(cells)
            continue
        if rows:
            yield _table(rows)
            rows = []
        if line.startswith("#"):
            depth = len(line) - len(line.lstrip("#"))
            told = _bare(line.lstrip("#").strip())
            yield told
            if depth < len(_RULED):
                yield _RULED[depth] * len(told)
        elif item := _ITEM.fullmatch(line):
            before, mark, told = item.groups()
            first = f"{before}{mark} "
            yield textwrap.fill(_bare(told), wide, initial_indent=first,
                                subsequent_indent=" " * len(first))  # fmt: skip
        else:
            yield textwrap.fill(_bare(line), wide)


def _table(rows: list[list[str]]) -> str:
    """Return a table with a line below its head."""
    head, *rest = [row for row in rows if not all(set(cell) <= set("-: ") for cell in row)]
    top, *lines = aligned([head, *rest]).split("\n")
    return "\n".join([top, "-" * max(map(len, (top, *lines))), *lines])


def _bare(text: str) -> str:
    """Return a piece of a page without its marks."""
    return _LINK.sub(r"\1", _EMPHASIS.sub(r"\2", _EMPHASIS.sub(r"\2", text))).replace("`", "")
