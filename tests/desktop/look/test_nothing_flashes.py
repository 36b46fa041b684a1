"""Nothing flashes: pictures of the real window while it plays, waits, knocks, scolds and scans."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize, QVariantAnimation
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from desktop.window.main_window import MainWindow
from tests.desktop.games import conftest
from tests.desktop.games.kit import evening, shown
from tests.desktop.look.flashes import SMALL, Frame, flashing, largest_together, watch
from tests.desktop.window.kit import deal_what_lies_ready
from tests.workshop import situations

window = conftest.window

WATCHED = 2500
"""For so long pictures are taken, in thousandths of a second."""


def blinking(many: int) -> list[Frame]:
    """A second in which a spot lights up so often, beside one that stays dark."""
    step = 1000 // (2 * many)
    return [Frame(step * n, bytes((200 * (n % 2), 20))) for n in range(2 * many + 1)]


def test_what_flashes_is_found():
    assert not flashing(blinking(3))
    assert flashing(blinking(4)) == {0: 125}
    # Growing lighter all the time is no flash, nor is a change that is hardly seen.
    assert not flashing([Frame(50 * n, bytes((n * 12, 100 + 10 * (n % 2)))) for n in range(20)])


def playing(window: MainWindow) -> Callable[[], None]:
    """Plays on where somebody is asked, and deals again; at times it tries what is forbidden."""
    steps = 0

    def go() -> None:
        nonlocal steps
        steps += 1
        scene, controller = window.scene, window.controller
        if controller.waiting_for_deal:
            window.next_button.click()
        elif scene is not None and scene.replies:
            controller.hurry()
        elif scene is not None and scene.legal and controller.display.asked():
            forbidden = [one for one in scene.hand if one not in scene.legal]
            if steps % 5 and forbidden:
                window.table.refused.emit(forbidden[steps % len(forbidden)])
            elif not steps % 5:
                window.table.move_wanted.emit(scene.legal[0])

    return go


def begin(window: MainWindow, game: str, **settings: str | bool | int) -> None:
    for name, value in settings.items():
        window.settings[name] = value
    window.evenings.play_at_once(game)
    deal_what_lies_ready(window)
    QTest.qWait(300)


@pytest.mark.one_in(10)
@pytest.mark.parametrize("pace", ["normal", "fast"])
@pytest.mark.parametrize("game", ["gin", "ramsen", "kein_stich", "knueffeln", "ramsli"])
def test_no_spot_flashes_where_no_card_flies(window, game, pace):
    """Glow, marks, slips of a first time, notices, what is asked, the paper at the end, slate."""
    begin(window, game, pace=pace, motion="off", first_times=True)
    frames = watch(window, WATCHED, playing(window))
    assert not flashing(frames)


@pytest.mark.one_in(6)
@pytest.mark.parametrize("pace", ["fast", "normal"])
@pytest.mark.parametrize("game", ["kein_stich", "gin", "ramsen"])
def test_flying_cards_are_no_flashing_light(window, game, pace):
    """A spot over which many cards go may change more often: all of them are small together."""
    begin(window, game, pace=pace, motion="on")
    frames = watch(window, WATCHED, playing(window))
    assert largest_together(frames, window.width()) < SMALL


def test_a_knock_makes_no_plate_flash(qtbot, window, tmp_path):
    match = evening("ramsli", "Anna", "bot Ben", dealer=1)
    match.deal()
    shown(qtbot, window, match, tmp_path)
    window.settings["motion"], window.settings["pace"] = "on", "normal"
    QTest.qWait(300)
    window.table.knock(1)
    assert not flashing(watch(window, 1200))


def test_rings_go_on_slowly_enough(window):
    """One switch, at the fastest pace that can be chosen."""
    begin(window, "ramsen", scanning=8)
    window.activateWindow()
    assert not flashing(watch(window, WATCHED))


def test_nothing_changes_while_somebody_is_waited_for(qtbot, window):
    """Motion comes to its end: no animation goes round, and at rest nothing is painted anew."""
    begin(window, "ramsen", pace="normal", motion="on", first_times=True)
    assert all(one.loopCount() == 1 for one in window.findChildren(QVariantAnimation))
    qtbot.waitUntil(window.controller.display.asked)
    QTest.qWait(1500)
    pictures = {frame.light for frame in watch(window, 1200)}
    assert len(pictures) == 1


def bright(picture: QImage) -> int:
    """The share of spots nearly as light as bare paper or a bare window, in percent."""
    small = picture.scaled(160, 100).convertToFormat(QImage.Format.Format_Grayscale8)
    spots = bytes(small.constBits())
    return round(100 * sum(spot > 215 for spot in spots) / len(spots))


@pytest.mark.parametrize(
    "prepare", [situations.at_first, situations.at_the_table, situations.at_the_club]
)
def test_a_window_that_grows_shows_no_bare_ground(window, prepare):
    """Its very first picture in the new size: before timers, threads and later paints have run."""
    window.resize(1000, 700)
    prepare(window)
    QTest.qWait(50)
    for size in (QSize(1700, 1000), QSize(900, 640)):
        window.resize(size)
        at_once = bright(window.grab().toImage())
        QTest.qWait(150)
        assert at_once <= bright(window.grab().toImage()) + 3, size
