"""Reads what commands are given as text: numbers, seeds, house rules. Raises Complaint."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop.commands.complaints import Complaint, one_of
from desktop.common.fresh_seed import fresh
from engine import seeds
from engine.options import BadOption, Options
from engine.rules.game import Game
from engine.seeds import BadSeed, Seed


def number(name: str, text: str | None, default: int, low: int = 1, high: int | None = 99) -> int:
    """The number in a text if it is within these bounds, or the default if there is no text."""
    if text is None:
        return default
    if not (text.isascii() and text.isdigit() and len(text) < 20):
        raise Complaint(f"{name} {text!r} is not a number")
    value = int(text)
    if value < low or (high is not None and value > high):
        reach = f"{low} or more" if high is None else f"from {low} to {high}"
        raise Complaint(f"{name} {value} should be {reach}")
    return value


def seed_of(text: str | None) -> Seed:
    """The seed of an evening, a number or a code; one that nobody can guess if there is no text."""
    if text is None:
        return fresh()
    try:
        return seeds.read(text)
    except BadSeed as error:
        wrong = "is mistyped" if error.kind in ("check", "symbol") else "is no seed"
        reach = f"a number from 0 to {seeds.SEEDS - 1} or a code of {seeds.LENGTH} letters"
        raise Complaint(f"--seed {text!r} {wrong}; it should be {reach}") from error


def players_of(game: Game[Any], text: str | None) -> int:
    """How many play."""
    players = number("--players", text, game.usual())
    if players not in game.seats:
        allowed = one_of(game.seats)
        raise Complaint(f"{game.name} is not made for {players} players, only for {allowed}")
    return players


def rules_of(game: Game[Any], preset: str | None, texts: Sequence[str]) -> tuple[str, Options]:
    """A preset by its name, the first if none is named, and the house rules with changes."""
    preset = next(iter(game.presets)) if preset is None else preset
    if preset not in game.presets:
        raise Complaint(f"{game.name} has no preset {preset!r}; it has {one_of(game.presets)}")
    changes = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise Complaint(f"--option {text!r} should be NAME=VALUE")
        if name not in game.options.names():
            known = one_of(game.options.names())
            raise Complaint(f"{game.name} has no option {name!r}; it has {known}")
        changes[name] = value
    try:
        return preset, game.presets[preset].with_texts(changes)
    except BadOption as error:
        values = one_of(game.options.values(error.name))
        message = f"the option {error.name} cannot be {error.value!r}, only {values}"
        raise Complaint(message) from error
