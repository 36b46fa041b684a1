"""The tables that cards are chosen for: each game, once for every kind of cards it has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.common.game_names import of_game
from desktop.packs import Pack
from desktop.packs.pack_settings import folder_of, kind_of, title_of
from engine import games
from engine.rules import Rules
from engine.rules.game import Game
from engine.words import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

ONLY = {
    "german": QT_TRANSLATE_NOOP("cards-dialog", "{game}, German cards"),
    "french": QT_TRANSLATE_NOOP("cards-dialog", "{game}, French cards"),
}

OTHER_SUITS = {
    "german": QT_TRANSLATE_NOOP(
        "cards-dialog",
        "“{0}” has French suits, but this game needs German ones.",
    ),
    "french": QT_TRANSLATE_NOOP(
        "cards-dialog",
        "“{0}” has German suits, but this game needs French ones.",
    ),
}
FEWER = QT_TRANSLATE_NOOP("cards-dialog", "“{0}” lacks some cards this game needs.")


def tables() -> dict[str, Rules[Any]]:
    """For each game and kind of cards the rules with the largest pack, by `table_key`."""
    found: dict[str, Rules[Any]] = {}
    for name in games.names():
        kind = games.find(name)
        for options in [*kind.presets.values(), *_with_other_suits(kind)]:
            for seats in kind.seats_of(options):
                rules = kind.make(options, seats)
                key = table_key(rules)
                if key not in found or len(found[key].pack()) < len(rules.pack()):
                    found[key] = rules
    return found


def table_key(rules: Rules[Any]) -> str:
    """Return the name of a game and its kind of cards: "knueffeln french"."""
    return f"{rules.game.name} {kind_of(rules)}"


def _with_other_suits(kind: Game[Any]) -> list[Any]:
    if "suits" not in kind.options.names():
        return []
    return [kind.options.from_dict({"suits": one}) for one in kind.options.values("suits")]


def table_title(there: Mapping[str, Rules[Any]], key: str) -> str:
    """Return the name of a game; where it has several kinds of cards, with the kind."""
    rules = there[key]
    title = of_game(rules.game.name)
    if sum(one.game is rules.game for one in there.values()) == 1:
        return title
    return translate("cards-dialog", ONLY[kind_of(rules)]).format(game=title)


def why_not(pack: str, rules: Rules[Any]) -> str:
    """Return the sentence why this game cannot be played with a pack."""
    kind = kind_of(rules)
    other = not any(Pack(folder_of(pack)).has([card]) for card in rules.pack() if card.suit in "EC")
    return translate("cards-dialog", OTHER_SUITS[kind] if other else FEWER).format(title_of(pack))
