"""The names of cards, places and signs on the table, for tooltips and screen readers."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.scene.scene import Scene
from desktop.scene.speech import ENTER, Speech
from desktop.table import choices
from desktop.table.card import CardState
from desktop.table.card_positions import Spot
from engine.cards import BACK, Card
from engine.moves import Call

translate = QCoreApplication.translate


def card(
    speech: Speech, scene: Scene, shown: Card, spot: Spot, look: CardState, *, in_full: bool = True
) -> str:
    """Return a card with what matters about it, such as "Ober of Acorns, playable".

    That one may be laid aside is said where others may not; that one may not, only `in_full`.
    """
    t = scene.view.table
    parts = [_where(speech, scene, speech.full_card(shown, t), spot)]
    if shown is BACK and spot.seat == scene.view.seat:
        # The player who laid it there knows it.
        parts += [speech.full_card(t.trick[place], t) for place in t.covered]
    all_may = scene.zone == "aside" and choices.playable(scene) == set(scene.hand)
    if (look.playable and not all_may) or (look.dimmed and in_full):
        parts.append(_may_be_used(scene, look))
    if look.picked:
        parts.append(translate("table-view", "picked up"))
    if look.hinted:
        parts.append(translate("table-view", "suggested"))
    if look.winning and spot.zone in ("played", "open"):
        parts.append(_counted(speech, scene, shown))
    elif look.winning:
        parts.append(translate("table-view", "takes the trick"))
    return ", ".join(parts)


def _where(speech: Speech, scene: Scene, name: str, spot: Spot) -> str:
    match spot.zone:
        case "trick" if spot.seat == speech.listener:
            return translate("table-view", "you: {card}").format(card=name)
        case "trick":
            text = translate("table-view", "{name}: {card}")
            return text.format(name=scene.places[spot.seat].name, card=name)
        case "up":
            return translate("table-view", "{card}, face up").format(card=name)
        case "cut":
            return f"{name}, {cut(speech)}"
        case "aside":
            return translate("table-view", "{card}, discarded").format(card=name)
    return name


def _may_be_used(scene: Scene, look: CardState) -> str:
    """Whether a card of the hand may be played, or laid aside where that is asked."""
    if scene.zone == "aside" and look.playable:
        return translate("table-view", "can be discarded")
    if scene.zone == "aside":
        return translate("table-view", "cannot be discarded")
    if look.playable:
        return translate("table-view", "playable")
    return translate("table-view", "not playable")


def _counted(speech: Speech, scene: Scene, card: Card) -> str:
    """Why a played card is among those that the reckoning is about."""
    t = scene.view.table
    if any(card is dict(t.who_played(trick))[trick.winner] for trick in t.tricks):
        return translate("table-view", "took the trick")
    return translate("table-view", "counts")


def trump(speech: Speech, scene: Scene, card: Card) -> str:
    """Tell that a card is a trump, "" if it is none."""
    t = scene.view.table
    if card is BACK or scene.covered or not t.phase:
        return ""
    keys = {fact.key.split(".")[0] for fact in speech.rules.booklet.standing(t, card)}
    return speech.translate("table-view", "trump") if keys & {"trump", "always_trump"} else ""


def what_to_do(speech: Speech, scene: Scene, look: CardState) -> str:
    """How a card of the hand is played, or laid aside; with Space where Enter ends the step."""
    calls = (move for move in scene.legal if isinstance(move, Call))
    if look.playable and any(speech.key(one) == ENTER for one in calls):
        return translate("table-view", "Space plays it, Up goes to the places that take it.")
    if look.playable and scene.zone == "aside":
        return translate("table-view", "Enter discards it. Up: other places it can go.")
    if look.playable:
        return translate("table-view", "Enter plays it. Up: other places it can go.")
    return ""


def trumps(speech: Speech, suits: tuple[str, ...], offered: bool = False) -> str:
    """Return what is trump, or would be where it is only offered."""
    said = [speech.suit(suit) for suit in suits]
    if offered:
        return speech.translate("table-view", "{0} would be trumps").format(said[0])
    if len(said) == 1:
        return speech.translate("table-view", "{0} are trumps").format(said[0])
    return speech.translate("table-view", "Trumps: {0}").format(", ".join(said))


def from_the_top(speech: Speech, scene: Scene) -> str:
    """Return what stands beside the highest cards' corners; the tip names them in this order.

    A game in which they are no trumps says in `caption.top` what they do.
    """
    if speech.has("caption.top"):
        return speech.text("caption.top")
    if not scene.trumps:
        return translate("table-view", "Always trumps:")
    return translate("table-view", "From the top:", "the highest trumps")


def what_counts(speech: Speech, scene: Scene, said: str) -> str:
    """Return what is said of the deal, and the cards above all others, from the highest down."""
    if scene.covered or not scene.highest:
        # While the curtain is down no card is named at all, so that none can be of a hand.
        return said
    t = scene.view.table
    above = translate("table-view", "From high to low:")
    names = [speech.full_card(one, t) for one in scene.highest]
    return "\n".join([*filter(None, [said]), above, *names])


def talon(speech: Speech, count: int) -> str:
    """Return the cards that are left, by the name that the game has for them."""
    if speech.has("pile.stock"):
        return speech.text("pile.stock", count)
    return speech.translate("table-view", "Stock, %n card(s)", "", count)


def covered(count: int) -> str:
    """Cards that lie face down."""
    return translate("table-view", "%n card(s) face down", "", count)


def discarded(count: int) -> str:
    """Cards that lie face down before the person who has put them away."""
    return translate("table-view", "%n card(s) discarded", "", count)


def crosswise() -> str:
    """Return a card that lies face down across the heap."""
    return translate("table-view", "a card face down across the discard pile")


def cut(speech: Speech) -> str:
    """Return what stands below the one card of the stock that the person has seen."""
    if speech.has("caption.seen"):
        return speech.text("caption.seen")
    return translate("table-view", "the card you cut")


def place(speech: Speech, scene: Scene, name: str) -> str:
    """Return a place that takes cards."""
    if name == "trick":
        return translate("table-view", "Play to the trick")
    if name == "aside":
        return translate("table-view", "Discard")
    if name == "rows":
        return translate("table-view", "Add to a row")
    if name == "stock":
        whole = speech.has("pile.stock.whole")
        return speech.text("pile.stock.whole") if whole else translate("table-view", "Stock")
    if name == "up":
        return translate("table-view", "Discard pile")
    if name.startswith("row:"):
        row = scene.view.table.rows[int(name[4:])]
        return translate("table-view", "Lay off on {cards}").format(
            cards=", ".join(speech.card(card) for card in row)
        )
    taken = scene.view.table.up[int(name[3:])]
    return translate("table-view", "Exchange for {card}").format(
        card=speech.full_card(taken, scene.view.table)
    )


def table() -> str:
    """Return the table itself."""
    return translate("table-view", "Card table")
