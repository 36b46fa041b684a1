"""The opponents. A bot sees a view and the legal moves, never a table.

`make` gives a bot by its name, as a log keeps it: "strong", or "strong:bold" with a character.
The arena may say more: "strong/400" thinks in 400 worlds, "strong@tricks" only in that
chapter, "strong~deaf" hears nobody, "strong~mute" says nothing, "strong~deaf~mute" neither hears
nor speaks; and some bots are there to measure by. What bots know of one game says its `bots`.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from engine.bots.bot import Bot, Clock
from engine.bots.characters import CHARACTERS, PLAIN
from engine.bots.levels import LEVELS
from engine.rules import Rules
from engine.rules.game import Game

BOTS = (*LEVELS, "heuristic", "random")
"""Who may sit at a table: any of them in a log, those `offered` where one is chosen."""

USUAL = "strong"
"""Who sits there if nobody says otherwise."""

MEASURES = ("ismcts", "simple", "clairvoyant")
"""Who is only there to measure by: not every game has a simple one, and the last sees all hands."""

ROUNDS = 400
"""The rounds of tree search that a textbook player makes when nobody says otherwise."""

__all__ = (
    "BOTS",
    "CHARACTERS",
    "LEVELS",
    "MEASURES",
    "USUAL",
    "Bot",
    "UnknownBot",
    "characters",
    "known",
    "make",
    "offered",
    "played_as",
)

_NAME = re.compile(r"([a-z]+)(?:/([0-9]{1,6}))?(?::([a-z]+))?(?:@([a-z_]+))?((?:~(?:deaf|mute))*)")


class UnknownBot(ValueError):
    """A name that is no bot's."""


def known(name: str) -> bool:
    """Whether this is the name of a bot that may sit at a table."""
    level, _, character = name.partition(":")
    return level in BOTS and (not character or (level in LEVELS and character in CHARACTERS))


def offered(game: Game[Any]) -> tuple[str, ...]:
    """Return the bots that may be chosen for a game.

    The master is one only where he was shown to be one.
    """
    return tuple(one for one in BOTS if one == played_as(one, game))


def characters(game: Game[Any]) -> tuple[str, ...]:
    """Return the characters that make a difference in a game.

    Impatient is only who can end a deal.
    """
    return tuple(one for one, how in CHARACTERS.items() if game.early_end or not how.ends)


def played_as(level: str, game: Game[Any]) -> str:
    """Return the level by which a game is played if this one is named, which is not always offered.

    A master plays like the strong where he was not shown to beat them; one who went by rules of
    thumb alone in older evenings is a regular now.
    """
    if level == "heuristic":
        return "regular"
    return "strong" if level == "master" and not game.master else level


def make(name: str, rules: Rules[Any], clock: Clock | None = None) -> Bot:
    """Return the bot of this name for this game.

    Raises UnknownBot. `clock` lets it keep to a budget.
    """
    # A window that opens wants names only: a thinker is loaded where it is made.
    read = _NAME.fullmatch(name)
    if read is None:
        raise UnknownBot(name)
    kind, thought, character, chapter, lacks = read.groups(default="")
    if lacks and kind not in BOTS:
        raise UnknownBot(name)
    if lacks:
        from engine.bots.measures import Deaf, Mute

        rest, _, lack = name.rpartition("~")
        whole = make(rest, rules, clock)
        return Deaf(whole) if lack == "deaf" else Mute(whole)
    if character and (character not in CHARACTERS or kind not in LEVELS):
        raise UnknownBot(name)
    if kind in LEVELS:
        # How the master plays where he is not offered, is asked by his number of worlds.
        level = LEVELS[kind if thought else played_as(kind, rules.game)]
        if thought:
            level = replace(level, worlds=int(thought))
        if kind == "beginner":
            level = replace(level, errs=rules.bots.beginner)
        from engine.bots.search import SearchBot

        return SearchBot(rules, level, CHARACTERS.get(character, PLAIN), chapter, clock)
    match kind:
        case "heuristic":
            from engine.bots.heuristic import HeuristicBot

            return HeuristicBot(rules, clock)
        case "random":
            from engine.bots.measures import ChanceBot

            return ChanceBot(rules, clock)
        case "ismcts":
            from engine.bots.ismcts import IsmctsBot

            return IsmctsBot(rules, int(thought or ROUNDS), clock)
        case "simple" if rules.bots.has_simple:
            from engine.bots.measures import SimpleBot

            return SimpleBot(rules, clock)
        case "clairvoyant":
            from engine.bots.clairvoyant import Clairvoyant

            return Clairvoyant(rules, chapter, clock)
    raise UnknownBot(name)
