"""What a figure in the rules is, and how one is read from `figures.toml`; see `booklet.md`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from engine import games
from engine.cards import Card, UnknownCard, cards
from engine.lessons.lesson import LANGUAGES, Deal
from engine.moves import Move, read
from engine.parts.beside import text_beside
from engine.sheet import Line

Text: TypeAlias = Mapping[str, str]

KINDS = ("trick", "order", "values", "rows", "melds", "slate", "claim", "deal")
"""What there are pictures of."""

_KEYS = {
    *("kind", "preset", "options", "players", "table", "phase", "cards", "names", "winner", "hand"),
    *("may", "groups", "rows", "melds", "dead", "points", "laid", "lines", "text", "try", "dealer"),
    *("claim", "granted", "moves"),
}
_GROUP = {"cards", "name", "about", "worth", "equal", "beside"}


class FigureError(ValueError):
    """A figure that cannot be shown or does not hold: of which game, which figure, and why."""

    def __init__(self, game: str, figure: str, why: str) -> None:
        super().__init__(f"{game}, figure {figure}: {why}")
        self.game, self.figure, self.why = game, figure, why


@dataclass(frozen=True)
class Group:
    """Some cards side by side, and what is said of them."""

    cards: tuple[Card, ...]
    name: Text
    about: Text = field(default_factory=dict)
    worth: int | None = None
    """What each of these cards counts; None where that is not what the figure is about."""
    equal: bool = False
    """Whether none of them beats another; they fall from left to right otherwise."""


@dataclass(frozen=True)
class Figure:
    """One picture of a game's rules. What it claims is compared with the rules by `check`.

    A trick's `cards` are in playing order, the first one led. `winner` is the place of the card
    that takes it, or has it so far. Of a `hand` whose turn it is, `may` are the cards that may be
    put down. `points` is the deadwood of `dead` and `laid` is what was added to melds.
    """

    game: str
    name: str
    kind: str
    text: Text
    preset: str
    options: Mapping[str, Any]
    players: int
    table: Mapping[str, Any]
    """Fields of the table that are so, such as the trump suit."""
    phase: str
    dealer: int
    cards: tuple[Card, ...]
    names: tuple[str, ...]
    winner: int
    hand: tuple[Card, ...]
    may: tuple[Card, ...]
    groups: tuple[Group, ...]
    rows: tuple[tuple[Card, ...], ...]
    dead: tuple[Card, ...]
    points: int | None
    laid: tuple[Card, ...]
    lines: tuple[Line, ...]
    claim: str
    """What the learner says of the tricks that are left, one of `engine.claims`."""
    granted: bool
    """Whether that can be shown."""
    moves: tuple[Move, ...]
    """How an example deal goes on from where it is tried, to its end."""
    deal: Deal | None
    """How it is put on the table to be tried."""


def figures(game: str) -> dict[str, Figure]:
    """Return the figures of a game by their names, {} if it has none; raises FigureError."""
    kind = games.find(game)
    text = text_beside(kind.package, "figures.toml")
    import tomllib  # not at every start

    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise FigureError(game, "?", str(error)) from error
    return {name: read_figure(game, name, one) for name, one in data.items()}


def read_figure(game: str, name: str, data: Mapping[str, Any]) -> Figure:
    """One figure from what stands in the file; raises FigureError."""
    try:
        return _read(game, name, data)
    except (UnknownCard, KeyError, TypeError, ValueError) as error:
        if isinstance(error, FigureError):
            raise
        raise FigureError(game, name, f"{type(error).__name__}: {error}") from error


def _read(game: str, name: str, data: Mapping[str, Any]) -> Figure:
    if unknown := set(data) - _KEYS:
        raise FigureError(game, name, f"unknown: {', '.join(sorted(unknown))}")
    if data["kind"] not in KINDS:
        raise FigureError(game, name, f"unknown kind {data['kind']!r}")
    kind = games.find(game)
    played = tuple(cards(data.get("cards", "")))
    rows = data.get("rows", data.get("melds", []))
    names = tuple(data.get("names", ()))
    return Figure(
        game,
        name,
        data["kind"],
        _text(game, name, data, "text"),
        data.get("preset", next(iter(kind.presets))),
        data.get("options", {}),
        data.get("players", len(names) or kind.usual()),
        data.get("table", {}),
        data.get("phase", ""),
        data.get("dealer", -1),
        played,
        names,
        data.get("winner", -1),
        tuple(cards(data.get("hand", ""))),
        tuple(cards(data.get("may", ""))),
        tuple(_group(game, name, one) for one in data.get("groups", ())),
        tuple(tuple(cards(row)) for row in rows),
        tuple(cards(data.get("dead", ""))),
        data.get("points"),
        tuple(cards(data.get("laid", ""))),
        tuple(
            Line(tuple(None if value == "" else value for value in line))
            for line in data.get("lines", ())
        ),
        data.get("claim", ""),
        bool(data.get("granted")),
        tuple(read(one) for one in data.get("moves", ())),
        _deal(data["try"], data.get("preset", next(iter(kind.presets)))) if "try" in data else None,
    )


def _group(game: str, name: str, data: Mapping[str, Any]) -> Group:
    if unknown := set(data) - _GROUP:
        raise FigureError(game, name, f"unknown: {', '.join(sorted(unknown))}")
    return Group(
        tuple(cards(data["cards"])),
        _text(game, name, data, "name"),
        _text(game, name, data, "about") if "about" in data else {},
        data.get("worth"),
        bool(data.get("equal")),
    )


def _text(game: str, name: str, data: Mapping[str, Any], key: str) -> Text:
    text = data.get(key, {})
    if set(text) != set(LANGUAGES) or not all(text.values()):
        raise FigureError(game, name, f"{key} is missing in {' or '.join(LANGUAGES)}")
    return {language: str(one) for language, one in text.items()}


def _deal(data: Mapping[str, Any], preset: str) -> Deal:
    opening = tuple(read(one) for one in data.get("opening", ()))
    done = tuple(read(one) for one in data["done"]) if "done" in data else opening
    lines = tuple(Line(tuple(line)) for line in data.get("lines", ()))
    return Deal.of(data, preset, opening, done, lines)
