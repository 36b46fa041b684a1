"""What a bot says across the table, now and then, from its view alone.

Mostly what is so, and when it helps the partner: before he decides whether to turn, to see or to
march, and whether to take the trick. A player who lies in wait for a turn to be seen says now and
then that he is weak.
"""

from __future__ import annotations

from random import Random
from typing import cast

from engine.cards import Card
from engine.games.knueffeln.beats import OLEN
from engine.games.knueffeln.conferring import due, open_question, silent
from engine.games.knueffeln.meaning import ANSWERS, TRUE, asked, holding
from engine.games.knueffeln.prospects import Prospects, worth
from engine.games.knueffeln.rules import KnueffelnRules
from engine.games.knueffeln.table import NO_SIDE, KnueffelnTable
from engine.games.knueffeln.talk import BEFORE, PHRASES
from engine.games.knueffeln.weights import WEIGHTS
from engine.moves import Call
from engine.table import Said, View

_SURE = 0.8
_HELPS = 0.8
"""How often something is said that helps the partner with his decision."""
_BLUFFS = 0.1
_UNASKED = 0.3

_TELLING = (
    "two_tricks_sure",
    "beater_and_two_leaders",
    "only_two_puzers",
    "feeling_poorly",
    "can_do_nothing",
    "help_only_once",
)
"""What is said of a hand, the most telling first."""


def say(rules: KnueffelnRules, seen: View, rng: Random) -> Call | None:
    """Something fitting to say now, or nothing; at most once for each trick, answers apart."""
    t = cast(KnueffelnTable, seen.table)
    seat = seen.seat
    if (settling := confer(rules, seen)) is not None:
        return settling
    if not rules.phrases(t, seat) or t.phase not in ("tricks", "answer", "jann"):
        return None
    number = len(t.tricks)
    if any(
        said.seat == seat and said.tricks == number and said.phrase.word not in ANSWERS
        for said in t.talk
    ):
        return None
    word, often = _fitting(rules, t, seat)
    return PHRASES[word] if word and rng.random() < often else None


def confer(rules: KnueffelnRules, seen: View) -> Call | None:
    """Settle a thing with the partner: answer his question, or ask him before I decide.

    That is said by players who like to talk and by those who do not, and it is never a bluff.
    """
    t = cast(KnueffelnTable, seen.table)
    seat = seen.seat
    if not rules.phrases(t, seat) or seat not in due(rules.options, t):
        return None
    question = asked(t, seat, t.talk)
    if question is not None and question == open_question(t):
        word = _answer(rules, t, seat, question)
        return PHRASES[word] if word else None
    if t.phase in BEFORE and seat == t.turn:
        return PHRASES[BEFORE[t.phase]]
    if seat == silent(rules.options, t):
        return None if _can_take(rules, t, seat) else PHRASES["play_a_beater"]
    return None


def _can_take(rules: KnueffelnRules, t: KnueffelnTable, seat: int) -> bool:
    ahead = Prospects(rules, t, seat)
    return any(map(ahead.takes, t.hands[seat]))


def _fitting(rules: KnueffelnRules, t: KnueffelnTable, seat: int) -> tuple[str, float]:
    """Return a phrase for how it stands, and how often it is really said."""
    mine = t.side[seat]
    if t.phase == "answer":
        return _while_asked(t, seat)
    if t.phase == "jann":
        return _telling(t, seat, _HELPS) if t.side[t.turn] == mine and t.turn != seat else ("", 0)
    if not t.trick:
        return _between(t, seat)
    if t.top is None or mine == NO_SIDE:
        return "", 0
    return _in_trick(rules, t, seat)


def _while_asked(t: KnueffelnTable, seat: int) -> tuple[str, float]:
    """While a turned card lies there: to the partner who is asked, or to lure the others."""
    if t.side[seat] == t.side[t.turn]:
        return _telling(t, seat, _HELPS) if seat != t.turn else ("", 0)
    if holding(t.hands[seat], t.chosen).decent > 2:
        return "feeling_poorly", _BLUFFS
    return ("who_can", 0.2) if t.leader == seat else ("", 0)


def _in_trick(rules: KnueffelnRules, t: KnueffelnTable, seat: int) -> tuple[str, float]:
    """To the partner on turn, whether the trick can be left to me; else about a lead."""
    mine = t.side[seat]
    partner_on_turn = t.turn != seat and t.side[t.turn] == mine
    if partner_on_turn and t.side[t.taker] != mine and not _has_played(t, seat):
        ahead = Prospects(rules, t, seat)
        winning = [card for card in t.hands[seat] if ahead.takes(card)]
        held = [card for card in winning if ahead.holds_now(card) >= _SURE]
        if winning and seat == silent(rules.options, t):
            return "", 0  # Saying nothing says it.
        if held:
            if all(card in OLEN for card in held):
                return "you_first", _HELPS
            return _claim(ahead, held), _HELPS
        if winning:
            return "can_improve", 0.3
        return "play_a_beater", _HELPS
    if t.turn != seat or t.side[t.leader] == mine:
        return "", 0
    if not t.tricks and t.trick[0].rank == "7":
        return ("sign_of_weakness", 0.4) if t.trick[0].suit in t.chosen else ("", 0)
    return ("up_on_the_heath", 0.04) if worth(t.trick[0], t.chosen) < 0.05 else ("", 0)


def _claim(ahead: Prospects, held: list[Card]) -> str:
    """Tell that the trick can be left to me: for certain, if others are still to play behind."""
    if ahead.to_come() and any(ahead.holds_now(card) >= 1 for card in held):
        return "definitely"
    return "let_it_run" if ahead.value(held[0]) < 0.5 else "let_it_come"


def _has_played(t: KnueffelnTable, seat: int) -> bool:
    return seat in t.seats_from(t.leader, len(t.trick))


def _between(t: KnueffelnTable, seat: int) -> tuple[str, float]:
    """Before a lead: about the first trick, the march, and what there is in hand."""
    side = t.side[seat]
    if t.march == side:
        return "we_play_on", 0.5
    if len(t.tricks) == 1 and t.tricks[0].winner == seat:
        return "one_for_the_jann", 0.5
    if t.turn == seat:
        return ("are_you_old", 0.25) if not t.tricks else ("", 0)
    if t.side[t.turn] == side:
        return _telling(t, seat, _HELPS if not t.tricks else _UNASKED)
    return _telling(t, seat, 0.15) if not t.tricks else ("", 0)


def _telling(t: KnueffelnTable, seat: int, often: float) -> tuple[str, float]:
    """Return the most that can truly be told of a hand in one phrase."""
    has = holding(t.hands[seat], t.chosen)
    for word in _TELLING:
        if TRUE[word](has):
            return word, often
    return "", 0


def _answer(rules: KnueffelnRules, t: KnueffelnTable, seat: int, question: Said) -> str:
    """Yes or no to the partner, as it is; "" where the question has passed."""
    word, has = question.phrase.word, holding(t.hands[seat], t.chosen)
    if f"{word} yes" in TRUE:
        return "yes" if TRUE[f"{word} yes"](has) else "no"
    if word == "can_you_meet_me":
        shown = [one for one in question.phrase.args if isinstance(one, Card)]
        aces = {one.suit for one in t.hands[seat] if one.rank == "A" and one.suit not in t.chosen}
        return ("yes" if any(one.suit in aces for one in shown) else "no") if shown else ""
    if t.top is None or _has_played(t, seat):
        return ""
    ahead = Prospects(rules, t, seat)
    most = 1.0 if word == "can_you" else WEIGHTS.precious
    return "yes" if any(ahead.takes(c) and ahead.value(c) < most for c in t.hands[seat]) else "no"
