"""What one more chair costs: milliseconds of the processor for each move.

`python3 dev.py bench.chairs 400` plays so many moves. Three people play, each with a device of
their own; measured is what the scenes of one of them take, in another language than the window's.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from random import Random

from tests.workshop.bench.decisions import GAME


def one_more(home: Path, moves: int) -> float:
    """The milliseconds, for an evening in the folder `home`."""
    os.environ |= {"QT_QPA_PLATFORM": "offscreen", "KARTENTISCH_HOME": str(home)}
    from PySide6.QtWidgets import QApplication

    from desktop.common.language import Language
    from desktop.common.settings import Settings
    from desktop.scene.scene import Scene
    from desktop.session.controller import MatchController
    from desktop.session.display import Display
    from engine.head import Head, Player

    application = QApplication([])
    settings = Settings(home / "settings.ini")
    settings["pace"], settings["trick_wait"] = "instant", 0
    controller = MatchController(settings)
    people = tuple(Player(name) for name in ("Anna", "Ben", "Cilli"))
    controller.begin(Head(GAME, "", {"games": 20}, people, 1, "2026-01-06T19:30:00"))
    more = controller.chairs.sit(1, Language("de"))
    controller.chairs.sit(2)
    scenes: dict[Display, Scene] = {}
    for display in controller.chairs.displays:
        display.scene_changed.connect(partial(scenes.__setitem__, display))
    spent, show, rng = [0.0], more.show, Random(1)

    def measured() -> None:
        begun = time.process_time()
        show()
        spent[0] += time.process_time() - begun

    more.show = measured  # type: ignore[method-assign]
    controller.chairs.show()
    spent[0], done = 0.0, 0
    while done < moves and not controller.over:
        application.processEvents()
        if controller.pause.decided is not None:
            controller.look_on()
        controller.deal()
        if (asked := controller.chairs.asked()) is not None:
            controller.play(rng.choice(scenes[asked].legal), asked)
            done += 1
    controller.close()
    return spent[0] / done * 1e3


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        print(one_more(Path(folder), int(sys.argv[1])))
