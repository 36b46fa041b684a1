"""What a phrase tells of a hand, for its speaker and its hearers.

Only some tell anything: how strong a hand is, or yes and no to a partner's question. Each of
those is true of a hand or it is not; how far it is believed, `inference.py` knows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import NamedTuple

from engine.cards import BACK, FRENCH_52, Card
from engine.facts import Fact
from engine.games.knueffeln.beats import OLEN
from engine.games.knueffeln.table import KnueffelnTable
from engine.games.knueffeln.talk import BEFORE
from engine.moves import Call
from engine.table import Said, Seat


class Holding(NamedTuple):
    """How many cards of each kind there are in a hand; a Seven is a leader as well."""

    olen: int
    beaters: int
    puzers: int
    sevens: int
    leaders: int

    @property
    def decent(self) -> int:
        """The cards with which one takes what others lead."""
        return self.olen + self.beaters


_RANKS = {
    **dict.fromkeys("AJ6", (0, 1, 0, 0, 0)),
    **dict.fromkeys("234", (0, 0, 1, 0, 0)),
    **dict.fromkeys("89", (0, 0, 0, 0, 1)),
    "7": (0, 0, 0, 1, 1),
}
_DIGIT = 16


def _kind(card: Card, chosen: str) -> int:
    """One of its kind, as a number whose digits are those of a holding."""
    if card in OLEN:
        digits = (1, 0, 0, 0, 0)
    elif card.suit in chosen:
        digits = _RANKS.get(card.rank, (0, 0, 0, 0, 0))
    else:
        digits = (0, 0, 0, 0, int(card.rank == "A"))
    return sum(digit * _DIGIT**place for place, digit in enumerate(digits))


@cache
def kinds(chosen: str) -> dict[Card, int]:
    """For each card its kind; kinds add up."""
    return {card: _kind(card, chosen) for card in FRENCH_52}


@cache
def _holding(number: int) -> Holding:
    return Holding(*(number // _DIGIT**place % _DIGIT for place in range(len(Holding._fields))))


def holding(hand: Iterable[Card], chosen: str) -> Holding:
    """Return what there is in a hand."""
    return _holding(sum(map(kinds(chosen).__getitem__, hand)))


TRUE: dict[str, Callable[[Holding], bool]] = {
    "two_tricks_sure": lambda has: has.olen > 0 and has.olen + has.sevens > 1,
    "beater_and_two_leaders": lambda has: has.beaters > 0 and has.leaders > 1,
    "help_only_once": lambda has: has.decent == 1,
    "only_two_puzers": lambda has: not has.decent and has.puzers == 2,
    "can_do_nothing": lambda has: not has.decent,
    "feeling_poorly": lambda has: not has.decent and not has.sevens and has.leaders < 2,
    "are_you_old yes": lambda has: has.olen > 0,
    "are_you_old no": lambda has: not has.olen,
    "can_you_take_any yes": lambda has: has.decent > 0,
    "can_you_take_any no": lambda has: not has.decent,
    "shall_we_fold yes": lambda has: has.decent + has.sevens < 2,
    "shall_we_fold no": lambda has: has.decent + has.sevens > 1,
    "shall_we_march yes": lambda has: has.decent > 1,
    "shall_we_march no": lambda has: has.decent < 2,
}
"""When it is true what a phrase tells; an answer stands behind its question."""

MORE = {
    "two_tricks_sure": 0.55,
    "help_only_once": -0.5,
    "only_two_puzers": -0.7,
    "can_do_nothing": -0.8,
    "feeling_poorly": -0.8,
    "are_you_old no": -0.5,
    "can_you_take_any no": -0.8,
    "shall_we_fold yes": -0.5,
    "shall_we_fold no": 0.4,
}
"""How many tricks more than one would think a side takes of which this is said, from deals."""

BLUFFS = (
    "you_first",
    "feeling_poorly",
    "can_do_nothing",
    "help_only_once",
    "sign_of_weakness",
)
"""What is said the other way round now and then, to mislead the others."""

WEAK = ("only_two_puzers", "can_do_nothing", "feeling_poorly", "can_you_take_any no")
"""What says that there is no decent card."""

AT_MOST = {
    **dict.fromkeys(WEAK, 0),
    "help_only_once": 1,
}
"""How many decent cards there can be where this is true."""

QUESTIONS = (
    "are_you_old",
    "can_you_take_any",
    "can_you",
    "anything_suitable",
    "can_you_meet_me",
    *BEFORE.values(),
)
"""What a partner answers with yes or no."""

ABOUT_THE_TRICK = ("can_you", "anything_suitable")
"""Of these what is asked about the card that leads in a trick."""

ANSWERS = ("yes", "no")


@cache
def true(word: str, number: int) -> bool:
    """Whether it is true of a hand whose kinds add up to this."""
    return TRUE[word](_holding(number))


class Told(NamedTuple):
    """Something that tells of a hand: whose, what, and after how many tricks it was said."""

    seat: Seat
    word: str
    tricks: int


def told(t: KnueffelnTable) -> list[Told]:
    """All that was said which tells of a hand."""
    found = []
    for place, said in enumerate(t.talk):
        word = said.phrase.word
        if word in ANSWERS:
            question = asked(t, said.seat, t.talk[:place])
            if question is None or question.tricks != said.tricks:
                continue
            word = f"{question.phrase.word} {word}"
        if word in TRUE:
            found.append(Told(said.seat, word, said.tricks))
    return found


def rates(t: KnueffelnTable) -> list[float]:
    """For each seat how much more it takes of every trick, by the last that it told.

    Of who was caught bluffing less is made of it.
    """
    found = [0.0] * len(t.hands)
    tales = told(t)
    bluffers = caught(t, tales) if tales else frozenset()
    for seat, word, tricks in tales:
        found[seat] = MORE.get(word, 0.0) / max(1, t.length - tricks)
        if seat in bluffers:
            found[seat] *= BELIEVED_LESS
    return found


BELIEVED_LESS = 0.3
"""What is left of a word of somebody who was caught bluffing in this deal."""


def caught(t: KnueffelnTable, tales: Sequence[Told]) -> frozenset[Seat]:
    """Who has said of his hand, as all have seen by now, what was not so.

    That he has no strong card, or one, or no Ole, and then he put down more of them.
    """
    found = set()
    for seat, word, tricks in tales:
        no_ole = word == "are_you_old no"
        if not no_ole and word not in AT_MOST:
            continue
        has = holding(_put_since(t, seat, tricks), t.chosen)
        if (has.olen if no_ole else has.decent) > AT_MOST.get(word, 0):
            found.add(seat)
    return frozenset(found)


def _put_since(t: KnueffelnTable, seat: Seat, tricks: int) -> list[Card]:
    """Return the cards that a seat has put down openly in the tricks since."""
    return [
        card
        for trick in t.so_far()[tricks:]
        for who, card in t.who_played(trick)
        if who == seat and card is not BACK
    ]


def asked(t: KnueffelnTable, seat: Seat, talk: Sequence[Said]) -> Said | None:
    """Return the last question of a partner that neither this seat nor a partner has answered."""
    mine = t.side[seat]
    answered: set[Seat] = set()
    for said in reversed(talk):
        if t.side[said.seat] != mine:
            continue
        if said.phrase.word in ANSWERS:
            answered.add(said.seat)
        elif said.seat != seat and said.phrase.word in QUESTIONS:
            return None if answered - {said.seat} else said
    return None


def unanswered(t: KnueffelnTable, seat: Seat, phrase: Call) -> Fact | None:
    """Why nobody answers what this seat asks; None where somebody may, or nothing is asked."""
    if phrase.word not in (*QUESTIONS, "lead_this"):
        return None
    partners = t.partners(seat)
    if not partners:
        return Fact("alone")
    if phrase.word == "lead_this":
        return Fact("up_to_you")
    if phrase.word == "can_you_meet_me":
        return None if phrase.args else Fact("show_a_card")
    if phrase.word not in ABOUT_THE_TRICK:
        return None
    if t.top is None:
        return Fact("nothing_to_beat")
    played = t.seats_from(t.leader, len(t.trick))
    return Fact("has_played") if all(one in played for one in partners) else None
