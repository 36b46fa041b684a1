"""What a person who hears the table is told: by itself before a question, and by keys.

What lies there is told from the same groups that a screen reader walks through, so that both use
the same words, and nothing is told that is not to be seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from desktop.common.numbers import shown
from desktop.common.sentences import capital
from desktop.reader.groups import Group
from desktop.scene.scene import Scene
from desktop.scene.speech import Speech
from desktop.table import card_names, read_order
from desktop.table.card_positions import cut_card
from desktop.table.focus import Focus
from desktop.table.table import TableView
from engine.cards import BACK, Card
from engine.sheet import Sheet
from engine.table import NOBODY, Seat, Trick

translate = QCoreApplication.translate


# By keys: one question each.


def table(view: TableView) -> str:
    """All that lies there, group by group."""
    told = (_told(view, one) for one in read_order.groups(view.contents) if one.key != "places")
    return " ".join(filter(None, told)) or _nothing()


def turn(view: TableView) -> str:
    """Whose turn it is, and what lies in the middle."""
    if view.scene is None:
        return _nothing()
    asked = view.scene.ending.sentence if view.scene.ending is not None else view.scene.prompt
    return " ".join(filter(None, [trick_number(view.scene), asked, _middle(view)]))


def _middle(view: TableView) -> str:
    """Return what lies open for all: the trick, the open cards, and the rows."""
    groups = read_order.groups(view.contents)
    lying = [one for one in groups if one.key.split()[0] in ("trick", "talon", "rows", "row")]
    return " ".join(filter(None, (_told(view, one) for one in lying)))


def hand(view: TableView) -> str:
    """Return the own hand, as it is held."""
    groups = read_order.groups(view.contents)
    told = next((_told(view, one) for one in groups if one.key == "hand"), "")
    return told or translate("window", "You hold no cards.")


def last_trick(speech: Speech, scene: Scene, trick: Trick) -> str:
    """Who played what to a trick."""
    told = _played_by(speech, scene, scene.view.table.who_played(trick))
    return translate("window", "The last trick: {0}.").format(told)


def score(speech: Speech | None, sheet: Sheet | None) -> str:
    """Return what each side has, numbers first; "" before anything was written."""
    if speech is None or sheet is None or not sheet.totals or not sheet.counts:
        return ""
    values = enumerate(sheet.totals[0].values)
    told = [f"{capital(speech.side(side))} {shown(value)}" for side, value in values]
    return translate("window", "Score: {0}.").format(", ".join(told))


def slate(widget: QWidget) -> str:
    """Return what stands on the slate."""
    told = widget.accessibleDescription().replace("\n", ". ")
    return f"{widget.accessibleName()}. {told}" if told else widget.accessibleName()


def may_not_count(scene: Scene) -> str:
    """Why this table lets nobody be told what was played, "" if it does."""
    if scene.counting:
        return ""
    return translate("window", "Counting is up to you at this table.")


def _nothing() -> str:
    return translate("window", "The table is empty.")


def _told(view: TableView, group: Group) -> str:
    there = [one for one in group.members if one.isVisibleTo(view)]
    names = [name for name in map(_name, there) if name]
    if group.key == "now":
        # The question may say itself what else stands there: "Hearts would be trumps. Knock?"
        counts = (part for name in names[1:] for part in name.split(" · ") if part not in names[0])
        names = [*names[:1], *filter(None, [" · ".join(counts)])]
    told = "; ".join(names).replace("?; ", "? ")
    end = "" if told.endswith("?") else "."
    return f"{group.name}: {told}{end}" if names else ""


def _name(widget: QWidget) -> str:
    said = widget.accessibleName()
    if not said and isinstance(widget, QAbstractButton | QLabel):
        said = widget.text()
    return said.rstrip(".")


def _played_by(speech: Speech, scene: Scene, played: Iterable[tuple[Seat, Card]]) -> str:
    t = scene.view.table
    cards = ((scene.places[seat].name, speech.full_card(card, t)) for seat, card in played)
    # A card may have a comma of its own: "Two of Hearts, de Beste".
    return "; ".join(f"{capital(name)}: {card}" for name, card in cards)


# By itself, before a question.


def position(speech: Speech, scene: Scene, *, whole: bool) -> str:
    """Where the deal stands: what lies in the trick, and if it is to be `whole` what counts."""
    t, told = scene.view.table, list[str]()
    if whole:
        trumps = [card_names.trumps(speech, scene.trumps, scene.trumps_offered)]
        signs = [*scene.signs] or (trumps if scene.trumps else [])
        told += [f"{capital(one).rstrip('.')}." for one in signs]
    if t.trick:
        played = zip(t.seats_from(t.leader, len(t.trick)), t.trick, strict=True)
        lies = translate("window", "In the trick: {0}.")
        told.append(lies.format(_played_by(speech, scene, played)))
    return " ".join(told)


def trick_number(scene: Scene, *, leads: bool = True) -> str:
    """Which trick it is, how many one has, and with `leads` that one leads if it is so.

    "" where no card is played to a trick.
    """
    t = scene.view.table
    if scene.strips or scene.zone != "trick" or not any(isinstance(m, Card) for m in scene.legal):
        return ""
    number = len(t.tricks) + 1
    if t.trick or not leads:
        told = translate("window", "Trick {0}.").format(number)
    else:
        told = translate("window", "Trick {0}, you lead.").format(number)
    own = t.won(scene.bottom)
    return f"{told} {translate('window', 'You have %n.', '', own)}" if own else told


class Laid:
    """Tells what somebody else lays down before him, row by row, when a deal ends so."""

    def __init__(self) -> None:
        self._known: set[Seat] = set()

    def since(self, speech: Speech | None, scene: Scene | None) -> str:
        """Return what was not there in the scene before."""
        strips = [one for one in scene.strips if one.owner != NOBODY] if scene is not None else []
        new = [one for one in strips if one.owner not in self._known]
        self._known = {one.owner for one in strips}
        if scene is None or speech is None or scene.covered:
            return ""
        told, rows = list[str](), scene.view.table.rows
        for strip in new:
            if strip.owner == speech.listener:
                continue
            cards = "; ".join(", ".join(map(speech.card, rows[row])) for row in strip.rows)
            lays = translate("window", "{0} lays down {1}.")
            told.append(lays.format(scene.places[strip.owner].name, cards))
        return " ".join(told)


class Notes:
    """Tells what a seat may reckon from its own hand, when that is another than before."""

    def __init__(self) -> None:
        self._last = ""

    def since(self, speech: Speech, scene: Scene) -> str:
        """Return what there is to reckon now, "" if it was told already."""
        t, seat = scene.view.table, scene.bottom
        # What is drawn first changes it.
        held = seat == scene.view.seat and BACK not in t.hands[seat] and not scene.piles
        facts = speech.rules.show.own_notes(t, seat) if held else []
        told = ", ".join(speech.text(f"own.{fact.key}", *fact.args) for fact in facts)
        new, self._last = told != self._last, told or self._last
        return f"{capital(told)}." if told and new else ""


class Drawn:
    """Tells which cards have come to the own hand; those taken up for all to see are told so."""

    def __init__(self) -> None:
        self._whose = NOBODY
        self._held: set[Card] = set()
        self._seen: set[Card] = set()
        self._dealt = False
        """Whether the person has held a card since the deal began."""
        self._asked = False
        """Whether the person has been asked anything since the deal began."""
        self._untold = False
        """Whether the hand that was dealt has yet to be told."""
        self._back = False
        """Whether a move was taken back: what is in the hand again has not been drawn."""

    def taken_back(self) -> None:
        """Tell that a move was taken back."""
        self._back = True

    def since(self, speech: Speech | None, scene: Scene | None) -> str:
        """Return the cards that were not there in the scene before, "" for none.

        A hand that was dealt is told by `dealt`.
        """
        if scene is None or speech is None or scene.covered or BACK in scene.hand:
            self._whose = NOBODY
            return ""
        if scene.ending is not None:
            # Cards that come again in the next deal were not held in it before.
            self._whose, self._asked, self._untold = NOBODY, False, False
            return ""
        before = self._held if self._whose == scene.bottom else None
        known = set() if self._back else self._seen
        new = [one for one in scene.hand if one not in (before or set()) | known]
        self._whose, self._held = scene.bottom, set(scene.hand)
        self._seen = set(scene.view.table.up)
        # A player who gives or lays aside all cards within a deal hears which come for them.
        held = before is not None and self._dealt
        self._dealt = held or bool(scene.hand)
        fresh = not held or (len(new) == len(scene.hand) and not self._asked)
        # Some games are dealt in two packets.
        dealt = fresh or (len(new) > 1 and not self._asked)
        self._asked = bool(scene.legal) or (self._asked and not fresh)
        back, self._back = self._back, False
        if not new or scene.view.seat != scene.bottom:
            return ""
        if dealt:
            self._untold = True
            return ""
        if back:
            again = translate("window", "Back in your hand: {0}.")
            return again.format(_cards(speech, scene, new))
        return translate("window", "New in your hand: {0}.").format(_cards(speech, scene, new))

    def dealt(self, speech: Speech, scene: Scene) -> str:
        """Return the hand that was dealt, once, in the order in which it is held."""
        if not self._untold or not scene.hand or BACK in scene.hand:
            return ""
        self._untold = False
        # Names of their own, which stand behind a comma, would be taken for more cards.
        names = ", ".join(map(speech.card, scene.hand))
        return translate("window", "You hold {0}.").format(names)


def _cards(speech: Speech, scene: Scene, cards: Sequence[Card]) -> str:
    return ", ".join(speech.full_card(one, scene.view.table) for one in cards)


class Cut:
    """Tells which is the one card of the stock that the person has looked at."""

    def __init__(self) -> None:
        self._last: Card | None = None

    def since(self, speech: Speech | None, scene: Scene | None) -> str:
        """Return the card if it was not there in the scene before, "" for none."""
        cut = cut_card(scene) if scene is not None else None
        new, self._last = cut != self._last, cut
        if not new or cut is None or speech is None:
            return ""
        return f"{capital(card_names.cut(speech))}: {speech.full_card(cut)}."


class Suits:
    """Tells what was played of a suit: first of that of the chosen card, then of the others."""

    def __init__(self) -> None:
        self._last = ""
        self._at: object = None

    def told(self, speech: Speech, scene: Scene, focus: Focus) -> str:
        """Return what all have seen of one suit in this deal; the next one each time in a row."""
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
    """Yield the cards that were played in this deal for all to see."""
    t = scene.view.table
    for trick in t.tricks:
        yield from (card for card in trick.cards if card is not BACK)
    yield from (card for card in t.trick if card is not BACK)
    for row in t.rows:
        yield from row
    if scene.heaped:
        yield from t.up
