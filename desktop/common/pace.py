"""How fast it goes at the table: five paces, from somebody who learns to somebody in a hurry.

Bots, cards in the air, tricks and sentences all take their time from here.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible

from desktop.common.settings import Settings

_TO_NOTICE, _A_LETTER = 600, 35
"""How long it takes to see that there is a sentence, and to read a letter of it."""
_MOMENT = 900
"""How long it is told what one of several opponents has done, such as to exchange cards."""


@dataclass(frozen=True, kw_only=True)
class Pace:
    """All times in thousandths of a second; None in place of one waits for a press."""

    move: int
    """How long a bot takes at least."""
    flight: int
    """How long a card flies."""
    trick: int | None
    """How long a decided trick lies."""
    reading: float | None
    """How many times as long as it takes to read it a sentence stays."""


PACES = {
    "learning": Pace(move=1400, flight=520, trick=None, reading=None),
    "slow": Pace(move=1400, flight=460, trick=3000, reading=1.6),
    "normal": Pace(move=700, flight=280, trick=2500, reading=1.0),
    "fast": Pace(move=250, flight=140, trick=800, reading=0.5),
    "instant": Pace(move=0, flight=0, trick=400, reading=0.0),
}
"""The paces by the values of the setting, the slowest first."""


def pace_of(settings: Settings) -> Pace:
    """Return the pace that was chosen."""
    return PACES[settings.text("pace")]


def trick_lies(settings: Settings, *, first: bool = False) -> int | None:
    """How long a decided trick lies; a time of its own that was chosen goes before the pace.

    In the `first` match of a game it waits for a press, but at the paces of somebody in a hurry.
    """
    chosen, pace = settings.number("trick_wait"), pace_of(settings)
    if chosen >= 0:
        return chosen * 100 or None
    return None if first and (pace.reading or 0) >= 1 else pace.trick


def is_read(settings: Settings) -> bool:
    """Whether what happens is waited with until it was read."""
    return pace_of(settings).reading != 0


def reading_time(settings: Settings, text: str, *, brisk: bool = False) -> int | None:
    """How long this sentence stays to be read; None where only a press ends it.

    A `brisk` one is one of several alike, of which the seats tell as well: it takes a moment.
    """
    times = pace_of(settings).reading
    needed = _MOMENT if brisk else _TO_NOTICE + _A_LETTER * len(text)
    return None if times is None else round(times * needed)


def stays(settings: Settings, text: str, least: int) -> int | None:
    """How long a sentence stays that nobody waits for; None until a press, or the next one.

    So it is at the slowest pace, and for a person with a screen reader or one switch: they may
    come to it late.
    """
    reading = reading_time(settings, text)
    if reading is None or settings.number("scanning") or QAccessible.isActive():
        return None
    return max(least, 2 * reading)


def let_stay(timer: QTimer, settings: Settings, text: str, least: int) -> None:
    """Start the timer at whose end a sentence goes, or stop it where the sentence `stays`."""
    wait = stays(settings, text, least)
    if wait is None:
        timer.stop()
    else:
        timer.start(wait)


def a_move_takes(settings: Settings, told: str) -> int:
    """How long a move takes at least while this sentence says what is waited for.

    At the paces of those who want to follow it stays as long as it takes to read it.
    """
    pace = pace_of(settings)
    followed = pace.reading is None or pace.reading > 1
    return max(pace.move, _TO_NOTICE + _A_LETTER * len(told)) if followed else pace.move
