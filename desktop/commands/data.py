"""Tables, facts and sheets as plain JSON values, for other programs. No game is named here.

Cards become their codes, seats stay numbers (-1 for nobody), a trick becomes an object.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, TypeAlias

from engine.cards import Card
from engine.facts import Fact
from engine.head import Head
from engine.match import Match
from engine.moves import Call, write
from engine.table import Table

Json: TypeAlias = Any

VERSION = 1
"""Of everything that commands print as JSON: it counts up when a name goes or means another thing.

New names may come at any time.
"""


def plain(value: object) -> Json:
    """Return a value of a table or a sheet as JSON: numbers, texts, lists and objects."""
    match value:
        case Card():
            return value.code
        case Call():
            return write(value)
        case tuple() if hasattr(value, "_asdict"):
            return {name: plain(one) for name, one in value._asdict().items()}
        case list() | tuple():
            return [plain(one) for one in value]
        case dict():
            return {str(key): plain(one) for key, one in value.items()}
        case None | bool() | int() | str():
            return value
    raise TypeError(type(value))


def table(t: Table | None) -> Json:
    """Every field of a table by its name; None for no table."""
    return None if t is None else plain(t.fields())


def facts(some: Sequence[Fact]) -> Json:
    """Each fact as its key and arguments."""
    return [[fact.key, *map(plain, fact.args)] for fact in some]


def head(first: Head) -> dict[str, Json]:
    """Who plays what, with which house rules."""
    return {
        "game": first.game,
        "preset": first.preset,
        "options": dict(first.make().options),
        "players": [{"name": player.name, "bot": player.bot} for player in first.players],
        "seed": first.seed,
    }


def sheet(match: Match) -> dict[str, Json]:
    """Return the evening so far: its head, and what its lines come to."""
    kept = match.sheet()
    right = {"corrected": corrected(match)} if match.corrected() else {}
    stood_in = [{"seat": seat, "deals": deals} for seat, deals in sorted(match.stood_in().items())]
    away = {"stood_in": stood_in} if stood_in else {}
    return (
        head(match.head)
        | right
        | away
        | {
            "deals": match.deal_number,
            "lines": [line.as_dict() for line in kept.lines],
            "slate": plain(kept.slate),
            "totals": {total.key: list(total.values) for total in kept.totals},
            "starts": list(kept.starts),
            "over": kept.over,
            "winners": list(kept.winners),
        }
    )


def corrected(match: Match) -> list[Json]:
    """Return the corrections of the sheet in the order in which they were made."""
    return [
        {"number": one.line + 1, "before": one.before.as_dict(), "why": one.why}
        for one in match.corrected()
    ]


def put(value: dict[str, Json]) -> None:
    """Print a JSON object as one line of ASCII, with the version of what is in it."""
    put_line({"version": VERSION} | value)


def put_line(value: Json) -> None:
    """Print a JSON value as one line of ASCII."""
    print(json.dumps(value))
