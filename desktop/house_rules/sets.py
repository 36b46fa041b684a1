"""House rules that were given a name: kept for their game, and shared as a file.

A set that this program cannot read, because a newer one has written it, is kept as it is and not
offered.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, NamedTuple

from PySide6.QtCore import QCoreApplication

from desktop.common import paths
from desktop.common.house import LONGEST_NAME, tidy
from desktop.common.shared_list import SharedList
from engine import games
from engine.head import Head
from engine.options import BadOption, Options
from engine.rules.game import Game
from engine.store import parse

translate = QCoreApplication.translate

OWN = ""
"""In place of a variant's key: house rules that are none of the variants."""
_SET = "set "
"""Stands in the key of a variant before the name of a set; no preset has a blank in its name."""
SUFFIX = ".house-rules"
KIND, FORMAT = "kartentisch house rules", 1
LARGEST = 100_000
"""The most bytes that a shared file may have."""
MOST = 500
"""The most sets that are kept."""
KEPT = 3
"""How many older lists are kept, each as it was before a change."""

Raw = dict[str, Any]
Why = Literal["unreadable", "other", "newer", "no game"]


class NamedRules(NamedTuple):
    """House rules of a game under a name."""

    game: str
    name: str
    options: Options


class NotTaken(ValueError):
    """A file that holds no house rules that can be played here, and why."""

    def __init__(self, why: Why, game: str = "") -> None:
        super().__init__(why)
        self.why: Why = why
        self.game = game


class NamedSets:
    """The sets that are kept, which other windows may change, too. Changes raise OSError."""

    def __init__(self) -> None:
        self._list: SharedList[tuple[Raw, ...]] = SharedList(
            paths.house_rules_file,
            _read,
            lambda sets: {"sets": list(sets)},
            tuple,
            kept=KEPT,
        )

    def of(self, kind: Game[Any]) -> dict[str, Options]:
        """Return the sets of a game that can be read, by name and in their alphabet."""
        found = {}
        for one in self._list.value:
            if one["game"] == kind.name and (options := _options(kind, one)) is not None:
                found[str(one["name"])] = options
        return dict(sorted(found.items(), key=lambda one: one[0].casefold()))

    def variants(self, kind: Game[Any]) -> dict[str, Options]:
        """Return the presets and the sets of a game by their keys, in the order they stand in."""
        own = {_SET + name: options for name, options in self.of(kind).items()}
        return {**kind.presets, **own}

    def save(self, kind: Game[Any], name: str, options: Options) -> str:
        """Keep house rules under a name, in place of those that have it; returns their key."""
        name = tidy(name)
        made = {"game": kind.name, "name": name, "options": options.as_dict()}

        def saved(sets: tuple[Raw, ...]) -> tuple[Raw, ...]:
            return (*_without(sets, kind.name, name), made)[-MOST:]

        self._list.change(saved)
        return _SET + name

    def rename(self, kind: Game[Any], name: str, other: str) -> str:
        """Give a set another name; returns its new key."""
        options, other = self.of(kind)[name], tidy(other)
        made = {"game": kind.name, "name": other, "options": options.as_dict()}

        def renamed(sets: tuple[Raw, ...]) -> tuple[Raw, ...]:
            return (*_without(_without(sets, kind.name, name), kind.name, other), made)

        self._list.change(renamed)
        return _SET + other

    def delete(self, kind: Game[Any], name: str) -> None:
        """Forget a set."""
        self._list.change(lambda sets: _without(sets, kind.name, name))

    def taken(self, kind: Game[Any], name: str) -> str:
        """Return the set that has this name already, however it is written; "" for none."""
        wanted = tidy(name).casefold()
        names = (str(one["name"]) for one in self._list.value if one["game"] == kind.name)
        return next((one for one in names if one.casefold() == wanted), "")

    def free_name(self, kind: Game[Any], name: str) -> str:
        """Return this name, or with a number where a set has it."""
        name, found, number = tidy(name), tidy(name), 2
        while self.taken(kind, found):
            tail = f" {number}"
            found, number = name[: LONGEST_NAME - len(tail)].rstrip() + tail, number + 1
        return found

    def take(self, shared: NamedRules) -> str:
        """Keep a set from a file, under its name if that is free; returns its key.

        One that is here with the same rules is not kept twice.
        """
        kind = games.find(shared.game)
        same = self.taken(kind, shared.name)
        if same and self.of(kind).get(same) == shared.options:
            return _SET + same
        return self.save(kind, self.free_name(kind, shared.name), shared.options)


def set_name(key: str) -> str:
    """Return the name of the set that a variant is; "" for a preset and for own rules."""
    return key.removeprefix(_SET) if key.startswith(_SET) else ""


def set_of(head: Head) -> str:
    """Return the name of the set by which a match is played, "" for none that is kept here."""
    kind = games.find(head.game)
    options = kind.options.from_dict(head.options)
    return next((name for name, one in NamedSets().of(kind).items() if one == options), "")


def variant_of(variants: Mapping[str, Options], options: Options) -> str:
    """Return the key of the variant that these house rules are, `OWN` if they are none."""
    return next((key for key, one in variants.items() if one == options), OWN)


# Files.


def shared(one: NamedRules) -> bytes:
    """Return what is written into a file to be given to others."""
    data = {
        "kind": KIND,
        "format": FORMAT,
        "game": one.game,
        "name": one.name,
        "options": one.options.as_dict(),
    }
    return (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode()


def opened(path: Path) -> NamedRules:
    """Return the house rules of a file; raises OSError and NotTaken."""
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    return understood(data, path.stem)


def understood(data: bytes, called: str = "") -> NamedRules:
    """Return the house rules that a shared file holds; raises NotTaken.

    A set without a name is `called` as its file is.
    """
    if len(data) > LARGEST:
        raise NotTaken("other")
    try:
        found = parse(data.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        raise NotTaken("other") from None
    match found:
        case {"kind": kind, "format": int(form), **more} if kind == KIND:
            if form > FORMAT:
                raise NotTaken("newer")
            return _taken(more, called)
    raise NotTaken("other")


def _taken(data: Mapping[object, Any], called: str) -> NamedRules:
    match data:
        case {"game": str(game), "name": str(name), "options": dict(options)}:
            if game not in games.everything():
                raise NotTaken("no game", game)
            try:
                read = games.find(game).options.from_dict(options)
            except BadOption:
                raise NotTaken("newer", game) from None
            name = tidy(name) or tidy(called) or translate("house-rules", "Our rules")
            return NamedRules(game, name, read)
    raise NotTaken("other")


def refused(name: str, error: Exception) -> str:
    """Why a file was not taken, as a sentence."""
    if not isinstance(error, NotTaken):
        return translate("house-rules", "“{0}” can’t be read.").format(name)
    match error.why:
        case "newer":
            return translate(
                "house-rules",
                "“{0}” has rules that this Kartentisch does not know: it comes from a newer one.",
            ).format(name)
        case "no game":
            return translate("house-rules", "“{0}” is for a game that is not here: {1}.").format(
                name, error.game[:LONGEST_NAME]
            )
    return translate("house-rules", "“{0}” holds no house rules.").format(name)


# The list.


def _read(data: object) -> tuple[Raw, ...]:
    match data:
        case {"sets": [*sets]} if all(_is_set(one) for one in sets):
            return tuple(sets)
    raise ValueError("sets")


def _is_set(one: object) -> bool:
    match one:
        case {"game": str(), "name": str(name), "options": dict()}:
            return bool(tidy(name))
    return False


def _options(kind: Game[Any], one: Raw) -> Options | None:
    try:
        return kind.options.from_dict(one["options"])
    except BadOption:
        return None


def _without(sets: tuple[Raw, ...], game: str, name: str) -> tuple[Raw, ...]:
    wanted = name.casefold()
    return tuple(
        one for one in sets if one["game"] != game or str(one["name"]).casefold() != wanted
    )
