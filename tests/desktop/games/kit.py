"""Evenings so stacked that a test can say in text what is held and what lies, on the real window.

A stacked evening is written as a file and opened, as a person opens one: what the window then
shows has come the whole way from the log.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.scene.scene import Scene
from desktop.window.main_window import MainWindow
from engine import games, shuffle
from engine.cards import Card, card, cards, codes
from engine.head import Head, Player
from engine.match import Match
from engine.moves import Call, read
from engine.sheet import Line
from engine.store import save_copy
from engine.table import Seat
from tests.windows import button_for

LEFT = Qt.MouseButton.LeftButton


def evening(game: str, *names: str, dealer: Seat, preset: str = "", **options: object) -> Match:
    """A match whose first deal this seat deals; "bot Ben" is played by rules of thumb."""
    kind = games.find(game)
    preset = preset or next(iter(kind.presets))
    values = {**kind.presets[preset].as_dict(), **options}
    players = tuple(
        Player(name[4:], "heuristic") if name.startswith("bot ") else Player(name) for name in names
    )
    seed = next(n for n in range(500) if shuffle.first_dealer(n, len(names)) == dealer)
    return Match(Head(game, preset, values, players, seed, "2026-01-06T19:30:00"))


def stack(
    match: Match,
    *hands: str,
    opening: str = "",
    up: str = "",
    talon: str = "",
    bottom: str = "",
) -> Match:
    """Deal so that after these opening moves the hands are these, and this lies open and on top.

    What is not said is filled up with the rest of the pack. The opening may name no card.
    """
    setup = match.next_setup()
    assert setup is not None
    game = match.rules
    pack = list(game.pack())
    t = game.start(pack, setup)
    for move in opening.split():
        game.apply(t, read(move))
    wanted: dict[Card, Card] = {}
    for held, text in zip(t.hands, hands, strict=False):
        wanted |= dict(zip(held, cards(text), strict=False))
    for there, text in ((t.up, up), (t.stock, talon), (t.stock[::-1], bottom)):
        wanted |= dict(zip(there, cards(text), strict=False))
    named = [one for text in (*hands, up, talon, bottom) for one in cards(text)]
    assert sorted(named, key=str) == sorted(wanted.values(), key=str), "no room for a card"
    rest = [one for one in pack if one not in named]
    lies = [wanted.get(place) or rest.pop() for place in pack]
    match.do({"deal": match.deal_number + 1, "dealer": setup.dealer, "cards": codes(lies)})
    return played(match, *opening.split())


def played(match: Match, *moves: str) -> Match:
    """Go on with these moves, by whose turn it is; who has no choice for form's sake is skipped."""
    for text in moves:
        if read(text) != match.formal():
            match.skip_formal()
        match.play(read(text))
    return match


def chalked(match: Match, *lines: Line) -> Match:
    """Deals that were played before, by their lines."""
    for line in lines:
        match.chalk(line)
    return match


def shown(qtbot: QtBot, window: MainWindow, match: Match, folder: Path) -> Scene:
    """Open this evening in the window and wait until somebody here is wanted."""
    path = folder / "stacked.kartentisch"
    save_copy(path, match.events())
    assert window.controller.open(path)
    wait(qtbot, window)
    return scene_of(window)


def wait(qtbot: QtBot, window: MainWindow) -> None:
    """Let the others play; a decided trick is clicked away, a partner's question is passed."""
    controller = window.controller

    def ready() -> bool:
        if controller.pause.decided is not None:
            QTest.mouseClick(window.table, LEFT, pos=middle(window, "trick"))
        if scene_of(window).replies:
            QTest.mouseClick(window.calls.beside["hurry"], LEFT)
        return (
            controller.display.asked()
            or controller.waiting_for_deal
            or controller.over
            or controller.display.chair.covered
        )

    qtbot.waitUntil(ready)


def scene_of(window: MainWindow) -> Scene:
    """What the window shows now."""
    assert window.scene is not None
    return window.scene


def held(window: MainWindow) -> str:
    """The own hand from left to right."""
    return codes(scene_of(window).hand)


def moves(window: MainWindow) -> int:
    """How many moves have been done in this deal."""
    assert window.controller._session is not None
    return len(window.controller._session.match.moves)


# What a mouse does.


def grip(window: MainWindow, code: str) -> QPoint:
    """A point of a card that no other one lies upon, in pixels of the table."""
    widget = window.table.card_widget(card(code))
    assert widget is not None, f"{code} is not to be seen"
    return widget.lies_at().at(0.1, 0.4).toPoint()


def middle(window: MainWindow, place: str) -> QPoint:
    """The middle of a place."""
    rect = window.table.place_rect(place)
    assert not rect.isEmpty(), f"there is no {place}"
    return rect.center()


def pull(window: MainWindow, start: QPoint, *way: QPoint) -> None:
    """Press, move along these points, and let go at the last."""
    QTest.mousePress(window.table, LEFT, pos=start)
    for goal in way:
        for step in range(1, 9):
            QTest.mouseMove(window.table, start + (goal - start) * step / 8)
            QApplication.processEvents()
        start = goal
    QTest.mouseRelease(window.table, LEFT, pos=start)
    QApplication.processEvents()


def drag(window: MainWindow, code: str, place: str) -> None:
    """Drag a card of the hand to a place."""
    pull(window, grip(window, code), middle(window, place))


def click(window: MainWindow, code: str) -> None:
    """Click on a card."""
    QTest.mouseClick(window.table, LEFT, pos=grip(window, code))
    QApplication.processEvents()


def said(window: MainWindow, text: str) -> None:
    """Press the button of this call."""
    call = read(text)
    assert isinstance(call, Call)
    button = button_for(window.calls, call)
    assert button is not None, f"{text} is not offered"
    QTest.mouseClick(button, LEFT)
    QApplication.processEvents()


def offered(window: MainWindow, words: Sequence[str]) -> list[str]:
    """Which of these calls have a button now, about whichever card."""
    return [
        call.word
        for call in scene_of(window).legal
        if isinstance(call, Call) and call.word in words and button_for(window.calls, call)
    ]


def noted(window: MainWindow) -> str:
    """What stands beside a card that was tried, "" for nothing."""
    note = window.table.contents.note
    return note.text() if note.isVisible() else ""


def press(window: MainWindow, *keys: Qt.Key) -> None:
    """Press keys where the keyboard is."""
    for key in keys:
        QTest.keyClick(QApplication.focusWidget() or window.table, key)
        QApplication.processEvents()


def faces(window: MainWindow) -> set[str]:
    """The cards whose faces the table has painted or can name."""
    assert window.controller._session is not None
    pack = window.controller._session.match.rules.pack()
    return {one.code for one in pack if window.table.card_widget(one) is not None}


def spoken(window: MainWindow) -> str:
    """All that the table says to ears, and all that stands on it."""
    texts = []
    for one in (window.table, *window.table.findChildren(QWidget)):
        if not one.isHidden():
            texts += [one.accessibleName(), one.toolTip(), getattr(one, "text", str)()]
    return "\n".join(texts)
