"""A reader in the room: the person of a seat with one phone, or all onlookers of a language."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from desktop.common.language import Language
from desktop.phones.encode import Data
from desktop.scene.scene import Scene
from desktop.session.display import Display
from engine.rules.entry import Answers
from engine.table import Seat

_TOLD = 8
"""How much of what was played for somebody is told afterwards."""


@dataclass(eq=False)
class Reader:
    """What is known of a reader; all its devices are told the same."""

    seat: Seat
    language: Language
    devices: list[int] = field(default_factory=list)
    token: str = ""
    """The hash of the token of the phone that has the seat."""
    invited: bool = False
    """Whether a computer player plays until the first phone has come."""
    here: bool = False
    """Whether somebody looks at the phone."""
    display: Display | None = None
    """None while there is no match with cards."""
    scene: Scene | None = None
    plea: Data | None = None
    """What the person is asked to agree to."""
    slate: str = ""
    """The slate as it was told last."""
    answers: Answers = field(default_factory=dict)
    """What was answered about the next deal with real cards."""
    heard: list[str] = field(default_factory=list)
    """What has happened since the last frame."""
    told: Data | None = None
    """The last frame, so that the same is not told twice."""
    missed: deque[str] = field(default_factory=lambda: deque(maxlen=_TOLD))
    """What a computer player has done for this person."""
