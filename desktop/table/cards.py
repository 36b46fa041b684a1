"""The widgets of the cards on the table, one for each card that is seen.

A card keeps its widget while it can be seen. One that comes into sight starts where it came from
(a hand, the talon, a trick that is looked at again); one that goes out of sight flies there and is
deleted. A card that must no longer be seen is deleted at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QPointF, QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from desktop.common.motion import Flight, Motion
from desktop.common.pose import Pose
from desktop.common.sentences import capital
from desktop.look.theme import Palette
from desktop.packs import Pack
from desktop.reader.for_readers import ForReaders
from desktop.reader.groups import unheard
from desktop.scene.scene import Scene
from desktop.scene.speech import Speech
from desktop.scene.standing import standing
from desktop.table import card_names, choices
from desktop.table.animation_paths import AnimationPaths
from desktop.table.card import CardState, CardWidget
from desktop.table.card_positions import Spot
from desktop.table.layout import TableLayout
from engine.cards import BACK, Card
from engine.table import NOBODY, Seat

_GATHERED = 1.7
"""How long a trick takes to its winner, in flights."""
_ARC = 0.14
"""How far the way of a card bows that is dealt or swept away, in parts of its length."""
_LOOKED_AT = 0.5
"""How high a card is held that is looked at, for its shadow; 1 is one that is carried."""
_OWN = ("hand", "aside", "cut")
"""Zones that only the bottom seat sees."""


class Cards(QObject):
    """The card widgets of a table, and the backs that fly between seats and talon."""

    arrived = Signal(int)
    """A back, or a trick, has reached this seat."""
    dealt = Signal(list)
    """Packets fly from the talon: in how many milliseconds each."""
    pressed = Signal(object)
    """A card of the hand was pressed by other means than pointer and keys."""
    acted = Signal(object, str)
    """A screen reader wants something of a card: "pick" or "what"."""
    focus_moved = Signal()
    """The keyboard focus has come to a card or has left one."""

    def __init__(self, table: QWidget, pack: Pack, colours: Palette, motion: Motion) -> None:
        super().__init__(table)
        self._table = table
        self._pack = pack
        self._colours = colours
        self._motion = motion
        self.widgets: dict[Card, CardWidget] = {}
        self.spots: dict[Card, Spot] = {}
        self.coming: Counter[Seat] = Counter()
        """How many backs are on their way to each seat."""
        self.gathered: Counter[Seat] = Counter()
        """How many cards of a trick are on their way to each seat."""
        self.forward: Card | None = None
        """The card of the hand that is looked at: upright and before the others."""
        self._stack: list[Card] = []
        self._back: CardWidget | None = None
        """The top card of the talon while it follows the pointer."""

    def set_palette(self, colours: Palette) -> None:
        """Be seen in these colours."""
        self._colours = colours
        for widget in self.widgets.values():
            widget.colours = colours
            widget.update()

    # To the places of a scene.

    def lay(self, spots: Mapping[Card, Spot], paths: AnimationPaths, duration: int) -> None:
        """Have exactly the cards of these spots; `hold` and `send` bring them there."""
        for card in [card for card in self.widgets if card not in spots]:
            self._leave(card, paths, duration)
        dealt = iter(paths.moments(paths.scene.bottom))
        for card, spot in spots.items():
            if card in self.widgets:
                continue
            widget = self._make(card, spot)
            start, turns = paths.start(card, spot)
            if self._back is not None and paths.dealing(spot):
                start = self._back.lies_at()
                self._drop_back()
            widget.lie_at(start)
            delay = round(next(dealt, 0.0) * duration) if paths.dealing(spot) else 0
            if paths.turned_last(spot):
                delay = round(paths.dealt() * duration)
            flight = Flight(widget, spot.pose, duration, delay, turns=turns, arc=_ARC)
            self._motion.fly(flight)
        self.spots = dict(spots)

    def hold(self, spots: Mapping[Card, Spot], held: Card | None, forward: Card | None) -> None:
        """Hold the same cards at other spots; one is held or looked at above the others."""
        self.spots = dict(spots)
        self.forward = forward
        self._stack_up(held or forward)

    def send(
        self,
        places: TableLayout,
        picked: Card | None,
        held: Card | None,
        duration: int,
        quiet: bool = False,
    ) -> None:
        """Let all cards fly to their spots, except the one that is held."""
        self._drop_back()
        goals = self._goals(places, picked)
        for card, goal in goals.items():
            if card is not held:
                widget = self.widgets[card]
                widget.lift(_LOOKED_AT if card is self.forward else 0.0)
                self._send(widget, goal, duration, quiet)

    def _goals(self, places: TableLayout, picked: Card | None) -> dict[Card, Pose]:
        """Where each card lies, those of the hand as they are held now."""
        goals = {card: spot.pose for card, spot in self.spots.items()}
        hand = [card for card, spot in self.spots.items() if spot.zone == "hand"]
        held = []
        for card in hand:
            pose = goals[card]
            if card is picked and card is not self.forward:
                pose = places.picked(pose)
            elif self.widgets[card].look.dimmed and card is not self.forward:
                pose = places.forbidden(pose)
            held.append(pose)
        if self.forward in hand:
            held = places.own_fan.parted(held, hand.index(self.forward))
        return goals | dict(zip(hand, held, strict=True))

    def _send(self, widget: CardWidget, goal: Pose, duration: int, quiet: bool) -> None:
        here = widget.lies_at()
        if widget.resting != goal.size:
            widget.rest(goal.size)
        flight = self._motion.flight(widget)
        if flight is not None:
            flight.goal = goal
            flight.quiet &= quiet
            if duration == 0:
                self._motion.land(widget)
        elif here != goal:
            self._motion.fly(Flight(widget, goal, duration, quiet=quiet))

    def _make(self, card: Card, spot: Spot) -> CardWidget:
        widget = CardWidget(card, self._pack, self._colours, self._table)
        widget.rest(spot.pose.size)
        widget.clicked.connect(lambda: self.pressed.emit(card))
        widget.focus_moved.connect(self.focus_moved)
        widget.acted.connect(lambda what: self.acted.emit(card, what))
        self.widgets[card] = widget
        widget.show()
        return widget

    def clear(self) -> None:
        """Take everything off the table."""
        for widget in self.widgets.values():
            _away(widget)
        self.widgets.clear()
        self.spots.clear()
        self._stack.clear()
        self.forward = None

    def seen_at(self, card: Card) -> Pose:
        """Where a card is to be seen: at its goal if only the hand makes room for another one."""
        flight = self._motion.flight(self.widgets[card])
        quiet = flight is not None and flight.quiet
        return flight.goal if flight is not None and quiet else self.widgets[card].lies_at()

    def at(self, where: QPoint) -> Card | None:
        """Return the uppermost card that is seen at this point, by its turned shape."""
        lying = (card for card in reversed(self._stack) if card in self.widgets)
        return next((one for one in lying if self.widgets[one].lies_at().contains(where)), None)

    def _stack_up(self, top: Card | None = None) -> None:
        """Stack later cards above earlier ones; paint anew no more of them than needed."""
        wanted = [card for card in self.spots if card is not top]
        wanted += [] if top is None else [top]
        lying, same = self._stack, 0
        while same < len(wanted) and wanted[same : same + 1] == lying[same : same + 1]:
            same += 1
        for card in wanted[same:]:
            self.widgets[card].raise_()
        self._stack = wanted

    def _leave(self, card: Card, paths: AnimationPaths, duration: int) -> None:
        widget = self.widgets.pop(card)
        spot = self.spots[card]
        self._motion.stop(widget)
        if card is BACK and paths.scene.view.table.trick:
            # What lay face down is seen: the card turns over in this place.
            _away(widget)
            return
        if duration == 0 or (paths.covering and spot.zone in _OWN):
            _away(widget)
            return
        widget.show_as(CardState())
        goal, covers, fades = paths.end(card, spot)
        by = paths.gathered(card, spot)
        flight = Flight(widget, goal, duration, covers=covers, fades=fades, by=by, arc=_ARC)
        if by is not None:
            flight.duration = round(duration * _GATHERED)
        winner = paths.taker(card) if by is not None else NOBODY
        self.gathered[winner] += 1

        def landed() -> None:
            _away(widget)
            self.gathered[winner] -= 1
            if winner != NOBODY and not self.gathered[winner]:
                self.arrived.emit(winner)

        flight.landed = landed
        self._motion.fly(flight)

    # How they look.

    def dress(
        self,
        scene: Scene,
        speech: Speech,
        picked: Card | None,
        first: Card | None,
        *,
        in_full: bool = True,
    ) -> None:
        """Show the state of each card, and say it to those who cannot see; `first` is for the keys.

        Only `in_full` each card says how it stands, and by which keys it is played; else only
        whether it is a trump, and the rest is said of the one that is asked about.
        """
        may = choices.playable(scene) if not scene.covered else set()
        hinted = choices.hinted(scene) if not scene.covered else set()
        for card, spot in self.spots.items():
            own = spot.zone == "hand"
            look = CardState(
                playable=own and card in may,
                dimmed=own and bool(may) and card not in may,
                shaded=bool(spot.name_room) and not spot.wins,
                player=scene.places[spot.seat].name if spot.name_room else "",
                name_room=spot.name_room,
                hinted=card in hinted,
                winning=spot.wins,
                picked=card is picked,
            )
            widget = self.widgets[card]
            # What may be played would tell what else is held.
            closed = own and scene.closed
            widget.show_as(CardState(picked=look.picked) if closed else look, closed=closed)
            widget.for_readers = for_readers(widget, look, own=own, aside=scene.zone == "aside")
            widget.standing = ""
            if not scene.covered:
                widget.standing = standing(speech, scene.view, card, counting=scene.counting)
            told = [card_names.trump(speech, scene, card)] if own and not in_full else []
            if in_full:
                told = [capital(widget.standing), card_names.what_to_do(speech, scene, look)]
            widget.name_in_full = card_names.card(speech, scene, card, spot, look)
            name = card_names.card(speech, scene, card, spot, look, in_full=in_full)
            widget.tell(name, ". ".join(filter(None, told)))
            widget.setFocusPolicy(_focus_policy(own, card is first))
            _set_cursor(widget, own)

    # Backs.

    def send_backs(self, paths: AnimationPaths, duration: int) -> None:
        """Let backs fly to the seats that hold more cards now, and from those that laid away."""
        if duration == 0:
            return
        scene, places = paths.scene, paths.places
        self.dealt.emit([round(moment * duration) for moment in paths.packets()])
        talon = Pose.upright(places.stock)
        for seat in range(len(scene.view.table.hands)):
            if seat == scene.bottom:
                continue
            fan = places.fan(seat, 1)[0]
            for moment in paths.moments(seat):
                self.coming[seat] += 1
                self._send_back(talon, fan, duration, round(moment * duration), seat)
            for number in range(paths.laid(seat)):
                self._send_back(fan, paths.towards_middle(seat), duration, number * duration // 6)

    def _send_back(
        self, start: Pose, goal: Pose, duration: int, delay: int, seat: Seat = NOBODY
    ) -> None:
        widget = CardWidget(BACK, self._pack, self._colours, self._table)
        widget.rest(goal.size)
        widget.lie_at(start)
        widget.show()

        def landed() -> None:
            _away(widget)
            if seat != NOBODY:
                self.coming[seat] -= 1
                self.arrived.emit(seat)

        fades = seat == NOBODY
        flight = Flight(widget, goal, duration, delay, fades=fades, landed=landed, arc=_ARC)
        self._motion.fly(flight)

    # In the hand of the person.

    def carry(self, card: Card, middle: QPointF) -> None:
        """Let a card follow the pointer, upright and above all others."""
        widget = self.widgets[card]
        if self._motion.flight(widget) is not None:
            self._motion.stop(widget)
        if self._stack[-1:] != [card]:
            self._stack_up(card)
        widget.lift(1.0)
        widget.lie_at(Pose(middle.x(), middle.y(), *widget.resting.toTuple()))

    def carry_back(self, talon: QRect, middle: QPointF) -> None:
        """Let the top card of the talon follow the pointer."""
        if self._back is None:
            self._back = CardWidget(BACK, self._pack, self._colours, self._table)
            self._back.rest(talon.size())
            self._back.lift(1.0)
            self._back.show()
            self._back.raise_()
        self._back.lie_at(Pose(middle.x(), middle.y(), *talon.size().toTuple()))

    def _drop_back(self) -> None:
        if self._back is not None:
            _away(self._back)
            self._back = None


def _away(widget: CardWidget) -> None:
    if widget.hasFocus():
        # Else Qt would pass it on as if Tab had been pressed, and a reader would hear to what.
        with unheard(widget):
            widget.clearFocus()
    widget.hide()
    widget.deleteLater()


def _focus_policy(own: bool, first: bool) -> Qt.FocusPolicy:
    """Tab stops once in the hand; the arrow keys go on from there."""
    if not own:
        return Qt.FocusPolicy.NoFocus
    return Qt.FocusPolicy.StrongFocus if first else Qt.FocusPolicy.ClickFocus


def _set_cursor(widget: CardWidget, own: bool) -> None:
    shape = Qt.CursorShape.PointingHandCursor if own else Qt.CursorShape.ArrowCursor
    if widget.cursor().shape() != shape:
        widget.setCursor(shape)


translate = QCoreApplication.translate


def for_readers(card: CardWidget, look: CardState, *, own: bool, aside: bool) -> ForReaders:
    """Return what a card is besides its name; one of the `own` hand is played, or laid `aside`."""
    acts = {"what": (translate("table-view", "what is this?"), partial(card.acted.emit, "what"))}
    if not own:
        return ForReaders(still=True, acts=acts)
    picks = translate("table-view", "put back") if look.picked else _pick_up()
    acts["pick"] = picks, partial(card.acted.emit, "pick")
    press = translate("table-view", "discard") if aside else translate("table-view", "play")
    return ForReaders(look.picked, look.dimmed, press, acts=acts)


def _pick_up() -> str:
    return translate("table-view", "pick up, then choose where")
