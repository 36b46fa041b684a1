"""Playing the tricks of Ramsen on to the end of a deal in small numbers, by the rules of thumb.

For bots that imagine thousands of deals. The rules are those of `chapters.py`, the rules of thumb
those of `heuristic.py`; a test plays all of them side by side.
"""

from __future__ import annotations

from engine.games.ramsen.numbers import NUMBERS, Numbers
from engine.games.ramsen.options import RamsenOptions
from engine.games.ramsen.table import RamsenTable
from engine.table import NOBODY


def play_on(options: RamsenOptions, t: RamsenTable) -> list[int]:
    """Play all that is left of the tricks; how many each seat then has.

    On the table only `open` and `finished` go on with it: the marks still needed, and who
    completed them. The cards stay where they lay.
    """
    numbers = NUMBERS[t.trump]
    above, kind, trumps = numbers.above, numbers.kind, numbers.trumps
    place_of, after = numbers.place, t.after
    hands = [[place_of[card] for card in hand] for hand in t.hands]
    shown = numbers.mask(t.up) | numbers.mask(t.trick)
    won = [0] * len(hands)
    for trick in t.tricks:
        shown |= numbers.mask(trick.cards)
        won[trick.winner] += 1
    known = [numbers.mask(hand) | numbers.mask(t.aside[seat]) for seat, hand in enumerate(t.hands)]
    number = len(t.tricks)
    turn, leader, taker = t.turn, t.leader, t.taker
    top = NOBODY if t.top is None else place_of[t.top]
    led = 0 if t.top is None else kind[place_of[t.trick[0]]]
    while hands[turn]:
        hand = hands[turn]
        if top == NOBODY:
            place = hand[0]
            if len(hand) > 1:
                may = _may_lead(options, numbers, hand, number)
                place = _lead(numbers, may, shown | known[turn])
            led, top, leader, taker = kind[place], place, turn, turn
        else:
            over = above[top] if kind[top] == trumps else above[top] | trumps
            place = hand[0]
            if len(hand) > 1:
                place = _follow(
                    numbers, hand, led, over, shown | known[turn], after[turn] == leader, won[turn]
                )
            if over >> place & 1:
                top, taker = place, turn
        hand.remove(place)
        shown |= 1 << place
        turn = after[turn]
        if turn == leader:
            won[taker] += 1
            if _marked(options, t, taker):
                break
            turn, top, number = taker, NOBODY, number + 1
    return won


def _marked(options: RamsenOptions, t: RamsenTable, taker: int) -> bool:
    """Chalk the bar; whether the deal ends with it."""
    needed = t.open
    if not needed[taker]:
        return False
    needed[taker] -= 1
    if needed[taker]:
        return False
    t.finished.append(taker)
    over = options.finish == "first" or sum(marks > 0 for marks in needed) <= 1
    return over and options.stop_at_last_bar


def _may_lead(options: RamsenOptions, numbers: Numbers, hand: list[int], number: int) -> list[int]:
    """The places of the hand that may be led to this trick, the first being 0."""
    if not options.swiss_leads or number > 1:
        return hand
    if number:
        return [place for place in hand if numbers.trumps >> place & 1] or hand
    # The trump Sow is the highest of all.
    sow = len(numbers.cards) - 1
    return [sow] if sow in hand else hand


def _lead(numbers: Numbers, hand: list[int], seen: int) -> int:
    """What nobody can beat, trumps first; else, while the hand is full, the lowest plain card."""
    if len(hand) == 1:
        return hand[0]
    above, trumps, height = numbers.above, numbers.trumps, numbers.height
    sure = [place for place in hand if not above[place] & ~seen]
    if sure:
        highest = max(sure)
        return highest if trumps >> highest & 1 else sure[0]
    if len(hand) > 2:
        plain = [place for place in hand if not trumps >> place & 1]
        if plain:
            return min(plain, key=height.__getitem__)
    return max(hand, key=height.__getitem__)


def _follow(
    numbers: Numbers, hand: list[int], led: int, over: int, seen: int, last: bool, has_won: int
) -> int:
    """A card of the hand on what lies there, where `over` beats it: cheap when last or sure."""
    owed = [place for place in hand if led >> place & 1]
    if not owed:
        owed = [place for place in hand if numbers.trumps >> place & 1]
    winning = [place for place in owed if over >> place & 1]
    if not winning:
        return min(owed) if owed else min(hand, key=numbers.height.__getitem__)
    winning.sort()
    if last:
        return winning[0]
    above = numbers.above
    for place in winning:
        if not above[place] & ~seen:
            return place
    return winning[0] if has_won else winning[-1]
