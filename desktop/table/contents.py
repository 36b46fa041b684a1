"""What lies on the table: the cards and items of one scene, each sent to where it belongs.

`TableContents` is given a scene and lays it out; pointer and keys ask it what lies at a point. It
hears no events and sends no moves: that is done by `table`, `gestures` and `keys`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtWidgets import QWidget

from desktop.common import motion
from desktop.common.debounce import Debounce
from desktop.common.pose import Pose
from desktop.common.settings import Settings
from desktop.look.lettering import larger_on, on_wall, scale_on
from desktop.look.theme import LIGHT, Palette
from desktop.packs import Pack
from desktop.scene.scene import Scene, asks_anew
from desktop.scene.speech import Speech
from desktop.table.animation_paths import AnimationPaths
from desktop.table.bubbles import Bubbles
from desktop.table.card import CardWidget
from desktop.table.card_positions import Measures, Spot, layout_of, spots
from desktop.table.cards import Cards
from desktop.table.coins import Money
from desktop.table.extents import Room, measured
from desktop.table.focus import Focus
from desktop.table.hand import OwnHand
from desktop.table.layout import TableLayout
from desktop.table.note import CardNote
from desktop.table.table_items import TableItems
from desktop.table.tips import Tips
from engine.cards import Card
from engine.table import Seat

_QUICK = 110
"""How long cards of the own hand take to make room, in thousandths of a second."""


class _Lying(NamedTuple):
    """How the cards of the hand lie, from the uppermost."""

    seen: tuple[tuple[Card, Pose], ...]
    """Where each is seen, and one that has risen also where it lay."""
    rest: tuple[tuple[Card, Pose], ...]
    """Where each lies if none is raised: between a raised card and one that has given way it counts
    whose place it is."""

    def at(self, where: QPoint) -> Card | None:
        """Return the card at this point."""
        return next((card for card, pose in self.seen + self.rest if pose.contains(where)), None)


class TableContents:
    """The widgets that lie on one table; all points are pixels of `table`."""

    def __init__(
        self, table: QWidget, pack: Pack, settings: Settings, clock: motion.Motion
    ) -> None:
        self._table = table
        self._pack = pack
        self._settings = settings
        self._motion = clock
        self.debounce = Debounce(settings)
        self.enter: Callable[[], bool] = lambda: False
        """Presses the tag that is for Enter; whether there is one."""
        """Which keys mean what lies here."""
        self._came = False
        """Whether what moves now comes with a scene, not by what a person does in the hand."""
        self.speech: Speech | None = None
        self.scene: Scene | None = None
        """What is shown now; None is an empty table."""
        self.items = TableItems(table, pack, LIGHT)
        self.cards = Cards(table, pack, LIGHT, clock)
        self.money = Money(table, LIGHT, clock)
        self.bubbles = Bubbles(table, LIGHT)
        self.note = CardNote(table)
        self.hand = OwnHand(table)
        self.focus = Focus(table, self.hand, self.cards, self.items)
        self.tips = Tips(table, self.cards, self.items, self.hand_card_at)
        self.hand_only = False
        """Whether the table is seen elsewhere: here is the own hand, and what it may take."""
        self.room = Room()
        """What the window wants to lay upon the table besides."""
        self._pointed: Card | None = None
        """The card of the hand below the pointer."""
        self._pointed_from = _Lying((), ())
        """How the hand lay when the pointer came to that card."""
        self._laying = False
        self.places = layout_of(None, self._measures())
        self.items.mark_pressed.connect(self._mark_pressed)
        self.cards.pressed.connect(self._card_pressed)
        self.cards.arrived.connect(self._back_arrived)
        self.hand.changed.connect(self.arrange)
        self.hand.shifted.connect(self._make_room)
        self.cards.focus_moved.connect(self._look_again)
        clock.settled.connect(self._settled)

    def _measures(self) -> Measures:
        table = self._table
        texts = measured(self.scene, scale_on(table), self.room, larger_on(table))
        return Measures(
            self._table.size(),
            self._pack.ratio,
            texts,
            self._settings.number("card_size"),
            self.room.tokens,
            self.room.slate,
            self.room.sheet,
            self._settings.on("left_handed"),
            on_wall(self._table),
        )

    def keep_off(self, beside: QRect) -> None:
        """Keep what is said upon the table off what lies there; empty for nothing."""
        self.note.beside = self.bubbles.beside = beside
        self.bubbles.lie_at(self.places)

    def set_palette(self, colours: Palette) -> None:
        """Be seen in these colours."""
        for one in (self.cards, self.items, self.money, self.bubbles):
            one.set_palette(colours)

    # Everything to its place.

    def show(self, scene: Scene | None, speech: Speech) -> None:
        """Show this scene: what lies elsewhere moves to its place; None is an empty table."""
        before, self.scene, self.speech = self.scene, scene, speech
        self.focus.remember()
        if scene is None or scene.covered or (before and before.bottom != scene.bottom):
            self._motion.finish()
            self.bubbles.clear()
        other_deal = scene is not None and before is not None and scene.over != before.over
        self.bubbles.shown(other_deal=other_deal)
        self.hand.take_over(scene)
        if asks_anew(before, scene):
            self.debounce.stir()
            self.focus.choose(self.hand.allowed())
        self._lay(before, self._pace(before, scene))
        self._came = self._motion.busy
        self.focus.return_to_hand()

    @property
    def in_full(self) -> bool:
        """Whether each card says all that there is to say of it, not only what it is."""
        return self._settings.text("announce") == "full"

    @property
    def moving(self) -> bool:
        """Whether something is on its way that a scene has sent."""
        return self._came and self._motion.busy

    def _settled(self) -> None:
        self._tell_what_is_dealt()
        if self._came:
            self._came = False
            self.debounce.stir()

    def lay_again(self) -> None:
        """Put everything in its place at once: sizes or texts have changed."""
        self._lay(self.scene, 0)

    def make_room(self) -> None:
        """Make room for what the window lays upon the table: cards move only if they have to."""
        places = layout_of(self.scene, self._measures())
        if self.scene is None or self._spots(self.scene, places) != self.cards.spots:
            self._lay(self.scene, self._pace(self.scene, self.scene))
            return
        self.places = places
        self._show_items()
        self.bubbles.lie_at(places)

    def _pace(self, before: Scene | None, scene: Scene | None) -> int:
        if scene is None or not self._table.isVisible():
            return 0
        # A deal that is taken up in its middle, or another person's hand, is simply there.
        taken_up = before is None and scene.view.table.tricks
        if taken_up or (before is not None and before.bottom != scene.bottom):
            return 0
        return motion.pace(self._settings)

    def _lay(self, before: Scene | None, duration: int) -> None:
        scene, self._laying = self.scene, True
        self.places = layout_of(scene, self._measures())
        if self._pointed not in self.hand.order:
            self._pointed = None
        if scene is None:
            self.cards.clear()
        else:
            paths = AnimationPaths(before, scene, self.places)
            self.cards.lay(self._spots(scene, self.places), paths, duration)
            self.cards.send_backs(paths, duration)
            self.items.dealing = self.items.dealing or (paths.fresh and duration > 0)
        self._laying = False
        self._show_items()
        bare = self.hand_only and scene is not None and scene.ending is None
        lies = None if bare else scene
        self.money.show(before, lies, self.speech, self.places, duration)
        self._dress()
        self.cards.hold(self.cards.spots, self.hand.held, self._looked_at())
        self._send(duration)
        self.bubbles.lie_at(self.places)
        self._lay_note()
        if scene is None or not self._motion.busy:
            self._tell_what_is_dealt()

    def _spots(self, scene: Scene, places: TableLayout) -> dict[Card, Spot]:
        """Where each card lies that is seen here."""
        lie = spots(scene, places, self.hand.order)
        if not self.hand_only or scene.ending is not None:
            return lie
        away = {"trick", "open"} if scene.legal else {"trick", "open", "up", "aside", "cut", "row"}
        return {card: spot for card, spot in lie.items() if spot.zone not in away}

    def _show_items(self) -> None:
        cards = self.cards
        self.items.hand_only = self.hand_only
        self.items.show(self.scene, self.places, self.speech, cards.coming, cards.gathered)

    def _tell_what_is_dealt(self) -> None:
        """Tell, now that the cards are dealt, what counts and what is asked."""
        if self.items.dealing:
            self.items.dealing = False
            self._show_items()
            self._lay_note()

    def _lay_note(self) -> None:
        """Say beside a card why nothing can be done with it, in place of a prompt in its way."""
        scene, spot = self.scene, None
        if scene is not None and scene.noted is not None:
            spot = self.cards.spots.get(scene.noted)
        if scene is None or spot is None or self.hand.active() is not None:
            self.note.hide()
        else:
            hinted = scene.noted == scene.hint and not scene.rule
            hint = self.items.below_hint() if hinted else ""
            card = self.places.forward(spot.pose).rect
            # Above the whole fan and the tags: it is not to cover a neighbour, nor they its words.
            tops = (self.places.hand_area.top(), *(tag.top() - 2 for tag in self.places.tags))
            card.setTop(min(card.top(), *tops))
            self.note.strip = self.places.strip
            self.note.stand_at(card, scene.note, scene.rule, hint=hint)
        prompt = self.items.prompt
        hides = self.note.isVisible() and self.note.geometry().intersects(prompt.geometry())
        asks = scene is not None and bool(prompt.text()) and not self.items.dealing
        prompt.setVisible(asks and not hides)

    def arrange(self) -> None:
        """Show which card is picked up, held or looked at now, and move the others."""
        self._dress()
        self._make_room()
        if self.hand.active() is not None and self.note.isVisible():
            self._lay_note()

    def point_at(self, where: QPoint | None) -> None:
        """Follow the pointer, with no button down; None if it has left the table."""
        card = self.hand_card_at(where) if where is not None else None
        if card is not self._pointed:
            self._pointed_from = self._lying()
            self._pointed = card
            self._look_again()

    def _look_again(self) -> None:
        """Let the card come forward that is looked at now."""
        if not self._laying and self._looked_at() is not self.cards.forward:
            self._make_room()

    def _looked_at(self) -> Card | None:
        """Return the card of the hand below the pointer, else the one that keys act upon."""
        if self.hand.held is not None:
            return None
        if self._pointed in self.hand.order:
            return self._pointed
        shown = (card for card in self.hand.order if self.cards.widgets[card].shows_focus)
        return next(shown, None)

    def _make_room(self) -> None:
        """Move the cards of a hand that is held in another way."""
        if self.scene is None:
            return
        lie = self._spots(self.scene, self.places)
        if lie.keys() == self.cards.spots.keys():
            self.cards.hold(lie, self.hand.held, self._looked_at())
            self._send(min(_QUICK, motion.pace(self._settings)), quiet=True)

    def _send(self, duration: int, quiet: bool = False) -> None:
        self.cards.send(self.places, self.hand.picked, self.hand.held, duration, quiet)

    def _dress(self) -> None:
        if self.scene is not None and self.speech is not None:
            picked, first = self.hand.picked, self.focus.card
            self.cards.dress(self.scene, self.speech, picked, first, in_full=self.in_full)
        self.light_places()

    def light_places(self, near: str = "") -> None:
        """Light the places that take the card in hand; it would fall at the near one.

        With no card in hand those light up from which one may be taken.
        """
        active = self.hand.active()
        if active is not None or self.scene is None:
            self.items.light(self.hand.moves(active).keys(), near)
        else:
            self.items.light(self.scene.piles.keys(), near)

    def _back_arrived(self, seat: Seat) -> None:
        if self.scene is not None:
            self.items.show_seat(self.scene, self.places, seat, self.cards.coming[seat])
            self.items.show_pile(self.scene, self.places, seat, self.cards.gathered[seat])

    # What lies where.

    def card_widget(self, card: Card | None) -> CardWidget | None:
        """Return the widget of a card that can be seen."""
        return self.cards.widgets.get(card) if card is not None else None

    def place_rect(self, name: str) -> QRect:
        """Where a place is: "trick", "aside", "up:0", "stock"; empty if there is none."""
        if name == "stock":
            return self.places.stock
        return self.items.mark_rects.get(name, QRect())

    def hand_card_at(self, where: QPoint) -> Card | None:
        """Return the card of the own hand at this point, by what is seen there.

        The one that has risen below the pointer is also found wherever it was found before, until
        the hand lies in other places: else it would go away from below the pointer, and a second
        click at its foot would be one beside it.
        """
        forward = self.cards.forward
        if forward is not None and self.cards.seen_at(forward).contains(where):
            return forward
        lying, before = self._lying(), self._pointed_from
        if forward is self._pointed and lying.rest == before.rest and before.at(where) is forward:
            return forward
        return lying.at(where)

    def _lying(self) -> _Lying:
        """How the hand lies now."""
        forward, spots = self.cards.forward, self.cards.spots
        upper = list(reversed(self.hand.order))
        seen = [] if forward is None else [(forward, self.cards.seen_at(forward))]
        for card in upper:
            seen.append((card, self.cards.seen_at(card)))
            if card is forward or card is self.hand.picked:
                seen.append((card, spots[card].pose))
        return _Lying(tuple(seen), tuple((card, spots[card].pose) for card in upper))

    def lies_still(self, card: Card) -> bool:
        """Whether this card is not on its way, but for what the pointer itself moves."""
        widget = self.card_widget(card)
        flight = self._motion.flight(widget) if widget is not None else None
        return widget is not None and (flight is None or flight.quiet)

    def place_at(self, where: QPoint) -> str:
        """Return the place at this point; the whole middle belongs to where cards are put."""
        if self.scene is None:
            return ""
        rects = self.items.mark_rects
        here = [name for name, rect in rects.items() if name != "trick" and rect.contains(where)]
        if here:
            # Open cards overlap: one that takes the card in hand goes first, then the upper one.
            takes = self.hand.moves(self.hand.active())
            return next((name for name in reversed(here) if name in takes), here[-1])
        return self.scene.zone if self.places.middle.contains(where) else ""

    def pile_at(self, where: QPoint) -> str:
        """Return the pile at this point from which a card may be taken now, "" for none."""
        rects = self.items.mark_rects
        piles = self.scene.piles if self.scene is not None else {}
        return next((name for name in piles if rects[name].contains(where)), "")

    # What a person does.

    def pile_card(self, pile: str) -> QRect:
        """Return the top card of a pile; empty if there is no such pile."""
        if pile == "stock":
            return self.places.stock
        return self.places.up[-1].rect if pile and self.places.up else QRect()

    def carry_from(self, pile: str, middle: QPointF) -> None:
        """Let the top card of a pile follow the pointer."""
        if self.scene is None:
            return
        if pile == "stock":
            self.cards.carry_back(self.places.stock, middle)
        else:
            self.cards.carry(self.scene.view.table.up[-1], middle)

    def get_ready_to_part(self) -> Iterator[None]:
        """Have the own cards ready for the places beside theirs, one picture at each step.

        There they go to make room for one that is carried over the hand.
        """
        cards, places = tuple(self.hand.order), self.places.hand
        for number, card in enumerate(cards):
            for place in places[max(0, number - 1) : number + 2]:
                widget = self.card_widget(card)
                if widget is not None and widget.get_ready_for(place):
                    yield

    def carry(self, card: Card, middle: QPointF) -> None:
        """Let a card follow the pointer."""
        self._pointed = None
        self.cards.carry(card, middle)
        self._motion.keep_step()

    def _card_pressed(self, card: Card) -> None:
        if card in self.hand.order:
            self.hand.play(card)

    def _mark_pressed(self, place: str) -> None:
        if self.hand.picked is not None:
            self.hand.put(self.hand.picked, place)
        else:
            self.hand.take(place)
