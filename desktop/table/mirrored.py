"""The table for the left hand: what is taken hold of lies low left, the slate and piles too.

Own portrait and tokens, slate, piles and the paper of an end change sides. People still sit as
turns go, and whatever is read goes on from left to right: the own cards, decisions, tokens, rows.
So a plain layout is asked where things lie at a table on which one goes round the other way, and
what it says is mirrored; all that depends on these places is reckoned anew from them.
"""

from __future__ import annotations

from functools import cached_property
from itertools import islice

from PySide6.QtCore import QRect

from desktop.common.pose import Pose
from desktop.table.end_layout import EndLayout
from desktop.table.layout_edges import Person
from desktop.table.needs import Needs
from desktop.table.table_layout import TableLayout

_OTHER_SIDE = {"left": "right", "right": "left"}


def table_layout(needs: Needs) -> TableLayout:
    """The layout of a table on which is played, for either hand."""
    return MirroredTable(needs) if needs.left_handed else TableLayout(needs)


def end_layout(needs: Needs) -> EndLayout:
    """The layout of a table on which a deal has ended, for either hand."""
    return MirroredEnd(needs) if needs.left_handed else EndLayout(needs)


class _Mirrored(TableLayout):
    """What is mirrored on every table."""

    @cached_property
    def _plain(self) -> TableLayout:
        return TableLayout(self.needs)

    def _rect(self, rect: QRect) -> QRect:
        if rect.isEmpty():
            return QRect(rect)
        return QRect(self.width - rect.left() - rect.width(), rect.top(), *rect.size().toTuple())

    def _pose(self, pose: Pose) -> Pose:
        return pose._replace(x=self.width - pose.x, turn=-pose.turn)

    def _person_there(self, person: Person) -> Person:
        parts = (person.portrait, person.ribbon, person.state)
        return Person(*(self._rect(part) for part in parts))

    # People.

    def side(self, seat: int) -> str:
        side = self._plain.side(seat)
        return _OTHER_SIDE.get(side, side)

    @cached_property
    def own_person(self) -> Person:
        return self._person_there(self._plain.own_person)

    def person(self, seat: int) -> Person:
        return self._person_there(self._plain.person(seat))

    def fan(self, seat: int, count: int) -> list[Pose]:
        return [self._pose(one) for one in self._plain.fan(seat, count)]

    def number(self, seat: int) -> QRect:
        return self._rect(self._plain.number(seat))

    # Along the lower edge.

    @cached_property
    def tokens(self) -> list[QRect]:
        """Row by row as ever, and each from left to right."""
        lie, found = iter(self._plain.tokens), []
        for row in self._token_rows:
            found += [self._rect(token) for token in islice(lie, row)][::-1]
        return found

    @cached_property
    def slate_token(self) -> QRect:
        return self._rect(self._plain.slate_token)

    @cached_property
    def _hand_left(self) -> int:
        return self.width - self._plain._hand_left - self._hand_room

    @property
    def axis(self) -> int:
        return self.width - self._plain.axis

    @property
    def strip(self) -> tuple[int, int]:
        left, right = self._plain.strip
        return self.width - right, self.width - left

    def _side_by_side(self, pills: list[QRect]) -> None:
        """Here nothing is covered that lies left of the hand: the tokens."""
        self._push_left(pills)
        self._push_right(pills)

    # Slate and piles, and what is between them.

    @cached_property
    def slate_room(self) -> QRect:
        return self._rect(self._plain.slate_room)

    @cached_property
    def slate(self) -> Pose | None:
        slate = self._plain.slate
        return None if slate is None else self._pose(slate)

    @cached_property
    def status_on_top(self) -> QRect:
        return self._rect(self._plain.status_on_top)

    @cached_property
    def side_zone(self) -> QRect:
        return self._rect(self._plain.side_zone)

    @cached_property
    def middle(self) -> QRect:
        return self._rect(self._plain.middle)

    def trick(self, seat: int, card: str = "") -> Pose:
        return self._pose(self._plain.trick(seat, card))

    def trick_layer(self, seat: int) -> tuple[int, float]:
        row, x = self._plain.trick_layer(seat)
        return row, -x


class MirroredTable(_Mirrored):
    """A table on which is played."""

    def open_hand(self, seat: int, count: int) -> list[Pose]:
        """From left to right, so that each index is seen."""
        return [self._pose(one) for one in reversed(self._plain.open_hand(seat, count))]


class MirroredEnd(_Mirrored, EndLayout):
    """A table on which a deal has ended."""

    @cached_property
    def _plain(self) -> EndLayout:
        return EndLayout(self.needs)

    @cached_property
    def people_part(self) -> QRect:
        return self._rect(self._plain.people_part)

    @cached_property
    def told_part(self) -> QRect:
        return self._rect(self._plain.told_part)

    @cached_property
    def rows_part(self) -> QRect:
        return self._rect(self._plain.rows_part)

    def before(self, seat: int) -> QRect:
        return self._rect(self._plain.before(seat))

    def played(self, seat: int, count: int) -> list[Pose]:
        """Close to who played them, and in order from left to right."""
        return [self._pose(one) for one in reversed(self._plain.played(seat, count))]

    @cached_property
    def kitty(self) -> QRect:
        return self._rect(self._plain.kitty)
