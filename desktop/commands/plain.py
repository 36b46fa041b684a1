"""The score sheet as a plain text table: columns players, rows deals, then sums, slate, winners.

No game is named here: sums have the English title from the game's words, marks of the slate their
key.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from desktop.commands.complaints import printable
from engine import games
from engine.head import Head
from engine.match import Match
from engine.sheet import Mark, Sheet
from engine.table import NOBODY

GAP = "  "


def evening(match: Match, *, seed: bool = True) -> str:
    """What an evening has come to so far; its `seed` only where no deal is on that it tells."""
    sheet = match.sheet()
    players = [printable(player.name) for player in match.players]
    names = [" & ".join(players[seat] for seat in side) for side in match.rules.sides()]
    parts = [_title(match, seed), _table(match.head.game, names, sheet)]
    if any(sheet.slate):
        parts.append(_slate(names, sheet))
    if match.corrected():
        parts.append(_trail(match))
    parts.append(_end(match, names, sheet))
    return "\n\n".join(parts)


def marks(side: Sequence[Mark]) -> str:
    """The marks of one side in words: "cross 5 3 | penalty cross 0"."""
    return " | ".join(
        " ".join([kind.replace("_", " "), *(str(mark.number) for mark in some)])
        for kind, some in groupby(side, lambda mark: mark.kind)
    )


def english(game: str, key: str) -> str:
    """The English of a key of this game; the key itself if it has none."""
    try:
        return games.find(game).texts.text(key)[1]
    except KeyError:
        return key.rpartition(".")[2].replace("_", " ")


def _title(match: Match, seed: bool) -> str:
    head = match.head
    chosen = [printable(head.preset)] if head.preset else []
    chosen += [f"{name}={str(value).lower()}" for name, value in _changed(head)]
    rules = f" ({', '.join(chosen)})" if chosen else ""
    title = f"{english(head.game, 'game')}{rules}, {len(head.players)} players"
    return f"{title}, seed {head.seed}" if seed else title


def _changed(head: Head) -> Iterable[tuple[str, object]]:
    """The house rules that are not those of the preset."""
    kind = games.find(head.game)
    preset = kind.presets.get(head.preset) or kind.options()
    usual = preset.as_dict()
    chosen = kind.options.from_dict(head.options).as_dict()
    return [(name, value) for name, value in chosen.items() if value != usual[name]]


def _table(game: str, names: Sequence[str], sheet: Sheet) -> str:
    lines = [
        [str(number), *("-" if value is None else str(value) for value in line.values)]
        for number, line in enumerate(sheet.lines, 1)
    ]
    totals = [
        [english(game, f"total.{total.key}"), *map(str, total.values)] for total in sheet.totals
    ]
    head = ["deal", *names]
    widths = [max(map(len, column)) for column in zip(head, *lines, *totals, strict=True)]
    rule = "-" * (sum(widths) + len(GAP) * len(names))
    rows = [_row(head, widths)]
    for number, line in enumerate(lines):
        if number in sheet.starts or not number:
            rows.append(rule)
        rows.append(_row(line, widths))
    rows.append(rule)
    return "\n".join(rows + [_row(total, widths) for total in totals])


def _row(cells: Sequence[str], widths: Sequence[int]) -> str:
    label, *values = cells
    padded = [value.rjust(width) for value, width in zip(values, widths[1:], strict=True)]
    return GAP.join([label.ljust(widths[0]), *padded])


def _slate(names: Sequence[str], sheet: Sheet) -> str:
    width = max(map(len, names))
    return "\n".join(
        f"{name.ljust(width)}{GAP}{marks(side) or '-'}"
        for name, side in zip(names, sheet.slate, strict=True)
    )


def _trail(match: Match) -> str:
    """What was put right, with what stood there before."""
    lines = []
    for one in match.corrected():
        before = " ".join("-" if value is None else str(value) for value in one.before.values)
        why = f" ({printable(one.why)})" if one.why else ""
        lines.append(f"deal {one.line + 1} corrected, was {before}{why}")
    return "\n".join(lines)


def _end(match: Match, names: Sequence[str], sheet: Sheet) -> str:
    if sheet.over:
        return "winners: " + ", ".join(names[side] for side in sheet.winners)
    if match.turn == NOBODY:
        return "The evening is not over."
    return f"The evening is not over; deal {match.deal_number} is on the table."
