"""What is written on the table, and how large its letters are, for the layout."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetrics

from desktop.common.sentences import capital
from desktop.look.lettering import BETWEEN, letters
from desktop.scene.scene import Scene
from desktop.scene.speech import Speech
from desktop.table import card_names
from desktop.table.layout import Letters


@dataclass(frozen=True)
class Room:
    """What the window lays upon the table besides, as it has measured it."""

    tags: tuple[QSize, ...] = ()
    """The decisions that may be chosen now."""
    row: int = 0
    """How high a row of them is, also while there are none."""
    token: QSize = field(default_factory=QSize)
    """A standing action with the word below it."""
    tokens: int = 0
    """How many standing actions there are."""
    sheet: QSize = field(default_factory=QSize)
    """The paper of the reckoning, as large as it would like to be."""
    slate: float = 0.8
    """Width of the slate by its height."""


def state_of(notes: Sequence[str]) -> str:
    """Return the line of state below a name, of these notes."""
    return BETWEEN.join(notes)


def status_of(scene: Scene, speech: Speech) -> str:
    """Return what counts now, in a sentence; "" if there is nothing to say."""
    return capital(BETWEEN.join([*_trumps_named(scene, speech), *scene.signs]))


def status_beside_signs(scene: Scene, speech: Speech) -> str:
    """Return what is written of it beside the signs of the trumps."""
    named = _trumps_named(scene, speech)
    return BETWEEN.join([*named, scene.sign] if scene.sign else named)


def _trumps_named(scene: Scene, speech: Speech) -> list[str]:
    """Return what is trump, in words, where none of the signs says it."""
    if not scene.trumps or scene.sign != BETWEEN.join(scene.signs):
        return []
    return [card_names.trumps(speech, scene.trumps, scene.trumps_offered)]


def measured(scene: Scene | None, scale: float, room: Room, times: float = 1.0) -> Letters:
    """How large the letters are at this scale, and what lies upon the table in this scene.

    They are larger than usual by this factor.
    """
    caption = QFontMetrics(letters("small", scale, italic=True))
    names = scene.part_names if scene is not None else ()
    return Letters(
        line=QFontMetrics(letters("text", scale, bold=True)).height(),
        small=QFontMetrics(letters("small", scale)).height(),
        large=QFontMetrics(letters("prompt", scale, italic=True)).height(),
        times=times,
        row=room.row,
        token=room.token,
        tags=room.tags,
        captions=tuple(caption.horizontalAdvance(name) for name in names),
    )
