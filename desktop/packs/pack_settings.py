"""Which pack a game is played with and in which look: the user's choice, kept for each game.

A game that is played with German and with French cards has a choice for each of the two.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.common import paths
from desktop.common.settings import Settings
from desktop.packs import user_packs
from desktop.packs.look import COLOURS, Look
from desktop.packs.pack import Pack
from engine.cards import Card
from engine.rules import Rules
from engine.words import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

OURS = {
    "bavarian": QT_TRANSLATE_NOOP("cards", "Bavarian"),
    "tell": QT_TRANSLATE_NOOP("cards", "William Tell"),
    "berlin": QT_TRANSLATE_NOOP("cards", "Berlin"),
    "international": QT_TRANSLATE_NOOP("cards", "International"),
}
"""The packs that come with the program, in the order in which they are offered."""

CORNERS = (2, 4)


@dataclass(frozen=True)
class PackChoice:
    """The name of a pack and its look; corners None are as the pack has them."""

    pack: str
    look: Look
    unusable: str = ""
    """The title of a pack that was chosen and lies there, but cannot be shown; else ""."""

    @property
    def folder(self) -> Path:
        """Where its pictures lie."""
        return folder_of(self.pack)


def folder_of(pack: str) -> Path:
    """Return the folder with the pictures of a pack."""
    if pack.startswith(user_packs.MARK):
        return user_packs.folder_of(pack)
    return paths.own("assets", "cards", pack)


def title_of(pack: str) -> str:
    """Return the title of a pack."""
    return translate("cards", OURS[pack]) if pack in OURS else user_packs.title_of(pack)


def packs_with(cards: Iterable[Card]) -> list[str]:
    """Return the packs that have all these cards: the program's, then the user's own."""
    wanted = tuple(cards)
    return [name for name in (*OURS, *user_packs.names()) if Pack(folder_of(name)).has(wanted)]


def kind_of(rules: Rules[Any]) -> str:
    """Return the cards that a game is played with: "german" or "french"."""
    return "german" if any(card.suit == "E" for card in rules.pack()) else "french"


def choice_for(settings: Settings, rules: Rules[Any], language: str = "") -> PackChoice:
    """Return the user's choice for a game, or the game's own pack; indices in this language."""
    kept = _kept(settings, rules)
    name = kept.get("pack")
    unusable = ""
    if not isinstance(name, str) or not _usable(name, rules):
        if isinstance(name, str) and user_packs.unusable(name):
            unusable = user_packs.title_of(name)
        name = rules.pattern
    corners, colours = kept.get("corners"), kept.get("colours")
    look = Look(
        corners=corners if corners in CORNERS else None,
        large=kept.get("large") is True,
        colours=colours if colours in COLOURS else COLOURS[0],
        language=language,
    )
    return PackChoice(name, look, unusable)


def choose(settings: Settings, rules: Rules[Any], wanted: PackChoice) -> None:
    """Keep this choice for a game."""
    look = wanted.look
    kept = {"corners": look.corners, "large": look.large, "colours": look.colours}
    if wanted.pack != rules.pattern:
        kept["pack"] = wanted.pack
    settings.remember(_key(rules), json.dumps(kept))
    settings.changed.emit("cards")


def _usable(name: str, rules: Rules[Any]) -> bool:
    there = name in OURS or name in user_packs.names()
    return there and Pack(folder_of(name)).has(rules.pack())


def _key(rules: Rules[Any]) -> str:
    return f"cards/{rules.game.name}/{kind_of(rules)}"


def _kept(settings: Settings, rules: Rules[Any]) -> dict[str, Any]:
    kept = settings.remembered(_key(rules))
    try:
        data = json.loads(kept or "{}")
    except ValueError:
        return {}
    return data if isinstance(data, dict) else {}
