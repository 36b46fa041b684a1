"""What is said of a card that somebody asks about, and why a trick was won.

All of it is reckoned from a view, so nothing is told that its seat cannot know.
"""

from __future__ import annotations

from desktop.scene.naming import rank, suits_of
from desktop.scene.speech import Speech
from engine.agreement import open_cards
from engine.cards import BACK, Card
from engine.facts import Fact
from engine.table import Trick, View


def standing(speech: Speech, seen: View, card: Card, *, counting: bool = True) -> str:
    """How a card stands in this deal: "second highest trump, 1 card that beats it is still out".

    With `counting` it is told how many cards that beat it are not yet seen, as far as it is a card
    that one holds and cards beat each other at all. "" where there is nothing to say.
    """
    t, booklet = seen.table, speech.rules.booklet
    if card is BACK or not t.phase:
        return ""
    said = [speech.text(f"standing.{fact.key}", *fact.args) for fact in booklet.asked_at(t, card)]
    own = 0 <= seen.seat < len(t.hands) and card in t.hands[seen.seat]
    above = booklet.above(t, card) if own and counting else None
    if above is not None:
        said.append(
            speech.text("standing.out", len(above)) if above else speech.text("standing.none_out")
        )
    return "; ".join(said)


def still_out(speech: Speech, seen: View) -> list[tuple[str, list[str]]]:
    """Return the suits of the pack, each with the ranks that this seat has not seen, by name."""
    pack, seen_cards = speech.rules.pack(), open_cards(seen.table)
    kind, language = suits_of(pack), speech.language
    suits: dict[str, list[str]] = {card.suit: [] for card in pack}
    for card in pack:
        if card not in seen_cards:
            suits[card.suit].append(rank(kind, card.rank, language))
    return [(speech.suit(suit), ranks) for suit, ranks in suits.items()]


def taken(speech: Speech, seen: View, trick: Trick, *, explained: bool = True) -> str:
    """Who took this trick and why, in a sentence; by which card alone if it is not `explained`."""
    seat = trick.winner
    card = dict(seen.table.who_played(trick)).get(seat, BACK)
    if BACK in trick.cards:
        return speech.happens(Fact("takes", (seat,)))
    fact = speech.rules.booklet.won(seen.table, trick) if explained else None
    if fact is None:
        return speech.text("taken.with", seat, card)
    return f"{speech.text('taken', seat)}: {speech.text(f'won.{fact.key}', *fact.args)}."
