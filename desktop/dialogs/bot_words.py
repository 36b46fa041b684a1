"""What the opponents are called. What they can do is left to `engine.bots`."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.words import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

TITLES = {
    "heuristic": QT_TRANSLATE_NOOP("bots", "Computer"),
    "random": QT_TRANSLATE_NOOP("bots", "Beginner's luck"),
}

ABOUT = {
    "heuristic": QT_TRANSLATE_NOOP("bots", "plays by rules of thumb"),
    "random": QT_TRANSLATE_NOOP("bots", "plays any card that is allowed"),
}


def title(bot: str) -> str:
    """What a kind of bot is called; "" is a person."""
    if not bot:
        return translate("bots", "Person")
    return translate("bots", TITLES[bot]) if bot in TITLES else bot.capitalize()


def about(bot: str) -> str:
    """How a kind of bot plays, in a few words; "" where there is nothing to say."""
    if not bot:
        return translate("bots", "plays at this screen")
    return translate("bots", ABOUT[bot]) if bot in ABOUT else ""
