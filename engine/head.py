"""The head of a log: which game, by which house rules, who plays, and the evening's seed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from engine import games, seeds
from engine.rules import Rules
from engine.seeds import BadSeed, Seed

Event: TypeAlias = dict[str, Any]
"""An entry of a log, as plain JSON values; `log.md` describes each."""

VERSION = 2
"""The version of the log in which this program begins an evening; it goes on with older ones."""

LONGEST_ID = 64
"""How many letters an id has at most."""

CLUB_TABLE = "table "
"""So begins the id of an evening that a table of a club evening plays."""

WAYS = ("as_it_was", "dealt_anew", "lesson")
"""How a side evening takes up the deal that it comes from."""


class BadLog(ValueError):
    """An event that does not fit the ones before it: its number (0 is the head), and why.

    `phrase` is a few words, in which {0} and {1} stand for what is in `about`.
    """

    def __init__(self, number: int, phrase: str, *about: object) -> None:
        self.number = number
        self.phrase = phrase
        self.about = about
        super().__init__(f"event {number}: {self.why}")

    @property
    def why(self) -> str:
        """The phrase with what it is about."""
        return self.phrase.format(*self.about) if self.about else self.phrase


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: a person, or a bot of this kind.

    `id` is the same wherever the same person sits down, "" where nobody keeps one.
    """

    name: str
    bot: str = ""
    id: str = ""


@dataclass(frozen=True, slots=True)
class Branch:
    """Where a side evening comes from: the evening `of` this id, before a move of one of its deals.

    `deal` and `move` count from 1; `way` is one of `WAYS`.
    """

    of: str
    deal: int
    move: int
    way: str


@dataclass(frozen=True, slots=True)
class Head:
    """The first event: which game, with which house rules, who plays, and the evening's seed.

    `started` is the day and time as ISO text, given by a caller that has a clock, or "". With
    `real_cards` the deals are played on a real table, and only their lines are entered. `id` is
    the evening's own, "" if it has none. `version` is that of the log; in version 1 a seed is a
    number, and there are neither ids nor a branch.
    """

    game: str
    preset: str
    options: Mapping[str, Any]
    players: tuple[Player, ...]
    # Not in `repr`: it leads to every card of the evening.
    seed: Seed = field(repr=False)
    started: str = ""
    real_cards: bool = False
    id: str = ""
    branch: Branch | None = None
    version: int = VERSION

    @property
    def at_club(self) -> bool:
        """Whether this is the match of a table at a club, whose packs others may yet play."""
        return self.id.startswith(CLUB_TABLE)

    def event(self) -> Event:
        """Return the head as an event."""
        event: Event = {
            "kartentisch": self.version,
            "game": self.game,
            "preset": self.preset,
            "options": dict(self.options),
            "seats": [self._seat(one) for one in self.players],
            "seed": self.seed if self.version == 1 else str(self.seed),
            "started": self.started,
        }
        if self.version > 1 and self.id:
            event["id"] = self.id
        if self.version > 1 and self.branch is not None:
            one = self.branch
            event["branch"] = {"of": one.of, "deal": one.deal, "move": one.move, "way": one.way}
        if self.real_cards:
            event["cards"] = "real"
        return event

    def _seat(self, one: Player) -> Event:
        seat = {"name": one.name}
        if one.bot:
            seat["bot"] = one.bot
        if self.version > 1 and one.id:
            seat["id"] = one.id
        return seat

    @classmethod
    def from_event(cls, event: Event) -> Head:
        """Return the head of a log; raises BadLog."""
        match event:
            case {
                "kartentisch": int(version),
                "game": str(game),
                "options": dict(options),
                "seats": [*seats],
                "seed": seed,
            } if type(version) is int and 0 < version <= VERSION:
                return cls(
                    game,
                    str(event.get("preset", "")),
                    options,
                    tuple(_player(seat, version) for seat in seats),
                    _seed(seed, version),
                    str(event.get("started", "")),
                    event.get("cards") == "real",
                    _id(event, version),
                    _branch(event, version),
                    version,
                )
        raise BadLog(0, "{0} cannot be read", "head")

    def make(self) -> Rules[Any]:
        """Return the game; raises UnknownGame, BadOption or WrongNumber."""
        kind = games.find(self.game)
        return kind.make(kind.options.from_dict(self.options), len(self.players))


def _player(data: object, version: int) -> Player:
    match data:
        case {"name": str(name), **rest}:
            return Player(name, str(rest.get("bot", "")), _id(rest, version))
    raise BadLog(0, "{0} cannot be read", "seats")


def _seed(data: object, version: int) -> Seed:
    if version == 1 and type(data) is int and 0 <= data < seeds.SEEDS:
        return data
    if version > 1 and isinstance(data, str):
        try:
            return seeds.written(data)
        except BadSeed as error:
            raise BadLog(0, "{0} cannot be read", "seed") from error
    raise BadLog(0, "{0} cannot be read", "seed")


def _id(data: Mapping[Any, Any], version: int) -> str:
    """Return the id of an evening or of the person who sits there, "" if there is none."""
    if version == 1 or "id" not in data:
        return ""
    match data["id"]:
        case str(text) if 0 < len(text) <= LONGEST_ID:
            return text
    raise BadLog(0, "{0} cannot be read", "id")


def _branch(event: Event, version: int) -> Branch | None:
    if version == 1 or "branch" not in event:
        return None
    match event["branch"]:
        case {"of": str(of), "deal": int(deal), "move": int(move), "way": str(way)} if (
            0 < len(of) <= LONGEST_ID
            and type(deal) is type(move) is int
            and min(deal, move) > 0
            and way in WAYS
        ):
            return Branch(of, deal, move, way)
    raise BadLog(0, "{0} cannot be read", "branch")
