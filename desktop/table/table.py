"""The card table. It is told what is, never what to do: a Scene, and everything moves there.

What a person does comes out as signals. Where things lie is in `places` and `lying`, how cards
get there in `cards`, `paths` and `motion`, what a gesture or a key means in `hand`, `gestures` and
`keys`. This room holds them together.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QFontMetrics,
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
from desktop.common.lettering import text_size
from desktop.common.settings import Settings
from desktop.common.theme import LIGHT, Palette
from desktop.packs import Pack
from desktop.scene.scene import Scene
from desktop.scene.speech import Speech
from desktop.table import card_names
from desktop.table.animation_paths import AnimationPaths
from desktop.table.bubbles import Bubbles
from desktop.table.card import CardWidget
from desktop.table.card_positions import Measures, layout_of, spots
from desktop.table.cards import Cards
from desktop.table.coins import Money
from desktop.table.focus import Focus
from desktop.table.gestures import Gestures
from desktop.table.hand import OwnHand
from desktop.table.keys import Keys
from desktop.table.knock import Knock
from desktop.table.surface import Surface
from desktop.table.table_items import TableItems
from engine.cards import Card
from engine.table import Seat

_AT_REST = 160
"""How long a window must have kept its size to be drawn sharply, in thousandths of a second."""
_LEISURE = 40
"""How long until the next face is drawn ahead, when nothing else is to do."""
_QUICK = 110
"""How long cards of the own hand take to make room, in thousandths of a second."""


class TableView(QWidget):
    """A table with cards, seats and the own hand."""

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
    settled = Signal()
    """Every card lies; told after each scene."""

    def __init__(self, settings: Settings, pack: Pack, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(320, 280)
        self._settings = settings
        self._pack = pack
        self._colours = LIGHT
        self._surface = Surface()
        self._scene: Scene | None = None
        self._speech: Speech | None = None
        self._put_back = False
        """Whether the right button that went down last put a card back."""
        self._motion = motion.Motion(self)
        self._calm = QTimer(self, singleShot=True, interval=0)
        self._rest = QTimer(self, singleShot=True, interval=_AT_REST)
        self._leisure = QTimer(self, interval=_LEISURE)
        self._drawing: Iterator[None] = iter(())
        """The faces that are drawn ahead, one by one."""
        self._drawn: tuple[object, ...] = ()
        """For which size they are."""
        self._items = TableItems(self, pack, LIGHT)
        self._knock = Knock(self)
        self._cards = Cards(self, pack, LIGHT, self._motion)
        self.money = Money(self, LIGHT, self._motion)
        self.bubbles = Bubbles(self, LIGHT)
        self.hand = OwnHand(self)
        self.focus = Focus(self, self.hand, self._cards, self._items)
        self.gestures = Gestures(self, self.hand)
        self._keys = Keys(self, self.hand, self.focus)
        self._fit_text()
        self.places = layout_of(None, self._measures())
        self._connect()
        self.setAccessibleName(card_names.table())

    def _connect(self) -> None:
        self._motion.settled.connect(self._calm.start)
        self._calm.timeout.connect(self._tell_settled)
        self._rest.timeout.connect(self._draw_sharply)
        self._leisure.timeout.connect(self._draw_ahead)
        self._items.mark_pressed.connect(self._mark_pressed)
        self._cards.pressed.connect(self._card_pressed)
        self._cards.arrived.connect(self._back_arrived)

    # What it is told.

    def show_scene(self, scene: Scene | None, speech: Speech) -> None:
        """Show this moment; None is an empty table."""
        before, self._scene, self._speech = self._scene, scene, speech
        self.focus.remember()
        if scene is None or scene.covered or (before and before.bottom != scene.bottom):
            self._motion.finish()
            self.bubbles.clear()
        self.hand.take_over(scene)
        self._lay(before, self._pace(before, scene))
        self.focus.return_to_hand()
        self._calm.start()

    def clear(self) -> None:
        """Be empty: another evening comes, and its cards do not come from those that lie here."""
        if self._speech is not None:
            self.show_scene(None, self._speech)

    def set_palette(self, colours: Palette) -> None:
        """Be seen in these colours."""
        self._colours = colours
        self._cards.set_palette(colours)
        self._items.set_palette(colours)
        self.money.set_palette(colours)
        self.bubbles.set_palette(colours)
        self.update()

    def show_other_faces(self) -> None:
        """The pack is another one, perhaps of another shape."""
        self._lay_again()
        self.repaint_faces()

    def repaint_faces(self) -> None:
        """The pack looks otherwise."""
        for widget in self.findChildren(QWidget):
            widget.update()

    def say(self, seat: Seat, text: str) -> None:
        """Show for a while what somebody says."""
        if self._scene is not None and not self._scene.covered:
            self.bubbles.say(seat, text, self.places)

    def use_keys(self, keymap: Keymap) -> None:
        """Hear the keys that the table's actions have there."""
        self._keys.keymap = keymap

    def knock(self, seat: Seat) -> None:
        """Somebody knocks on the table."""
        if self._scene is not None and self.isVisible() and seat < len(self._items.seats):
            self._knock.at(self._items.seats[seat], motion.pace(self._settings))

    # What may be asked.

    @property
    def scene(self) -> Scene | None:
        """What it was told last."""
        return self._scene

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
        """The widget of a card that can be seen."""
        return self._cards.widgets.get(card) if card is not None else None

    def place_rect(self, name: str) -> QRect:
        """Where a place is: "trick", "aside", "up:0", "stock"; empty if there is none."""
        if name == "stock":
            return self.places.stock
        return self._items.mark_rects(self._scene, self.places).get(name, QRect())

    @property
    def one_click(self) -> bool:
        """Whether one click plays."""
        return self._settings.on("one_click")

    # Everything to its place.

    def _pace(self, before: Scene | None, scene: Scene | None) -> int:
        if scene is None or not self.isVisible():
            return 0
        # A deal that is taken up in its middle, or another person's hand, is simply there.
        taken_up = before is None and scene.view.table.tricks
        if taken_up or (before is not None and before.bottom != scene.bottom):
            return 0
        return motion.pace(self._settings)

    def _lay(self, before: Scene | None, duration: int) -> None:
        scene = self._scene
        self.places = layout_of(scene, self._measures())
        if scene is None:
            self._cards.clear()
        else:
            paths = AnimationPaths(before, scene, self.places)
            self._cards.lay(spots(scene, self.places, self.hand.order), paths, duration)
            self._cards.send_backs(paths, duration)
        self._items.show(scene, self.places, self._speech, self._cards.coming)
        self.money.show(before, scene, self.places, duration)
        self._dress()
        self._send(duration)
        self.bubbles.lie_at(self.places)

    def _lay_again(self) -> None:
        """Size or texts have changed: everything lies in its place at once."""
        self._motion.finish()
        self.gestures.cancel()
        self._lay(self._scene, 0)

    def arrange(self) -> None:
        """Another card is picked up or held, or none: let it be seen, and everything move."""
        self._dress()
        self.make_room()

    def make_room(self) -> None:
        """The hand is held in another order: let its cards move."""
        scene = self._scene
        if scene is None:
            return
        lie = spots(scene, self.places, self.hand.order)
        if lie.keys() == self._cards.spots.keys():
            self._cards.reorder(lie, self.hand.held)
            self._send(min(_QUICK, motion.pace(self._settings)))

    def _send(self, duration: int) -> None:
        self._cards.send(self.places.lift, self.hand.picked, self.hand.held, duration)

    def _dress(self) -> None:
        if self._scene is not None and self._speech is not None:
            self._cards.dress(self._scene, self._speech, self.hand.picked, self.focus.card)
        self.light_places()

    def light_places(self, near: str = "") -> None:
        """Light the places that take the card in hand; it would fall at the near one.

        With no card in hand those light up from which one may be taken.
        """
        active = self.hand.active()
        if active is not None or self._scene is None:
            self._items.light(self.hand.moves(active).keys(), near)
        else:
            self._items.light(self._scene.piles.keys(), near)

    def _back_arrived(self, seat: Seat) -> None:
        if self._scene is not None:
            coming = self._cards.coming[seat]
            self._items.show_seat(self._scene, self.places, seat, coming)

    def _tell_settled(self) -> None:
        if not self._motion.busy:
            self.settled.emit()
            if self.isVisible() and self._scene is not None:
                self._leisure.start()

    # Faces.

    def _draw_sharply(self) -> None:
        """The window keeps its size: what was stretched meanwhile is drawn again."""
        self._pack.hasty = False
        self.update()
        self.repaint_faces()

    def _draw_ahead(self) -> None:
        """Draw a face that may be wanted soon, while nobody waits for anything."""
        if self._motion.busy or self._pack.hasty or self.hand.held is not None:
            return
        pack, ratio = self._pack, self.devicePixelRatioF()
        width = self.places.card_width
        wanted = (pack.folder, pack.look, width, ratio)
        if wanted != self._drawn:
            self._drawn = wanted
            self._drawing = pack.get_ready(width, ratio)
        try:
            next(self._drawing)
        except StopIteration:
            self._leisure.stop()

    # For pointer and keys.

    def hand_card_at(self, where: QPoint) -> Card | None:
        """The card of the own hand at this point."""
        for card in reversed(self.hand.order):
            if self._cards.widgets[card].lies_at().contains(where):
                return card
        return None

    def place_at(self, where: QPoint) -> str:
        """The place at this point; the whole middle belongs to the zone where cards are put."""
        if self._scene is None:
            return ""
        rects = self._items.mark_rects(self._scene, self.places)
        here = [name for name, rect in rects.items() if name != "trick" and rect.contains(where)]
        if here:
            # Open cards overlap: one that takes the card in hand goes first, then the upper one.
            takes = self.hand.moves(self.hand.active())
            return next((name for name in reversed(here) if name in takes), here[-1])
        return self._scene.zone if self.places.middle.contains(where) else ""

    def pile_at(self, where: QPoint) -> str:
        """The pile at this point from which a card may be taken now, "" for none."""
        rects = self._items.mark_rects(self._scene, self.places)
        piles = self._scene.piles if self._scene is not None else {}
        return next((name for name in piles if rects[name].contains(where)), "")

    def carry_from(self, pile: str, top_left: QPoint) -> None:
        """Let the top card of a pile follow the pointer."""
        if self._scene is None:
            return
        if pile == "stock":
            self._cards.carry_back(self.places.stock, top_left)
        else:
            self._cards.carry(self._scene.view.table.up[-1], top_left)

    def carry(self, card: Card, top_left: QPoint) -> None:
        """Let a card follow the pointer."""
        self._cards.carry(card, top_left)
        self._motion.keep_step()

    def look_at_trick(self) -> bool:
        """Say that the decided trick has been seen; whether there is one."""
        if self._scene is None or self._scene.decided is None:
            return False
        self.trick_looked_at.emit()
        return True

    def _card_pressed(self, card: Card) -> None:
        if card in self.hand.order:
            self.hand.play(card)

    def _mark_pressed(self, place: str) -> None:
        if self.hand.picked is not None:
            self.hand.put(self.hand.picked, place)

    # Sizes.

    def _measures(self) -> Measures:
        line = QFontMetrics(self.font()).height()
        per_cent = self._settings.number("card_size")
        return Measures(self.size(), self._pack.ratio, line, per_cent)

    def _fit_text(self) -> None:
        font = self.font()
        font.setPixelSize(text_size(self.size()))
        if font != self.font():
            self.setFont(font)

    def sizeHint(self) -> QSize:
        return QSize(1000, 700)

    # Qt's overrides.

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.isVisible() and event.oldSize().isValid():
            self._pack.hasty = True
            self._rest.start()
        self._fit_text()
        self._lay_again()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ratio = self.devicePixelRatioF()
        hasty = self._pack.hasty
        ground = self._surface.pixmap(self._colours, self.size(), ratio, hasty)
        if hasty:
            painter.drawPixmap(self.rect(), ground)
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
        self._leisure.stop()
        self._pack.hasty = False
        self._motion.finish()
        self.gestures.cancel()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.focus.by_keys = False
        self.focus.follow()
        if event.button() == Qt.MouseButton.LeftButton:
            self.gestures.press(event.position().toPoint())
        elif event.button() == Qt.MouseButton.RightButton:
            self._put_back = self.gestures.cancel()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        card = self.hand_card_at(event.pos()) if by_mouse else self.focus.card
        if card is not None and not (by_mouse and self._put_back):
            self.asked_about.emit(card, event.globalPos())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.gestures.press_again(event.position().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.gestures.move(event.position().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.gestures.release(event.position().toPoint())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.focus.by_keys = True
        self.focus.follow()
        if not self._keys.press(event):
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        card = self.focus.card
        if card is not None:
            self.focus.go_to(card)
