"""The head of a log: which game, by which house rules, who plays, and the evening's seed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine import games, shuffle
from engine.rules import Rules

Event: TypeAlias = dict[str, Any]
"""An entry of a log, as plain JSON values; `log.md` describes each."""

VERSION = 1
"""The version of the log that this program writes."""


class BadLog(ValueError):
    """An event that does not fit the ones before it: its number (0 is the head), and why."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(f"event {number}: {why}")
        self.number = number
        self.why = why


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: a person, or a bot of this kind."""

    name: str
    bot: str = ""


@dataclass(frozen=True, slots=True)
class Head:
    """The first event: which game, with which house rules, who plays, and the evening's seed.

    `started` is the day and time as ISO text, given by whoever has a clock, or "". With
    `real_cards` the deals are played on a real table, and only their lines are entered.
    """

    game: str
    preset: str
    options: Mapping[str, Any]
    players: tuple[Player, ...]
    seed: int
    started: str = ""
    real_cards: bool = False

    def event(self) -> Event:
        """The head as an event."""
        seats = [
            {"name": one.name, "bot": one.bot} if one.bot else {"name": one.name}
            for one in self.players
        ]
        event: Event = {
            "kartentisch": VERSION,
            "game": self.game,
            "preset": self.preset,
            "options": dict(self.options),
            "seats": seats,
            "seed": self.seed,
            "started": self.started,
        }
        if self.real_cards:
            event["cards"] = "real"
        return event

    @classmethod
    def from_event(cls, event: Event) -> Head:
        """The head of a log; raises BadLog."""
        match event:
            case {
                "kartentisch": int(),
                "game": str(game),
                "options": dict(options),
                "seats": [*seats],
                "seed": int(seed),
            } if type(seed) is int and 0 <= seed < shuffle.SEEDS:
                players = tuple(_player(seat) for seat in seats)
                preset, started = event.get("preset", ""), event.get("started", "")
                real = event.get("cards") == "real"
                return cls(game, str(preset), options, players, seed, str(started), real)
        raise BadLog(0, "head")

    def make(self) -> Rules[Any]:
        """The game; raises UnknownGame, BadOption or WrongNumber."""
        kind = games.find(self.game)
        return kind.make(kind.options.from_dict(self.options), len(self.players))


def _player(data: object) -> Player:
    match data:
        case {"name": str(name), **rest}:
            return Player(name, str(rest.get("bot", "")))
    raise BadLog(0, "seats")
