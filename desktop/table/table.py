"""The widget of the card table: it is told a Scene, and sends what a person does as signals.

What lies where is in `contents`, what pointer and keys mean in `gestures` and `keys`. Here are
the events of the widget; when its faces are drawn is in `sharpness`.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from desktop.common import motion
from desktop.common.action import Keymap
from desktop.common.cached_picture import draw_region
from desktop.common.settings import Settings
from desktop.look.ground import Surface
from desktop.look.lettering import letters, scale_on
from desktop.look.theme import LIGHT, Palette
from desktop.packs import Pack
from desktop.reader.groups import group
from desktop.scene.scene import Scene
from desktop.scene.speech import Speech
from desktop.table import card_names, read_order
from desktop.table.card import CardWidget
from desktop.table.contents import TableContents
from desktop.table.extents import Room
from desktop.table.gestures import Gestures
from desktop.table.keys import Keys
from desktop.table.knock import Knock
from desktop.table.layout import TableLayout
from desktop.table.sharpness import Leisure, Sharpness
from engine.cards import Card
from engine.table import Seat

_BY_KEYS = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
    Qt.FocusReason.OtherFocusReason,
)
"""How the keyboard comes to the table so that it has to be seen where."""


class TableView(QWidget):
    """The widget with cards, seats and the own hand."""

    move_wanted = Signal(object)
    """A move that is legal: a Card or a Call."""
    refused = Signal(object)
    """A move that somebody tried and that is not legal."""
    trick_looked_at = Signal()
    """The decided trick may be taken away."""
    hand_reordered = Signal(object)
    """The own cards in their new order."""
    picked_changed = Signal(object)
    """The card that is picked up, or None."""
    taken_up = Signal(object)
    """The card that is picked up or follows the pointer, or None."""
    asked_about = Signal(object, object)
    """A card in hand about which something may be said, and where on the screen it was asked."""
    dealt = Signal(list)
    """Packets of cards fly from the talon: in how many milliseconds each."""
    laid = Signal()
    """Everything has its place, perhaps another one than before."""
    settled = Signal()
    """Every card lies; told after each scene."""

    def __init__(
        self,
        settings: Settings,
        pack: Pack,
        parent: QWidget | None = None,
        *,
        on_wall: bool = False,
    ) -> None:
        """Make an empty table; `on_wall` it is seen across a room, with nothing to be done."""
        super().__init__(parent)
        self.on_wall = on_wall
        # Before anybody can have asked what this is.
        group(self, lambda one: read_order.groups(getattr(one, "contents", None)), read_order.KINDS)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(320, 280)
        self.setMouseTracking(True)
        self._settings = settings
        self._pack = pack
        self._colours = LIGHT
        self._surface = Surface()
        self.put_back = False
        """Whether the right button that went down last put a card back."""
        self._motion = motion.Motion(self)
        self._calm = QTimer(self, singleShot=True, interval=0)
        self.sharpness = Sharpness(pack, self)
        self._knock = Knock(self)
        self._fit_text()
        self.contents = TableContents(self, pack, settings, self._motion)
        self._leisure = Leisure(self, pack, self.contents, self._motion, self.sharpness)
        self.hand = self.contents.hand
        self.debounce = self.contents.debounce
        self.focus = self.contents.focus
        self.gestures = Gestures(self.contents, settings)
        self._keys = Keys(self.contents, self.gestures, self.focusNextChild)
        self._connect()
        self.setAccessibleName(card_names.table())

    def _connect(self) -> None:
        self._motion.settled.connect(self._calm.start)
        self._calm.timeout.connect(self._tell_settled)
        self.sharpness.again.connect(self.repaint_faces)
        self.contents.cards.dealt.connect(self.dealt)
        self.hand.move_wanted.connect(self.move_wanted)
        self.hand.refused.connect(self.refused)
        self.hand.trick_looked_at.connect(self.trick_looked_at)
        self.hand.reordered.connect(self.hand_reordered)
        self.hand.picked_changed.connect(self.picked_changed)
        self.hand.taken_up.connect(self.taken_up)

    # What it is told.

    def show_scene(self, scene: Scene | None, speech: Speech) -> None:
        """Show this moment; None is an empty table."""
        self.contents.show(scene, speech)
        self.laid.emit()
        self._calm.start()

    def clear(self) -> None:
        """Be empty: another evening comes, and its cards do not come from those that lie here."""
        if self.contents.speech is not None:
            self.show_scene(None, self.contents.speech)

    def set_palette(self, colours: Palette) -> None:
        """Be seen in these colours."""
        self._colours = colours
        self.contents.set_palette(colours)
        self.update()

    def make_room(self, room: Room, *, later: bool = False) -> None:
        """Leave room for what the window lays upon the table; `places` say where.

        `later` waits for the next scene, which is about to be shown.
        """
        if room == self.contents.room:
            return
        self.contents.room = room
        if not later:
            self.contents.make_room()
            self.laid.emit()

    def show_other_faces(self) -> None:
        """Show the faces of another pack, perhaps of another shape."""
        self._lay_again()
        self.repaint_faces()

    def show_hand_only(self, wanted: bool) -> None:
        """Show the own hand and what it may take, for the table is seen elsewhere; or all again."""
        if wanted != self.contents.hand_only:
            self.contents.hand_only = wanted
            self._lay_again()

    def repaint_faces(self) -> None:
        """Repaint the faces: the pack looks otherwise, or what was stretched can be drawn."""
        self.update()
        for widget in self.findChildren(QWidget):
            widget.update()
        self._leisure.begin()

    def say(self, seat: Seat, text: str) -> None:
        """Show for a while what somebody says."""
        if self.scene is not None and not self.scene.covered:
            name = self.scene.places[seat].name
            self.contents.bubbles.say(seat, text, name, self.places)

    def use_keys(self, keymap: Keymap) -> None:
        """Hear the keys that the table's actions have there."""
        self._keys.keymap = keymap
        self.contents.items.hint_keys = lambda: keymap.keys("hint")

    def knock(self, seat: Seat) -> None:
        """Somebody knocks on the table."""
        plates = self.contents.items.seats
        if self.scene is not None and self.isVisible() and seat < len(plates):
            self._knock.at(plates[seat], motion.pace(self._settings))

    # What may be asked.

    @property
    def scene(self) -> Scene | None:
        """What it was told last."""
        return self.contents.scene

    @property
    def places(self) -> TableLayout:
        """Where everything lies now."""
        return self.contents.places

    @property
    def picked(self) -> Card | None:
        """The card that is picked up."""
        return self.hand.picked

    @property
    def busy(self) -> bool:
        """Whether cards are on their way."""
        return self._motion.busy

    def finish(self) -> None:
        """Let every card lie at once."""
        self._motion.finish()

    def card_widget(self, card: Card | None) -> CardWidget | None:
        """Return the widget of a card that can be seen."""
        return self.contents.card_widget(card)

    def place_rect(self, name: str) -> QRect:
        """Where a place is: "trick", "aside", "up:0", "stock"; empty if there is none."""
        return self.contents.place_rect(name)

    @property
    def prompt_rect(self) -> QRect:
        """Where the prompt is; empty while nothing is asked."""
        prompt = self.contents.items.prompt
        return prompt.geometry() if prompt.text() else QRect()

    def _tell_settled(self) -> None:
        if not self._motion.busy:
            self.settled.emit()
            self._leisure.begin()

    # Sizes.

    def _fit_text(self) -> None:
        font = letters("text", scale_on(self))
        if font != self.font():
            self.setFont(font)

    def _lay_again(self) -> None:
        """Size or texts have changed: everything lies in its place at once."""
        self._motion.finish()
        self.gestures.cancel()
        self.contents.lay_again()
        self.laid.emit()

    def sizeHint(self) -> QSize:
        return QSize(1000, 700)

    # Qt's overrides.

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.isVisible() and event.oldSize().isValid():
            self.sharpness.resized()
        self._fit_text()
        self._lay_again()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ratio = self.devicePixelRatioF()
        hasty = self.sharpness.busy
        ground = self._surface.pixmap(self._colours, self.size(), ratio, hasty)
        if hasty:
            # Boards that are cut off are quicker, and look better, than boards that shrink.
            large = ground.deviceIndependentSize().toSize()
            painter.drawPixmap(QRect(QPoint(), large.expandedTo(self.size())), ground)
            self.sharpness.painted()
        else:
            draw_region(painter, QPointF(), ground, event.region())
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(card_names.table())
            self._lay_again()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._leisure.end()
        self.sharpness.drop()
        self._motion.finish()
        self.gestures.cancel()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.focus.by_keys = False
        self.focus.stay_at(self.contents.hand_card_at(event.position().toPoint()))
        if event.button() == Qt.MouseButton.LeftButton:
            self.gestures.press(event.position().toPoint())
        elif event.button() == Qt.MouseButton.RightButton:
            self.put_back = self.gestures.cancel()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        card = self.contents.hand_card_at(event.pos()) if by_mouse else self.focus.card
        if card is not None and not (by_mouse and self.put_back):
            self.asked_about.emit(card, event.globalPos())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.gestures.press_again(event.position().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.gestures.pressing:
            self.gestures.move(event.position().toPoint())
        else:
            self.contents.point_at(event.position().toPoint())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.contents.point_at(None)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.gestures.release(event.position().toPoint())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.focus.by_keys = True
        self.focus.follow()
        if not self._keys.press(event):
            super().keyPressEvent(event)

    def key_from_beside(self, event: QKeyEvent) -> bool:
        """Take a key pressed at what lies upon the table; tell whether it leads into the hand."""
        if not self._keys.leads_into_hand(event):
            return False
        self.focus.by_keys = True
        return self._keys.press(event)

    def take_keyboard(self, reason: Qt.FocusReason, *, heard: bool = True) -> None:
        """Have the keyboard, at the card that keys act upon if there is one.

        Of a table that only hands it on a reader would hear behind the card.
        """
        self._came_by(reason)
        card = self.focus.card
        if not heard:
            self.focus.rest()
        elif card is not None:
            self.focus.go_to(card)
        else:
            self.setFocus(reason)

    def _came_by(self, reason: Qt.FocusReason) -> None:
        if reason in _BY_KEYS:
            self.focus.by_keys = True
        elif reason == Qt.FocusReason.MouseFocusReason:
            self.focus.by_keys = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._came_by(event.reason())
        card = self.focus.card
        if card is not None:
            self.focus.go_to(card)
