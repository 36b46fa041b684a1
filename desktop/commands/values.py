"""Reads what commands are given as text: numbers, seeds, house rules. Raises Complaint."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from desktop.commands import named
from desktop.commands.complaints import Complaint
from desktop.common.fresh_seed import fresh
from desktop.common.terminal_help import did_you_mean, one_of, translate
from engine import bounds, seeds
from engine.bounds import quoted
from engine.options import BadOption, Options
from engine.rules.game import Game
from engine.seeds import BadSeed, Seed


def number(name: str, text: str | None, default: int, low: int = 1, high: int | None = 99) -> int:
    """Return the number in a text if it is within these bounds; without a text, the default."""
    if text is None:
        return default
    if not re.fullmatch(r"[+-]?[0-9]+", text):
        told = translate("terminal", "{0}: “{1}” is not a number")
        raise Complaint(told.format(name, quoted(text)))
    value = int(text[:4000])  # what is cut off is beyond every bound
    if high is None and value >= bounds.NUMBER:
        told = translate("terminal", "{0}: {1} is too large")
        raise Complaint(told.format(name, quoted(text)))
    if high is None and value < low:
        told = translate("terminal", "{0}: {1} is too small, at least {2}")
        raise Complaint(told.format(name, quoted(text), low))
    if value < low or (high is not None and value > high):
        told = translate("terminal", "{0}: {1} is not between {2} and {3}")
        raise Complaint(told.format(name, quoted(text), low, high))
    return value


def seed_of(text: str | None) -> Seed:
    """Return the seed in a text, a number or a code; without a text, one that nobody can guess."""
    if text is None:
        return fresh()
    try:
        return seeds.read(text)
    except BadSeed as error:
        if error.kind in ("check", "symbol"):
            told = translate("terminal", "--seed: “{0}” is mistyped, please compare it again")
            raise Complaint(told.format(text)) from error
        told = translate(
            "terminal", "--seed: “{0}” is neither a number up to {1} nor a code of {2} letters"
        )
        raise Complaint(told.format(text, seeds.SEEDS - 1, seeds.LENGTH)) from error


def players_of(game: Game[Any], text: str | None, options: Options) -> int:
    """How many play by these house rules."""
    players, seats = number("--players", text, game.usual(options)), game.seats_of(options)
    if players not in seats:
        told = translate("terminal", "{0} is not made for {1} players, only for {2}")
        title = named.title(game)
        preset = next((one for one, its in game.presets.items() if its == options), "")
        if players in game.seats and preset:
            title = f"{title} ({named.text(game, f'preset.{preset}')})"
        raise Complaint(told.format(title, players, one_of(seats)))
    return players


def rules_of(game: Game[Any], preset: str | None, texts: Sequence[str] = ()) -> tuple[str, Options]:
    """Return a variant by its name, or the first one, and the house rules with changes."""
    preset = next(iter(game.presets)) if preset is None else named.preset(game, preset)
    changes = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            told = translate("terminal", "--option: “{0}” should be NAME=VALUE")
            raise Complaint(told.format(text))
        known = game.options.names()
        if name not in known:
            told = translate("terminal", "{0} has no house rule “{1}”")
            near = did_you_mean(name, known) or translate("terminal", "; there are: {0}").format(
                one_of(known)
            )
            raise Complaint(told.format(named.title(game), name) + near)
        changes[name] = value
    try:
        return preset, game.presets[preset].with_texts(changes)
    except BadOption as error:
        told = translate("terminal", "the house rule {0} cannot be “{1}”, only {2}")
        values = one_of(game.options.values(error.name))
        raise Complaint(told.format(error.name, error.value, values)) from error
