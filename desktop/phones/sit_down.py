"""The page on which people with phones sit down: a code at each seat, and who is there already."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.common.announce import announce
from desktop.common.even_grid import EvenGrid
from desktop.look.lettering import page_scale
from desktop.look.parts import Line, Link, Note, Sheet, Tag
from desktop.look.parts.windows import Scrolled, scrolled
from desktop.look.wood_page import WindowPage
from desktop.phones.match_room import MatchRoom
from desktop.phones.seat_card import SeatCard
from desktop.room import words
from desktop.room.code_picture import CodePicture
from desktop.room.networks import Networks
from desktop.room.room import Room

translate = QCoreApplication.translate

ENTER = "⏎"
BESIDE = 960
"""Width in pixels at a scale of 1 from which the smaller papers lie beside the larger one."""
CODES = ((176, False), (156, False), (136, False), (112, False), (112, True), (96, True))
"""Pixels at a scale of 1: of the codes, as large as they need not be scrolled for.

Also whether they stand beside the words, which makes cards low.
"""
WALL_CODE = 112


class SitDownPage(WindowPage):
    """Shows the seats of a match in a room, opens the room, and says when cards may be dealt.

    `told` says of a seat how good its computer player is.
    """

    begin = Signal()
    left = Signal()
    renamed = Signal(int, str)
    """The person of this seat is to be called otherwise."""
    person_wanted = Signal(int)
    """Somebody with a phone is to play at the seat of this computer player."""
    big_screen_wanted = Signal()
    help_wanted = Signal()
    """All that may be in the way of a phone is to be read."""

    def __init__(
        self,
        match_room: MatchRoom,
        room: Room,
        told: Callable[[int], str],
        parent: QWidget | None = None,
        *,
        dealt: bool = False,
    ) -> None:
        """`dealt` says that the match has begun: only who comes later sits down now."""
        super().__init__(parent)
        self._match_room, self._room, self._told, self._dealt = match_room, room, told, dealt
        self._failed = self._said = ""
        self._heard: list[str] = []
        self.sheet, self.wifi, self.wall = Sheet(), Sheet(), Sheet()
        self.state, self.network, self.turn = Line(), Networks(), Tag("", first=True)
        self.cards: list[SeatCard] = []
        self.by_hand = Note()
        self.back = Link()
        self.deal = Tag("", ENTER, first=True)
        self.obstacles = [Line() for _ in words.in_the_way(0)[:3]]
        self.more, self.show_wall, self.wall_code = Link(), Link(), CodePicture()
        self._lay_out_parts()
        self.turn.clicked.connect(self.open_room)
        self.deal.clicked.connect(self.begin)
        self.back.clicked.connect(self.left)
        self.more.clicked.connect(self.help_wanted)
        self.show_wall.clicked.connect(self.big_screen_wanted)
        match_room.changed.connect(self.refresh)
        room.changed.connect(self.refresh)
        room.failed.connect(self._not_opened)
        self.retranslate()
        if self.network.count() == 1 and not room.is_open:
            self.open_room()

    def _lay_out_parts(self) -> None:
        self._grid = EvenGrid(12)
        network = QHBoxLayout()
        network.addWidget(self.network)
        network.addWidget(self.turn)
        network.addStretch(1)
        inside = Scrolled()
        inside.setLayout(self._grid)
        self.area = scrolled(inside)
        self.area.viewport().installEventFilter(self)
        links = QHBoxLayout()
        for one in (self.more, self.back):
            links.addWidget(one)
        links.addStretch(1)
        below = QVBoxLayout()
        below.addWidget(self.by_hand)
        below.addLayout(links)
        foot = QHBoxLayout()
        foot.addLayout(below, 1)
        foot.addWidget(self.deal, 0, Qt.AlignmentFlag.AlignBottom)
        column = self.sheet.column
        column.addWidget(self.state)
        column.addLayout(network)
        column.addWidget(self.area, 1)
        column.addLayout(foot)
        for line in self.obstacles:
            self.wifi.column.addWidget(line)
        self.wall.column.addWidget(self.show_wall, 0, Qt.AlignmentFlag.AlignLeft)
        self.wall.column.addWidget(self.wall_code, 0, Qt.AlignmentFlag.AlignLeft)
        self._side = QWidget()
        side = QVBoxLayout(self._side)
        side.setContentsMargins(0, 0, 0, 0)
        side.addWidget(self.wifi)
        side.addWidget(self.wall)
        side.addStretch(1)
        whole = QHBoxLayout(self)
        whole.addWidget(self.sheet, 5)
        whole.addWidget(self._side, 3)

    # The room.

    def open_room(self) -> None:
        """Open the room in the network that is chosen."""
        self._failed = self._said = ""
        if reason := self.network.open(self._room):
            self._not_opened(reason)

    def _not_opened(self, reason: str) -> None:
        self._failed = words.failed(reason)
        self.network.look_again()
        self.refresh()
        announce(self, self._failed)

    # What is shown.

    def refresh(self) -> None:
        """Show who is there now."""
        seats = self._match_room.seats()
        while len(self.cards) < len(seats):
            card = SeatCard(partial(self._wanted, len(self.cards)))
            card.face.renamed.connect(partial(self.renamed.emit, len(self.cards)))
            self.cards.append(card)
            self._grid.addWidget(card)
        for number, card in enumerate(self.cards):
            card.setVisible(number < len(seats))
        self._show_seats()
        self._tell([card.accessibleName() for card in self.cards[: len(seats)]])
        closed = not (self._room.is_open or self._room.is_opening)
        self.network.setVisible(closed and self.network.count() > 1)
        self.turn.setVisible(closed)
        self.turn.setEnabled(self.network.count() > 0)
        self.state.setText(self._state(closed))
        self.state.setVisible(bool(self.state.text()))
        self.by_hand.setVisible(self._room.is_open)
        address = self._room.url.removeprefix("http://").rstrip("/")
        self.by_hand.setText(
            translate(
                "phones",
                "No camera? Type {0} into the browser, then the four characters. The "
                "room closes when you quit.",
            ).format(address)
        )
        self.wall_code.setVisible(bool(self._match_room.onlooker_url))
        self.wall_code.show_code(self._match_room.onlooker_url)
        for line, text in zip(self.obstacles, self._in_the_way(), strict=True):
            line.setText(text)

    def _show_seats(self) -> None:
        """Show each seat, with the largest codes for which nothing has to be scrolled."""
        seats, scale = self._match_room.seats(), page_scale(self.size())
        for code, low in CODES:
            for seat, card in zip(seats, self.cards, strict=False):
                told = self._told(seat.seat)
                card.show_seat(seat, told, scale, code, low=low, named=self._dealt)
                card.links["person"].setHidden(self._dealt or seat.state != "bot")
            needed = self._grid.heightForWidth(self.area.viewport().width())
            if needed <= self.area.viewport().height():
                break

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # What stands around the seats takes its room later than the page has its size.
        if event.type() == QEvent.Type.Resize and watched is self.area.viewport():
            self._show_seats()
        return super().eventFilter(watched, event)

    def _in_the_way(self) -> list[str]:
        return words.in_the_way(self._room.port or self._room.first_port)[: len(self.obstacles)]

    def _tell(self, told: list[str]) -> None:
        """Have a screen reader say at which seats something has changed."""
        news, self._heard = [one for one in told if one not in self._heard], told
        if news and self.isVisible():
            announce(self, ". ".join(news))

    def _state(self, closed: bool) -> str:
        if not closed:
            return self._said
        if self._failed or self._said:
            return self._failed or self._said
        if not self.network.count():
            return words.no_network()
        return translate(
            "phones",
            "The room is closed. While it is open, this computer answers devices on your "
            "own network, and nobody else.",
        )

    def _wanted(self, seat: int, name: str) -> None:
        match name:
            case "phone":
                self._match_room.invite(seat)
            case "screen":
                self._match_room.free(seat)
            case "code":
                self._match_room.new_code(seat)
            case "person":
                self.person_wanted.emit(seat)

    def say(self, text: str) -> None:
        """Say a sentence above the seats, until another one is said."""
        self._said = text
        self.refresh()
        announce(self, text)

    def take_keyboard(self) -> None:
        """Bring the keyboard to what comes next."""
        wanted = self.turn if self.turn.isVisible() else self.deal
        wanted.setFocus(Qt.FocusReason.TabFocusReason)
        announce(self, f"{self.windowTitle()}. {self.sheet.note.text()}")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.begin.emit()
        else:
            super().keyPressEvent(event)

    def lay_out(self) -> None:
        """Have the smaller papers beside the larger one where there is room for them."""
        scale = page_scale(self.size())
        beside = self.width() >= BESIDE * scale
        for sheet in (self.sheet, self.wifi, self.wall):
            sheet.set_scale(scale)
        self._side.setVisible(beside)
        for small in (self.wifi, self.wall):
            small.heading.set_scale(0.62 * scale)
        for one in (self.state, self.by_hand, *self.obstacles):
            one.set_scale(scale)
        for part in (self.back, self.more, self.show_wall, self.deal, self.turn):
            part.set_scale(1.12 * scale)
        self.wall_code.setFixedSize(*[round(WALL_CODE * scale)] * 2)
        layout = self.layout()
        assert layout is not None
        layout.activate()
        self.refresh()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        title = translate("phones", "People with phones")
        self.setWindowTitle(title)
        about = translate(
            "phones",
            "Scan the code at your seat, and your phone holds your cards. Nothing to install; "
            "nothing goes to the internet.",
        )
        self.sheet.set_words(title, about)
        self.wifi.set_words(translate("phones", "No connection?"))
        wall = translate(
            "phones", "Table and slate without anyone’s hand, for a television or a tablet."
        )
        self.wall.set_words(translate("phones", "Big screen"), wall)
        self.network.retranslate()
        self.turn.setText(translate("phones", "Open the room"))
        self.back.setText(translate("phones", "Back"))
        self.more.setText(translate("phones", "What may be in the way"))
        self.show_wall.setText(translate("phones", "Show it here"))
        dealt = translate("phones", "Play on") if self._dealt else translate("new-match", "Deal")
        self.deal.setText(dealt)
        for part in (self.back, self.more, self.show_wall, self.deal, self.turn):
            part.changed()
        self.refresh()
