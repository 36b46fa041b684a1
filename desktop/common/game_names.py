"""What games are called in the language of the program; which game or variant has a name."""

from __future__ import annotations

import re
from functools import lru_cache

from PySide6.QtCore import QCoreApplication

from desktop.common.terminal_help import folded
from engine import games, names

translate = QCoreApplication.translate

_PARTS = re.compile(r"[,:()]")
"""What parts the names within a title: "Schnalzen (Zwanzgerln)"."""


def of_game(name: str) -> str:
    """Return the name of a game in the language of the program. Raises KeyError."""
    return translate(*games.find(name).texts.text("game"))


def named(game: str, text: str) -> bool:
    """Whether a game, or one of its variants, has a name with this in it."""
    wanted = folded(text)
    by_variant = _names(game, translate("welcome", "any"))
    return not wanted or any(wanted in name for some in by_variant.values() for name in some)


def variant(game: str, text: str) -> str:
    """Return the variant of a game that is called just so, "" where the game is or none."""
    wanted, own = folded(text), _names(game, translate("welcome", "any"))
    if wanted in own[""]:
        return ""
    return next((preset for preset, some in own.items() if wanted in some), "")


def told(text: str) -> str:
    """Return a sentence about a name that is that of a variant, or of no game here.

    "" for any other.
    """
    wanted = folded(text)
    for game in games.names():
        if preset := variant(game, text):
            name = _names(game, translate("welcome", "any"))[preset][wanted]
            return translate("welcome", "{0} is a variant of {1}.").format(name, of_game(game))
    for game, others in names.TOLD_OF.items():
        for name in others:
            if wanted == folded(name):
                sentence = translate(
                    "welcome", "{0} is not played here. The rules of {1} tell you about it."
                )
                return sentence.format(name, of_game(game))
    return ""


@lru_cache(maxsize=256)
def _names(game: str, language: str) -> dict[str, dict[str, str]]:
    """Return the names of a game, by "", and of its variants, each by how it is compared.

    Behind a title stand the names that are parts of it, and those that it has elsewhere;
    `language` is a word of that of now.
    """
    kind = games.find(game)
    found = {"": {folded(of_game(game)): of_game(game)}}
    for preset in kind.presets:
        title = translate(*kind.texts.text(f"preset.{preset}"))
        other = names.OTHER.get(game, {}).get(preset, ())
        some = (title, *_PARTS.split(title), *other)
        found[preset] = {folded(one): one.strip() for one in some if folded(one)}
    return found
