"""What is heard in a match, and when."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from desktop.common import motion
from desktop.common.settings import Settings
from desktop.common.sounds import Sounds
from desktop.scene.scene import Coins
from desktop.window.main_window import MainWindow
from desktop.window.table_sounds import TableSounds
from engine.facts import Fact
from tests.desktop.tables import head
from tests.desktop.window.kit import TABLE, play_any, play_to_phase, to_phase


class Ear(Sounds):
    """Keeps what would be played."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.heard: list[str] = []

    def play(self, name: str) -> None:
        self.heard.append(name)


class Waiting:
    """Keeps what is to be done, and after how long, until `pass_by`."""

    def __init__(self) -> None:
        self.delays: list[int] = []
        self._waiting: list[tuple[int, Callable[[], None]]] = []

    def later(self, delay: int, done: Callable[[], None]) -> None:
        self.delays.append(delay)
        self._waiting.append((delay, done))

    def pass_by(self) -> None:
        while self._waiting:
            self._waiting.sort(key=lambda one: one[0])
            self._waiting.pop(0)[1]()


@pytest.fixture
def ear(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Ear:
    """Hears what the window itself plays; its cards jump."""
    ear = Ear(window.settings)
    monkeypatch.setattr(window.sounds, "play", ear.play)
    return ear


@pytest.fixture
def waiting() -> Waiting:
    return Waiting()


@pytest.fixture
def sounds(window: MainWindow, waiting: Waiting) -> tuple[TableSounds, Ear]:
    """Sounds of the window's table, as if cards flew there."""
    window.pages.show_table(True)
    window.settings["motion"] = "on"
    window.settings["pace"] = "normal"
    ear = Ear(window.settings)
    made = TableSounds(
        ear, window.settings, window.table, window.side.slate, window.board.slate, waiting.later
    )
    assert window.table.isVisible() and motion.pace(window.settings) == 280
    return made, ear


def test_a_trick_is_heard_from_the_first_card_until_it_is_taken(qtbot, window, ear):
    play_to_phase(qtbot, window, "tricks", head(*TABLE))
    assert ear.heard.count("shuffle") == 1
    assert "sweep" not in ear.heard
    ear.heard.clear()
    play_any(window)
    qtbot.waitUntil(lambda: window.controller.pause.decided is not None)
    assert set(ear.heard) == {"card"}
    assert 1 <= len(ear.heard) <= len(TABLE)
    ear.heard.clear()
    window.controller.look_on()
    assert ear.heard[0] == "sweep"


def test_a_card_is_heard_as_it_comes_to_lie_and_a_knock_as_it_is_made(sounds, waiting):
    made, ear = sounds
    made.hear(Fact("puts", (0, "")))
    assert ear.heard == [] and 140 < waiting.delays[0] < 280
    made.hear(Fact("knocks", (1,)))
    made.hear(Fact("passes", (2,)))
    assert ear.heard == ["knock"]
    waiting.pass_by()
    assert ear.heard == ["knock", "card"]


def test_each_packet_of_a_deal_is_heard_as_it_flies(window, sounds, waiting):
    made, ear = sounds
    made.hear(Fact("deals", (0,)))
    window.table.dealt.emit([0, 67, 134])
    assert ear.heard == ["shuffle", "deal"]
    assert waiting.delays == [67, 134]
    waiting.pass_by()
    assert ear.heard == ["shuffle", *["deal"] * 3]


def test_a_pack_is_shuffled_before_it_is_cut_and_not_again(sounds):
    made, ear = sounds
    for _ in range(2):
        made.hear(Fact("cuts", (1,)))
        made.hear(Fact("deals", (0,)))
    assert ear.heard == ["shuffle"] * 2
    made.hear(Fact("deals", (0,)))
    assert ear.heard == ["shuffle"] * 3


def test_what_is_drawn_is_heard_once_whether_cards_fly_or_jump(window, sounds, waiting):
    made, ear = sounds
    made.hear(Fact("draws", (0, 1)))
    window.table.dealt.emit([0])
    waiting.pass_by()
    assert ear.heard == ["deal"]
    window.settings["motion"] = "off"
    made.hear(Fact("draws", (0, 1)))
    assert ear.heard == ["deal", "deal"]


def test_money_that_is_paid_is_heard(qtbot, window, sounds, waiting):
    made, ear = sounds
    window.settings["motion"] = "off"
    scene = to_phase(qtbot, window, "tricks", head(*TABLE))
    rich = replace(scene, coins=Coins(5, (1, 2, 3, 4)))
    for before, now in ((None, rich), (scene, rich), (rich, rich), (rich, scene)):
        made.see(before, now)
    assert "coin" not in ear.heard
    made.see(rich, replace(scene, coins=Coins(6, (0, 2, 3, 4))))
    assert ear.heard[-1] == "coin"


def test_a_new_line_is_heard_stroke_by_stroke_or_else_once(window, sounds, monkeypatch):
    made, ear = sounds
    for lines in (3, 3, 4, 3):
        made.count(lines)
    assert ear.heard == ["chalk"], "what was there before is not heard, nor what is taken back"
    monkeypatch.setattr(window.side.slate, "chalking", lambda: True)
    made.count(4)
    assert ear.heard == ["chalk"]
    window.side.slate.chalked.emit()
    assert ear.heard == ["chalk", "chalk"]
    monkeypatch.setattr(window.side.slate, "chalking", lambda: False)
    made.forget()
    made.count(9)
    assert ear.heard == ["chalk", "chalk"]


def test_nothing_is_heard_of_what_was_taken_back_or_left(sounds, waiting):
    made, ear = sounds
    made.hear(Fact("puts", (0, "")))
    made.hear(Fact("takes_back"))
    made.hear(Fact("puts", (1, "")))
    waiting.pass_by()
    assert ear.heard == ["card"]
    made.hear(Fact("puts", (1, "")))
    made.forget()
    waiting.pass_by()
    assert ear.heard == ["card"]
