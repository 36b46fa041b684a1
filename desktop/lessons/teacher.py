"""Shows a lesson upon the table: its slip lies where it covers nothing, and points at things."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import mul

from PySide6.QtCore import (
    QCoreApplication,
    QObject,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QWidget

from desktop.booklet.words_in import words_in
from desktop.common.pose import Pose
from desktop.lessons.guide import Guide
from desktop.lessons.paper import LessonPaper
from desktop.lessons.pointer import Pointer
from desktop.lessons.progress import Progress
from desktop.look.lettering import table_scale
from desktop.scene import naming
from desktop.scene.rules_text import suits_of
from desktop.session.controller import MatchController
from desktop.table.table import TableView
from engine.cards import Card, UnknownCard, card
from engine.lessons.course import Course
from engine.lessons.lesson import Lesson
from engine.table import NOBODY

translate = QCoreApplication.translate

_LIGHT = 6
"""How far the light around a card reaches beyond it, in pixels."""


class Teacher(QObject):
    """One lesson at a time, upon a `board` with its `table`.

    `beside` says where those things of the board lie that are not the table's own: the slate, and
    the calls. `language` is asked for the language of now.
    """

    changed = Signal()
    """A lesson begins or has ended."""
    finished = Signal(object)
    """This Lesson was gone through to its end."""

    def __init__(
        self,
        board: QWidget,
        table: TableView,
        controller: MatchController,
        beside: Callable[[], Mapping[str, list[QRect]]],
        language: Callable[[], str],
    ) -> None:
        super().__init__(board)
        self._board, self._table, self._controller = board, table, controller
        self._beside, self._language = beside, language
        self.guide: Guide | None = None
        self._progress: Progress | None = None
        self.pointer, self.paper = Pointer(board), self.make_paper()
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._lie)
        self.paper.on.connect(self.on)
        self.paper.back.connect(self.back)
        table.laid.connect(self._later.start)
        table.settled.connect(self._later.start)
        controller.match_changed.connect(self._match_changed)
        self._hide()

    def make_paper(self) -> LessonPaper:
        """Return the slip on which it is read."""
        return LessonPaper(self._board)

    @property
    def lesson(self) -> Lesson | None:
        """What is being shown."""
        return self.guide.course.lesson if self.guide is not None else None

    def begin(self, lesson: Lesson, progress: Progress | None, step: int = 0) -> bool:
        """Show a lesson from this step on; raises LessonError.

        Without `progress` nothing is kept of it. False if the evening that is open has to stay.
        """
        return self.lead(Guide(Course(lesson), self._controller, self), progress, step)

    def lead(self, guide: Guide, progress: Progress | None, step: int) -> bool:
        """Let this guide lead; False if the evening that is open has to stay."""
        if not guide.begin(step):
            guide.deleteLater()
            return False
        self.guide, self._progress = guide, progress
        guide.told.connect(self.tell)
        guide.over.connect(self._over)
        self.changed.emit()
        return True

    def on(self) -> None:
        """Read on."""
        if self.guide is not None and self.guide.waiting:
            self.guide.on()

    def back(self) -> None:
        """Go back a step."""
        if self.guide is not None:
            self.guide.back()

    def stop(self) -> None:
        """Put the lesson away; how far it was is kept."""
        if self.guide is not None:
            self._controller.dismiss()

    def _over(self) -> None:
        lesson = self.lesson
        assert lesson is not None
        if self._progress is not None:
            self._progress.finished(lesson.game, lesson.name)
        self._controller.dismiss()
        self.finished.emit(lesson)

    def _match_changed(self) -> None:
        """Another match is open, perhaps none: the lesson before is over."""
        if self.guide is not None and self._controller.guide is not self.guide:
            self.guide.deleteLater()
            self.guide = None
            self._hide()
            self.changed.emit()

    def _hide(self) -> None:
        # Else the keyboard goes on to what is next by itself, as if Tab had been pressed.
        self._keyboard_to_table()
        self.paper.hide()
        self.pointer.hide()

    # What is shown.

    def tell(self) -> None:
        """Show what is to be read now."""
        guide = self.guide
        if guide is None:
            return
        if guide.moving:
            self._hide()
            return
        course = guide.course
        if self._progress is not None:
            self._progress.reached(course.lesson.game, course.lesson.name, course.at)
        language, speech = self._language(), self._controller.speech
        said = guide.seat != NOBODY and speech is not None
        self.paper.tell(
            speech.name(guide.seat)
            if said and speech is not None
            else self._head(guide, course.lesson),
            guide.text(language),
            self._count(guide),
            waits=self._waits(guide),
            first=course.at == 0 and not course.was_answered,
            words=words_in(guide.text(language), course.lesson.game, language),
        )
        self._lie()
        self.pointer.show()
        self.paper.show()
        self._bring_keyboard(guide)

    def _head(self, guide: Guide, lesson: Lesson) -> str:
        """Return what stands above what nobody says."""
        language = self._language()
        title = lesson.title.get(language, lesson.title["en"])
        return naming.told(title, suits_of(lesson.game), language)

    def _count(self, guide: Guide) -> str:
        """Return what stands in the corner."""
        course = guide.course
        return translate("lessons", "{0} of {1}").format(course.at + 1, len(course.lesson.steps))

    def _waits(self, guide: Guide) -> bool:
        """Whether one may press to go on."""
        return guide.waiting

    def _bring_keyboard(self, guide: Guide) -> None:
        if guide.waiting:
            self.paper.on_tag.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self._keyboard_to_table()

    def _keyboard_to_table(self) -> None:
        """Bring the keyboard from the slip to the cards."""
        if self.paper.isAncestorOf(self._board.window().focusWidget() or self._board):
            # A card that the keyboard is at rises: not where somebody uses the mouse.
            keys, mouse = Qt.FocusReason.TabFocusReason, Qt.FocusReason.MouseFocusReason
            self._table.take_keyboard(keys if self.paper.by_keys else mouse)

    def _lie(self) -> None:
        guide = self.guide
        if guide is None or guide.moving or self._table.scene is None:
            return
        scale = table_scale(self._table.size())
        self.paper.set_scale(scale)
        at, show = guide.things
        target = self.rect_of(at)
        room = self._table.geometry().adjusted(2, 2, -2, -2)
        where = place(self.paper.extent(room.width()), room, target, self._taken(guide))
        self.pointer.setGeometry(self._board.rect())
        beside = self._beside()
        read = [self._table.prompt_rect, *beside.get("calls", ()), *beside.get("result", ())]
        read += self._table.contents.bubbles.said()
        lights = [self.light_of(one) for one in (at, *show)]
        self.pointer.point(where, target, [self.rect_of(one) for one in show], read, lights)
        self.pointer.raise_()
        self.paper.lie_at(where)

    def _taken(self, guide: Guide) -> list[tuple[QRect, int]]:
        """Return what is not to be covered, and how much it matters."""
        places, scene = self._table.places, self._table.scene
        asking, prompt = guide.asking, self._table.prompt_rect
        ended = scene is not None and scene.ending is not None
        taken = [
            (prompt if prompt.isEmpty() else prompt.adjusted(-8, -8, 8, 8), 80),
            *((one, 12 if asking else 8) for one in (places.hand_area, places.raised_area)),
            # While one only reads nothing is put there, and at the end hands lie everywhere.
            (places.trick_place, 1 if ended else 7 if self._trick() else 4 if asking else 1),
        ]
        if not ended:
            taken += [(self._card(one), 5) for one in self._trick()]
        taken += [(places.seat(seat), 5) for seat in range(places.needs.seats)]
        taken += [(one, 6) for one in self._table.contents.bubbles.said()]
        taken.append((self.rect_of("money"), 5))
        trumps = self._table.contents.items.trumps
        taken.append((trumps.geometry() if trumps.isVisible() else QRect(), 4))
        for name, weight in (("up:0", 5), ("stock", 4), ("aside", 3)):
            taken.append((self._table.place_rect(name), weight))
        if scene is not None and not ended:
            taken += [(self._card(one), 5) for one in scene.view.table.up[-1:]]
            taken += [(self._card(one), 6) for row in scene.view.table.rows for one in row]
            taken += [(self._card(one), 6) for there in scene.places for one in there.shown]
        heavy = {"calls": 12 if asking else 4, "result": 12}
        beside = dict(self._beside())
        if ended:
            # All hands lie open, and chalk is written from the top: there is room below it.
            taken += [(self._card(one), 3) for one in self._table.contents.cards.spots]
            for slate in beside.pop("slate", []):
                taken += [(slate, 3), (slate.adjusted(0, 0, 0, -slate.height() // 2), 5)]
        for name, rects in beside.items():
            taken += [(one, heavy.get(name, 4)) for one in rects]
        taken += [(self.rect_of(one), 12) for one in guide.things[1]]
        return [(rect, weight) for rect, weight in taken if not rect.isEmpty()]

    def rect_of(self, thing: str) -> QRect:
        """Where something lies upon the board; empty if it is not there."""
        table, places = self._table, self._table.places
        if thing in (beside := self._beside()):
            found = QRect()
            for one in beside[thing]:
                found = found.united(one)
            # What lies askew reaches beyond the window, where no light would be seen.
            return found.intersected(self._table.geometry().adjusted(6, 6, -6, -6))
        if thing.startswith("seat:"):
            person = places.person(int(thing[5:]))
            return person.portrait.united(person.ribbon)
        if thing == "hand":
            empty = self.guide is None or self.guide.waiting
            return self._around(self._hand()) or (QRect() if empty else places.hand_area)
        if thing == "trick":
            return self._around(self._trick()) or places.trick_place
        if thing == "money":
            return places.kitty if places.needs.coins else QRect()
        if thing in ("up", "stock", "aside"):
            return table.place_rect("up:0" if thing == "up" else thing)
        try:
            return self._uncovered(card(thing))
        except UnknownCard:
            return QRect()

    def light_of(self, thing: str) -> QPainterPath:
        """Return the outline of what is seen of a card, around which there is light; else empty."""
        widgets = self._table.contents.cards.widgets
        try:
            widget = widgets.get(card(thing))
        except UnknownCard:
            widget = None
        if widget is None or not widget.isVisible():
            return QPainterPath()
        lying = self._table.children()
        seen = _outline(widget.lies_at())
        for other in widgets.values():
            if other.isVisible() and lying.index(other) > lying.index(widget):
                seen = seen.subtracted(_outline(other.lies_at()))
        return seen

    def _uncovered(self, one: Card) -> QRect:
        """Where a card lies, without what the cards above it cover: no light goes across those."""
        found, widgets = self._card(one), self._table.contents.cards.widgets
        lying = self._table.children()
        here = lying.index(widgets[one]) if one in widgets else len(lying)
        for other, widget in widgets.items():
            above = self._card(other) if lying.index(widget) > here else QRect()
            if not widget.isVisible() or not above.intersects(found):
                continue
            if above.left() > found.left() + _LIGHT:
                found.setRight(above.left() - _LIGHT)
            elif above.top() > found.top() + _LIGHT:
                found.setBottom(above.top() - _LIGHT)
            elif above.right() < found.right() - _LIGHT:
                found.setLeft(above.right() + _LIGHT)
        return found

    def _card(self, one: Card) -> QRect:
        """Where a card lies, as far as it is on the table."""
        table = self._table
        widget = table.card_widget(one)
        return widget.lies_at().rect.intersected(table.rect()) if widget is not None else QRect()

    def _around(self, cards: Sequence[Card]) -> QRect | None:
        """Return what is around all of these cards, None where none of them is to be seen."""
        found = QRect()
        for one in cards:
            found = found.united(self._card(one))
        return None if found.isEmpty() else found

    def _hand(self) -> Sequence[Card]:
        scene = self._table.scene
        return scene.hand if scene is not None else ()

    def _trick(self) -> Sequence[Card]:
        scene = self._table.scene
        if scene is None:
            return ()
        return scene.decided.cards if scene.decided is not None else scene.view.table.trick


_STEPS_ACROSS, _STEPS_DOWN = 24, 18
_FAR = 6
"""What a pixel of distance costs, in pixels of what is covered."""


def place(size: QSize, room: QRect, target: QRect, taken: Iterable[tuple[QRect, int]]) -> QRect:
    """Return the place for something of this size in a room.

    Each rectangle that is taken has a weight.
    """
    taken = [*taken, (target.adjusted(-10, -10, 10, 10), 12)]
    across = max(0, room.width() - size.width())
    down = max(0, room.height() - size.height())
    middle = target.center() if not target.isEmpty() else room.center()

    xs = sorted({room.left() + round(across * x / _STEPS_ACROSS) for x in range(_STEPS_ACROSS + 1)})
    ys = sorted({room.top() + round(down * y / _STEPS_DOWN) for y in range(_STEPS_DOWN + 1)})
    wide, high = size.width(), size.height()
    # It is asked of some hundred corners at once: what is covered across and down is reckoned once.
    weights = [weight for _, weight in taken]
    columns = [(one.left(), one.left() + one.width()) for one, _ in taken]
    rows = [(one.top(), one.top() + one.height()) for one, _ in taken]
    beside = {x: list(map(mul, weights, _covered(x, x + wide, columns))) for x in xs}
    below = {y: _covered(y, y + high, rows) for y in ys}

    off_across = {x: _FAR * abs(x + (wide - 1) // 2 - middle.x()) for x in xs}
    off_down = {y: _FAR * abs(y + (high - 1) // 2 - middle.y()) for y in ys}

    # From the nearest on, until what is so far away costs more by its distance alone.
    best: tuple[int, int, int] | None = None
    for off, x, y in sorted((off_across[x] + off_down[y], x, y) for x in xs for y in ys):
        if best is not None and off > best[0]:
            break
        found = (off + sum(map(mul, beside[x], below[y])), x, y)
        best = found if best is None else min(best, found)
    assert best is not None
    return QRect(QPoint(*best[1:]), size)


def _covered(near: int, far: int, spans: Iterable[tuple[int, int]]) -> list[int]:
    """How many pixels of each span lie between the two."""
    return [max(0, min(far, end) - max(near, start)) for start, end in spans]


def _outline(pose: Pose) -> QPainterPath:
    """Return a line a little outside a card."""
    path = QPainterPath()
    path.addPolygon(pose.part(QRectF(-3, -3, pose.width + 6, pose.height + 6)))
    path.closeSubpath()
    return path
