"""What lies on the table in the groups in which a screen reader finds it: by the scene, not by
when a widget was made or which one lies above.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from desktop.reader.groups import Group
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
    """What is asked and counts, the own hand, the trick, what lies open, rows, money, and people.

    Nothing while the table is empty, or still being made.
    """
    if contents is None or contents.scene is None:
        return []
    scene, items = contents.scene, contents.items
    if len(items.seats) != len(scene.places):
        # A reader is told of each card that is made, and asks at once; people are made after them.
        return []
    marks = items.marks
    hand: list[QWidget] = [*_cards(contents, "hand"), *items.part_names, items.covered_hand]
    hand += [*_cards(contents, "aside"), items.heap, *marks("aside")]
    talon: list[QWidget] = [items.talon, *marks("stock"), *_cards(contents, "up")]
    talon += [*marks("up"), *_cards(contents, "cut"), items.crosswise]
    count = len(scene.places)
    around = [(scene.bottom + turn) % count for turn in range(count)]
    people: list[QWidget] = []
    for seat in around:
        people += [items.seats[seat], *_cards(contents, "played", seat)]
        people += _cards(contents, "open", seat)
    trick = *_cards(contents, "trick"), *marks("trick")
    return [
        Group("now", translate("table-view", "What counts now"), (items.prompt, items.trumps)),
        Group("hand", translate("table-view", "Your hand"), tuple(hand), CardWidget),
        Group("trick", translate("table-view", "The trick"), trick, CardWidget),
        Group("talon", translate("table-view", "Stock and open cards"), tuple(talon)),
        *_rows(contents),
        Group("money", translate("table-view", "The money"), (contents.money.kitty,)),
        Group("people", translate("table-view", "The people at the table"), tuple(people)),
    ]


def _rows(contents: TableContents) -> list[Group]:
    """What stands above the rows and where more may be laid, then each row as a list."""
    name = translate("table-view", "What was laid")
    around = *contents.items.row_captions, *contents.items.marks("row")
    found = [Group("rows", name, around)]
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
        found.append(Group(f"row {number}", told, tuple(cards), CardWidget))
    return found


def _cards(contents: TableContents, zone: str, seat: int | None = None) -> list[QWidget]:
    """The cards of a zone, those of one's own hand in one's own order."""
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
