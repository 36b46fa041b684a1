"""The score sheet as a plain text table: columns players, rows deals, then sums, slate, winners.

No game is named here: titles and sums are in the game's words. Everything is in the language that
is spoken.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from desktop.commands import named
from desktop.commands.tables import GAP, aligned
from desktop.common.terminal_help import counted, printable, translate
from engine import games
from engine.head import Head
from engine.match import Match
from engine.sheet import Mark, Sheet
from engine.table import NOBODY


def evening(match: Match, *, seed: bool = True) -> str:
    """Return how a match stands; its `seed` only where no deal is on that it tells."""
    sheet = match.sheet()
    players = [printable(player.name) for player in match.players]
    names = [" & ".join(players[seat] for seat in side) for side in match.rules.sides()]
    parts = [_title(match, seed), _table(match.head.game, names, sheet)]
    if any(sheet.slate):
        parts.append(_slate(match.head.game, names, sheet))
    if match.corrected():
        parts.append(_trail(match))
    if match.stood_in():
        parts.append(_stand_ins(match, players))
    parts.append(_end(match, names, sheet))
    return "\n\n".join(parts)


def marks(game: str, side: Sequence[Mark]) -> str:
    """Return the marks of one side: "cross, 5 of 5 bars | penalty cross, no bar"."""
    words = games.find(game).texts
    return " | ".join(
        counted(*words.text(f"mark.{mark.kind}"), mark.number)
        if words.has(f"mark.{mark.kind}")
        else f"{mark.kind.replace('_', ' ')} {mark.number}"
        for mark in side
    )


def _title(match: Match, seed: bool) -> str:
    head = match.head
    chosen = [printable(head.preset)] if head.preset else []
    chosen += [f"{name}={str(value).lower()}" for name, value in _changed(head)]
    rules = f" ({', '.join(chosen)})" if chosen else ""
    told = translate("terminal", "{0}, {1} players").format(
        named.title(games.find(head.game)) + rules, len(head.players)
    )
    return told + (translate("terminal", ", seed {0}").format(head.seed) if seed else "")


def _changed(head: Head) -> Iterable[tuple[str, object]]:
    """Return the house rules that are not those of the preset."""
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
        [named.text(games.find(game), f"total.{total.key}"), *map(str, total.values)]
        for total in sheet.totals
    ]
    head = [translate("terminal", "deal"), *names]
    top, *rows = aligned([head, *lines, *totals], "<" + ">" * len(names)).split("\n")
    rule = "-" * max(map(len, (top, *rows)))
    for place in reversed(sorted({0, *sheet.starts, len(lines)})):
        rows.insert(place, rule)
    return "\n".join([top, *rows])


def _slate(game: str, names: Sequence[str], sheet: Sheet) -> str:
    width = max(map(len, names))
    return "\n".join(
        f"{name.ljust(width)}{GAP}{marks(game, side) or '-'}"
        for name, side in zip(names, sheet.slate, strict=True)
    )


def _trail(match: Match) -> str:
    """Return what was put right, with what stood there before."""
    lines = []
    for one in match.corrected():
        before = " ".join("-" if value is None else str(value) for value in one.before.values)
        told = translate("terminal", "deal {0} was corrected, before: {1}")
        why = f" ({printable(one.why)})" if one.why else ""
        lines.append(told.format(one.line + 1, before) + why)
    return "\n".join(lines)


def _stand_ins(match: Match, players: Sequence[str]) -> str:
    """For whom a bot has played, and in which deals, a line each."""
    told = translate("terminal", "a bot played for {0} in deals: {1}")
    return "\n".join(
        told.format(players[seat], ", ".join(map(str, deals)))
        for seat, deals in sorted(match.stood_in().items())
    )


def _end(match: Match, names: Sequence[str], sheet: Sheet) -> str:
    if sheet.over:
        told = translate("terminal", "winners: {0}")
        return told.format(", ".join(names[side] for side in sheet.winners))
    if match.turn == NOBODY:
        return translate("terminal", "The match is not over.")
    told = translate("terminal", "The match is not over; deal {0} is being played.")
    return told.format(match.deal_number)
