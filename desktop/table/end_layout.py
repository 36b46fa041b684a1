"""Where everything lies when a deal is over: cards before who played them, slate near, and paper.

People sit in the part where the cards lie, one's own low left as always; the other part has the
slate, below it the paper with the reckoning, and below that the tags with which it goes on. As on
the table on which is played, parts and rooms are worked out for the right hand, then mirrored.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import ceil

from PySide6.QtCore import QPoint, QRect, QSize

from desktop.common.pose import Pose
from desktop.table.layout import TableLayout
from desktop.table.own_fan import INDEX_WIDTH
from desktop.table.rows import Rows, laid_out

_PEOPLE, _PEOPLE_SMALL = 0.45, 0.5
"""How much of the table the people and their cards take, on a large and on a small table."""
_STEP = 0.62
"""From card to card that somebody played, in card widths, where there is room."""
_LEAST_STEP = INDEX_WIDTH + 0.04
_TURNED = 4
"""How far the outer ones of those cards are turned."""
_RISEN = 0.1
"""How much higher a card lies that counted, in parts of its height."""
_LEAST_SLATE = 0.24
"""How high the slate must be at least, in parts of the table; else a token stands for it."""
_USUAL_HAND = 8
"""For so many cards it is reckoned whether there is more room beside a person or below it."""
_SMALL = 44
"""Cards less broad than this, in pixels, look for another place."""
_TOLD = 0.5
"""How much of an upright table what is told takes at most."""
_BESIDE_SHEET = 64
"""How much room beside the paper, in pixels, is enough for the money."""
_OVER_SLATE, _FRAME = 0.035, 0.07
"""How far the paper lies over the frame of the slate, in parts of the table's height; and the frame
in parts of the slate's."""


def _fitting(room: QSize, count: int, ratio: float) -> float:
    """How wide so many cards in a row may be in such a room, with each index to be seen."""
    by_width = (room.width() - 8) / (1.06 + _LEAST_STEP * (count - 1))
    return min(room.height() / (1.06 + _RISEN) * ratio, by_width)


@dataclass(frozen=True)
class EndLayout(TableLayout):
    """The places of everything on a table on which a deal has ended."""

    # The two parts of the table.

    @cached_property
    def _people_part(self) -> QRect:
        """Where people sit, with what they played."""
        gap = self.margin
        top, wide, bottom = gap, self.width - 2 * gap, self.height - gap
        if self.upright:
            rows = self.needs.seats // 2
            people = self._person_high + 3 * gap + rows * (self._person_high + gap)
            top = min(round(self.height * _TOLD), self.height - people)
        else:
            wide = round(self.width * (_PEOPLE if self.large else _PEOPLE_SMALL))
        return QRect(gap, top, wide, bottom - top)

    @cached_property
    def _told_part(self) -> QRect:
        """Where slate, paper and tags lie; the tokens are below."""
        people, gap = self._people_part, self.margin
        if self.upright:
            return QRect(gap, gap, self.width - 2 * gap, people.top() - 2 * gap)
        left = people.right() + 1 + gap
        return QRect(left, gap, self.width - gap - left, self._tokens_top - 2 * gap)

    @property
    def told_part(self) -> QRect:
        """Where slate, paper and tags lie."""
        return self._flip(self._told_part)

    # People.

    @cached_property
    def _columns(self) -> int:
        """In how many columns people sit: one, if each has the height that a person takes."""
        each = self._people_part.height() / self.needs.seats
        return 1 if each >= self._person_high + self.margin else 2

    @property
    def _person_high(self) -> int:
        return self.portrait // 2 + self._below_middle()

    def _cell(self, seat: int) -> QRect:
        """The room of a person and of the cards before it: from one's own upwards."""
        part, turn = self._people_part, self.turns(seat)
        if self.upright and self._columns > 1:
            return self._cell_above_own(turn)
        rows = ceil(self.needs.seats / self._columns)
        wide, high = part.width() // self._columns, part.height() / rows
        column, row = divmod(turn, rows)
        top = part.bottom() + 1 - (row + 1) * high
        return QRect(part.left() + column * wide, round(top), wide, int(high) - self.margin // 2)

    def _cell_above_own(self, turn: int) -> QRect:
        """One's own room is all below, as far as to the tokens; the others sit above it in two
        columns, clockwise: up on the left and down on the right."""
        part, own = self._people_part, self._person_high + 2 * self.margin
        if not turn:
            return QRect(part.left(), part.bottom() + 1 - own, part.width(), own)
        rows = self.needs.seats // 2
        wide, high = part.width() // 2, (part.height() - own) / rows
        column, up = (0, turn) if turn <= rows else (1, 2 * rows + 1 - turn)
        top = part.top() + (rows - up) * high
        return QRect(part.left() + column * wide, round(top), wide, int(high) - self.margin // 2)

    @cached_property
    def _middles(self) -> list[QPoint]:
        found = {0: self._own_middle}
        for seat in range(self.needs.seats):
            if turn := self.turns(seat):
                cell = self._cell(seat)
                x = cell.left() + self._person_wide // 2 + self.margin // 2
                spare = 0 if self._stacked(seat) else max(0, cell.height() - self._person_high)
                found[turn] = QPoint(x, cell.top() + spare // 2 + self.portrait // 2)
        return [found[turn] for turn in range(self.needs.seats)]

    def fan(self, seat: int, count: int) -> list[Pose]:
        """What somebody still holds: behind the portrait, and small, for others sit near."""
        if not self.turns(seat):
            return super().fan(seat, count)
        middle = Pose.upright(self.person(seat).portrait)
        size = self._card(max(16.0, self.portrait * 0.55))
        seen, shift = min(count, 3), self.portrait * 0.2
        return [
            middle.sized(size).moved((n - (seen - 1) / 2) * shift, 0).turned(6 * (n - 1))
            for n in range(seen)
        ]

    def number(self, seat: int) -> QRect:
        """How many cards are left is nowhere written any more."""
        return QRect()

    # What was played.

    def before(self, seat: int) -> QRect:
        """The room for the cards before a person."""
        below, beside = self._below(seat), self._beside_person(seat)
        return self._flip(below if self._stacked(seat) else beside)

    def _stacked(self, seat: int) -> bool:
        """Whether cards lie below a person: where large letters leave less room beside it."""
        below, beside = (
            _fitting(room.size(), _USUAL_HAND, self.needs.ratio)
            for room in (self._below(seat), self._beside_person(seat))
        )
        return beside < min(below, _SMALL)

    def _free(self, seat: int) -> QRect:
        """What a person has of its room: tokens lie in that of whoever sits low right."""
        cell = self._cell(seat)
        for token in map(self._flip, (*self.tokens, self.slate_token)):
            if token.intersects(cell):
                cell.setRight(min(cell.right(), token.left() - self.margin))
        return cell

    def _below(self, seat: int) -> QRect:
        """The room below a person; one's own place is low as always, so that it is above that."""
        free = self._free(seat)
        free.setRight(max(free.left() + 20, free.right() - self.margin))
        if self.turns(seat):
            free.setTop(free.top() + self._person_high + 1)
        else:
            free.setBottom(self.own_person.whole.top() - 1)
        return free

    def _beside_person(self, seat: int) -> QRect:
        """The room beside a person."""
        free = self._free(seat)
        middle = self._own_middle.x()
        if self.turns(seat):
            middle = free.left() + self._person_wide // 2 + self.margin // 2
        left = middle + self._person_wide // 2 + 1 + self.margin
        return QRect(left, free.top(), max(20, free.right() - self.margin - left), free.height())

    def played(self, seat: int, count: int) -> list[Pose]:
        """So many cards before who played them, in order; there is room for each to rise."""
        if not count:
            return []
        room = self.before(seat)
        most = self.card_width * 0.9
        size = self._card(max(16.0, min(most, _fitting(room.size(), count, self.needs.ratio))))
        step = size.width() * _STEP
        if count > 1:
            step = min(step, (room.width() - 8 - size.width() * 1.06) / (count - 1))
        top = room.top() + max(0.0, room.height() - size.height() * (1.04 + _RISEN)) / 2
        y = top + size.height() * (0.52 + _RISEN)
        x = room.left() + 4 + size.width() * 0.53
        if self.needs.left_handed:  # close to who played them
            x = room.right() - 3 - size.width() * 0.53 - (count - 1) * step
        found = []
        for number in range(count):
            part = 0.0 if count == 1 else 2 * number / (count - 1) - 1
            turn = round(part * _TURNED) if self.large else 0
            found.append(Pose(x + number * step, y, *size.toTuple(), turn))
        return found

    def counted(self, card: Pose) -> Pose:
        """How a card lies that the reckoning is about: a little out of its row."""
        return card.moved(0, -round(card.height * _RISEN * 0.8))

    def open_hand(self, seat: int, count: int) -> list[Pose]:
        """Shown cards lie where played ones do."""
        return self.played(seat, count)

    # Rows that were laid.

    @cached_property
    def rows(self) -> Rows:
        """Rows lie beside the people, each in its strip."""
        needs = self.needs
        if all(strip.owner >= 0 for strip in needs.strips):
            return self._before_owners()
        width = round(self._usual_card)
        return laid_out(needs.strips, self.rows_part, width, needs.ratio, self.line)

    @cached_property
    def rows_part(self) -> QRect:
        """Where rows of nobody lie: beside the people."""
        part = self._people_part
        left = max(self._flip(one.whole).right() for one in self.people()) + self.margin
        return self._flip(QRect(left, part.top(), max(20, part.right() - left), part.height()))

    def _before_owners(self) -> Rows:
        """Each strip before whose it is."""
        cards: dict[tuple[int, int], QRect] = {}
        wholes: dict[int, QRect] = {}
        captions: list[QRect] = []
        most = round(self.card_width * 0.9)
        for strip in self.needs.strips:
            area = self.before(strip.owner)
            one = laid_out([strip], area, most, self.needs.ratio, self.line)
            cards |= one.cards
            wholes |= one.wholes
            captions += one.captions
        return Rows(cards, wholes, tuple(captions))

    # The tags, the paper, the slate, from below.

    @property
    def strip(self) -> tuple[int, int]:
        """From where to where tags may reach."""
        part = self.told_part
        return part.left(), part.right() + 1

    @property
    def axis(self) -> int:
        """The middle of what is told."""
        return self.told_part.center().x()

    @property
    def bands(self) -> int:
        """Tags lie in one row, so that the one to go on is always in one place."""
        return 2 if self.short else 1

    @property
    def tags_bottom(self) -> int:
        return self._told_part.bottom()

    @cached_property
    def sheet(self) -> QRect:
        """The paper on which the reckoning stands."""
        part = self.told_part
        bottom = min((tag.top() for tag in self.tags), default=part.bottom() + 1) - self.margin
        wanted = self.needs.sheet or QSize()
        room = QSize(part.width(), max(40, bottom - part.top()))
        size = wanted.boundedTo(room) if not wanted.isEmpty() else room
        left = part.left() + (part.width() - size.width()) // 2
        return QRect(QPoint(left, bottom - size.height()), size)

    @cached_property
    def slate(self) -> Pose | None:
        """The slate, near; None where the paper leaves too little room."""
        part, turn = self.told_part, -1
        # Only over its frame: on a low slate that is thinner than on a high one.
        over = round(min(self.height * _OVER_SLATE, (self.sheet.top() - part.top()) * _FRAME))
        high = self.sheet.top() + over - part.top() - self.margin
        if not (self.large or self.upright) or high < self.height * _LEAST_SLATE:
            return None
        if self.upright and self.needs.coins and not self._beside_sheet:
            return None
        wide = min(part.width() * 0.94, high * max(self.needs.slate, 1.35))
        high = min(high, round(wide / 0.8))
        y = self.sheet.top() + over - high / 2 - self.margin / 2
        return Pose(part.center().x(), y, round(wide), round(high), turn)

    @cached_property
    def slate_token(self) -> QRect:
        if self.slate is not None or not self.tokens:
            return QRect()
        if not self.large:
            return self._slate_slot
        away = self.token.width()
        edge = self.tokens[-1] if self.needs.left_handed else self.tokens[0]
        return edge.translated(away if self.needs.left_handed else -away, 0)

    # What else lies there: the money.

    @cached_property
    def kitty(self) -> QRect:
        """Between tags and tokens; beside the paper or above it where people sit below it."""
        part, sheet = self._told_part, self._flip(self.sheet)
        if self.upright and self._beside_sheet:
            broad = self._beside_sheet
            high = min(sheet.height(), round(broad * 1.2))
            return self._flip(QRect(part.left(), sheet.bottom() + 1 - high, broad, high))
        if self.upright:
            low = sheet.top() - self.margin
            high = max(20, min(low - part.top(), 2 * self.portrait))
            return self._flip(QRect(part.center().x() - high, low - high, 2 * high, high))
        top = part.bottom() + 1 + self.margin
        high = max(20, self.height - self.margin - top)
        tokens = (self._flip(token) for token in (*self.tokens, self.slate_token))
        limit = min((one.left() for one in tokens if one.width() > 0), default=self.width)
        return self._flip(
            QRect(part.left(), top, max(20, min(high * 2, limit - part.left())), high)
        )

    @property
    def _beside_sheet(self) -> int:
        """How much room there is beside the paper on an upright table; 0 where it is too little."""
        wanted = (self.needs.sheet or QSize()).width()
        room = (self.width - 2 * self.margin - wanted) // 2 - self.margin
        return room if wanted and room >= _BESIDE_SHEET else 0

    @property
    def crosswise(self) -> Pose:
        """The card with which somebody ended it, where else the money lies."""
        room = self.kitty
        size = self._card(min(room.height() * self.needs.ratio, room.width() * 0.5))
        return Pose.upright(QRect(room.topLeft(), size.transposed())).sized(size).turned(90)
