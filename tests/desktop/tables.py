"""Matches and controllers for tests of the desktop."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from desktop.common.settings import Settings
from desktop.scene.presenter import Chair, Pause
from desktop.scene.scene import Scene
from desktop.session.controller import MatchController
from engine import games
from engine.facts import Fact
from engine.head import Head, Player
from engine.moves import Move
from engine.seeds import Seed
from engine.table import Seat


def head(*names: str, seed: Seed = 7, preset: str = "bavarian", **options: object) -> Head:
    """A Ramsen match; "Anna" is a person, "bot Vroni" is played by rules of thumb."""
    kind = games.find("ramsen")
    values = {**kind.presets[preset].as_dict(), **options}
    players = tuple(
        Player(name[4:], "heuristic") if name.startswith("bot ") else Player(name) for name in names
    )
    return Head("ramsen", preset, values, players, seed, "2026-01-06T19:30:00")


QUICK: Mapping[str, object] = {
    "pace": "instant",
    "motion": "off",
    "trick_wait": 0,
    "first_times": False,
    "settle_claims": False,
}


def quick_settings(folder: Path, **others: object) -> Settings:
    """Settings with which nobody is waited for; they are new, and written at once."""
    file, values = folder / "settings.ini", {**QUICK, **others}
    if not file.exists():
        lines = [f"{name}={value}\n" for name, value in values.items()]
        folder.mkdir(0o700, parents=True, exist_ok=True)
        file.touch(0o600)
        file.write_text("".join(["[General]\n", *lines]), encoding="utf-8")
    settings = Settings(file)
    for name, value in values.items():
        settings[name] = value
    return settings


def passing(seat: Seat, **shown: object) -> tuple[Chair, Pause]:
    """What passes at the table for a seat: each of these fields in the chair or in the pause."""
    chair, pause = Chair(seat), Pause()
    for name, value in shown.items():
        (one,) = (part for part in (chair, pause) if hasattr(part, name))
        setattr(one, name, value)
    return chair, pause


class Witness(QObject):
    """Keeps what a controller tells."""

    def __init__(self, controller: MatchController) -> None:
        super().__init__()
        self.controller = controller
        self.scenes: list[Scene] = []
        self.facts: list[Fact] = []
        self.said: list[str] = []
        self.troubles: list[str] = []
        self.curtains: list[str] = []
        controller.display.scene_changed.connect(self._scene)
        controller.happened.connect(self.facts.append)
        controller.display.said.connect(self.said.append)
        controller.display.told.connect(self.said.append)
        controller.trouble.connect(self.troubles.append)
        controller.display.curtain.connect(self.curtains.append)

    def _scene(self, scene: Scene | None) -> None:
        if scene is not None:
            self.scenes.append(scene)

    @property
    def scene(self) -> Scene:
        """What is to be seen now."""
        return self.scenes[-1]


def wait_for_me(qtbot: QtBot, witness: Witness) -> None:
    """Let the others play until a person is asked or the deal is over; tricks are looked at."""
    controller = witness.controller

    def ready() -> bool:
        if controller.pause.decided is not None:
            controller.look_on()
        if witness.scenes and witness.scene.replies:
            controller.hurry()  # a partner's question is passed
        return (
            controller.display.asked()
            or controller.waiting_for_deal
            or controller.over
            or controller.display.chair.covered
        )

    qtbot.waitUntil(ready)


def play_on(qtbot: QtBot, witness: Witness, choose: Callable[[Scene], Move]) -> None:
    """Play the deal to its end, choosing the person's moves in this way."""
    wait_for_me(qtbot, witness)
    while witness.controller.display.asked():
        witness.controller.play(choose(witness.scene))
        wait_for_me(qtbot, witness)


@contextmanager
def hosted(settings: Settings) -> Iterator[Witness]:
    """A controller that is closed in the end."""
    controller = MatchController(settings)
    try:
        yield Witness(controller)
    finally:
        controller.close()


def knueffeln(*names: str, seed: int = 7, preset: str = "bohmstedt", **options: object) -> Head:
    """A match of Knüffeln, with people and bots as in `head`."""
    kind = games.find("knueffeln")
    values = {**kind.presets[preset].as_dict(), **options}
    players = tuple(
        Player(name[4:], "heuristic") if name.startswith("bot ") else Player(name) for name in names
    )
    return Head("knueffeln", preset, values, players, seed, "2026-01-06T19:30:00")
