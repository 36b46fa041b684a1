"""Which card lies where: one spot for every card that is seen, from a scene and the layout.

No other file of the table reads the engine's table in a view. A covered card has no spot: backs are
painted by seats, talon and covered hand. Only the one back that may lie in a trick has one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QSize

from desktop.common.pose import Pose
from desktop.scene.ending import Ending
from desktop.scene.scene import Scene
from desktop.table.layout import Letters, Needs, TableLayout
from engine.cards import BACK, Card
from engine.hidden import laid_by
from engine.table import NOBODY, Seat

_HEAP_SEEN = 4
"""How many cards of a heap are there to be seen; the others lie below them."""


@dataclass(frozen=True)
class Spot:
    """Where one card lies, and in which zone."""

    pose: Pose
    zone: str
    """"hand", "trick", "up", "aside", "cut", "row", "open" (a hand that
    all may see) or "played" (before its player, once the deal is over)."""
    seat: Seat = NOBODY
    """Whose card it is."""
    number: int = 0
    """Its place in the zone."""
    wins: bool = False
    name_room: int = 0
    """How wide the name of its player may be upon the card, 0 where it is not written there."""


@dataclass(frozen=True)
class Measures:
    """What the layout depends on besides the scene."""

    size: QSize
    ratio: float
    texts: Letters
    per_cent: int = 100
    tokens: int = 0
    """How many standing actions there are."""
    slate: float = 0.8
    """Width of the slate by its height."""
    sheet: QSize = field(default_factory=QSize)
    """How large the paper of the reckoning would like to be."""
    left_handed: bool = False
    """Whether the table is that for the left hand."""
    on_wall: bool = False
    """Whether the table is seen across a room."""


def layout_of(scene: Scene | None, measures: Measures) -> TableLayout:
    """Return the layout for a scene; for an empty table that of four players."""
    usual = Needs(
        measures.size,
        measures.ratio,
        seats=4,
        bottom=0,
        hand=0,
        texts=measures.texts,
        per_cent=measures.per_cent,
        tokens=measures.tokens,
        slate=measures.slate,
        left_handed=measures.left_handed and not measures.on_wall,
        on_wall=measures.on_wall,
    )
    if scene is None:
        return TableLayout(usual)
    t = scene.view.table
    usual = replace(
        usual,
        seats=max(2, len(t.hands)),
        bottom=scene.bottom,
        anticlockwise=scene.anticlockwise,
        strips=scene.strips,
        coins=scene.coins is not None,
    )
    if scene.ending is not None:
        return TableLayout(replace(usual, sheet=measures.sheet, on_wall=False))
    return TableLayout(
        replace(
            usual,
            hand=0 if measures.on_wall else len(scene.hand),
            up=len(t.up),
            aside=0 if scene.heaped else len(own_aside(scene)),
            laying_aside=scene.zone == "aside",
            cut=cut_card(scene) is not None,
            tricks=_tricks_on(scene) or bool(scene.strips),
            heaped=scene.heaped,
            parts=scene.parts if hand_is_open(scene) else (),
        )
    )


def _tricks_on(scene: Scene) -> bool:
    t = scene.view.table
    return scene.decided is not None or bool(t.trick or t.tricks) or t.leader != NOBODY


def hand_is_open(scene: Scene) -> bool:
    """Whether the faces of the bottom hand may be seen."""
    return not scene.covered and BACK not in scene.hand


def cut_card(scene: Scene) -> Card | None:
    """Return the card of the stock that the viewer knows, where that is all there is to see."""
    stock = scene.view.table.stock
    seen = stock[-1] if stock else BACK
    shown = not scene.covered and seen is not BACK and not scene.view.table.up
    shown &= not _tricks_on(scene)  # then the middle belongs to the tricks
    return seen if shown else None


def own_aside(scene: Scene) -> list[Card]:
    """Return the cards that the bottom seat laid away."""
    return laid_by(scene.view.table, scene.bottom)


def trick_cards(scene: Scene) -> list[tuple[Seat, Card, bool]]:
    """Return the trick that lies: whose card, which, and whether it takes a decided trick.

    A card led face down is a BACK, also to its leader: so it lies before everybody.
    """
    t = scene.view.table
    if scene.decided is not None:
        leader, cards = scene.decided.leader, scene.decided.cards
    else:
        leader = t.leader
        cards = tuple(BACK if n in t.covered else card for n, card in enumerate(t.trick))
    if not cards:
        return []
    seats = t.seats_from(leader, len(cards))
    winner = scene.decided.winner if scene.decided is not None else NOBODY
    return [(seat, card, seat == winner) for seat, card in zip(seats, cards, strict=True)]


def tricks_at(scene: Scene, seat: Seat) -> int:
    """How many tricks lie face down at a seat: not the one that is looked at."""
    if scene.ending is not None:
        return 0
    tricks = scene.view.table.tricks
    return sum(trick.winner == seat and trick != scene.decided for trick in tricks)


def open_hand(scene: Scene, seat: Seat) -> list[Card]:
    """Return the cards of another seat's hand that lie open: shown to all, not only remembered."""
    t, shown = scene.view.table, scene.places[seat].shown
    seen = (card for card in t.hands[seat] if card is not BACK)
    return [card for card in seen if card in shown or card not in t.known]


def spots(scene: Scene, places: TableLayout, order: Sequence[Card]) -> dict[Card, Spot]:
    """Where each card lies that is seen; `order` is that of the own hand.

    The later lies above the earlier.
    """
    found: dict[Card, Spot] = {}
    if scene.ending is not None:
        found.update(_at_the_end(scene, scene.ending, places))
        return found
    for part in (_up, _own_aside, _open_hands, _rows):
        found.update(part(scene, places))
    found.pop(BACK, None)
    found.update(_trick(scene, places))
    if hand_is_open(scene) and not places.all_alike:
        for number, (card, pose) in enumerate(zip(order, places.hand, strict=True)):
            found[card] = Spot(pose, "hand", scene.bottom, number)
    return found


def _at_the_end(scene: Scene, ending: Ending, places: TableLayout) -> Iterator[tuple[Card, Spot]]:
    """Yield what each has played, and behind it what is left in a hand that may be seen."""
    for seat, cards in enumerate(ending.played):
        left = scene.hand if seat == scene.bottom else open_hand(scene, seat)
        row = [*cards, *(card for card in left if card is not BACK)]
        for number, (card, pose) in enumerate(zip(row, places.played(seat, len(row)), strict=True)):
            counts = card in ending.counted
            pose = places.counted(pose) if counts else pose
            zone = "played" if number < len(cards) else "open"
            yield card, Spot(pose, zone, seat, number, wins=counts)
    yield from _rows(scene, places)


def _up(scene: Scene, places: TableLayout) -> Iterator[tuple[Card, Spot]]:
    card = cut_card(scene)
    if card is not None:
        yield card, Spot(Pose.upright(places.cut), "cut")
    up = scene.view.table.up
    lowest = max(0, len(up) - _HEAP_SEEN) if scene.heaped else 0
    for number, (card, pose) in enumerate(zip(up, places.up, strict=True)):
        if number >= lowest:
            yield card, Spot(pose, "up", number=number)


def _rows(scene: Scene, places: TableLayout) -> Iterator[tuple[Card, Spot]]:
    for strip in scene.strips:
        for row in strip.rows:
            for number, card in enumerate(scene.view.table.rows[row]):
                pose = Pose.upright(places.rows.cards[row, number])
                yield card, Spot(pose, "row", number=row)


def _own_aside(scene: Scene, places: TableLayout) -> Iterator[tuple[Card, Spot]]:
    """Open to the one who lays away, until he has drawn; then it is a covered heap."""
    cards = own_aside(scene)
    if aside_is_open(scene):
        for number, (card, pose) in enumerate(zip(cards, places.aside, strict=True)):
            yield card, Spot(pose, "aside", scene.bottom, number)


def aside_is_open(scene: Scene) -> bool:
    """Whether the faces of what the bottom seat laid away are shown."""
    asked = scene.turn == scene.bottom and scene.zone == "aside"
    return asked and not scene.covered and BACK not in own_aside(scene)


def _open_hands(scene: Scene, places: TableLayout) -> Iterator[tuple[Card, Spot]]:
    t = scene.view.table
    for seat in range(len(t.hands)):
        if (seat != scene.bottom or places.all_alike) and not scene.covered:
            cards = open_hand(scene, seat)
            for number, (card, pose) in enumerate(
                zip(cards, places.open_hand(seat, len(cards)), strict=True)
            ):
                yield card, Spot(pose, "open", seat, number)


def _trick(scene: Scene, places: TableLayout) -> Iterator[tuple[Card, Spot]]:
    lying = trick_cards(scene)
    if scene.decided is None or not lying or places.all_alike:
        for seat, card, wins in sorted(lying, key=lambda one: places.trick_layer(one[0])):
            yield card, Spot(places.trick(seat, card.code), "trick", seat, wins=wins)
        return
    poses, rooms = places.taken(len(lying)), places.name_rooms(len(lying))
    for number, (seat, card, wins) in enumerate(sorted(lying, key=lambda one: one[2])):
        yield card, Spot(poses[number], "trick", seat, number, wins, rooms[number])
