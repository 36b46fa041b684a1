"""The first page: the table before the evening.

Boxes of cards, one for each game, those one plays first, and a question that narrows them; the last
evening as a slip of paper to go on with; doors to learn, to tasks, to the shelf, to keeping the
score of real cards and to the club; and at the foot language, light, sound, settings, rules and the
way out. Where everything lies is in `first_page_layout`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QRect,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QMenu, QScrollArea, QWidget

from desktop.common.announce import announce
from desktop.common.last_choice import FIRST_GAME, LastChoice
from desktop.common.see_through import see_through
from desktop.common.settings import Settings
from desktop.look.lettering import letters, page_scale, users_scale
from desktop.look.parts import Door, Slip, WoodLabel
from desktop.look.parts.part import Part
from desktop.look.wood_page import WindowPage
from desktop.session import last_evening
from desktop.window.finder import Finder
from desktop.window.first_page_foot import Foot
from desktop.window.first_page_layout import Needs, Places, lay_out
from desktop.window.first_page_order import FirstPageKeys, in_order
from desktop.window.game_box import TURNS, GameBox, box_heights, title
from engine import games

translate = QCoreApplication.translate

MANY, LARGER = 6, 1.25
DOORS = ("learn", "tasks", "shelf", "write", "club")


class Welcome(WindowPage):
    """What is seen while no evening is open; `folder` tells where evenings are kept."""

    play = Signal(str, int)
    """Begin with this game, with as many as were asked for; 0 where nobody asked."""
    go_on = Signal(Path)
    """Go on with the evening of this file."""
    go_on_club = Signal(Path)
    """Go on with the club evening of this file."""
    rules = Signal(str)
    """Read the rules of this game."""
    learn = Signal()
    """Learn a game."""
    wanted = Signal(str)
    """Do what the action of this name does."""

    def __init__(
        self, settings: Settings, folder: Callable[[], Path], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._settings, self._folder = settings, folder
        self._game = FIRST_GAME
        self._path: Path | None = None
        self._club: Path | None = None
        """The club evening that is still open, which goes before all others."""
        self._page = QWidget()
        self._area = QScrollArea(self)
        self._keys = FirstPageKeys(self.parts, self._area)
        self._title, self._line = WoodLabel(self._page), WoodLabel(self._page)
        self.boxes: list[GameBox] = []
        """One for each game, from when the page is first seen: an evening opens without them."""
        self.finder = Finder(self._page)
        self._none = WoodLabel(self._page)
        """What is said where no game is as it is wanted."""
        self.slip = Slip("", turn=-0.9, parent=self._page)
        self.doors = {name: Door("", "", self._page) for name in DOORS}
        self.foot = Foot(settings, self)
        self._build()
        self.retranslate()

    def _build(self) -> None:
        area = self._area
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        see_through(area)
        area.setWidget(self._page)
        self._page.setAutoFillBackground(False)
        self._page.hide()
        self.slip.hide()
        for word in self.foot.words.values():
            word.setParent(self._page)
        self.slip.clicked.connect(self._go_on)
        for name in ("tasks", "shelf", "write", "club"):
            self.doors[name].clicked.connect(lambda _, one=name: self.wanted.emit(one))
        for name in ("settings", "quit"):
            self.foot.words[name].clicked.connect(lambda _, one=name: self.wanted.emit(one))
        self.doors["learn"].clicked.connect(self.learn)
        rules = self.foot.words["rules"]
        rules.clicked.connect(lambda: self._choose_rules(rules))
        self.foot.resized.connect(self.lay_out)
        self.finder.narrowed.connect(self._narrow)

    # What is on it.

    def parts(self) -> list[Part]:
        """All that can be pressed, from top to bottom."""
        slip = [self.slip] if self._path is not None else []
        asked = [*self.finder.parts(), *self.shown()]
        return [*asked, *slip, *self.doors.values(), *self.foot.words.values()]

    def shown(self) -> list[GameBox]:
        """The boxes of the games that are as they are wanted."""
        return [box for box in self.boxes if self.finder.fits(box.game)]

    def first(self) -> Part | None:
        """Where the keyboard begins: to go on, or the game that suggests itself."""
        if self._path is not None:
            return self.slip
        return next((box for box in self.shown() if box.game == self._game), None)

    def button(self, name: str) -> Part:
        """A door or a word of the foot, by its name."""
        return self.doors[name] if name in self.doors else self.foot.words[name]

    def offer(self, game: str) -> None:
        """Let the keyboard begin at this game, or at the first one if there is none such."""
        self._game = game if game in games.names() else FIRST_GAME

    def show_cards(self) -> None:
        """Show the cards that are chosen now; a box that was never seen fetches its own later."""
        for box in self.boxes:
            if box.fetched:
                box.fetch()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self, self._fill)

    def _fill(self) -> None:
        """Every game has to be loaded for it: not while an evening is just being opened."""
        if not self.isVisible():
            return
        order = in_order(LastChoice.read(self._settings).recent)
        if not self.boxes:
            for number, name in enumerate(order):
                self._add_box(name, TURNS[number % len(TURNS)])
        self.boxes.sort(key=lambda box: order.index(box.game))
        self.look_again()
        for part in (*self.parts(), self.finder.all):
            part.installEventFilter(self._keys)
        self._page.show()
        self.show_cards()
        self.lay_out()
        first = self.first()
        if first is not None and not self.isAncestorOf(self.window().focusWidget() or self):
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _add_box(self, name: str, turn: float) -> None:
        box = GameBox(name, self._settings, turn, self._page)
        box.clicked.connect(lambda: self.play.emit(name, self.finder.chosen["players"]))
        self.boxes.append(box)

    def _narrow(self) -> None:
        """Show the games that are wanted now, and say how many they are."""
        self._chain()
        self.lay_out()
        number = len(self.shown())
        told = translate("welcome", "%n game(s)", "", number) if number else self._none.text()
        announce(self, told)

    def look_again(self) -> None:
        """Tell of the evenings as they are kept now."""
        from datetime import date

        from desktop.window.last_slip import look, words

        kept = look(self._folder())
        self._club = last_evening.club()
        self._path = self._club or kept.path
        if self._club is not None:
            from desktop.club.pages.last_slip import about

            self.slip.set_words(*about(self._club))
        elif kept.path is not None:
            self.slip.set_words(*words(kept, date.today()))
        self.slip.setVisible(self._path is not None)
        self.doors["shelf"].set_line(kept.counted)
        self._chain()

    def _chain(self) -> None:
        """Tab goes through what is shown, from where the keyboard begins."""
        if (first := self.first()) is not None:
            self.setFocusProxy(first)
        for one, after in pairwise(self.parts()):
            QWidget.setTabOrder(one, after)

    # What is done.

    def _go_on(self) -> None:
        if self._club is not None:
            self.go_on_club.emit(self._club)
        elif self._path is not None:
            self.go_on.emit(self._path)

    def _choose_rules(self, part: Part) -> None:
        """Ask of which game, and read its rules."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for name in in_order():
            menu.addAction(title(name), partial(self.rules.emit, name))
        menu.popup(part.mapToGlobal(part.body().bottomLeft().toPoint()))

    # How it is laid out.

    def lay_out(self) -> None:
        """Put everything in its place."""
        self._area.setGeometry(self.rect())
        if not self._page.isVisibleTo(self):
            return
        scale = page_scale(self.size())
        self._scale_parts(scale)
        room = self.size()
        places = self._best(room, scale)
        if places.height > room.height():
            room.setWidth(room.width() - self._area.verticalScrollBar().sizeHint().width())
            places = lay_out(room, self._needs(scale))
        self._page.resize(QSize(room.width(), places.height))
        self._title.setGeometry(places.title)
        self._line.setGeometry(places.line)
        shown = self.shown()
        for box in self.boxes:
            box.setVisible(box in shown)
        for box, where in zip(shown, places.boxes, strict=True):
            box.place(where)
        if shown:
            words = max(one.words_height(places.width()) for one in shown)
            for box in shown:
                box.give_words(words)
        self._none.setVisible(places.none is not None)
        self._none.setGeometry(places.none or QRect())
        self.finder.place(places.finder)
        if places.slip is not None:
            self.slip.place(places.slip)
        for door, where in zip(self.doors.values(), places.doors, strict=True):
            door.place(where)
        for word, where in zip(self.foot.words.values(), places.foot, strict=True):
            word.place(where)

    def _best(self, room: QSize, scale: float) -> Places:
        """Where many boxes are seen at once, or far larger, only if they say less, they do."""

        def laid(*, short: bool) -> Places:
            for box in self.boxes:
                box.shorten(short)
            return lay_out(room, self._needs(scale))

        if len(self.shown()) > MANY:
            less, whole = laid(short=True), laid(short=False)
            fits = [one.height <= room.height() for one in (less, whole)]
            # Where nothing fits, cards are seen, and more of the page.
            if not fits[1] or (fits[0] and less.width() > LARGER * whole.width()):
                return laid(short=True)
            return whole
        return laid(short=False)

    def _scale_parts(self, scale: float) -> None:
        # A title is large enough without the user's larger letters.
        grown = max(scale, 2 * scale / users_scale())
        self._title.set_letters(letters("title", grown, bold=True))
        self._line.set_letters(letters("prompt", scale, italic=True))
        self._none.set_letters(letters("prompt", scale))
        self.finder.set_scale(scale)
        for part in self.parts():
            part.set_scale(scale)

    def _needs(self, scale: float) -> Needs:
        shown = self.shown()
        return Needs(
            scale=scale,
            title=self._title.needed(100_000),
            line=self._line.needed,
            finder=self.finder.sizes(),
            none=self._none.needed,
            boxes=len(shown),
            box_heights=partial(box_heights, shown),
            slip=self._slip_size if self._path is not None else None,
            doors=[door.extent() for door in self.doors.values()],
            foot=[word.extent() for word in self.foot.words.values()],
        )

    def _slip_size(self, widest: int) -> QSize:
        inset = 44 * self.slip.scale
        self.slip.set_widest(round((widest - inset) / self.slip.scale))
        return self.slip.extent()

    # Words.

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self._title.setText(translate("welcome", "Kartentisch"))
        self._line.setText(
            translate("welcome", "Old card games from the tavern, and opponents worth beating")
        )
        for name, (text, line) in {
            "learn": (translate("welcome", "Learn"), translate("welcome", "a first evening")),
            "tasks": (translate("welcome", "Tasks"), translate("welcome", "find the card")),
            "shelf": (translate("welcome", "Shelf"), self.doors["shelf"].line),
            "write": (
                translate("welcome", "Keep score"),
                translate("welcome", "real cards on the table"),
            ),
            "club": (translate("welcome", "Club"), translate("welcome", "a club evening")),
        }.items():
            self.doors[name].setText(text)
            self.doors[name].set_line(line)
        self._none.setText(
            translate("welcome", "No game here is like that. Ask for a little less.")
        )
        self.foot.retranslate()
        self.finder.retranslate()
        for box in self.boxes:
            box.retranslate()
        if self.boxes:
            self.look_again()
        self.show_cards()
        self.lay_out()
