"""What the logs and lists of the program may hold: each kind of event with its fields and bounds.

Readers, writers and forms ask these tables, and the fields of the window take
their limits from them. `log.md` and `tournament/log.md` say what each event means.
"""

from __future__ import annotations

from engine import bounds, seeds
from engine.head import LONGEST_ID
from engine.head import WAYS as BRANCH_WAYS
from engine.schema import (
    Either,
    Kind,
    Named,
    Nothing,
    Number,
    OneOf,
    Record,
    Row,
    Several,
    Switch,
    Table,
    Text,
)

DUELS = ("round_robin", "mitchell", "howell", "swiss", "knockout")
"""Ways to draw a round of two against each other: each against each, by the movements of Mitchell
and Howell, equals against equals, the loser goes."""

WAYS = ("drawn", "ranked", *DUELS, "final")
"""How a round can be drawn: by lot, by rank, two against each other, the best at one table."""

SCORINGS = ("points", "wins", "duplicate")
"""What a round is worth: the points of the table's result; 2 for each side at the table that has
done worse and 1 for each that has done as well; or the same, reckoned against those who held the
same cards at other tables."""

TIES = (
    *("wins", "best_round", "worst_round", "last_round", "direct", "opponents", "beaten", "lot"),
    "games_won",
)
"""What can decide between equal points, in a chain: rounds won at the table; the best round, the
worst, the last; the direct meeting; the points of all opponents, or of those who were beaten; lot;
games won, where tables hand those in. Whom nothing parts shares a place."""

SHARING = ("split", "lot")
"""How a shared place is paid: its prizes are put together and divided, or drawn lots for."""

THINGS = ("shared", "lot", "chosen")
"""Who gets a thing that several would share: all of them together, or one of them by lot; or all
things for places are chosen, the first to come first."""

AVERAGE = "average"
"""A round that was not played counts as the average of those that were."""

FIGURES = ("points", "won", "lost")
"""What each may hand in where a result is reckoned out of it: points, games won, games lost."""

BYES = ("sat_out", "scoring")
"""What a bye of a Swiss round counts: as any round sat out, or as a win where wins count."""

MOST_HANDICAP = 100_000
"""How many points are given, or taken, before the first round at the most."""
MOST_LOST = 99
"""More games nobody loses in a round."""
LARGEST = 9999
"""The largest start number."""

_MOST = bounds.NUMBER - 1
_ANY = Number(-_MOST, _MOST)
_COUNT = Number(0, _MOST)
_SETTING = Number(0, 10**9)
_NAME = Text(60)
_WORD = Text(60)
_TITLE = Text(120)
_REASON = Text(200)
_PACK = Text(bounds.TEXT, whole=True)
_ID = Text(LONGEST_ID, least=1, whole=True)
_OPTIONS = Named(_WORD, Either((Switch(), _ANY, _WORD)), 200)

# A match.

_SEAT = Number(0, 15)
_VALUES = Several(Either((_ANY, Nothing())), 16)
_LINE: dict[str, Kind] = {
    "values": _VALUES,
    "notes": Several(Row((Text(60, whole=True), _ANY)), 1000),
}
CORRECTION = Record(
    {"line": Number(1, _MOST), **_LINE, "why": _REASON}, frozenset({"line", *_LINE, "why"})
)
"""A line of the sheet that is put right."""
_BRANCH = Record(
    {"of": _ID, "deal": Number(1, _MOST), "move": Number(1, _MOST), "way": OneOf(BRANCH_WAYS)},
    frozenset({"of", "deal", "move", "way"}),
)
_MATCH_HEAD = Record(
    {
        "kartentisch": Number(1, _MOST),
        "game": _WORD,
        "preset": _WORD,
        "options": _OPTIONS,
        "seats": Several(Record({"name": _NAME, "bot": _WORD, "id": _ID}, frozenset({"name"})), 16),
        "seed": Either((Number(0, seeds.SEEDS - 1), Text(seeds.LENGTH, whole=True))),
        "started": Text(40),
        "id": _ID,
        "branch": _BRANCH,
        "cards": OneOf(("real",)),
    },
    frozenset({"kartentisch", "game", "options", "seats", "seed"}),
)

MATCH = Table(
    {
        "kartentisch": _MATCH_HEAD,
        "deal": Record(
            {"deal": Number(1, _MOST), "dealer": Number(-1, 15), "cards": _PACK},
            frozenset({"deal", "dealer", "cards"}),
        ),
        "move": Record({"move": Text(200, whole=True), "shuffled": _PACK}, frozenset({"move"})),
        "score": Record({"score": Record(_LINE, frozenset(_LINE))}, frozenset({"score"})),
        "say": Record(
            {"say": Row((_SEAT, Text(60, whole=True)), Either((Text(60, whole=True), _ANY)), 20)},
            frozenset({"say"}),
        ),
        "claim": Record(
            {
                "claim": Record(
                    {
                        "seat": _SEAT,
                        "kind": OneOf(("all", "none")),
                        "answer": OneOf(("granted", "not_shown", "declined")),
                    },
                    frozenset({"seat", "kind", "answer"}),
                )
            },
            frozenset({"claim"}),
        ),
        "help": Record(
            {
                "help": Record(
                    {
                        "seat": _SEAT,
                        "kind": Text(40, least=1, whole=True),
                        "deal": Number(1, _MOST),
                        "move": Number(1, _MOST),
                    },
                    frozenset({"seat", "kind", "deal", "move"}),
                )
            },
            frozenset({"help"}),
        ),
        "line": Record({"line": Record(_LINE, frozenset(_LINE))}, frozenset({"line"})),
        "correct": Record({"correct": CORRECTION}, frozenset({"correct"})),
        "undo": Record({"undo": Number(1, _MOST)}, frozenset({"undo"})),
        "redo": Record({"redo": Number(1, _MOST)}, frozenset({"redo"})),
    }
)
"""The log of an evening."""

# A club evening.

_START = Number(1, LARGEST)
_NUMBERS = Several(_ANY, 10_000)
_TABLES = Several(Several(_ANY, 8), 5_000)
_MARKS = Several(Text(60), 40, cut=True)
_GROUP = Text(20, whole=True)
_SCORE = Either((Number(-(10**9), 10**9), OneOf((AVERAGE,))))
_SIZE = Number(0, LARGEST)

PRIZE = Record(
    {
        "kind": OneOf(("place", "tag", "best_round", "last")),
        "place": _SETTING,
        "tag": Text(60),
        "money": _SETTING,
        "thing": _TITLE,
        "share": Number(0, 100),
        "group": _GROUP,
    },
    frozenset({"kind"}),
)
"""A prize among the settings of a club evening."""

_SETTINGS: dict[str, Kind] = {
    **dict.fromkeys(("title", "place", "club"), _TITLE),
    "date": Text(40),
    **dict.fromkeys(("game", "preset", "total"), _WORD),
    "options": _OPTIONS,
    "seed": Number(0, seeds.SEEDS - 1),
    "packs": Text(seeds.LENGTH, whole=True),
    "sizes": Several(Number(2, 8), 100, least=1),
    "best": Number(2, 8),
    "mixes": Named(_SIZE, Several(Number(1, 8), 5_000, least=1), 10_000),
    "sides": Named(_SIZE, Several(Several(Number(0, 7), 8), 8), 8),
    "plan": Several(OneOf(WAYS), 1000, least=1),
    "lives": Number(1, 2),
    **dict.fromkeys(("finalists", "drop", "deals", "fee"), _SETTING),
    "scoring": OneOf(SCORINGS),
    **dict.fromkeys(("sat_out", "missed"), _SCORE),
    "ties": Several(OneOf(TIES), 100),
    "sums": Named(_SIZE, Number(-(10**9), 10**9), 10),
    "currency": Text(4, whole=True),
    "prizes": Several(PRIZE, 1000),
    "rounding": Number(1, 10**9),
    "groups": Several(Text(20, least=1, whole=True), 8),
    "lost_fees": Several(_SETTING, 1000),
    "sharing": OneOf(SHARING),
    "things": OneOf(THINGS),
    "draws": Number(1, 5),
    "figures": Several(OneOf(FIGURES), 3),
    "byes": OneOf(BYES),
    **dict.fromkeys(
        ("pairs", "double", "carry", "fewest", "twice", "teams_apart", "duplicate"), Switch()
    ),
    "one_prize_each": Switch(),
}
SETTINGS = Record(_SETTINGS)
"""What the head of a club evening settles, and `set` changes."""

_PERSON: dict[str, Kind] = {
    "name": _NAME,
    "member": _COUNT,
    "team": _TITLE,
    "tags": _MARKS,
    "bot": _WORD,
    "group": _GROUP,
    "handicap": Number(-MOST_HANDICAP, MOST_HANDICAP),
}
_AT_TABLE = Row((_ANY, _ANY))
_RESULTS = Several(_ANY, 8)
_LOST = Several(Number(0, MOST_LOST), 8)
_HANDED: dict[str, Kind] = {
    "values": _RESULTS,
    "figures": Several(Several(_ANY, 3), 8),
    "passed": Number(0, 9999),
}
"""What a table hands in: its result, and what that was reckoned out of."""
_AHEAD = Several(Row((_TABLES, _NUMBERS)), 10_000)
_BROKEN = Several(Row((Text(20, whole=True),), _ANY, 10_000), 10_000)


def _event(kind: str, value: Kind, needed: str = "", **fields: Kind) -> tuple[str, Record]:
    """Return an event of a club evening; each may say who entered it and when."""
    record = {kind: value, **fields, "by": _NAME, "at": Text(40)}
    return kind, Record(record, frozenset({kind, *needed.split()}))


TOURNAMENT = Table(
    {
        "tournament": Record(
            {"tournament": Number(1, _MOST), **_SETTINGS}, frozenset({"tournament"})
        ),
        **dict(
            [
                _event("enter", _START, "name", **_PERSON),
                _event("change", _ANY, "", **_PERSON),
                _event("remove", _ANY),
                _event("renumber", _NUMBERS),
                _event("substitute", _ANY, "name", name=_NAME, member=_COUNT, bot=_WORD),
                _event("leave", _ANY),
                _event("back", _ANY),
                _event("absent", _ANY, "rounds", rounds=_NUMBERS),
                _event("pair", Row((_ANY, _ANY))),
                _event("part", _ANY),
                _event("fix", _ANY, "table", table=_ANY),
                _event("apart", Several(_NUMBERS, 5_000)),
                _event("pay", _ANY, who=_COUNT, what=_REASON),
                _event("hand", Row((_ANY, _ANY))),
                _event("choose", Row((_ANY, _ANY))),
                _event("set", SETTINGS),
                _event("prepare", _ANY, way=OneOf(WAYS), twice=Switch(), reason=_REASON),
                _event("cancel", _ANY),
                _event(
                    "draw",
                    _ANY,
                    "seed attempt tables out",
                    seed=_COUNT,
                    attempt=_COUNT,
                    tables=_TABLES,
                    out=_NUMBERS,
                    away=_NUMBERS,
                    ahead=_AHEAD,
                    broken=_BROKEN,
                    steps=_COUNT,
                    reason=_REASON,
                ),
                _event("swap", _ANY, "people", people=Row((_ANY, _ANY)), reason=_REASON),
                _event("redraw", _ANY, "reason", reason=_REASON),
                _event("confirm", _ANY),
                _event("start", _ANY),
                _event("close", _ANY),
                _event("reopen", _ANY, "reason", reason=_REASON),
                _event(
                    "result",
                    _AT_TABLE,
                    "values",
                    **_HANDED,
                    despite=_REASON,
                    source=Text(255),
                ),
                _event(
                    "again",
                    _AT_TABLE,
                    "values",
                    **_HANDED,
                    despite=_REASON,
                    games=_LOST,
                ),
                _event(
                    "correct",
                    _AT_TABLE,
                    "values reason",
                    **_HANDED,
                    reason=_REASON,
                    despite=_REASON,
                ),
                _event("handed", _AT_TABLE, "values", **_HANDED, despite=_REASON),
                _event("trust", _ANY, "tables", tables=_NUMBERS),
                _event(
                    "lost",
                    _AT_TABLE,
                    "games",
                    games=_LOST,
                    reason=_REASON,
                ),
                _event("undo", Number(1, _MOST), keep=_COUNT),
                _event("redo", Number(1, _MOST)),
            ]
        ),
    }
)
"""The log of a club evening."""

# Lists.

ADDRESS = Record(
    dict.fromkeys(
        ("salutation", "street", "postcode", "town", "country", "mail", "phone"), Text(120)
    )
)
FEDERATION = 30
"""A federation's number of a member has no more letters."""
TEMPLATE = Record({"text": Text(2000, whole=True)}, frozenset({"text"}))
"""A paper's own template; its picture is bounded where it is read."""
MEMBER = Record(
    {
        "number": Number(1, _MOST),
        "name": Text(60, least=1),
        "team": _TITLE,
        "tags": _MARKS,
        "address": ADDRESS,
        "federation": Text(FEDERATION),
    },
    frozenset({"number", "name", "team", "tags"}),
)
"""Somebody on the club's list."""
