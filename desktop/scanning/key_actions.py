"""The two switches as actions, so that they can be other keys."""

from __future__ import annotations

from desktop.common.action import KEY_ONLY, Action, Scope
from engine.words import QT_TRANSLATE_NOOP


def _key(name: str, text: str, *keys: str) -> Action[object]:
    return Action(
        id=name, text=text, place=KEY_ONLY, keys=keys, scope=Scope.SCANNING, context="window"
    )


SCANNING_ACTIONS: tuple[Action[object], ...] = (
    _key("scan_next", QT_TRANSLATE_NOOP("window", "with two switches: next item"), "Space"),
    _key(
        "scan_do",
        QT_TRANSLATE_NOOP("window", "activate the lit item; with one switch, both keys"),
        "Return",
        "Enter",
    ),
)
