"""Compares what the figures of the rules claim with what the rules themselves say.

A trick is really played, card by card, on a table of the game; which cards may be put down is
asked of the chapter of the rule book; an order is tried in pairs; values, melds and sums are asked
of the game. Nothing of a figure's claims goes into the answer.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from engine import games
from engine.booklet.figure import Figure, FigureError
from engine.cards import Card, cards
from engine.claims import kept, kinds
from engine.head import Head, Player
from engine.lessons.lesson import LEARNER, Lesson, LessonError, Step
from engine.lessons.stacking import stacked
from engine.match import Match
from engine.rules import IllegalMove, Rules
from engine.table import NOBODY, clockwise


def check(figure: Figure) -> int:
    """How many claims of a figure were compared; raises FigureError if one does not hold."""
    found = _CHECKS[figure.kind](figure)
    if not found:
        raise FigureError(figure.game, figure.name, "claims nothing")
    if figure.deal is not None:
        try:
            match = stacked(tried(figure))
        except LessonError as error:
            raise FigureError(figure.game, figure.name, f"cannot be tried: {error.why}") from error
        _lies(figure, match)
    return found


def playable(figure: Figure) -> bool:
    """Whether a figure is a situation that somebody could play on from."""
    held = figure.points is not None or bool(figure.hand)
    return figure.kind in ("trick", "rows", "claim", "deal") or (figure.kind == "melds" and held)


def _lies(figure: Figure, match: Match) -> None:
    """Check that what is to be tried is what the figure shows, with the learner on turn."""
    _same(figure, "whose turn it is to try it", LEARNER, match.turn)
    seen = match.view(LEARNER)
    assert seen is not None
    t = seen.table
    for name, value in figure.table.items():
        _same(figure, f"the table's {name} where it is tried", value, getattr(t, name))
    if figure.kind == "trick":
        _same(figure, "the trick to try", list(figure.cards[: len(t.trick)]), t.trick)
    legal = set(match.legal())
    if figure.kind in ("trick", "rows") and figure.hand:
        there = legal & set(figure.hand)
        _same(figure, "what may be put down where it is tried", set(figure.may), there)
    elif figure.kind == "trick" and figure.cards[len(t.trick)] not in legal:
        _same(figure, "the card to try", figure.cards[len(t.trick)], sorted(map(str, legal)))
    if figure.kind == "rows":
        rows = {tuple(row) for row in t.rows if row}
        _same(figure, "the rows to try", {*figure.rows}, rows)


def tried(figure: Figure) -> Lesson:
    """Check a figure as it is put on the table: the deal, what is said of it, and its end."""
    assert figure.deal is not None
    title = {language: text.split(".")[0] for language, text in figure.text.items()}
    at = "trick" if figure.kind == "trick" else "hand"
    step = Step(figure.text, at=at, whole=True, then=_THEN)
    return Lesson(figure.game, f"figure {figure.name}", title, figure.text, figure.deal, (step,))


_THEN = {
    "de": "Das war das Spiel. Warum es so ausging, steht im Regelheft.",
    "en": "That was the deal. The booklet says why.",
}


def rules_of(figure: Figure) -> Rules[Any]:
    """Return the rules that a figure is about."""
    kind = games.find(figure.game)
    values = {**kind.presets[figure.preset].as_dict(), **figure.options}
    return kind.make(kind.options.from_dict(values), figure.players)


def table_of(figure: Figure) -> tuple[Rules[Any], Any]:
    """Return the rules and a table of theirs on which only what the figure says is so."""
    rules = rules_of(figure)
    kind = games.find(figure.game)
    people = tuple(Player(f"{seat}", "random") for seat in range(figure.players))
    values = {**kind.presets[figure.preset].as_dict(), **figure.options}
    setup = Match(Head(figure.game, figure.preset, values, people, 1)).next_setup()
    assert setup is not None
    t = rules.start(list(rules.pack()), setup)
    for name, value in figure.table.items():
        if name not in t.fields():
            raise FigureError(figure.game, figure.name, f"the table has no {name}")
        setattr(t, name, value)
    t.after = clockwise(figure.players)
    t.phase = figure.phase or "tricks"
    t.trick, t.tricks, t.top, t.led = [], [], None, ""
    t.turn = t.leader = 0
    return rules, t


def _put(rules: Rules[Any], t: Any, played: tuple[Card, ...]) -> None:
    """Put these cards down in turn, each by somebody who holds another one besides."""
    spare = [card for card in rules.pack() if card not in played]
    for seat, hand in enumerate(t.hands):
        hand[:] = [*played[seat : seat + 1], spare[seat]]
    for card in played:
        rules.apply(t, card)


def taker(figure: Figure, played: tuple[Card, ...]) -> int:
    """Return the place of the card that takes these as a trick so far; 0 is the first."""
    rules, t = table_of(figure)
    _put(rules, t, played)
    return int(t.tricks[-1].winner if t.tricks else t.taker)


def may_put(figure: Figure) -> list[Card]:
    """Which cards of the figure's hand the rules let be put down."""
    rules, t = table_of(figure)
    if figure.rows:
        return _fitting(rules, t, figure)
    _put(rules, t, figure.cards)
    t.hands[t.turn][:] = list(figure.hand)
    return [move for move in rules.legal(t) if isinstance(move, Card)]


def _fitting(rules: Rules[Any], t: Any, figure: Figure) -> list[Card]:
    # The rows stand in the order of the suits of the pack.
    suits = list(dict.fromkeys(card.suit for card in rules.pack()))
    by_suit = {row[0].suit: list(row) for row in figure.rows if row}
    t.rows = [by_suit.get(suit, []) for suit in suits]
    t.layers = {card: 0 for row in figure.rows for card in row}
    spare = [c for c in rules.pack() if c not in figure.hand and c not in t.layers]
    for seat, hand in enumerate(t.hands):
        hand[:] = list(figure.hand) if seat == 0 else spare[seat::4]
    return [move for move in rules.legal(t) if isinstance(move, Card)]


def _trick(figure: Figure) -> int:
    count = 0
    if figure.winner >= 0:
        count += 1
        _same(figure, "winner", figure.winner, taker(figure, figure.cards))
    if figure.hand:
        count += 1
        _same(figure, "may", set(figure.may), set(may_put(figure)))
    if figure.points is not None:
        count += 1
        _same(figure, "points", figure.points, _paid(figure))
    return count


def _paid(figure: Figure) -> int:
    """Return what the winner of the trick pays for it at once."""
    rules, t = table_of(figure)
    before = list(t.money)
    _put(rules, t, figure.cards)
    return int(max(then - now for then, now in zip(before, t.money, strict=True)))


def _order(figure: Figure) -> int:
    count = 0
    groups = figure.groups

    def beats(high: Card, low: Card, really: bool = True) -> None:
        nonlocal count
        count += 1
        _same(figure, f"{high} on {low}", int(really), taker(figure, (low, high)))

    for group in groups:
        for high, low in pairwise(group.cards):
            beats(high, low, not group.equal)
            beats(low, high, False)
    for above, below in pairwise(groups):
        for high in above.cards:
            for low in below.cards:
                beats(high, low)
                beats(low, high, False)
    return count


def _values(figure: Figure) -> int:
    rules, t = table_of(figure)
    for group in figure.groups:
        for card in group.cards:
            _same(figure, f"worth of {card}", group.worth, rules.booklet.worth(t, card))
    return sum(len(group.cards) for group in figure.groups)


def _rows(figure: Figure) -> int:
    _same(figure, "may", set(figure.may), set(may_put(figure)))
    return 1


def _melds(figure: Figure) -> int:
    booklet = rules_of(figure).booklet
    rows = [list(row) for row in figure.rows]
    for row in figure.rows:
        _same(figure, f"what {row} leaves", 0, booklet.left_over(row))
    count = len(rows)
    if figure.points is not None:
        whole = [card for row in rows for card in row] + list(figure.dead)
        _same(figure, "points", figure.points, booklet.left_over(whole))
        count += 1
    if figure.hand:
        _same(figure, "may", set(figure.may), set(booklet.lays_on(rows, figure.hand)))
        count += 1
    return count


def _claim(figure: Figure) -> int:
    """Return what the learner says of the rest, in the deal that can be tried."""
    if figure.deal is None:
        raise FigureError(figure.game, figure.name, "is never on the table")
    match = stacked(tried(figure))
    seen = match.view(LEARNER)
    assert seen is not None
    _same(figure, "the hand", set(figure.hand), set(seen.table.hands[LEARNER]))
    _same(figure, "the trick", list(figure.cards), seen.table.trick)
    can_say = figure.claim in kinds(match.rules, seen.table, LEARNER)
    _same(figure, f"that {figure.claim!r} may be claimed", True, can_say)
    shown = kept(match.rules, seen, figure.claim) is not None
    _same(figure, "granted", figure.granted, shown)
    return 1


def example(figure: Figure) -> Match:
    """Return an example deal, played to its end; raises FigureError."""
    if figure.deal is None:
        raise FigureError(figure.game, figure.name, "is never on the table")
    match = stacked(tried(figure))
    for move in figure.moves:
        if move != match.formal():
            match.skip_formal()
        try:
            match.play(move)
        except IllegalMove as error:
            why = f"{move} is not allowed: {error.reason.key}"
            raise FigureError(figure.game, figure.name, why) from error
    _same(figure, "who still has to play", NOBODY, match.turn)
    return match


def _example(figure: Figure) -> int:
    match = example(figure)
    _same(figure, "the result", figure.lines[-1].values, match.sheet().lines[-1].values)
    assert figure.deal is not None
    _same(figure, "the hand", figure.hand, tuple(cards(figure.deal.hands[LEARNER])))
    return len(figure.moves)


def _slate(figure: Figure) -> int:
    rules = rules_of(figure)
    sheet = rules.sheet(figure.lines)
    total = sheet.totals[0].values if sheet.totals else ()
    for group, value in zip(figure.groups, total, strict=False):
        _same(figure, "sum", group.worth, value)
    return len(figure.groups)


def _same(figure: Figure, what: str, claimed: object, really: object) -> None:
    if claimed != really:
        raise FigureError(figure.game, figure.name, f"{what}: {claimed}, by the rules {really}")


_CHECKS: dict[str, Callable[[Figure], int]] = {
    "trick": _trick,
    "order": _order,
    "values": _values,
    "rows": _rows,
    "melds": _melds,
    "slate": _slate,
    "claim": _claim,
    "deal": _example,
}
