"""Playing a deal of Kein Stich on to its end in small numbers, by the rules of thumb.

For bots that imagine thousands of deals. What the rules say is asked of the chapters, of what
`numbers.py` and `laying.py` have looked up there. House rules that are seldom agreed on, the march
and a lay-off in which one may lay several cards or keep one back, are left to the rules themselves.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.kein_stich.ducking import ducking_of
from engine.games.kein_stich.laying import laying_of
from engine.games.kein_stich.numbers import numbers_of
from engine.games.kein_stich.penalties import LAY_OFF
from engine.games.kein_stich.rules import KeinStichRules
from engine.games.kein_stich.table import KeinStichTable
from engine.games.kein_stich.weights import WEIGHTS, Weights
from engine.phases.rows import one_is_left
from engine.table import NOBODY


def finished(
    rules: KeinStichRules, t: KeinStichTable, weights: Sequence[Weights] | None = None
) -> list[int] | None:
    """Return what the deal brings each seat if all play it on; None where the rules must do it.

    Each seat goes by its own `weights`, or all by those of the game.
    """
    if not t.phase:
        return None
    if t.kind == LAY_OFF:
        if rules.rows.several or rules.rows.may_pass:
            return None
        return _laid_off(rules, t, weights or [WEIGHTS] * len(t.hands))
    return None if rules.tricks.march else _tricks(rules, t, weights or [WEIGHTS] * len(t.hands))


def _tricks(rules: KeinStichRules, t: KeinStichTable, weights: Sequence[Weights]) -> list[int]:
    players, chapter = len(t.hands), rules.tricks
    numbers = numbers_of(rules)
    duckings = [ducking_of(rules, t.kind, one) for one in weights]
    bill, beaten_by, cards = chapter.bills[t.kind], numbers.beaten_by, numbers.cards
    hands = [numbers.mask(hand) for hand in t.hands]
    left = sum(hands)
    brought = list(t.brought())
    due, number = t.due, len(t.tricks)
    turn, taker = t.turn, t.taker
    trick, put = numbers.mask(t.trick), list(t.trick)
    top = numbers.bit[t.top].bit_length() - 1 if t.top is not None else NOBODY
    while left:
        hand = hands[turn]
        if not put:
            place = duckings[turn].lead(hand, left ^ hand, number).place
            top, taker = place, turn
        else:
            may = numbers.may_put(hand, top)
            if may & (may - 1):
                place = duckings[turn].follow(may, hand, left ^ hand, trick, top, number).place
            else:
                place = may.bit_length() - 1
            if beaten_by[top] >> place & 1:
                top, taker = place, turn
        bit = 1 << place
        hands[turn] = hand ^ bit
        left ^= bit
        trick |= bit
        put.append(cards[place])
        turn = t.after[turn]
        if len(put) == players:
            price = bill.of(number, put)
            if price:
                brought[taker] -= price
                due -= price
                if chapter.nothing_left(due):
                    break
            turn, trick, put, number = taker, 0, [], number + 1
    return brought


def _laid_off(rules: KeinStichRules, t: KeinStichTable, weights: Sequence[Weights]) -> list[int]:
    players = len(t.hands)
    numbers, laying = numbers_of(rules), laying_of(rules)
    hands = [numbers.mask(hand) for hand in t.hands]
    orders = [laying_of(rules, one).order(hand) for one, hand in zip(weights, hands, strict=True)]
    opens = laying.opens
    fits = laying.open(numbers.mask(t.layers))
    brought, out = list(t.brought()), len(t.out)
    turn, after = t.turn, t.after
    while True:
        hand = hands[turn]
        if hand & fits:
            for bit in orders[turn]:
                if bit & fits and bit & hand:
                    break
            fits = fits ^ bit | opens[bit.bit_length() - 1]
            hand ^= bit
            hands[turn] = hand
            if not hand:
                brought[turn] += rules.rows.prize(t, out)
                out += 1
                if one_is_left(out, players):
                    return brought
        # A player who is out has nothing that fits.
        turn = after[turn]
