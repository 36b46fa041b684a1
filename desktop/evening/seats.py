"""Who sits there: a row of places, and how many they are."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

from PySide6.QtCore import QCoreApplication, QLocale, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QIcon
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QVBoxLayout, QWidget

from desktop.common import player_names
from desktop.common.even_grid import EvenGrid
from desktop.common.form_fields import Choice
from desktop.common.heard_as import part
from desktop.common.people import is_you
from desktop.common.portraits import portrait_pixmap, said, usual
from desktop.evening.plan import Plan, level_of
from desktop.look.parts import Note
from desktop.look.parts.place import Place
from desktop.scene import bot_words
from engine.bots import LEVELS, characters, offered, played_as
from engine.head import Player

translate = QCoreApplication.translate

OFFERED = 8
"""The number of other opponents that a place offers."""


class Seats(QWidget):
    """Shows the places of a plan; what is changed there is in the plan when `changed` is sent."""

    changed = Signal()

    def __init__(self, plan: Plan, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        part(self)
        self._plan = plan
        self.heading: Callable[[str], bool] = lambda hint: False
        """Says the hint in the heading above; whether there was room for it."""
        self.places: list[Place] = []
        """One for each who plays, and hidden ones for each who could."""
        self._row = EvenGrid(6)
        self.number = Choice(plan.kind.seats_of(plan.options))
        self._number_label = QLabel()
        self._number_label.setBuddy(self.number)
        self.number.chosen.connect(self._count)
        below = QHBoxLayout()
        below.addWidget(self._number_label)
        below.addWidget(self.number)
        below.addStretch(1)
        self.again = QPushButton(flat=True, autoDefault=False)
        """Seats the people of last time, where others than the person here sat."""
        self.again.clicked.connect(lambda: self._do(plan.seat_missing))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(self._row)
        self.hint = Note()
        layout.addWidget(self.hint)
        layout.addWidget(self.again, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addLayout(below)
        self._filling = False
        self.show_game()

    def keyboard_fields(self) -> list[QWidget]:
        """Return what takes the keyboard, in its order."""
        return [*self.places, self.again, self.number]

    # What is shown.

    def show_game(self) -> None:
        """Show the places of the game that is chosen now."""
        kind = self._plan.kind
        while len(self.places) < max(kind.seats):
            self._add_place()
        self._filling = True
        self._offer_numbers()
        self._filling = False
        self.retranslate()

    def take_rules(self) -> None:
        """Offer the numbers of players for which the house rules are that are chosen now."""
        self._filling = True
        self._offer_numbers()
        self._filling = False
        self.refresh()

    def _offer_numbers(self) -> None:
        seats = self._plan.kind.seats_of(self._plan.options)
        self.number.offer(seats)
        self.number.set_value(self._plan.number)
        several = len(seats) > 1
        self.number.setVisible(several)
        self._number_label.setVisible(several)

    def _add_place(self) -> None:
        place, seat = Place(), len(self.places)
        place.clicked.connect(lambda: self.open_menu(seat))
        place.renamed.connect(lambda name: self._do(partial(self._plan.rename, seat, name)))
        self.places.append(place)
        self._row.addWidget(place)
        self._row.setAlignment(place, Qt.AlignmentFlag.AlignHCenter)

    def refresh(self) -> None:
        """Show who sits there now."""
        players, portraits = self._plan.players, self._plan.portraits()
        for seat, place in enumerate(self.places):
            place.setVisible(seat < len(players))
            if seat < len(players):
                line = self.line(seat)
                where = translate("new-match", "Seat {number}").format(number=seat + 1)
                told = ", ".join(one for one in (where, line, said(portraits[seat])) if one)
                place.show_player(players[seat].name, line, portraits[seat], told)
        missing = self._plan.missing()
        self.again.setVisible(bool(missing))
        names = QLocale().createSeparatedList([one.name for one in missing.values()])
        text = translate("new-match", "Same people as last time: {0}").format(names)
        self.again.setText(text.replace("&", "&&"))
        self._row.invalidate()

    def line(self, seat: int) -> str:
        """In a few words who sits at a place."""
        plan = self._plan
        player = plan.players[seat]
        if player.bot:
            level, character = level_of(player)
            parts = [bot_words.title(level)]
            parts += [bot_words.character(character)] if character else []
            return ", ".join(parts)
        if seat in plan.phones:
            return translate("new-match", "with a phone")
        if seat == plan.own_seat():
            return translate("new-match", "you")
        if plan.people.named(player.name) is not None:
            return translate("new-match", "at this screen")
        return translate("new-match", "guest")

    def fit(self, width: int) -> None:
        """Be shown at this width: side by side as long as there is room for it."""
        self.hint.setVisible(not self.heading(self.hint.text()))
        shown = [place for place in self.places if not place.isHidden()]
        for broken in (False, True):
            for place in self.places:
                place.break_line(broken)
            widest = max((place.sizeHint().width() for place in shown), default=0)
            if len(shown) * (widest + self._row.spacing()) <= width:
                break
        self._row.invalidate()

    # What is changed.

    def _do(self, change: Callable[[], object]) -> None:
        change()
        self.refresh()
        self.changed.emit()

    def _count(self) -> None:
        number = self.number.value()
        if not self._filling and isinstance(number, int):
            self._do(lambda: self._plan.seat_number(number))

    # The menu of a place.

    def open_menu(self, seat: int) -> QMenu:
        """Offer whom one could have at a place."""
        place = self.places[seat]
        menu = self.menu(seat)
        menu.popup(place.mapToGlobal(place.middle_of_name() + QPoint(0, 2)))
        return menu

    def menu(self, seat: int) -> QMenu:
        """Return the menu of a place."""
        menu = QMenu(self.places[seat])
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        plan = self._plan
        bot = bool(plan.players[seat].bot)
        if bot:
            self._offer_strength(menu, seat)
        self._offer_opponents(menu, seat, bot)
        self._offer_people(menu, seat)
        menu.addSeparator()
        nameless = seat == plan.own_seat() and is_you(plan.players[seat].name)
        rename = menu.addAction(
            translate("new-match", "&Your name …")
            if nameless
            else translate("new-match", "Re&name …")
        )
        rename.triggered.connect(self.places[seat].write_name)
        lots = menu.addAction(translate("new-match", "&Shuffle seats"))
        lots.triggered.connect(lambda: self._do(lambda: plan.draw_lots(Random())))
        return menu

    def _offer_strength(self, menu: QMenu, seat: int) -> None:
        plan = self._plan
        level, character = level_of(plan.players[seat])
        level, there = played_as(level, plan.kind), ("", *characters(plan.kind))
        character = character if character in there else ""
        strength = menu.addMenu(
            translate("new-match", "&Strength: {0}").format(bot_words.title(level))
        )
        strength.setToolTipsVisible(True)
        group = QActionGroup(strength)
        for one in offered(plan.kind):
            act = self._ticked(group, strength, bot_words.title(one), one == level)
            act.setToolTip(bot_words.about(one))
            act.triggered.connect(partial(self._do, partial(plan.set_level, seat, one)))
        manner = menu.addMenu(
            translate("new-match", "&Character: {0}").format(bot_words.character(character))
        )
        manner.setToolTipsVisible(True)
        manner.setEnabled(level in LEVELS)
        group = QActionGroup(manner)
        for one in there:
            act = self._ticked(group, manner, bot_words.character(one), one == character)
            act.setToolTip(bot_words.about_character(one))
            act.triggered.connect(partial(self._do, partial(plan.set_character, seat, one)))
        menu.addSeparator()

    @staticmethod
    def _ticked(group: QActionGroup, menu: QMenu, text: str, ticked: bool) -> QAction:
        act = menu.addAction(text)
        act.setCheckable(True)
        act.setChecked(ticked)
        group.addAction(act)
        return act

    def _offer_opponents(self, menu: QMenu, seat: int, bot: bool) -> None:
        plan = self._plan
        if bot:
            others = menu.addMenu(translate("new-match", "Other computer p&layer"))
            taken = [one.name for one in plan.everyone]
            for name in player_names.first_names(OFFERED, taken):
                act = others.addAction(self._icon(usual(name)), name)
                act.triggered.connect(partial(self._do, partial(plan.rename, seat, name)))
        else:
            act = menu.addAction(translate("new-match", "C&omputer player"))
            act.triggered.connect(partial(self._do, partial(plan.give_back, seat)))

    def _offer_people(self, menu: QMenu, seat: int) -> None:
        self._offer_people_in(menu.addMenu(translate("new-match", "&Person at this screen")), seat)
        if not self._plan.real_cards:
            with_phones = menu.addMenu(translate("new-match", "Person with a p&hone"))
            self._offer_people_in(with_phones, seat, phone=True)

    def _offer_people_in(self, people: QMenu, seat: int, *, phone: bool = False) -> None:
        """Offer the people who could sit there in this way, the present one included."""
        plan = self._plan
        sits = plan.players[seat]
        there = {one.name.casefold() for one in plan.players}
        offered = [
            (Player(one.name, "", one.id), one.portrait or usual(one.name))
            for one in plan.people.everyone
            if one.name.casefold() not in there
        ]
        if not sits.bot and phone != (seat in plan.phones):
            offered.insert(0, (sits, plan.portraits()[seat]))
        for player, portrait in offered:
            act = people.addAction(self._icon(portrait), player.name)
            act.triggered.connect(partial(self._do, partial(plan.seat, seat, player, phone=phone)))
        guest = people.addAction(translate("new-match", "&Guest …"))
        guest.triggered.connect(partial(self._seat_guest, seat, phone=phone))

    def _seat_guest(self, seat: int, *, phone: bool) -> None:
        """Have a guest there, who says right away what to be called."""
        self._do(lambda: self._plan.seat_guest(seat, phone=phone))
        self.places[seat].write_name()

    def _icon(self, portrait: str) -> QIcon:
        size = round(2 * self.fontMetrics().height())
        return QIcon(portrait_pixmap(portrait, size, self.devicePixelRatioF()))

    # Words.

    def set_scale(self, scale: float) -> None:
        """Show portraits and names larger or smaller; 1 is usual."""
        self.hint.set_scale(0.86 * scale)
        for place in self.places:
            place.set_scale(scale)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._number_label.setText(translate("new-match", "&Number of players"))
        self.number.setAccessibleName(translate("new-match", "Number of players"))
        self.number.say(str)
        self.hint.setText(translate("new-match", "Choose a seat to change who sits there"))
        self.setAccessibleDescription(self.hint.text())
        self.refresh()
