"""The rest is mine, or none of it: whether a seat can show it from what it sees.

Nothing is asked but the view of the claimer, so that neither a yes nor a no tells a card. Two
ways lead to a yes: the chapter's own signs (`Phase.sure`), for which the unseen cards count as one
hand; or all the ways in which they can lie are tried through the rules, if those are few. What is
shown is true in every way the cards can lie and whatever the others play, as long as the claimant
plays what `kept` says. `log.md` tells how a claim is written down.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.cards import BACK, Card
from engine.hidden import Redealing
from engine.moves import Move
from engine.phases.claimed import ALL, NONE
from engine.rules import Phase, Rules
from engine.table import Seat, Table, View

__all__ = ("ALL", "LEAST", "NONE", "kept", "kinds", "may_hold")

LEAST = {ALL: 2, NONE: 3}
"""How many cards a bot has left at least when it says that the rest is its own, or none of it."""

LAYOUTS = 240
"""Up to this number of layouts of the unseen cards, all of them are tried."""

POSITIONS = 3000
"""How many positions are looked at before it counts as not shown."""


class _TooMuch(Exception):
    """There are more positions than are looked at."""


def kinds(rules: Rules[Any], t: Table, seat: Seat) -> tuple[str, ...]:
    """Return what this seat may claim now of the tricks that are left.

    It needs to know nothing hidden.
    """
    chapter = rules.chapter(t)
    if chapter is None or t.turn != seat or t.covered:
        return ()
    return chapter.claims(t, seat)


def kept(rules: Rules[Any], seen: View, kind: str) -> Card | None:
    """Return the card by which a claim of the seat of this view is kept, whose turn it is.

    None if it cannot be shown, or not within the bounds, or nothing of the kind may be claimed.
    """
    t, seat = seen.table, seen.seat
    hand = t.hands[seat] if seat >= 0 else []
    chapter = rules.chapter(t)
    if chapter is None or not hand or BACK in hand or kind not in kinds(rules, t, seat):
        return None
    legal = [move for move in rules.legal(t) if isinstance(move, Card)]
    card = chapter.sure(t, kind, may_hold(rules, seen))
    if card is not None and card in legal:
        return card
    return _exact(rules, seen, kind, legal)


def may_hold(rules: Rules[Any], seen: View) -> set[Card]:
    """Return the cards that somebody else in play may have in hand, as far as this seat knows."""
    t = seen.table
    unseen = frozenset(Redealing(rules, seen).unseen)
    found: set[Card] = set()
    for other in t.in_play():
        if other == seen.seat:
            continue
        found.update(card for card in t.hands[other] if card is not BACK)
        if BACK in t.hands[other]:
            found |= unseen - rules.barred(t, other)
    return found


def _exact(rules: Rules[Any], seen: View, kind: str, legal: Sequence[Card]) -> Card | None:
    """Return the card by which the claim holds in every way the cards can lie, if those are few.

    The claimant never plays in two ways what looks the same to him: positions that only others
    can tell apart are gone on with together.
    """
    dealing = Redealing(rules, seen)
    if dealing.ways() > LAYOUTS:
        return None
    worlds = dealing.every()
    chapter = rules.chapter(seen.table)
    if not worlds or chapter is None:
        return None
    search = _Search(rules, chapter, seen.seat, kind)
    try:
        return search.card(worlds, legal)
    except _TooMuch:
        return None


class _Search:
    """Looks through all that can follow, for one seat, in all its worlds at once."""

    def __init__(self, rules: Rules[Any], chapter: Phase[Any], seat: Seat, kind: str) -> None:
        self._rules, self._chapter, self._seat, self._kind = rules, chapter, seat, kind
        self._left = POSITIONS

    def card(self, worlds: Sequence[Table], legal: Sequence[Card]) -> Card | None:
        """Return the first of these cards by which it holds in each of the worlds."""
        for card in legal:
            if self._holds(self._after(worlds, card)):
                return card
        return None

    def _after(self, worlds: Sequence[Table], move: Move) -> list[Table]:
        self._left -= len(worlds)
        if self._left < 0:
            raise _TooMuch
        found = []
        for t in worlds:
            after = t.copy()
            self._rules.apply(after, move)
            found.append(after)
        return found

    def _holds(self, worlds: Sequence[Table]) -> bool:
        """Whether the claim holds from here; all worlds look the same to the claimant."""
        t = worlds[0]
        if t.tricks and not t.trick:
            took = t.tricks[-1].winner == self._seat
            if took != (self._kind == ALL):
                return False
        if t.phase != self._chapter.name:
            return True
        if t.turn == self._seat:
            legal = [move for move in self._rules.legal(t) if isinstance(move, Card)]
            return self.card(worlds, legal) is not None
        return all(self._holds(some) for some in self._answered(worlds))

    def _answered(self, worlds: Sequence[Table]) -> list[list[Table]]:
        """Return what may follow when somebody else has played, by what the claimant sees of it."""
        moved: dict[Move, list[Table]] = {}
        for t in worlds:
            for move in self._rules.legal(t):
                moved.setdefault(move, []).extend(self._after([t], move))
        return [same for some in moved.values() for same in _alike(some)]


def _alike(worlds: Sequence[Table]) -> list[list[Table]]:
    """Return these worlds, in which the same cards were played, parted by what came of it.

    One who could tell more of them apart could show more, so that nothing is granted wrongly.
    """
    found: dict[tuple[str, Seat, Seat, int], list[Table]] = {}
    for t in worlds:
        found.setdefault((t.phase, t.turn, t.taker, len(t.tricks)), []).append(t)
    return list(found.values())
