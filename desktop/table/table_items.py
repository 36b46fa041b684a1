"""The widgets around the cards: seats, talon, prompt, trump sign, places that take a card.

They are updated from each scene; the cards are in `cards`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set

from PySide6.QtCore import QCoreApplication, QMargins, QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from desktop.common import key_names
from desktop.common.pose import Pose
from desktop.look.theme import Palette
from desktop.packs import Pack
from desktop.reader.for_readers import ForReaders
from desktop.scene.scene import Scene
from desktop.scene.speech import Speech
from desktop.table import card_names, choices
from desktop.table.card_positions import (
    aside_is_open,
    cut_card,
    hand_is_open,
    open_hand,
    own_aside,
    tricks_at,
)
from desktop.table.choices import up_place
from desktop.table.extents import status_beside_signs, status_of
from desktop.table.layout import TableLayout, shows_scores
from desktop.table.marks import Mark, RowGround
from desktop.table.seat import Backs, Pile, SeatWidget
from desktop.table.table_labels import PartName, Prompt, TrumpSign
from desktop.table.talon import Talon
from engine.table import Seat

translate = QCoreApplication.translate


class TableItems(QObject):
    """The widgets of one table that are not cards."""

    mark_pressed = Signal(str)
    """A place was pressed by other means than pointer and keys."""

    def __init__(self, table: QWidget, pack: Pack, colours: Palette) -> None:
        super().__init__(table)
        self._table = table
        self._pack = pack
        self._colours = colours
        self.seats: list[SeatWidget] = []
        self.piles: list[Pile] = []
        """The tricks that each seat has won."""
        self._marks: dict[str, Mark] = {}
        self._mark_rects: dict[str, QRect] = {}
        self.talon = Talon(pack, colours, table)
        self.heap = Backs(pack, table)
        self.crosswise = Backs(pack, table)
        self.covered_hand = Backs(pack, table)
        self.trumps = TrumpSign(pack, colours, table)
        self.prompt = Prompt(colours, table)
        self.caption = Prompt(colours, table)
        self.caption.for_readers = ForReaders(unread=True)  # the card above it says so itself
        first, second = (Prompt(colours, table, "text") for _ in range(2))
        self.row_captions = (first, second)
        """What stands above the rows that were laid."""
        self.part_names: list[PartName] = []
        """What each part of the own hand is."""
        self.row_ground = RowGround(colours, table)
        self.hand_only = False
        """Whether the table is seen elsewhere, and here only what the own hand needs."""
        self.dealing = False
        """Whether the deal is on its way: nothing says yet what will be turned or asked."""
        self.hint_keys: Callable[[], Sequence[str]] = lambda: ()
        """The keys that ask for a hint, and play it once it is there."""
        self._signs = (self.talon, self.trumps, self.prompt, self.caption, *self.row_captions)
        for widget in (*self._signs, self.heap, self.crosswise, self.covered_hand):
            widget.hide()

    def set_palette(self, colours: Palette) -> None:
        """Be seen in these colours."""
        self._colours = colours
        painted: list[Talon | TrumpSign | Prompt | SeatWidget | Pile | Mark | RowGround] = []
        painted += [*self._signs, self.row_ground, *self.seats, *self.piles, *self._marks.values()]
        for widget in painted:
            widget.colours = colours
            widget.update()

    # A scene.

    def show(
        self,
        scene: Scene | None,
        places: TableLayout,
        speech: Speech | None,
        coming: Mapping[Seat, int],
        gathered: Mapping[Seat, int],
    ) -> None:
        """Set the table for this scene.

        `coming` cards of a seat are still on their way, and so are those of a trick that it has
        `gathered`.
        """
        if scene is None or speech is None:
            self._clear()
            return
        self._show_seats(scene, places, coming, gathered)
        self._show_backs(scene, places)
        self._show_signs(scene, places, speech)
        self._show_row_captions(scene, places)
        self._show_part_names(scene, places)
        self._show_marks(scene, places, speech)
        if self._bare(scene):
            self._leave_the_hand(scene)

    def _bare(self, scene: Scene) -> bool:
        return self.hand_only and scene.ending is None

    def _leave_the_hand(self, scene: Scene) -> None:
        """Hide what is seen on the other table, but for what may be taken from here."""
        self.trumps.hide()
        self.talon.setVisible(self.talon.isVisibleTo(self._table) and "stock" in scene.piles)
        for backs in (self.heap, self.crosswise):
            backs.setVisible(backs.isVisibleTo(self._table) and bool(scene.legal))
        if not scene.legal:
            for widget in (self.caption, self.row_ground, *self.row_captions):
                widget.hide()

    def _clear(self) -> None:
        self._mark_rects = {}
        on_table = *self.seats, *self.piles, *self._marks.values(), *self.part_names
        for widget in (*self._signs, self.row_ground, *on_table):
            widget.hide()
        for backs in (self.heap, self.crosswise, self.covered_hand):
            backs.hide()

    def _show_seats(
        self,
        scene: Scene,
        places: TableLayout,
        coming: Mapping[Seat, int],
        gathered: Mapping[Seat, int],
    ) -> None:
        while len(self.seats) < len(scene.places):
            seat = SeatWidget(self._pack, self._colours, self._table)
            pile = Pile(self._pack, self._colours, self._table)
            for widget in (seat, pile):
                widget.lower()
            self.seats.append(seat)
            self.piles.append(pile)
        for number, seat in enumerate(self.seats):
            if number < len(scene.places):
                self.show_seat(scene, places, number, coming.get(number, 0))
                self.show_pile(scene, places, number, gathered.get(number, 0))
            else:
                seat.hide()
                self.piles[number].hide()

    def show_pile(self, scene: Scene, places: TableLayout, number: Seat, gathered: int) -> None:
        """Show the tricks that a seat has won, but for one that is still on its way."""
        won = tricks_at(scene, number)
        takes = scene.decided is not None and scene.decided.winner == number
        takes &= not places.all_alike
        place = places.pile(number, won) if takes else None
        if self._bare(scene):
            self.piles[number].hide()
            return
        self.piles[number].pile_up(places.piled(number, won - bool(gathered)), place)

    def show_seat(self, scene: Scene, places: TableLayout, number: Seat, coming: int) -> None:
        """Show who sits there with the cards in hand."""
        t = scene.view.table
        held, own = len(t.hands[number]), number == scene.bottom and not places.all_alike
        if scene.ending is not None and own:
            held = 0  # they lie open before him
        if not scene.places[number].in_play and not own:
            held = 0  # who is out of the deal has thrown them in
        seat = self.seats[number]
        scored = shows_scores(places.needs)
        lies = scene.decided
        takes = lies is not None and lies.winner == number
        at_turn = lies is None and scene.turn == number
        seat.show_seat(scene.places[number], at_turn, held, takes=takes, scored=scored)
        small = 0
        if not own:
            small = max(0, held - coming)
            if not scene.covered:
                small -= min(small, len(open_hand(scene, number)))
        # Of the own hand every card is seen.
        badge = places.number(number) if small else QRect()
        seat.sit_at(places.person(number), places.fan(number, small), badge)
        seat.setVisible(not self._bare(scene) or number == scene.bottom)

    def _show_backs(self, scene: Scene, places: TableLayout) -> None:
        if scene.ending is not None:
            for backs in (self.covered_hand, self.heap):
                backs.lie_at([])
            self._show_crosswise(scene, places)
            return
        covered = not hand_is_open(scene) and not places.all_alike
        self.covered_hand.lie_at(places.hand if covered else [])
        self.covered_hand.setAccessibleName(card_names.covered(len(scene.hand)))
        laid = own_aside(scene)
        self.heap.lie_at([] if aside_is_open(scene) or scene.heaped else places.aside)
        self.heap.setAccessibleName(card_names.discarded(len(laid)))
        self._show_crosswise(scene, places)

    def _show_crosswise(self, scene: Scene, places: TableLayout) -> None:
        across = scene.heaped and any(scene.view.table.aside)
        self.crosswise.lie_at([places.crosswise] if across else [])
        self.crosswise.setAccessibleName(card_names.crosswise())
        self.crosswise.raise_()

    def _show_signs(self, scene: Scene, places: TableLayout, speech: Speech) -> None:
        if scene.ending is not None:
            # What counted and what came of it stands on the paper.
            self.prompt.say("", QRect())
            for sign in (self.talon, self.trumps, self.prompt, self.caption):
                sign.hide()
            return
        count = len(scene.view.table.stock) - (cut_card(scene) is not None)
        self.talon.lie_at(places.stock, count, card_names.talon(speech, count))
        said, short = status_of(scene, speech), status_beside_signs(scene, speech)
        top = scene.unusual if places.shows_top else ()
        caption = card_names.from_the_top(speech, scene) if top else ""
        self.trumps.say(said, scene.trumps, places.status, short, (caption, top))
        self.trumps.setToolTip(card_names.what_counts(speech, scene, said))
        lying = 0 if scene.decided is None or places.all_alike else len(scene.decided.cards)
        room = places.below_taken(lying) if lying else places.prompt_room
        again = self._again() if scene.hint is not None and scene.noted is None else ""
        self.prompt.say(f"{scene.prompt} {again}".strip(), room, low=True)
        if self.dealing:
            self.trumps.hide()
            self.prompt.hide()
        cut = cut_card(scene) is not None
        self.caption.say(card_names.cut(speech) if cut else "", places.cut_caption)
        self.caption.raise_()

    def _show_row_captions(self, scene: Scene, places: TableLayout) -> None:
        self.row_ground.lie_at(places.rows)
        for number, label in enumerate(self.row_captions):
            text = scene.strips[number].caption if number < len(scene.strips) else ""
            room = places.rows.captions[number] if text else QRect()
            label.say(text, room)

    def _show_part_names(self, scene: Scene, places: TableLayout) -> None:
        parts = () if self.dealing else scene.part_names
        named = list(zip(parts, places.captions, strict=False))
        while len(self.part_names) < len(named):
            self.part_names.append(PartName(self._table))
        for number, label in enumerate(self.part_names):
            label.say(*(named[number] if number < len(named) else ("", QRect())))

    def _again(self) -> str:
        """How a hint is played that is there, "" where no key does it."""
        keys = self.hint_keys()
        text = translate("table-view", "{key} again plays it.")
        return text.format(key=key_names.shown(keys[0])) if keys else ""

    def below_hint(self) -> str:
        """Return what stands below a hint on a card: how it is played, and that there is more."""
        return f"{self._again()} {translate('table-view', 'Compare all choices …')}".strip()

    # Places that take a card.

    @property
    def mark_rects(self) -> Mapping[str, QRect]:
        """Every place there is in the scene that is shown: kept, for each step of a drag asks."""
        return self._mark_rects

    def _marked(self, scene: Scene, places: TableLayout) -> dict[str, tuple[QRect, Pose]]:
        """Every place with its outline."""
        if scene.ending is not None or places.all_alike:
            return {}
        found = {}
        if not scene.strips:
            found["trick"] = places.trick_place, places.own_outline
        upright = {}
        if scene.zone == "aside" and (not scene.legal or choices.putting(scene)):
            upright["aside"] = places.aside_place
        around = max(5, round(places.card_width * 0.06))
        grown = QMargins(around, around, around, around)
        if scene.zone == "rows" and scene.strips:
            upright["rows"] = places.rows.whole.marginsAdded(grown)
        for place in choices.row_places(scene):
            upright[place] = places.rows.wholes[int(place[4:])].marginsAdded(grown)
        if "stock" in scene.piles:
            upright["stock"] = places.stock.marginsAdded(grown)
        if scene.heaped:
            upright["up"] = places.heap.marginsAdded(grown)
        found |= {name: (rect, Pose.upright(rect)) for name, rect in upright.items()}
        if not scene.heaped:
            for number, card in enumerate(places.up):
                outline = card.sized(card.size.grownBy(grown))
                found[up_place(number)] = outline.rect, outline
        return found

    def _show_marks(self, scene: Scene, places: TableLayout, speech: Speech) -> None:
        found = self._marked(scene, places)
        self._mark_rects = {name: rect for name, (rect, _) in found.items()}
        for name in [name for name in self._marks if name not in found]:
            mark = self._marks.pop(name)
            mark.hide()
            mark.deleteLater()
        for name, (rect, outline) in found.items():
            if name not in self._marks:
                self._marks[name] = self._make_mark(name)
            mark = self._marks[name]
            mark.lie_at(rect, outline)
            bare = name == "aside" and not own_aside(scene)
            own_turn = name == "trick" == scene.zone and choices.putting(scene)
            asked = name == "aside" or (own_turn and scene.decided is None)
            mark.tell(card_names.place(speech, scene, name), asked=asked, bare=bare)

    def marks(self) -> list[Mark]:
        """Return the places that there are now."""
        return [*self._marks.values()]

    def _make_mark(self, name: str) -> Mark:
        mark = Mark(name, self._colours, self._table)
        mark.clicked.connect(lambda: self.mark_pressed.emit(name))
        mark.lower()
        self.row_ground.lower()
        return mark

    def light(self, lit: Set[str], near: str) -> None:
        """Light these places; the card in hand would fall at the near one."""
        for name, mark in self._marks.items():
            mark.light(name in lit, near == name and name in lit)
            mark.setVisible(name in lit or mark.asked)

    def focused(self) -> str:
        """Return the place that has the focus, "" for none."""
        lit = [name for name, mark in self._marks.items() if mark.lit and mark.hasFocus()]
        return lit[0] if lit else ""

    def focus_on(self, name: str) -> None:
        """Let keys act upon this place."""
        self._marks[name].setFocus(Qt.FocusReason.OtherFocusReason)
