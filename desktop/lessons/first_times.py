"""First times: a slip beside the hand that says what is asked, once for each kind of decision.

It comes up in evenings, never in lessons; it asks for nothing and takes no keyboard. What has come
up is kept for each person with how far the lessons are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.booklet.words_in import words_in
from desktop.lessons.paper import LessonPaper
from desktop.lessons.places import place
from desktop.lessons.progress import KNOWN, Progress
from desktop.look.lettering import table_scale
from desktop.session.controller import MatchController
from desktop.table.table import TableView

translate = QCoreApplication.translate


_AT_REST = 120
"""While the window is resized a slip keeps its place for so many milliseconds after each step."""


_MATTERS = 60
"""What a pixel costs of what is not to be covered; see `place`."""
_WILL_MATTER = 3
"""What a pixel costs where cards will be played to."""


class _Shape(NamedTuple):
    """How broad a slip is, whether its tags lie in two rows, and how large its letters are."""

    breadth: int
    stacked: bool = False
    letters: float = 1.0


_SHAPES = (
    *(_Shape(330), _Shape(430), _Shape(250, stacked=True), _Shape(560), _Shape(200, stacked=True)),
    *(_Shape(330, letters=0.88), _Shape(250, True, 0.88), _Shape(430, letters=0.88)),
    *(_Shape(200, True, 0.88), _Shape(290, True, 0.88), _Shape(560, letters=0.88)),
    *(_Shape(225, True, 0.88), _Shape(250, True, 0.8), _Shape(300, True, 0.8)),
)
"""The first with which it covers nothing that counts is taken, or else that which covers least."""


def _area(rect: QRect) -> int:
    return rect.width() * rect.height() if rect.isValid() else 0


class FirstSlip(LessonPaper):
    """A slip that tells something, with tags to read on in the rules and to put it away."""

    def retranslate(self) -> None:
        """Write on the tags in the language of now."""
        for tag, text, tip in (
            (
                self.back_tag,
                translate("lessons", "Rules"),
                translate("lessons", "Show me in the rules"),
            ),
            (
                self.leave_tag,
                translate("lessons", "I know this game"),
                translate("lessons", "No such slips for this game any more"),
            ),
            (self.on_tag, translate("lessons", "Good"), translate("lessons", "Put the slip away")),
        ):
            tag.setText(text)
            tag.setToolTip(tip)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.on.emit()
        else:
            event.ignore()


class FirstTimes(QObject):
    """Watches what is asked at the table, and tells about it when it is for the first time.

    `beside` says where those things of the board lie that are not the table's own; `progress` is
    asked for what a person, by his id, has met before, `language` for that of now.
    """

    rules = Signal(str)
    """The rules are to be read: "" for what is asked at the table now."""

    def __init__(
        self,
        board: QWidget,
        table: TableView,
        host: MatchController,
        beside: Callable[[], Mapping[str, list[QRect]]],
        progress: Callable[[str], Progress],
        language: Callable[[], str],
    ) -> None:
        super().__init__(board)
        self._board, self._table, self._host = board, table, host
        self._beside, self._progress, self._language = beside, progress, language
        self.slip: FirstSlip | None = None
        """What lies there; None before the first one was needed."""
        self._told = ("", "", "")
        """The person, the game and the kind of decision that the slip is about."""
        self._lies_on: tuple[object, ...] = ()
        """For which table the slip has its place: it keeps it as long as that is the same."""
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._look)
        host.display.scene_changed.connect(self._soon)
        host.settings.changed.connect(self._soon)
        table.laid.connect(self._after_laid)
        table.settled.connect(self._soon)

    def _after_laid(self) -> None:
        """While the window is resized the slip waits: its place is not reckoned at each step."""
        self._later.start(_AT_REST if self._table.sharpness.rough else 0)

    def _soon(self) -> None:
        self._later.start(0)

    def _due(self) -> tuple[str, str, str]:
        """Who decides what in which game; "" where nothing is to be told."""
        host, scene = self._host, self._table.scene
        nothing = ("", "", "")
        if scene is None or host.head is None or host.guide is not None or host.speech is None:
            return nothing
        if (
            not host.settings.on("first_times")
            or not host.display.asked()
            or not self._table.isVisible()
        ):
            return nothing
        kind = host.speech.rules.show.decision(scene.view.table)
        key = f"first.{kind}"
        if not kind or host.speech.text(key) == key:
            return nothing
        return host.head.players[host.display.chair.seat].id, host.head.game, kind

    def _look(self) -> None:
        """Show the slip, leave it, or take it away."""
        due = self._due()
        if due == self._told and self.slip is not None and not self.slip.isHidden():
            self._lie()
            return
        self.put_away()
        person, game, kind = due
        if not kind or self._table.busy:
            return
        progress = self._progress(person)
        if progress.met(game, kind):
            return
        progress.meet(game, kind)
        self._told = due
        self._tell(kind)

    def _tell(self, kind: str) -> None:
        speech = self._host.speech
        assert speech is not None
        if self.slip is None:
            self.slip = FirstSlip(self._board)
            self.slip.on.connect(self.put_away)
            self.slip.back.connect(self._read)
            self.slip.left.connect(self._knows)
        head = translate("lessons", "For the first time")
        text = speech.text(f"first.{kind}")
        words = words_in(text, speech.rules.game.name, self._language())
        self.slip.tell(head, text, "", waits=True, first=False, words=words)
        self._lie()
        self.slip.show()

    def put_away(self) -> None:
        """Take the slip away."""
        if self.slip is not None and not self.slip.isHidden():
            if self.slip.isAncestorOf(self._board.window().focusWidget() or self._board):
                self._table.setFocus(Qt.FocusReason.TabFocusReason)
            self.slip.hide()
        self._told = ("", "", "")

    def _read(self) -> None:
        self.rules.emit("")

    def _knows(self) -> None:
        person, game, _ = self._told
        self._progress(person).meet(game, KNOWN)
        self.put_away()

    def _lie(self) -> None:
        slip, table = self.slip, self._table
        assert slip is not None
        there = (self._told, slip.text, table.geometry().getRect(), table_scale(table.size()))
        if there == self._lies_on and slip.isVisible():
            return
        self._lies_on = there
        scale, room = table_scale(table.size()), table.geometry().adjusted(2, 2, -2, -2)
        free = self.not_to_be_covered()
        trick = table.places.trick_place.translated(table.geometry().topLeft())
        taken = [(one, _MATTERS) for one in free]
        # What will lie there matters less than what is to be read now.
        taken.append((trick, _WILL_MATTER))
        least: int | None = None
        found = _SHAPES[0], QRect()
        for shape in _SHAPES:
            self._take_shape(shape, scale)
            size = slip.sheet_of(QRect(QPoint(), slip.extent(room.width()))).size()
            where = place(size, room, table.places.hand_area, taken)
            covered = sum(weight * _area(where.intersected(one)) for one, weight in taken)
            if least is None or covered < least:
                least, found = covered, (shape, where)
            if not covered:
                break
        self._take_shape(found[0], scale)
        slip.lie_at(slip.with_shadow(found[1]))

    def _take_shape(self, shape: _Shape, scale: float) -> None:
        assert self.slip is not None
        self.slip.set_scale(scale * shape.letters)
        self.slip.set_breadth(shape.breadth, stacked=shape.stacked)

    def not_to_be_covered(self) -> list[QRect]:
        """What has to be seen while the slip lies there, as the board counts.

        The question, the hand, everybody with name, portrait and what he has just said, what
        counts, cards that lie there, coins, and all that can be pressed.
        """
        table, places = self._table, self._table.places
        prompt = table.prompt_rect
        on_table = [
            prompt if prompt.isEmpty() else prompt.adjusted(-8, -8, 8, 8),
            places.hand_area,
            places.raised_area,
            *(places.seat(seat) for seat in range(places.needs.seats)),
            *table.contents.bubbles.said(),
            self._counts(),
            *(table.place_rect(name) for name in ("up:0", "stock", "aside")),
        ]
        if places.needs.coins:
            on_table.append(places.kitty)
        on_table += [
            # Not by its shadow either.
            LessonPaper.with_shadow(spot.pose.rect).intersected(table.rect())
            for spot in table.contents.cards.spots.values()
            if spot.zone != "hand"
        ]
        beside = [rect for rects in self._beside().values() for rect in rects]
        corner = table.geometry().topLeft()
        whole = [*(rect.translated(corner) for rect in on_table), *beside]
        return [rect for rect in whole if not rect.isEmpty()]

    def _counts(self) -> QRect:
        """Where it stands what counts now, such as trumps; empty where nothing is told."""
        sign = self._table.contents.items.trumps
        return sign.geometry() if sign.isVisible() else QRect()
