"""What lies on the table, in the groups in which a screen reader finds it.

They follow the scene, not when a widget was made or which one lies above.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from desktop.reader.groups import Group
from desktop.scene.scene import Scene
from desktop.table.card import CardWidget
from desktop.table.card_positions import trick_cards
from desktop.table.coins import Kitty
from desktop.table.contents import TableContents
from desktop.table.marks import Mark
from desktop.table.seat import Backs
from desktop.table.table_labels import PartName, Prompt, TrumpSign
from desktop.table.talon import Talon
from engine.cards import Card
from engine.table import NOBODY

translate = QCoreApplication.translate

KINDS = (CardWidget, Mark, Backs, Kitty, PartName, Prompt, Talon, TrumpSign)
"""The kinds of widgets that lie in groups; portraits are backs with somebody before them."""


def groups(contents: TableContents | None) -> list[Group]:
    """Return the groups in the order in which they are read.

    What is asked and counts, the own hand, the trick, what lies open, rows, money, people, and the
    places to which cards go and from which they are taken.

    Nothing while the table is empty, or still being made.
    """
    if contents is None or contents.scene is None:
        return []
    scene, items = contents.scene, contents.items
    if len(items.seats) != len(scene.places):
        # A reader is told of each card that is made, and asks at once; people are made after them.
        return []
    full = contents.in_full
    hand = [*_own_hand(contents, scene), items.covered_hand]
    hand += [*_cards(contents, "aside"), items.heap]
    up = _cards(contents, "up")
    # Of a heap the card that may be taken comes first.
    talon = [items.talon, *(reversed(up) if scene.heaped else up), *_cards(contents, "cut")]
    talon.append(items.crosswise)
    return [
        Group("now", translate("table-view", "Trumps and stakes"), (items.prompt, items.trumps)),
        Group("hand", translate("table-view", "Your hand"), tuple(hand), CardWidget, full),
        Group(
            "trick",
            translate("table-view", "The trick"),
            tuple(_cards(contents, "trick")),
            CardWidget,
            full,
        ),
        Group("talon", translate("table-view", "Stock and face-up cards"), tuple(talon)),
        *_rows(contents),
        Group("money", translate("table-view", "Money"), (contents.money.kitty,)),
        *_people(contents, scene),
        Group("places", translate("table-view", "Piles and places"), tuple(items.marks())),
    ]


def _own_hand(contents: TableContents, scene: Scene) -> list[QWidget]:
    """Return the own cards in their order, what each part of them is before it."""
    cards, names = _cards(contents, "hand"), [*contents.items.part_names]
    found: list[QWidget] = []
    for number, count in enumerate(scene.parts if names else ()):
        found += [*names[number : number + 1], *cards[:count]]
        cards = cards[count:]
    return [*found, *cards]


def _people(contents: TableContents, scene: Scene) -> list[Group]:
    """Return the people from the bottom seat on; then for each what is played and held open."""
    seats, count = contents.items.seats, len(scene.places)
    around = [(scene.bottom + turn) % count for turn in range(count)]
    people = tuple(seats[seat] for seat in around)
    found = [Group("people", translate("table-view", "Players"), people)]
    yours = translate("table-view", "You played"), translate("table-view", "You hold")
    others = translate("table-view", "{0} played"), translate("table-view", "{0} holds")
    for seat in around:
        own = seat == scene.bottom and scene.places[seat].you
        for zone, told in zip(("played", "open"), yours if own else others, strict=True):
            cards = tuple(_cards(contents, zone, seat))
            name = told.format(scene.places[seat].name)
            found.append(Group(f"{zone} {seat}", name, cards, CardWidget, contents.in_full))
    return found


def _rows(contents: TableContents) -> list[Group]:
    """Return what stands above the rows and where more may be laid, then each row as a list."""
    name = translate("table-view", "Cards laid out")
    found = [Group("rows", name, contents.items.row_captions)]
    lying = {card: widget for card, widget in contents.cards.widgets.items()}
    scene = contents.scene
    rows = scene.view.table.rows if scene is not None else []
    strips = scene.strips if scene is not None else ()
    owners = {row: strip.owner for strip in strips for row in strip.rows if strip.owner != NOBODY}
    for number, row in enumerate(rows):
        cards = [lying[card] for card in row if card in lying]
        told = translate("table-view", "Row {0}").format(number + 1)
        if scene is not None and number in owners:
            whose = scene.places[owners[number]].name
            own = [row for row, owner in owners.items() if owner == owners[number]]
            told = translate("table-view", "{0}, row {1}").format(whose, own.index(number) + 1)
            if part := _part(contents, row):
                told = f"{whose}, {part}"
        found.append(Group(f"row {number}", told, tuple(cards), CardWidget, contents.in_full))
    return found


def _part(contents: TableContents, row: Sequence[Card]) -> str:
    """Return what a row's cards are together, such as a run; "" where the game has no word."""
    speech, scene = contents.speech, contents.scene
    if speech is None or scene is None:
        return ""
    fact = speech.rules.show.part_name(scene.view.table, row)
    return speech.text(f"part.{fact.key}", *fact.args) if fact is not None else ""


def _cards(contents: TableContents, zone: str, seat: int | None = None) -> list[QWidget]:
    """Return the cards of a zone, those of one's own hand in one's own order."""
    spots, widgets = contents.cards.spots, contents.cards.widgets
    found = [
        card
        for card, spot in spots.items()
        # A reader may ask while cards come and go.
        if card in widgets and spot.zone == zone and seat in (None, spot.seat)
    ]
    if zone == "hand":
        found.sort(key=partial(_place, contents.hand.order))
    elif zone == "trick" and contents.scene is not None:
        # Which lies above which is something else.
        played = [card for _, card, _ in trick_cards(contents.scene)]
        found.sort(key=partial(_place, played))
    return [widgets[card] for card in found]


def _place(order: Sequence[Card], card: Card) -> int:
    """Which it is there; a card that is no longer, or not yet, among them comes last."""
    return order.index(card) if card in order else len(order)
