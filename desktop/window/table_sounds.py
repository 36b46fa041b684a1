"""When each sound of a match is heard: a card when it comes to lie, a trick when it is taken.

What happens is told before anything moves. Where cards fly, their sound waits until they are
nearly there; where they jump, it is heard at once.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QTimer

from desktop.common import motion
from desktop.common.settings import Settings
from desktop.common.sounds import Sounds, sound_of
from desktop.scene.scene import Scene
from desktop.sheet.slate import SlateView
from desktop.sheet.slate_thing import SlateThing
from desktop.table.table import TableView
from engine.facts import Fact

Later = Callable[[int, Callable[[], None]], object]

_AT_ONCE = ("shuffle", "knock", "sweep")
"""What is heard as it is told."""
_DEALT = ("draws", "has_new_hand")
"""What is heard card by card, where cards fly from the talon."""
_LANDS = 0.7
"""Which part of its flight is over when a card is seen to lie: it comes in slowly."""
_COIN_LANDS = 1.0
"""The same of a coin, in flights of a card."""


class TableSounds:
    """Hears what happens on a table and on its slate, near and far, and plays it.

    `later` calls something after a number of milliseconds, as `QTimer.singleShot` does.
    """

    def __init__(
        self,
        sounds: Sounds,
        settings: Settings,
        table: TableView,
        slate: SlateView,
        far: SlateThing,
        later: Later = QTimer.singleShot,
    ) -> None:
        self._sounds = sounds
        self._settings = settings
        self._table = table
        self._slate = slate
        self._later = later
        self._evening = 0
        self._shuffled = False
        """Whether the pack has been shuffled for the deal that comes: it was cut after that."""
        self._lines: int | None = None
        """How many lines stood on the sheet before, None for another evening's."""
        self._chalked = False
        """Whether the slate on the table was heard since the lines were last counted."""
        table.dealt.connect(self._hear_packets)
        slate.chalked.connect(partial(sounds.play, "chalk"))
        far.chalked.connect(self._chalk)

    def hear(self, fact: Fact) -> None:
        """Play what belongs to something that happens, if anything does."""
        if fact.key == "takes_back":
            self.forget()
        name = sound_of(fact)
        if not name or (fact.key in _DEALT and self._pace()):
            return
        if fact.key == "deals" and self._shuffled:
            self._shuffled = False
            return
        self._shuffled = fact.key == "cuts"
        delay = 0 if name in _AT_ONCE else round(self._pace() * _LANDS)
        self._play_after(delay, name)

    def see(self, before: Scene | None, scene: Scene | None) -> None:
        """Play what is heard because one moment at the table follows another."""
        if before is None or scene is None:
            return
        if before.decided is not None and scene.decided is None and _taken(before, scene):
            self._sounds.play("sweep")
        if before.coins and scene.coins and before.coins != scene.coins:
            self._play_after(round(self._pace() * _COIN_LANDS), "coin")

    def count(self, lines: int) -> None:
        """Sound a line that is new on the sheet, unless it is seen being drawn."""
        heard = self._chalked or self._slate.chalking()
        if self._lines is not None and lines > self._lines and not heard:
            self._sounds.play("chalk")
        self._lines = lines
        self._chalked = False

    def forget(self) -> None:
        """Another evening is on, or something is taken back: nothing is still to be heard."""
        self._evening += 1
        self._shuffled = False
        self._lines = None

    def _chalk(self) -> None:
        self._chalked = True
        self._sounds.play("chalk")

    def _pace(self) -> int:
        return motion.pace(self._settings) if self._table.isVisible() else 0

    def _hear_packets(self, delays: list[int]) -> None:
        for delay in delays:
            self._play_after(delay, "deal")

    def _play_after(self, delay: int, name: str) -> None:
        if delay == 0:
            self._play(self._evening, name)
        else:
            self._later(delay, partial(self._play, self._evening, name))

    def _play(self, evening: int, name: str) -> None:
        if evening == self._evening:
            self._sounds.play(name)


def _taken(before: Scene, scene: Scene) -> bool:
    """Whether the trick that lay there has been taken, and not the card that decided it."""
    return before.decided in scene.view.table.tricks
