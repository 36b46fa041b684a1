"""What was chosen for the last match, kept as JSON among the settings.

What cannot be read, because a person or another version has written it, is left out.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from desktop.common.settings import Settings
from engine.agreement import Agreement
from engine.bots import known
from engine.head import Player
from engine.options import BadOption, Options
from engine.rules.game import Game

KEY = "new_match"
FIRST_GAME = "ramsen"
"""What is proposed to somebody who has never chosen a game."""
FIRST_SCORES = ("skat", "schafkopf", "doppelkopf", "jass", "romme")
"""What most tables write down, for a house that has written down little yet."""


class LastTable(NamedTuple):
    """The last table of a game: the players by seat, and the computer player of each seat.

    A seat keeps its computer player while a person sits there. Entries of `bots` that are no
    computer players do not count.
    """

    players: list[Player]
    bots: list[Player]


@dataclass
class LastChoice:
    """The game last played, and for each game its table, how many played and by which rules."""

    game: str = ""
    recent: list[str] = field(default_factory=list)
    """The games that were chosen, the last one first."""
    tables: dict[str, LastTable] = field(default_factory=dict)
    """By game, those with real cards under a key of their own (`key_of`)."""
    numbers: dict[str, int] = field(default_factory=dict)
    options: dict[str, dict[str, Any]] = field(default_factory=dict)
    real_cards: bool = False
    """Whether only the score was kept where cards could have been dealt."""
    agreed: Agreement | None = None
    """What help was allowed; None if nobody has chosen yet."""

    @classmethod
    def read(cls, settings: Settings) -> LastChoice:
        """Return what was kept; whatever makes no sense is left out."""
        kept = settings.remembered(KEY)
        try:
            data = json.loads(kept or "{}")
        except ValueError:
            return cls()
        if not isinstance(data, dict):
            return cls()
        return cls(
            game=_word(data.get("game")),
            recent=_recent(data),
            tables=_tables(data),
            numbers={k: v for k, v in _dict(data.get("numbers")).items() if type(v) is int},
            options={k: v for k, v in _dict(data.get("options")).items() if isinstance(v, dict)},
            real_cards=data.get("real_cards") is True,
            agreed=_agreed(data.get("agreed")),
        )

    def write(self, settings: Settings) -> None:
        """Keep it for the next time."""
        data: dict[str, Any] = {
            "game": self.game,
            "recent": self.recent,
            "tables": {
                key: {"players": _written(one.players), "bots": _written(one.bots)}
                for key, one in self.tables.items()
            },
            "numbers": self.numbers,
            "options": self.options,
            "real_cards": self.real_cards,
        }
        if self.agreed is not None:
            data["agreed"] = self.agreed.words()
        settings.remember(KEY, json.dumps(data, ensure_ascii=False))

    def number_for(self, kind: Game[Any]) -> int:
        """How many played this game last, or usually do."""
        number = self.numbers.get(kind.name, 0)
        options = self.options_for(kind)
        return number if number in kind.seats_of(options) else kind.usual(options)

    def options_for(self, kind: Game[Any]) -> Options:
        """Return the house rules by which this game was last played, or of its first preset."""
        try:
            return kind.options.from_dict(self.options[kind.name])
        except (KeyError, BadOption):
            return next(iter(kind.presets.values()), kind.options())

    def table(self, kind: Game[Any], *, real: bool) -> LastTable:
        """Return the table of this game, with real cards or not; empty if it was never played.

        Computer players of a game that was never played are those of the last one: their
        strength was chosen.
        """
        empty = LastTable([], [])
        bots = self.tables.get(self.game, empty).bots
        return self.tables.get(key_of(kind.name, real=real), empty._replace(bots=bots))

    def note(
        self, kind: Game[Any], number: int, table: LastTable, options: Options, *, real: bool
    ) -> None:
        """Take note of a choice."""
        self.game = kind.name
        self.recent = [kind.name, *(one for one in self.recent if one != kind.name)]
        self.tables[key_of(kind.name, real=real)] = table
        self.numbers[kind.name] = number
        self.options[kind.name] = dict(options.as_dict())


def key_of(game: str, *, real: bool) -> str:
    """Return the key of a game's table; no game has a blank in its name."""
    return f"{game} real" if real else game


def _tables(data: dict[str, Any]) -> dict[str, LastTable]:
    """Return the tables that were kept; 0.1.0 had one list of players for all games."""
    tables = {
        key: LastTable(_players(one.get("players")), _players(one.get("bots")))
        for key, one in _dict(data.get("tables")).items()
        if isinstance(one, dict)
    }
    if (older := _players(data.get("players"))) and (game := _word(data.get("game"))):
        key = key_of(game, real=data.get("real_cards") is True)
        tables.setdefault(key, LastTable(older, older))
    return tables


def _players(data: object) -> list[Player]:
    return [_player(one) for one in _list(data) if isinstance(one, dict)]


def _written(players: Sequence[Player]) -> list[dict[str, str]]:
    return [{"name": one.name, "bot": one.bot, "id": one.id} for one in players]


def _recent(data: dict[str, Any]) -> list[str]:
    """Return the games of before.

    In settings of an older program only the first of them, the last one played, is in order.
    """
    older = [data.get("game"), *_dict(data.get("numbers"))]
    kept = _list(data.get("recent")) or older
    return list(dict.fromkeys(one for one in kept if isinstance(one, str) and one))


def _agreed(data: object) -> Agreement | None:
    if not isinstance(data, list):
        return None
    return Agreement.of({"help": {"kind": word}} for word in data if isinstance(word, str))


def _word(data: object) -> str:
    return data if isinstance(data, str) else ""


def _list(data: object) -> list[Any]:
    return data if isinstance(data, list) else []


def _dict(data: object) -> dict[str, Any]:
    return data if isinstance(data, dict) else {}


def _player(data: dict[str, Any]) -> Player:
    bot = _word(data.get("bot"))
    return Player(_word(data.get("name")), bot if known(bot) else "", _word(data.get("id")))
