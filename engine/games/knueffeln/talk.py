"""Table talk: what may be said at any moment, true or not; no card is named.

The phrases are those of the text that `readings.md` names, with yes and no for an answer; two of
them, that one gives up or goes on, may be put as questions by who is to decide (KN-A41). On lead
a card may be half shown with the question whether to lead it, or whether the partner has the Ace
of its suit. Who sees that card is a house rule; who saw it knows it from then on (KN-A35).
"""

from __future__ import annotations

from engine.cards import BACK, FRENCH_52, Card
from engine.games.knueffeln.options import KnueffelnOptions
from engine.games.knueffeln.table import NO_SIDE, KnueffelnTable
from engine.moves import Call
from engine.table import Said, Seat

WORDS = (
    "are_you_old",
    "can_you_take_any",
    "can_you",
    "can_you_meet_me",
    "anything_suitable",
    "you_first",
    "beater_and_two_leaders",
    "only_two_puzers",
    "feeling_poorly",
    "let_it_come",
    "let_it_run",
    "definitely",
    "can_do_nothing",
    "play_a_beater",
    "can_improve",
    "help_only_once",
    "two_tricks_sure",
    "one_for_the_jann",
    "who_can",
    "sign_of_weakness",
    "up_on_the_heath",
    "we_play_on",
    "turning_one",
    "we_fold",
    "shall_we_fold",
    "shall_we_march",
    "yes",
    "no",
)

PHRASES = {word: Call(word) for word in WORDS}

BEFORE = {"answer": "shall_we_fold", "jann": "shall_we_march"}
"""In which chapter who is to decide may ask his partner what."""

SHOWN = ("lead_this", "can_you_meet_me")
"""What is asked with a card half shown."""

_ASKED_BEFORE = frozenset(BEFORE.values())

_SHOWING = {one: [Call(word, (one,)) for word in SHOWN] for one in FRENCH_52}


def phrases(options: KnueffelnOptions, t: KnueffelnTable, seat: Seat) -> list[Call]:
    """Return what this seat may say now: players may talk, a leader may half show a card."""
    if options.table_talk == "off" or not t.chosen or t.side[seat] == NO_SIDE:
        return []
    deciding = BEFORE.get(t.phase) if t.turn == seat and t.partners(seat) else None
    said = [one for word, one in PHRASES.items() if word not in _ASKED_BEFORE or word == deciding]
    if options.half_shown != "off" and t.phase == "tricks" and t.turn == seat and not t.trick:
        for one in t.hands[seat]:
            if one is not BACK:
                said += _SHOWING[one]
    return said


def say(options: KnueffelnOptions, t: KnueffelnTable, seat: Seat, phrase: Call) -> None:
    """Say it; a card in it is seen by all, or by the partners alone."""
    to: tuple[Seat, ...] = ()
    for shown in phrase.args:
        if isinstance(shown, Card):
            if options.half_shown == "partner":
                to = t.partners(seat)
            seeing = {*t.known.get(shown, ()), *(to or t.everybody()), seat}
            t.known[shown] = tuple(sorted(seeing))
    t.talk.append(Said(seat, phrase, len(t.tricks), to))
