"""Where cards come from and go to between two scenes: geometry without widgets.

A card played by somebody else comes out of that hand, a drawn one from the talon; a trick goes to
its taker. `card_positions` says where cards lie when nothing moves.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import chain, repeat

from desktop.common.pose import Pose
from desktop.scene.scene import Scene
from desktop.table.card_positions import Spot, trick_cards
from desktop.table.layout import TableLayout
from engine.cards import BACK, Card
from engine.hidden import laid_by
from engine.table import NOBODY, Seat

_STEP = 0.24
"""How much later the next card or packet flies, in flights."""
_WITHIN = 0.05
"""How much later the next card of a packet flies."""
_LONGEST = 5.0
"""How long a deal may take until the last packet flies."""


class AnimationPaths:
    """The starts and goals of all cards that move between two scenes."""

    def __init__(self, before: Scene | None, scene: Scene, places: TableLayout) -> None:
        self.before = before
        self.scene = scene
        self.places = places
        self.table = scene.view.table
        self.covering = scene.covered or (before is not None and before.bottom != scene.bottom)
        old = before.view.table if before is not None else None
        self.fresh = old is None or len(old.stock) < len(self.table.stock)
        """Whether another deal has begun."""
        self._old = None if self.fresh else old

    def start(self, card: Card, spot: Spot) -> tuple[Pose, bool]:
        """Where a card was before it came into sight, and whether it was face down."""
        if spot.zone == "trick":
            if self._turned_over(card, spot):
                return spot.pose, True
            if self._looked_at_again(card):
                return self._winner(card) or spot.pose, True
            return self._from_hand(spot.seat, spot.pose), True
        if spot.zone == "hand" and (self._uncovered() or not self._talon_gave()):
            return spot.pose, True
        if spot.zone == "played":
            if self.before is None:
                return spot.pose, False
            middle = self.places.person(spot.seat).portrait.center()
            return Pose(middle.x(), middle.y(), spot.pose.width, spot.pose.height), True
        if spot.zone in ("up", "row"):
            giver = self._giver()
            if giver != NOBODY:
                return self._from_hand(giver, spot.pose), giver != self.scene.bottom
        if spot.zone in ("hand", "up", "cut"):
            return Pose.upright(self.places.stock), True
        return spot.pose, True

    def _from_hand(self, seat: Seat, where: Pose) -> Pose:
        if seat != self.scene.bottom:
            return self.places.fan(seat, 1)[0]
        low = self.places.hand_area.top() + where.height / 2
        return where.moved(0, low - where.y).turned(0)

    def _giver(self) -> Seat:
        """Who has put down cards since the last scene; NOBODY if a deal began or none did."""
        if self._old is None:
            return NOBODY
        for seat, (had, has) in enumerate(zip(self._old.hands, self.table.hands, strict=True)):
            if len(had) > len(has):
                return seat
        return NOBODY

    def _turned_over(self, card: Card, spot: Spot) -> bool:
        """Whether a card has lain face down in the trick and is seen now."""
        if self.before is None or self.fresh or card is BACK:
            return False
        return (spot.seat, BACK) in [(seat, one) for seat, one, _ in trick_cards(self.before)]

    def _looked_at_again(self, card: Card) -> bool:
        decided = self.scene.decided
        if decided is None or self.before is None:
            return False
        lay = tuple(one for _, one, _ in trick_cards(self.before))
        return decided.cards[: len(lay)] != lay

    def _uncovered(self) -> bool:
        return self.before is not None and (
            self.before.covered or self.before.bottom != self.scene.bottom
        )

    def _talon_gave(self) -> bool:
        return self._old is None or len(self._old.stock) > len(self.table.stock)

    def dealing(self, spot: Spot) -> bool:
        """Whether a card comes from the talon, so that several come one by one."""
        return spot.zone == "hand" and not self._uncovered() and self._talon_gave()

    def end(self, card: Card, spot: Spot) -> tuple[Pose, bool, bool]:
        """Where a card goes out of sight, whether it is turned down there, whether it fades."""
        if card is BACK:
            return self.places.fan(spot.seat, 1)[0], True, False
        if spot.zone == "hand" and card in self.table.trick:
            return self.places.trick(spot.seat), True, False
        if spot.zone == "trick" and (winner := self._winner(card)) is not None:
            # Swept to its winner, and turned over there.
            return winner, True, True
        holder = self._holder(card)
        if holder != NOBODY:
            return self.places.fan(holder, 1)[0], True, False
        if spot.zone == "aside":
            return self._laid_aside(), True, False
        if spot.zone == "cut" or self.fresh:
            return Pose.upright(self.places.stock), True, False
        return spot.pose, False, True

    def _laid_aside(self) -> Pose:
        """Where a card goes that the own seat lays away, when it is not seen there."""
        area = self.places.aside_place
        broad = min(area.width(), round(area.height() * self.places.needs.ratio))
        size = Pose.upright(area).size
        size.setWidth(broad)
        return Pose.upright(area).sized(size)

    def _winner(self, card: Card) -> Pose | None:
        """Where a card of a taken trick goes: to the pile of the winner."""
        for number, trick in enumerate(self.table.tricks):
            if card in trick.cards:
                won = sum(one.winner == trick.winner for one in self.table.tricks[:number])
                return self.places.pile(trick.winner, won)
        return None

    def taker(self, card: Card) -> Seat:
        """Return the seat that has taken the trick of a card, NOBODY for none."""
        tricks = reversed(self.table.tricks)
        return next((trick.winner for trick in tricks if card in trick.cards), NOBODY)

    def _holder(self, card: Card) -> Seat:
        for seat, hand in enumerate(self.table.hands):
            if seat != self.scene.bottom and card in hand:
                return seat
        return NOBODY

    def gathered(self, card: Card, spot: Spot) -> Pose | None:
        """Where the cards of a trick come together before they go to the winner."""
        if spot.zone != "trick" or card is BACK or self._winner(card) is None:
            return None
        trick = next(t for t in reversed(self.table.tricks) if card in t.cards)
        return self.places.taken(len(trick.cards))[-1]

    def moments(self, seat: Seat) -> list[float]:
        """When each card that a seat gets from the talon flies, in flights.

        In a deal packet after packet, from the forehand round the table; else one by one.
        """
        return self._deal.get(seat, [])

    def packets(self) -> list[float]:
        """When each packet flies from the talon, in flights."""
        step = min(_STEP, _LONGEST / max(1, len(self._packets)))
        return [number * step for number in range(len(self._packets))]

    def turned_last(self, spot: Spot) -> bool:
        """Whether a card is turned up at the end of a deal, when everybody has his own."""
        return self.fresh and spot.zone in ("up", "cut") and bool(self._packets)

    def dealt(self) -> float:
        """When the last card of a deal lies, in flights."""
        return max(self.packets(), default=0.0) + 1.0

    @cached_property
    def _deal(self) -> dict[Seat, list[float]]:
        moments: dict[Seat, list[float]] = {seat: [] for seat in range(len(self.table.hands))}
        for begin, (seat, size) in zip(self.packets(), self._packets, strict=True):
            moments[seat] += [begin + card * _WITHIN for card in range(size)]
        return moments

    @cached_property
    def _packets(self) -> list[tuple[Seat, int]]:
        """Who gets how many cards at once, one packet after the other."""
        return list(self._rounds({s: self.drawn(s) for s in range(len(self.table.hands))}))

    def _rounds(self, left: dict[Seat, int]) -> Iterator[tuple[Seat, int]]:
        """Who gets how many at once, in turn."""
        seats = len(self.table.hands)
        order = [(self.table.dealer + turn) % seats for turn in range(1, seats + 1)]
        # A single player who gets cards draws them: that is no deal.
        dealt = sum(1 for number in left.values() if number) > 1
        sizes = chain(self.scene.packets if dealt else (), repeat(1))
        while any(left.values()):
            size = next(sizes)
            for seat in order:
                if got := min(size, left[seat]):
                    left[seat] -= got
                    yield seat, got

    def drawn(self, seat: Seat) -> int:
        """How many cards a seat got from the talon."""
        if not self._talon_gave():
            return 0
        held = len(self._old.hands[seat]) if self._old is not None else 0
        return max(0, len(self.table.hands[seat]) - held)

    def laid(self, seat: Seat) -> int:
        """How many cards a seat laid away, or threw in because it is out of the deal."""
        if self._old is None:
            return 0
        if seat in self._old.in_play() and seat not in self.table.in_play():
            return len(self._old.hands[seat])
        return max(0, len(laid_by(self.table, seat)) - len(laid_by(self._old, seat)))

    def towards_middle(self, seat: Seat) -> Pose:
        """Before a seat, on the way to the middle."""
        start, middle = self.places.fan(seat, 1)[0], self.places.middle.center()
        return start.towards(start.moved_to(middle), 0.4)
