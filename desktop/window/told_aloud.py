"""What a person who hears the table is told: what was drawn, the table, the slate, a suit.

The table is told from the same groups that a screen reader walks through, so that both use the
same words, and nothing is told that is not to be seen.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from desktop.common.sentences import capital
from desktop.reader.groups import Group
from desktop.scene.scene import Scene
from desktop.scene.speech import Speech
from desktop.table import card_names, read_order
from desktop.table.card_positions import cut_card
from desktop.table.focus import Focus
from desktop.table.table import TableView
from engine.cards import BACK, Card
from engine.table import NOBODY

translate = QCoreApplication.translate


def table(view: TableView) -> str:
    """All that lies there, group by group."""
    return " ".join(_told(view, one) for one in read_order.groups(view.contents)) or nothing()


def nothing() -> str:
    """There is nothing to tell."""
    return translate("window", "Nothing lies on the table.")


def slate(widget: QWidget) -> str:
    """What stands on the slate."""
    told = widget.accessibleDescription().replace("\n", ". ")
    return f"{widget.accessibleName()}. {told}" if told else widget.accessibleName()


def may_not_count(scene: Scene) -> str:
    """Why this table lets nobody be told what was played, "" if it does."""
    if scene.counting:
        return ""
    return translate("window", "At this table everybody keeps their own count.")


def _told(view: TableView, group: Group) -> str:
    there = [one for one in group.members if one.isVisibleTo(view)]
    names = [name for name in map(_name, there) if name]
    return f"{group.name}: {'; '.join(names)}." if names else ""


def _name(widget: QWidget) -> str:
    said = widget.accessibleName()
    if not said and isinstance(widget, QAbstractButton | QLabel):
        said = widget.text()
    return said.rstrip(".")


class Drawn:
    """Tells which cards have come to the own hand; those taken up for all to see are told so."""

    def __init__(self) -> None:
        self._whose = NOBODY
        self._held: set[Card] = set()
        self._seen: set[Card] = set()
        self._cut: Card | None = None
        self._dealt = False
        """Whether the person has held a card since the deal began."""
        self._asked = False
        """Whether the person has been asked anything since the deal began."""

    def since(self, speech: Speech | None, scene: Scene | None, *, in_full: bool) -> str:
        """The cards that were not there in the scene before, "" for none.

        A whole hand that was dealt is told only `in_full`: its list is at hand. The one card of the
        stock that the person has looked at is told too.
        """
        cut = cut_card(scene) if scene is not None and speech is not None else None
        new, self._cut = cut is not None and cut != self._cut, cut
        told = self._in_hand(speech, scene, in_full=in_full)
        if new and speech is not None and cut is not None:
            where = capital(card_names.cut(speech))
            told = f"{where}: {speech.full_card(cut)}. {told}".strip()
        return told

    def _in_hand(self, speech: Speech | None, scene: Scene | None, *, in_full: bool) -> str:
        """The cards that have come to the hand."""
        if scene is None or speech is None or scene.covered or BACK in scene.hand:
            self._whose = NOBODY
            return ""
        if scene.ending is not None:
            # Cards that come again in the next deal were not held in it before.
            self._whose, self._asked = NOBODY, False
            return ""
        before = self._held if self._whose == scene.bottom else None
        new = [one for one in scene.hand if one not in (before or set()) | self._seen]
        self._whose, self._held = scene.bottom, set(scene.hand)
        self._seen = set(scene.view.table.up)
        # Whoever gives or lays aside all cards in the middle of a deal hears which come for them.
        held = before is not None and self._dealt
        self._dealt = held or bool(scene.hand)
        fresh = not held or (len(new) == len(scene.hand) and not self._asked)
        # Some games are dealt in two packets.
        dealt = fresh or (len(new) > 1 and not self._asked)
        self._asked = bool(scene.legal) or (self._asked and not fresh)
        mine = scene.view.seat == scene.bottom
        if not new or not mine or (dealt and not in_full):
            return ""
        told = scene.hand if dealt else new
        names = ", ".join(speech.full_card(one, scene.view.table) for one in told)
        if dealt:
            return translate("window", "You hold {0}.").format(names)
        return translate("window", "New in your hand: {0}.").format(names)


class Suits:
    """Tells what was played of a suit: first of that of the chosen card, then of the others."""

    def __init__(self) -> None:
        self._last = ""
        self._at: object = None

    def told(self, speech: Speech, scene: Scene, focus: Focus) -> str:
        """What everybody has seen of one suit in this deal; the next one each time in a row."""
        suits = list(dict.fromkeys(card.suit for card in speech.rules.pack()))
        at = scene.view.table.turn, tuple(_played(scene)), focus.card
        if at != self._at or self._last not in suits:
            suit = focus.card.suit if focus.card is not None else suits[0]
        else:
            suit = suits[(suits.index(self._last) + 1) % len(suits)]
        self._at, self._last = at, suit
        cards = [card for card in _played(scene) if card.suit == suit]
        name = speech.suit(suit)
        if not cards:
            return translate("window", "{0}: none played yet.").format(name)
        cards.sort(key=list(speech.rules.pack()).index)
        told = ", ".join(map(speech.card, cards))
        return translate("window", "{0}, %n card(s) played: {1}.", "", len(cards)).format(
            name, told
        )


def _played(scene: Scene) -> Iterator[Card]:
    """The cards that were played in this deal for all to see."""
    t = scene.view.table
    for trick in t.tricks:
        yield from (card for card in trick.cards if card is not BACK)
    yield from (card for card in t.trick if card is not BACK)
    for row in t.rows:
        yield from row
