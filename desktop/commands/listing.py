"""`kartentisch list`: the games, their variants and house rules, the bots, and the score sheets."""

from __future__ import annotations

import argparse
import textwrap
from typing import Any

from desktop.commands import arguments, data, named
from desktop.commands.complaints import Complaint, finished
from desktop.commands.tables import aligned, width
from desktop.common.terminal_help import did_you_mean, one_of, translate
from engine import bots, games
from engine.options import Value
from engine.rules.game import Game

WHAT = ("games", "variants", "options", "players", "sheets")


def add_to(subparsers: arguments.Subparsers) -> None:
    """Add this command and its arguments."""
    about = translate(
        "help", "list games, variants, house rules, computer players and score sheets"
    )
    parser = arguments.command(subparsers, "list", about, run)
    parser.add_argument(
        "what",
        nargs="?",
        default=WHAT[0],
        metavar=translate("help", "WHAT"),
        help=translate("help", "{0}, or a game of which to list everything").format(one_of(WHAT)),
    )
    parser.add_argument(
        "game",
        nargs="?",
        metavar=translate("help", "GAME"),
        help=translate("help", "list variants or options of this game only"),
    )
    arguments.json(parser)
    arguments.lang(parser)


def run(args: argparse.Namespace) -> int:
    """Print it; returns the exit status."""
    return finished(lambda: _list(args))


def _list(args: argparse.Namespace) -> None:
    told, value = _asked(args.what, args.game)
    if args.json:
        data.put(value)
    else:
        print(told)


def _asked(what: str, game: str | None) -> tuple[str, dict[str, data.Json]]:
    """Return what is asked for, as text and as JSON."""
    if what not in WHAT:
        if game is not None:
            known = one_of(WHAT)
            raise Complaint(translate("terminal", "“{0}” is not one of {1}").format(what, known))
        return _everything(_one(what))
    if game is not None and what not in ("variants", "options"):
        raise Complaint(translate("terminal", "“{0}” is one word too many").format(game))
    some = [named.game(game, by_hand=True)] if game is not None else _all(games.names())
    match what:
        case "variants":
            return _variants(some), {"games": [_brief(kind) for kind in some]}
        case "options":
            return _options(some), {"games": [_whole(kind) for kind in some]}
        case "players":
            return _players()
        case "sheets":
            some = _all(games.sheets_by_hand())
            return _games(some), {"sheets": [_brief(kind) for kind in some]}
    return _games(some), {"games": [_brief(kind) for kind in some]}


def _one(word: str) -> Game[Any]:
    """Return the game of this name; what else can be listed may have been meant too."""
    try:
        return named.game(word, by_hand=True)
    except Complaint:
        if near := did_you_mean(word, [*WHAT, *games.everything()]):
            told = translate("terminal", "there is no list and no game “{0}”").format(word)
            raise Complaint(told + near) from None
        raise


def _all(names: list[str]) -> list[Game[Any]]:
    return [games.find(name) for name in names]


# As text.


def _games(some: list[Game[Any]]) -> str:
    head = [
        translate("terminal", "name"),
        translate("terminal", "game"),
        translate("terminal", "players"),
        translate("terminal", "variants"),
    ]
    rows = [
        [kind.name, named.title(kind), one_of(kind.seats), str(len(kind.presets))] for kind in some
    ]
    return aligned([head, *rows], "<<<>")


def _variants(some: list[Game[Any]]) -> str:
    head = [
        translate("terminal", "game"),
        translate("terminal", "variant"),
        translate("terminal", "title"),
    ]
    rows = [
        [kind.name, name, named.text(kind, f"preset.{name}")]
        for kind in some
        for name in kind.presets
    ]
    return aligned([head, *rows])


def _options(some: list[Game[Any]]) -> str:
    parts = []
    for kind in some:
        lines = [named.title(kind)]
        for name in kind.options.names():
            lines.append(f"  {name}: {named.text(kind, f'option.{name}')}")
            values = one_of(kind.options.values(name))
            lines.append(textwrap.fill(values, width(), initial_indent="      ",
                                       subsequent_indent="      "))  # fmt: skip
        parts.append("\n".join(lines))
    return "\n\n".join(parts)


def _players() -> tuple[str, dict[str, data.Json]]:
    from desktop.commands.qt_words import qt_speaks
    from desktop.scene import bot_words

    with qt_speaks():
        levels = [[one, bot_words.title(one), bot_words.about(one)] for one in bots.BOTS]
        manners = [
            [f"strong:{one}", bot_words.character(one), bot_words.about_character(one)]
            for one in bots.CHARACTERS
        ]
    head = [
        translate("terminal", "bot"),
        translate("terminal", "title"),
        translate("terminal", "how it plays"),
    ]
    names = ("name", "title", "about")
    value = {"players": [dict(zip(names, row, strict=True)) for row in [*levels, *manners]]}
    return aligned([head, *levels, *manners]), value


def _everything(kind: Game[Any]) -> tuple[str, dict[str, data.Json]]:
    told = translate("terminal", "{0} ({1}), players: {2}")
    parts = [told.format(named.title(kind), kind.name, one_of(kind.seats)), _variants([kind])]
    if kind.options.names():
        head = translate("terminal", "House rules (--option NAME=VALUE), the usual value first:")
        parts.append(f"{head}\n\n" + _options([kind]).partition("\n")[2])
    return "\n\n".join(parts), {"games": [_whole(kind)]}


# As JSON.


def _brief(kind: Game[Any]) -> dict[str, data.Json]:
    return {
        "name": kind.name,
        "title": named.title(kind),
        "players": [*kind.seats],
        "variants": [
            {
                "name": name,
                "title": named.text(kind, f"preset.{name}"),
                "players": [*kind.seats_of(options)],
            }
            for name, options in kind.presets.items()
        ],
    }


def _whole(kind: Game[Any]) -> dict[str, data.Json]:
    return _brief(kind) | {
        "options": [
            {
                "name": name,
                "title": named.text(kind, f"option.{name}"),
                "values": [_value(kind, name, one) for one in kind.options.values(name)],
                "default": {
                    variant: options.as_dict()[name] for variant, options in kind.presets.items()
                },
            }
            for name in kind.options.names()
        ]
    }


def _value(kind: Game[Any], name: str, value: Value) -> dict[str, data.Json]:
    key = f"option.{name}.{value}"
    told = named.text(kind, key) if kind.texts.has(key) else one_of([value])
    return {"value": value, "title": told}
