"""Playing a deal of Kein Stich on to its end in small numbers, by the rules of thumb.

For bots that imagine thousands of deals. The rules are those of `chapters.py`; a test plays both
side by side. House rules that are seldom agreed on, the march and a lay-off in which one may lay
several cards or keep one back, are left to the rules themselves.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.kein_stich.ducking import ducking_of
from engine.games.kein_stich.laying import laying_of
from engine.games.kein_stich.numbers import numbers_of
from engine.games.kein_stich.options import KeinStichOptions
from engine.games.kein_stich.penalties import LAY_OFF
from engine.games.kein_stich.table import KeinStichTable
from engine.games.kein_stich.thumbs import THUMBS, Thumbs
from engine.table import NOBODY


def finished(
    options: KeinStichOptions, t: KeinStichTable, thumbs: Sequence[Thumbs] | None = None
) -> list[int] | None:
    """What the deal brings each seat if all play it on; None where the rules must do it.

    Each seat goes by its own `thumbs`, or all by those of the game.
    """
    if not t.phase:
        return None
    if t.kind == LAY_OFF:
        if options.several or not options.must_lay:
            return None
        return _laid_off(options, t, thumbs or [THUMBS] * len(t.hands))
    return None if options.march else _tricks(options, t, thumbs or [THUMBS] * len(t.hands))


def _tricks(options: KeinStichOptions, t: KeinStichTable, thumbs: Sequence[Thumbs]) -> list[int]:
    players = len(t.hands)
    numbers = numbers_of(options, players)
    duckings = [ducking_of(options, players, t.kind, one) for one in thumbs]
    prices, suit_of = numbers.prices[t.kind], numbers.suit_of
    hands = [numbers.mask(hand) for hand in t.hands]
    left = sum(hands)
    brought = list(t.brought())
    due, number = t.due, len(t.tricks)
    turn, taker = t.turn, t.taker
    trick = numbers.mask(t.trick)
    lying = len(t.trick)
    top = numbers.bit[t.top].bit_length() - 1 if t.top is not None else NOBODY
    while left:
        hand = hands[turn]
        if not lying:
            place = duckings[turn].lead(hand, left ^ hand, number).place
            top, taker = place, turn
        else:
            mine = hand & suit_of[top] or hand
            if mine & (mine - 1):
                place = duckings[turn].follow(hand, left ^ hand, trick, top, number).place
            else:
                place = mine.bit_length() - 1
            if place > top and suit_of[place] == suit_of[top]:
                top, taker = place, turn
        bit = 1 << place
        hands[turn] = hand ^ bit
        left ^= bit
        trick |= bit
        lying += 1
        turn = t.after[turn]
        if lying == players:
            price = prices.tricks[number] + prices.of(trick)
            brought[taker] -= price
            due -= price
            if not due and options.early_end:
                break
            turn, trick, lying, number = taker, 0, 0, number + 1
    return brought


def _laid_off(options: KeinStichOptions, t: KeinStichTable, thumbs: Sequence[Thumbs]) -> list[int]:
    players = len(t.hands)
    numbers, laying = numbers_of(options, players), laying_of(options, players)
    hands = [numbers.mask(hand) for hand in t.hands]
    orders = [
        laying_of(options, players, one).order(hand)
        for one, hand in zip(thumbs, hands, strict=True)
    ]
    opens = laying.opens
    fits = laying.open(numbers.mask(t.layers))
    brought, out, prizes = list(t.brought()), len(t.out), t.prizes
    turn = t.turn
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
                if out < len(prizes):
                    brought[turn] += prizes[out]
                out += 1
                if out == players - 1:
                    return brought
        turn = turn + 1 if turn + 1 < players else 0
