"""The first page: the table before the evening.

Boxes of cards, one for each game, always in the same place, and a band of fields that find one;
slips of paper to go on with what is unfinished, or to ask a newcomer; doors to learn, to puzzles,
to keeping the score of real cards, to the shelf and to the club; and at the foot language, light,
sound, settings, rules and the way out. Where everything lies is in `first_page_layout`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from math import inf
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QFrame, QMenu, QScrollArea, QWidget

from desktop.common.announce import announce
from desktop.common.game_names import of_game, told, variant
from desktop.common.last_choice import FIRST_GAME, LastChoice
from desktop.common.people import People
from desktop.common.see_through import see_through
from desktop.common.settings import Settings
from desktop.look.dyes import dye
from desktop.look.lettering import letters, page_scale, users_scale
from desktop.look.parts import Door, Slip, Switch, WoodLabel
from desktop.look.parts.part import Part
from desktop.look.wood_page import WindowPage
from desktop.session import last_evening
from desktop.window.chooser import Chooser
from desktop.window.finder import Finder
from desktop.window.first_page_foot import Foot
from desktop.window.first_page_layout import SLIPS, Needs, Places, lay_out
from desktop.window.first_page_order import FirstPageKeys, in_order
from desktop.window.game_box import NAME, TURNS, WHOLE, GameBox
from desktop.window.name_slip import NameSlip
from engine import games

translate = QCoreApplication.translate

REST = 0.72
"""How small the letters beside the boxes may become, as a part of the user's."""
SMALLER = (0.88, 0.77, 0.68, 0.6)
"""How small the letters of the boxes may become, one after the other, before they say less."""
DOORS = ("learn", "tasks", "write", "shelf", "club")


class Welcome(WindowPage):
    """What is seen while no match is open; `folder` tells where matches are kept."""

    play = Signal(str, int, str)
    """Begin with this game, players (0 where nobody asked) and variant ("" for the last one)."""
    go_on = Signal(Path)
    """Go on with the match of this file."""
    go_on_club = Signal(Path)
    """Go on with the club night of this file."""
    rules = Signal(str)
    """Read the rules of this game."""
    learn = Signal(str)
    """Learn this game; "" for any."""
    wanted = Signal(str)
    """Do what the action of this name does."""

    def __init__(
        self,
        settings: Settings,
        folder: Callable[[], Path],
        people: People,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings, self._folder, self._people = settings, folder, people
        self._game = FIRST_GAME
        self._paths: list[Path | None] = []
        """What the slips in sight go on with; None is the shelf."""
        self._club: Path | None = None
        """The club night that is still open, which goes before all matches."""
        self._offered = False
        """Whether the first slip goes on with what was open last."""
        self._new = False
        """Whether nothing has ever been played here."""
        self.streak: Callable[[], int] = lambda: 0
        """How many puzzles of the day were solved in a row."""
        self._page = QWidget()
        self._area = QScrollArea(self)
        self._keys = FirstPageKeys(self.parts, self._area)
        self._title, self._line = (WoodLabel(self._page, left=True) for _ in range(2))
        self.boxes: list[GameBox] = []
        """One for each game, from when the page is first seen: a match opens without them."""
        self.finder = Finder(self._page)
        self.chooser = Chooser(self.finder, self._fitting, self._page)
        self.slips = [Slip(turn, self._page) for turn in (-0.4, 0.3, -0.3, 0.2)]
        self.name = NameSlip(self._page)
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
        for slip in self.slips:
            slip.hide()
        self.name.hide()
        for word in self.foot.words.values():
            word.setParent(self._page)
        for number, slip in enumerate(self.slips):
            slip.clicked.connect(partial(self._go_on, number))
        for name in ("tasks", "shelf", "write", "club"):
            self.doors[name].clicked.connect(lambda _, one=name: self.wanted.emit(one))
        for name in ("settings", "quit"):
            self.foot.words[name].clicked.connect(lambda _, one=name: self.wanted.emit(one))
        self.doors["learn"].clicked.connect(lambda: self.learn.emit(""))
        rules = self.foot.words["rules"]
        rules.clicked.connect(lambda: self._choose_rules(rules))
        self.foot.resized.connect(self.lay_out)
        self.finder.narrowed.connect(self._narrow)
        self.finder.search.opened.connect(self._open_found)
        self.finder.search.left.connect(self._begin_by_keys)
        self.chooser.picked.connect(self._show_picked)
        self.name.given.connect(self._introduce)
        within = Qt.ShortcutContext.WidgetWithChildrenShortcut
        QShortcut(QKeySequence("Ctrl+F"), self, self.look_for, context=within)

    # What is on it.

    @property
    def slip(self) -> Slip:
        """The one to go on with."""
        return self.slips[0]

    def parts(self) -> list[Part]:
        """All that can be pressed, from top to bottom."""
        keys = [key for switch in self._switches() for key in switch.keys]
        slips = [slip for slip in self.slips if not slip.isHidden()]
        grid = [*self.boxes, self.chooser]
        return [*keys, *grid, *slips, *self.doors.values(), *self.foot.words.values()]

    def _switches(self) -> list[Switch]:
        return [one for one in self.finder.switches.values() if not one.isHidden()]

    def first(self) -> Part | None:
        """Where the keyboard begins: to go on, or the game that suggests itself."""
        if self._offered:
            return self.slip
        return next((box for box in self.boxes if box.game == self._game), None)

    def button(self, name: str) -> Part:
        """Return a door or a word of the foot, by its name."""
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
        if self.boxes:
            self._fill()
        else:
            QTimer.singleShot(0, self, self._fill)

    def _fill(self) -> None:
        """Every game has to be loaded for it: not while a match is just being opened."""
        if not self.isVisible():
            return
        # Until there are boxes Qt gives the keyboard to what comes first, which is the search.
        first_time = not self.boxes
        if first_time:
            self.finder.load()
            for number, name in enumerate(in_order()):
                self._add_box(name, TURNS[number % len(TURNS)])
        self.look_again()
        for part in self.parts():
            part.installEventFilter(self._keys)
        self._page.show()
        self.show_cards()
        self.lay_out()
        here = self.window().focusWidget()
        if first_time or here is None or not self.isAncestorOf(here):
            self._begin_by_keys()

    def _begin_by_keys(self) -> None:
        if (first := self.first()) is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)
            self._area.ensureWidgetVisible(first)

    def _add_box(self, name: str, turn: float) -> None:
        box = GameBox(name, self._settings, turn, self._page)
        box.stackUnder(self.slips[0])
        box.clicked.connect(lambda: self.play.emit(name, self.finder.chosen["players"], ""))
        self.boxes.append(box)

    # What is looked for.

    def look_for(self) -> None:
        """Type a game's name."""
        self.finder.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.finder.search.selectAll()

    def _fitting(self) -> list[str]:
        return [box.game for box in self.boxes if self.finder.fits(box.game)]

    def _narrow(self) -> None:
        """Lay in shade what is not wanted now, and say how many games are."""
        there = self._fitting()
        for box in self.boxes:
            box.lay_in_shade(box.game not in there)
        number = len(there)
        none = translate("welcome", "No game fits. Ask for a little less.")
        note = told(self.finder.search.text()) or ("" if number else none)
        self.chooser.tell(note)
        announce(self, note or translate("welcome", "%n game(s)", "", number))

    def _open_found(self) -> None:
        """Open the game that was looked for, if there is one."""
        if (there := self._fitting()) and self.finder.search.text().strip():
            wanted = [one for one in there if variant(one, self.finder.search.text())] or there
            preset = variant(wanted[0], self.finder.search.text())
            self.finder.search.clear()
            self.play.emit(wanted[0], self.finder.chosen["players"], preset)

    def _show_picked(self, game: str) -> None:
        box = next(one for one in self.boxes if one.game == game)
        self.chooser.tell(translate("welcome", "{0}! Press again for another.").format(box.text()))
        box.setFocus(Qt.FocusReason.OtherFocusReason)

    # What is kept.

    def look_again(self) -> None:
        """Tell of the matches as they are kept now."""
        from datetime import date

        from desktop.window.last_slip import look, words

        kept = look(self._folder())
        self._club = last_evening.club()
        last = last_evening.last()
        told: list[tuple[str, ...]] = [
            words(one, date.today(), first=one.path == last) for one in kept.open
        ]
        self._paths = [one.path for one in kept.open]
        if self._club is not None:
            from desktop.club.pages.last_slip import about

            told, self._paths = [(*about(self._club), ""), *told], [self._club, *self._paths]
        told, self._paths = told[: SLIPS - 1], self._paths[: SLIPS - 1]
        self._offered = bool(self._paths) and self._paths[0] in (self._club, last)
        recent = LastChoice.read(self._settings).recent
        self._new = not told and not kept.number and not recent
        if self._new:
            told, self._paths = [self._invitation()], [None]
        elif kept.unfinished > len(told):
            more = translate("welcome", "%n unfinished", "", kept.unfinished)
            told.append((more, translate("welcome", "all on the shelf"), "", ""))
            self._paths.append(None)
        for slip, some in zip(self.slips, told, strict=False):
            slip.set_words(*some)
        for number, slip in enumerate(self.slips):
            slip.setVisible(number < len(told))
        here = self._people.here
        unnamed = here is None or not here.name
        self.name.setVisible(len(told) <= 1 and unnamed and self._club is None)
        for box in self.boxes:
            box.offer_start(self._new and box.game == FIRST_GAME)
        self.doors["shelf"].set_line(kept.counted)
        self.doors["tasks"].set_line(self._solved())
        self._chain()

    def _invitation(self) -> tuple[str, str, str, str, str]:
        """Return what a newcomer is asked."""
        game = of_game(FIRST_GAME)
        line = translate("welcome", "Start with {0}: learn it in three minutes, then play.")
        colour = dye(games.find(FIRST_GAME).box.colour).high
        call = translate("welcome", "Learn {0}").format(game)
        return (translate("welcome", "First time here?"), line.format(game), "", colour, call)

    def _solved(self) -> str:
        days = self.streak()
        if days > 1:
            return translate("welcome", "%n in a row solved", "", days)
        return translate("welcome", "one right move")

    def _introduce(self, name: str) -> None:
        """Take the name that the person at the machine has said."""
        self._people.introduce(name)
        self.name.hide()
        announce(self, translate("welcome", "Hello, {0}!").format(name))

    def _chain(self) -> None:
        """Tab goes through what is shown, from top to bottom."""
        name = [] if self.name.isHidden() else [self.name.field]
        parts = self.parts()
        at = parts.index(self.doors["learn"])
        chain = [self.finder.search, *parts[:at], *name, *parts[at:]]
        for one, after in pairwise(chain):
            QWidget.setTabOrder(one, after)

    # What is done.

    def _go_on(self, number: int) -> None:
        path = self._paths[number]
        if self._new:
            self.learn.emit(FIRST_GAME)
        elif path is None:
            self.wanted.emit("shelf")
        elif path == self._club:
            self.go_on_club.emit(path)
        else:
            self.go_on.emit(path)

    def _choose_rules(self, part: Part) -> None:
        """Ask of which game, and read its rules."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for name in in_order():
            menu.addAction(of_game(name), partial(self.rules.emit, name))
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
        self._title.place(places.title)
        self._line.place(places.line)
        self._place_fields(places)
        wide = places.boxes[0].width()
        words = max(one.words_high(wide, upright=places.upright) for one in self.boxes)
        for box, where in zip(self.boxes, places.boxes, strict=False):
            box.show_as(upright=places.upright, words=words)
            box.place(where)
        self.chooser.place(places.boxes[-1])
        self._place_slips(places)
        for door, where in zip(self.doors.values(), places.doors, strict=True):
            door.place(where)
        for word, where in zip(self.foot.words.values(), places.foot, strict=True):
            word.place(where)

    def _place_fields(self, places: Places) -> None:
        fields = {
            "search": self.finder.search,
            **{f"{name}:": label for name, label in self.finder.labels.items()},
            **self.finder.switches,
        }
        for name, field in fields.items():
            field.setVisible(name in places.fields)
            if name in places.fields:
                field.setGeometry(places.fields[name])
        for switch in self.finder.switches.values():
            switch.lay_out()

    def _place_slips(self, places: Places) -> None:
        """Place what a newcomer is asked in two places, and the name as well."""
        for slip, where in zip(self.slips, places.slips, strict=True):
            slip.place(where)
        if self._new:
            self.slip.place(places.slips[0].united(places.slips[1]))
        self.name.setGeometry(places.slips[2].united(places.slips[3]))

    def _best(self, room: QSize, scale: float) -> Places:
        """With all that there is to say, or with less of it where that does not fit."""
        usual = 1 / users_scale()
        # The last are those of somebody who never enlarged them: what a game is, is then read.
        for said in (WHOLE, *(one for one in SMALLER if one > usual), usual, NAME):
            for door in self.doors.values():
                door.shorten(said != WHOLE)
            for box in self.boxes:
                box.say(said)
            self.chooser.set_scale(scale * (said or WHOLE))
            for slip in self.slips:
                slip.shorten(said == NAME)
            least = max(usual, min(said or WHOLE, REST))
            self._scale_rest(scale * (WHOLE if said == WHOLE else least))
            places = lay_out(room, self._needs(scale))
            if places.height <= room.height() and places.fits:
                break
        return places

    def _scale_parts(self, scale: float) -> None:
        # A title is large enough without the user's larger letters.
        usual = scale / users_scale()
        self._title.set_letters(letters("title", usual * 1.5, bold=True))
        self._line.set_letters(letters("text", usual, italic=True))
        for box in self.boxes:
            box.set_scale(scale)

    def _scale_rest(self, scale: float) -> None:
        self.finder.set_scale(scale)
        self.name.set_scale(scale)
        for part in (*self.slips, *self.doors.values(), *self.foot.words.values()):
            part.set_scale(scale)

    def _needs(self, scale: float) -> Needs:
        def card(size: QSize, upright: bool) -> float:
            widest = inf
            for box in self.boxes:
                widest = min(widest, box.card_width(size, upright=upright))
                if widest <= 0:
                    break
            return widest

        def least(width: int) -> int:
            return max(box.least_height(width, upright=False) for box in self.boxes)

        return Needs(
            scale=scale,
            title=QSize(self._title.wide(), round(0.8 * self._title.needed(100_000))),
            line=QSize(self._line.wide(), self._line.needed(100_000)),
            fields=self.finder.sizes(),
            boxes=len(self.boxes) + 1,
            card=card,
            least=least,
            slip=self.slip.high(),
            doors=[door.extent() for door in self.doors.values()],
            foot=[word.extent() for word in self.foot.words.values()],
        )

    # Words.

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setWindowTitle(translate("welcome", "Home"))
        self._title.setText(translate("welcome", "Kartentisch"))
        self._line.setText(
            translate("welcome", "Old tavern card games, and opponents worth beating")
        )
        for name, (text, line) in {
            "learn": (
                translate("welcome", "Learn to play"),
                translate("welcome", "3 minutes a game"),
            ),
            "tasks": (translate("welcome", "Today’s puzzle"), self.doors["tasks"].line),
            "write": (
                translate("welcome", "Keep score"),
                translate("welcome", "for real cards, Skat too"),
            ),
            "shelf": (translate("welcome", "Shelf"), self.doors["shelf"].line),
            "club": (
                translate("welcome", "Club night"),
                translate("welcome", "tables, results, prizes"),
            ),
        }.items():
            self.doors[name].setText(text)
            self.doors[name].set_line(line)
        self.foot.retranslate()
        self.finder.retranslate()
        self.chooser.retranslate()
        self.name.retranslate()
        for box in self.boxes:
            box.retranslate()
        if self.boxes:
            self.look_again()
        self.show_cards()
        self.lay_out()
