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
    "beginner": QT_TRANSLATE_NOOP(
        "bots", "forgets what was played, and often makes small mistakes"
    ),
    "regular": QT_TRANSLATE_NOOP("bots", "plays by rules of thumb, and makes no slips"),
    "strong": QT_TRANSLATE_NOOP("bots", "thinks before every decision"),
    "master": QT_TRANSLATE_NOOP("bots", "thinks longer, up to a few seconds"),
    "heuristic": QT_TRANSLATE_NOOP("bots", "plays by rules of thumb"),
    "random": QT_TRANSLATE_NOOP("bots", "plays any card that is allowed"),
}

CHARACTERS = {
    "": QT_TRANSLATE_NOOP("bots", "even-tempered"),
    "careful": QT_TRANSLATE_NOOP("bots", "careful"),
    "bold": QT_TRANSLATE_NOOP("bots", "bold"),
    "talkative": QT_TRANSLATE_NOOP("bots", "talkative"),
    "mischievous": QT_TRANSLATE_NOOP("bots", "mischievous"),
    "impatient": QT_TRANSLATE_NOOP("bots", "impatient"),
}

ABOUT_CHARACTERS = {
    "": QT_TRANSLATE_NOOP("bots", "plays what seems best"),
    "careful": QT_TRANSLATE_NOOP("bots", "prefers what risks less"),
    "bold": QT_TRANSLATE_NOOP("bots", "prefers what risks more"),
    "talkative": QT_TRANSLATE_NOOP("bots", "says more across the table"),
    "mischievous": QT_TRANSLATE_NOOP("bots", "risks something when nobody expects it"),
    "impatient": QT_TRANSLATE_NOOP("bots", "knocks rather than wait for more"),
}


def title(bot: str, language: Language = PROGRAM) -> str:
    """The name of a kind of bot; "" stands for a person."""
    if not bot:
        return language.translate("bots", "Person")
    return language.translate("bots", TITLES[bot]) if bot in TITLES else bot.capitalize()


def about(bot: str, language: Language = PROGRAM) -> str:
    """How a kind of bot plays, in a few words; "" where there is nothing to say."""
    if not bot:
        return language.translate("bots", "plays at this screen")
    return language.translate("bots", ABOUT[bot]) if bot in ABOUT else ""


def character(one: str, language: Language = PROGRAM) -> str:
    """The name of a character; "" is none in particular."""
    return language.translate("bots", CHARACTERS[one])


def about_character(one: str, language: Language = PROGRAM) -> str:
    """How a character plays, in a few words."""
    return language.translate("bots", ABOUT_CHARACTERS[one])
