"""What keys do at a club evening, as actions: tabs, papers of a round, and the projector."""

from __future__ import annotations

from desktop.common.action import KEY_ONLY, Action, Scope
from engine.words import QT_TRANSLATE_NOOP


def _key(name: str, text: str, *keys: str, scope: Scope = Scope.PROJECTOR) -> Action[object]:
    """Return an action without a menu; those with the same text share a line of the keys."""
    return Action(id=name, text=text, place=KEY_ONLY, keys=keys, scope=scope, context="window")


_TABS = QT_TRANSLATE_NOOP("window", "players, rounds, standings and money of a club night")
_VIEWS = QT_TRANSLATE_NOOP(
    "window", "projector: tables, names, clock, open tables, standings, results"
)
_FOLLOW = QT_TRANSLATE_NOOP("window", "projector: show what is due, automatically")
_CLOCK = QT_TRANSLATE_NOOP("window", "projector: start or stop the clock")
_TIME = QT_TRANSLATE_NOOP("window", "at the projector: a minute more, a minute less")
_SCREEN = QT_TRANSLATE_NOOP("window", "at the projector and the big screen: full screen and back")

TAB_ACTIONS = tuple(
    _key(f"club_{name}", _TABS, f"Ctrl+{number}", scope=Scope.CLUB)
    for number, name in enumerate(("people", "rounds", "standings", "money"), 1)
)
"""One for each tab of the page, in their order."""

ROUND_PAPERS = _key(
    "club_round_papers",
    QT_TRANSLATE_NOOP("window", "print everything for the last round of a club night"),
    "Ctrl+Shift+P",
    scope=Scope.CLUB,
)

VIEW_ACTIONS = tuple(_key(f"projector_{number}", _VIEWS, str(number)) for number in range(1, 7))
"""One for each view of the projector, in their order."""

PROJECTOR_ACTIONS = (
    *VIEW_ACTIONS,
    _key("projector_follow", _FOLLOW, "0"),
    _key("projector_clock", _CLOCK, "Space"),
    _key("projector_longer", _TIME, "Up"),
    _key("projector_shorter", _TIME, "Down"),
    _key("projector_full", _SCREEN, "F11"),
    _key("projector_back", _SCREEN, "Esc"),
)
