"""A seat on the page where people sit down: its person, and the code for a phone or its state."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop.look.lettering import users_scale
from desktop.look.paper import rounded
from desktop.look.parts import Aside, Link, Strong
from desktop.look.parts.place import Place
from desktop.look.theme import theme
from desktop.phones.match_room import SeatInRoom
from desktop.room.code_picture import CodePicture

translate = QCoreApplication.translate

CORNER, WIDE, NAME = 10, 258, 116
"""Pixels at a scale of 1: the round corner of a card, a card, a name."""


class SeatCard(QFrame):
    """Shows one seat; what can be done there stands below it as links, by their names."""

    def __init__(self, wanted: Callable[[str], object], parent: QWidget | None = None) -> None:
        """`wanted` is called with the name of the link that is pressed."""
        super().__init__(parent)
        self._here, self._scale = False, users_scale()
        self.face, self.code, self.signs = Place(), CodePicture(), Strong()
        self.face.cut_name(NAME)
        self.face.clicked.connect(self.face.write_name)
        self.state, self.more = Strong(), Aside()
        self.links = {name: Link() for name in ("phone", "screen", "code", "person")}
        for name, link in self.links.items():
            link.clicked.connect(lambda *_, name=name: wanted(name))
        for label in (self.signs, self.state, self.more):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.more.setWordWrap(True)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        for one in (self.signs, self.state, self.more):
            words.addWidget(one)
        row = QHBoxLayout()
        row.addStretch(1)
        for link in self.links.values():
            row.addWidget(link)
        row.addStretch(1)
        words.addLayout(row)
        words.addStretch(1)
        self._beside = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._beside.setSpacing(2)
        self._beside.addWidget(self.code, 0, Qt.AlignmentFlag.AlignCenter)
        self._beside.addLayout(words, 1)
        layout = QHBoxLayout(self)
        layout.addWidget(self.face, 0, Qt.AlignmentFlag.AlignVCenter)
        layout.addLayout(self._beside, 1)

    def show_seat(
        self, seat: SeatInRoom, told: str, scale: float, code: int, *, low: bool, named: bool
    ) -> None:
        """Show how far somebody has come, with a code of this size, above the words or beside them.

        `told` is how good a computer player is; `named` says that the name stays as it is.
        """
        ways = QBoxLayout.Direction
        self._beside.setDirection(ways.LeftToRight if low else ways.TopToBottom)
        self._here, self._scale = seat.state == "here", scale
        waited = seat.state == "missing"
        self.face.set_scale(scale)
        self.face.setEnabled(not named and seat.state != "bot")
        about = translate("phones", "Press to change the name.") if self.face.isEnabled() else ""
        self.face.show_player(seat.name, "", seat.portrait, about)
        self.code.setVisible(waited and bool(seat.url))
        self.code.show_code(seat.url)
        self.code.setFixedSize(*[round(code * scale)] * 2)
        self.signs.setVisible(waited and bool(seat.url))
        self.signs.setText(" ".join(seat.code))
        state, more = _words(seat.state, told)
        self.state.setText(state)
        self.more.setText(more)
        self.state.setVisible(bool(state))
        self.more.setVisible(bool(more))
        for label in (self.signs, self.state, self.more):
            label.set_scale(scale)
        self.signs.set_scale(1.15 * scale)
        for name, link in self.links.items():
            link.set_scale(scale)
            link.setVisible(seat.state in OFFERED[name])
            link.setText(_link(name))
            link.setAccessibleName(f"{seat.name}: {link.text()}")
            link.changed()
        parts = (seat.name, state, more, seat.code if waited else "")
        self.setAccessibleName(", ".join(filter(None, parts)))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(WIDE * self._scale), super().sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        look, body = theme(), QRectF(self.rect()).adjusted(1, 1, -1, -1)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            edge = QColor(look.good if self._here else look.paper_edge)
            ground = QColor(look.field)
            painter.setPen(QPen(edge, 2 if self._here else 1))
            painter.setBrush(ground)
            painter.drawPath(rounded(body, CORNER))


OFFERED: Mapping[str, tuple[str, ...]] = {
    "phone": ("window",),
    "screen": ("missing", "away"),
    "code": ("here", "away"),
    "person": ("bot",),
}
"""In which states of a seat each link is offered."""


def _link(name: str) -> str:
    return {
        "phone": translate("phones", "Use a phone"),
        "screen": translate("phones", "Without a phone"),
        "code": translate("phones", "New code"),
        "person": translate("phones", "Let a person play"),
    }[name]


def _words(state: str, told: str) -> tuple[str, str]:
    """Return what is said of a seat in this state, and more quietly."""
    match state:
        case "here":
            return translate("phones", "✓ at the table"), translate("phones", "with a phone")
        case "away":
            phone = translate("phones", "phone asleep or out of reach")
            return translate("phones", "away"), phone
        case "missing":
            return "", translate("phones", "Scan the code, or type it")
        case "window":
            return translate("phones", "✓ at the table"), translate("phones", "at this screen")
        case _:
            return "", translate("phones", "{0} · a computer player").format(told)
