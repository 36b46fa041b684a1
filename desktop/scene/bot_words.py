"""The names and descriptions of the bots and their characters, in the user's language."""

from __future__ import annotations

from desktop.common.language import PROGRAM, Language
from engine.words import QT_TRANSLATE_NOOP

TITLES = {
    "beginner": QT_TRANSLATE_NOOP("bots", "Beginner"),
    "regular": QT_TRANSLATE_NOOP("bots", "Regular"),
    "strong": QT_TRANSLATE_NOOP("bots", "Strong"),
    "master": QT_TRANSLATE_NOOP("bots", "Master"),
    "heuristic": QT_TRANSLATE_NOOP("bots", "Rules of thumb"),
    "random": QT_TRANSLATE_NOOP("bots", "Beginner’s luck"),
}

ABOUT = {
    "beginner": QT_TRANSLATE_NOOP("bots", "forgets cards and often slips up"),
    "regular": QT_TRANSLATE_NOOP("bots", "plays solidly, by rules of thumb"),
    "strong": QT_TRANSLATE_NOOP("bots", "thinks before every decision"),
    "master": QT_TRANSLATE_NOOP("bots", "thinks longer, up to a few seconds"),
    "heuristic": QT_TRANSLATE_NOOP("bots", "plays by rules of thumb"),
    "random": QT_TRANSLATE_NOOP("bots", "plays at random"),
}

CHARACTERS = {
    "": QT_TRANSLATE_NOOP("bots", "steady"),
    "careful": QT_TRANSLATE_NOOP("bots", "careful"),
    "bold": QT_TRANSLATE_NOOP("bots", "bold"),
    "talkative": QT_TRANSLATE_NOOP("bots", "talkative"),
    "mischievous": QT_TRANSLATE_NOOP("bots", "tricky"),
    "impatient": QT_TRANSLATE_NOOP("bots", "impatient"),
}

ABOUT_CHARACTERS = {
    "": QT_TRANSLATE_NOOP("bots", "plays the best move it sees"),
    "careful": QT_TRANSLATE_NOOP("bots", "plays it safe"),
    "bold": QT_TRANSLATE_NOOP("bots", "likes to take risks"),
    "talkative": QT_TRANSLATE_NOOP("bots", "talks a lot"),
    "mischievous": QT_TRANSLATE_NOOP("bots", "springs surprises"),
    "impatient": QT_TRANSLATE_NOOP("bots", "knocks early"),
}


def title(bot: str, language: Language = PROGRAM) -> str:
    """Return the name of a kind of bot; "" stands for a person."""
    if not bot:
        return language.translate("bots", "Person")
    return language.translate("bots", TITLES[bot]) if bot in TITLES else bot.capitalize()


def about(bot: str, language: Language = PROGRAM) -> str:
    """How a kind of bot plays, in a few words; "" where there is nothing to say."""
    if not bot:
        return language.translate("bots", "plays at this screen")
    return language.translate("bots", ABOUT[bot]) if bot in ABOUT else ""


def character(one: str, language: Language = PROGRAM) -> str:
    """Return the name of a character; "" is none in particular."""
    return language.translate("bots", CHARACTERS[one])


def about_character(one: str, language: Language = PROGRAM) -> str:
    """How a character plays, in a few words."""
    return language.translate("bots", ABOUT_CHARACTERS[one])
