"""Plays at the window as a person would, with the mouse on cards and buttons.

Moves are those that the program hints at.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.common.player_names import first_names
from desktop.look.lettering import DESKTOP
from desktop.sheet import forms
from desktop.table.card import CardWidget
from desktop.window import start
from engine import games
from engine.cards import Card
from engine.head import Head
from engine.head import Player as Sitting
from engine.moves import Call, Move
from tests.windows import be_of_size, button_for

PATIENCE = 300.0
"""How long to wait for anything, in seconds: on a busy machine a computer player begins late."""


class Stuck(RuntimeError):
    """Something that was waited for did not happen in time."""


def enlarge(per_cent: int) -> None:
    """Let this be a desktop with letters so large, which the window finds when it is made."""
    if per_cent == 100:
        return
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    font = app.font()
    dots = app.primaryScreen().logicalDotsPerInch()
    font.setPointSizeF(DESKTOP * per_cent / 100 * 72 / dots)
    app.setFont(font)


def free_edge(widget: CardWidget) -> QPoint:
    """A point of the card that the next one in a hand leaves free, as the widget counts."""
    return (widget.lies_at().at(1 / 12, 0.4) - QPointF(widget.pos())).toPoint()


@dataclass
class Player:
    """Plays one deal of a game and takes pictures of its chapters."""

    game: str
    preset: str
    players: int
    seed: int
    out: Path
    language: str
    colours: str
    size: tuple[int, int]
    options: Mapping[str, str] = field(default_factory=dict)
    """House rules that are not those of the preset, as text."""
    deals: int = 1
    letters: int = 100
    """How large letters are on this desktop, in per cent."""

    def __post_init__(self) -> None:
        enlarge(self.letters)
        self._app, self.window = start.build()
        settings = self.window.settings
        settings["language"] = self.language
        settings["colours"] = self.colours
        settings["pace"] = "instant"
        settings["motion"] = "off"
        settings["trick_wait"] = 0
        settings["first_times"] = False
        # This player sees a button at once, and need not wait before it is pressed.
        self.window.board.guard.clock = count(step=1000).__next__
        be_of_size(self.window, QSize(*self.size))
        self.window.show()
        self._taken = 0
        self._seen: set[str] = set()

    def play(self) -> Iterator[Path]:
        """Play, and give each picture's file when it has been written."""
        self._wait(self._boxes_have_cards)
        yield self._picture("welcome")
        self.window.controller.begin(self.head(self.preset))
        for number in range(self.deals):
            if number and self.window.controller.waiting_for_deal:
                self.window.controller.deal()
            yield from self.play_deal()
        yield from self._sheet()

    def play_deal(self) -> Iterator[Path]:
        """Play the deal that is on to its end."""
        controller = self.window.controller
        while True:
            self._wait(self._something_to_do)
            scene = self.window.scene
            if scene is None or controller.waiting_for_deal or controller.over:
                break
            if scene.decided is not None:
                yield from self._once("decided-trick")
                QTest.mouseClick(
                    self.window.table,
                    Qt.MouseButton.LeftButton,
                    pos=self.window.table.place_rect("trick").center(),
                )
                continue
            if scene.replies:
                yield from self._once("partner-asks")
                controller.hurry()
                continue
            if controller.display.asked():
                t = scene.view.table
                yield from self._chapter(t.phase, len(t.trick) + sum(map(len, t.rows)))
                yield from self._talk()
                self._move()
        if not controller.over or controller.last_deal_lies:
            yield from self._once("deal-over")
        if controller.last_deal_lies:
            self._settle()
            QTest.mouseClick(self.window.next_button, Qt.MouseButton.LeftButton)
        if controller.over:
            yield from self._once("evening-over")

    def close(self) -> None:
        """Close the window."""
        self.window.close()
        self._app.processEvents()

    def show(self, moment: str, path: Path) -> Iterator[Path]:
        """Go on with an evening that has come to this moment, and give a picture of it."""
        if not self.window.controller.open(path):
            raise Stuck(f"{path} cannot be opened")
        self._wait(self._something_to_do)
        yield self._picture(moment)
        self._seen |= {moment, f"{moment}-follow"}
        yield from self.play_deal()

    def head(self, preset: str) -> Head:
        """Who plays what, by the house rules of this preset."""
        kind = games.find(self.game)
        names = first_names(self.players)
        seats = [Sitting(names[0]), *(Sitting(name, "heuristic") for name in names[1:])]
        return Head(
            self.game,
            preset,
            kind.presets[preset].with_texts(self.options).as_dict(),
            tuple(seats),
            self.seed,
            "2026-01-06T19:30:00",
        )

    def _boxes_have_cards(self) -> bool:
        boxes = self.window.welcome.boxes
        # What has to be scrolled to is fetched only then.
        return bool(boxes) and all(box.fetched or box.visibleRegion().isEmpty() for box in boxes)

    def _something_to_do(self) -> bool:
        controller = self.window.controller
        scene = self.window.scene
        if scene is None:
            return False
        waits = scene.decided is not None or bool(scene.replies)
        return waits or controller.display.asked() or controller.waiting_for_deal or controller.over

    def _chapter(self, phase: str, lying: int) -> Iterator[Path]:
        """A picture of each chapter, and one of a trick or rows that others have played to."""
        yield from self._once(f"{phase}-follow" if lying else phase)

    def _talk(self) -> Iterator[Path]:
        """Say something once, where there is table talk: a bubble, and what stays in the story."""
        phrases = self.window.controller.talk.phrases()
        if phrases and "talk" not in self._seen and self.window.controller.pause.decided is None:
            self.window.talk.said.emit(phrases[0])
            yield from self._once("talk")

    def _move(self) -> None:
        """Ask for a hint and do what it says, with the mouse."""
        controller = self.window.controller
        controller.hints.ask()
        self._wait(lambda: controller.display.chair.hint is not None)
        move = controller.display.chair.hint
        assert move is not None
        before = self._count()
        self._do(move)
        if controller.display.chair.doubted == move:
            # Something speaks against it, and it was asked once more.
            self._settle()
            self._do(move)
        self._wait(lambda: self._count() != before or not controller.display.asked())

    def _count(self) -> object:
        table = self.window.scene
        return None if table is None else (table.legal, table.turn, table.decided)

    def _do(self, move: Move) -> None:
        if isinstance(move, Card):
            self._double_click(move)
            return
        self._say(move)

    def _double_click(self, card: Card) -> None:
        widget = self.window.table.card_widget(card)
        if widget is None:
            raise Stuck(f"no card {card} on the table")
        # As the system sends it: a click, and the second press as a double click.
        edge = free_edge(widget)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=edge)
        QTest.mouseDClick(widget, Qt.MouseButton.LeftButton, pos=edge)

    def _say(self, call: Call) -> None:
        cards = [arg for arg in call.args if isinstance(arg, Card)]
        if cards:
            widget = self.window.table.card_widget(cards[0])
            if widget is None:
                raise Stuck(f"no card {cards[0]} on the table")
            QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=free_edge(widget))
        button = button_for(self.window.calls, call)
        if button is None:
            raise Stuck(f"no button for {call}")
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def _sheet(self) -> Iterator[Path]:
        side = self.window.side
        sides = {"slate": side.slate, "numbers": side.plain, "story": side.story}
        for name, widget in sides.items():
            side.bring(widget)
            yield self._picture(name)
        side.put_back()
        page = side.page
        assert page is not None
        path = self.out / f"{self.game}-sheet.pdf"
        forms.write(path, forms.Order(page))
        yield path

    def _once(self, name: str) -> Iterator[Path]:
        if name not in self._seen:
            self._seen.add(name)
            yield self._picture(name)

    def _picture(self, name: str) -> Path:
        """A picture of the window as it is now."""
        self._settle()
        self._taken += 1
        path = self.out / f"{self.game}-{self._taken:02}-{name}.png"
        if not self.window.grab().save(str(path)):
            raise OSError(f"{path} cannot be written")
        return path

    def _settle(self) -> None:
        for _ in range(3):
            QApplication.processEvents()

    def _wait(self, done: Callable[[], bool]) -> None:
        """Let the program work until this holds; raises Stuck."""
        until = time.monotonic() + PATIENCE
        while not done():
            QApplication.processEvents()
            if time.monotonic() > until:
                raise Stuck(f"the table did not answer: {self.window.scene}")
            time.sleep(0.002)
