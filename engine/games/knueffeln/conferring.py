"""How partners settle something before it is decided: who is asked, whose word is due, what fits.

A player who is asked to see a turned card may first ask his partner whether to give it up, one
who may go on for the march whether to. Everything here is public: it depends on what all have
seen and heard, never on a hand.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.facts import Fact
from engine.games.knueffeln.beats import NOTHING, OLEN, falls_to
from engine.games.knueffeln.meaning import ABOUT_THE_TRICK, ANSWERS, QUESTIONS, asked, unanswered
from engine.games.knueffeln.options import KnueffelnOptions
from engine.games.knueffeln.table import NO_SIDE, KnueffelnTable
from engine.games.knueffeln.talk import BEFORE, PHRASES
from engine.moves import Call
from engine.table import NOBODY, Said, Seat

WEAKER = ("can_do_nothing", "help_only_once", "feeling_poorly")
STRONGER = ("two_tricks_sure", "beater_and_two_leaders")
REASONS = (*STRONGER, "help_only_once", "can_do_nothing")
"""What a partner who is asked may say of reasons, besides yes and no."""

OFFERED = (*ANSWERS, "two_tricks_sure", "can_do_nothing")
"""What of it lies there at once; more would not find room above the hand."""

GROUPS = {
    "ask": (*QUESTIONS, "who_can"),
    "hand": (*STRONGER, "only_two_puzers", *WEAKER),
    "trick": (
        "let_it_come",
        "let_it_run",
        "definitely",
        "you_first",
        "can_improve",
        "play_a_beater",
    ),
    "deal": ("one_for_the_jann", "we_play_on", "turning_one", "we_fold"),
    "tease": ("sign_of_weakness", "up_on_the_heath"),
    "answer": ANSWERS,
}
"""The phrases by what they do."""


def open_question(t: KnueffelnTable) -> Said | None:
    """Return the last question of this trick that a partner may still answer; None without one."""
    settled: set[Seat] = set()
    for said in reversed(t.talk):
        if said.tricks != len(t.tricks):
            break
        side = t.side[said.seat]
        if said.phrase.word in ANSWERS:
            settled.add(side)
        elif said.phrase.word in QUESTIONS and side not in settled and _stands(t, said):
            return said
    return None


def _stands(t: KnueffelnTable, said: Said) -> bool:
    """Whether what was asked has not passed."""
    word = said.phrase.word
    if word in BEFORE.values():
        return BEFORE.get(t.phase) == word and t.turn == said.seat
    return unanswered(t, said.seat, said.phrase) is None


def due(options: KnueffelnOptions, t: KnueffelnTable) -> tuple[Seat, ...]:
    """Return the seats whose word is due: asked and not answered, or deciding and not asked."""
    if options.table_talk == "off" or not t.chosen or not t.phase:
        return ()
    question = open_question(t)
    if question is not None:
        return tuple(seat for seat in t.partners(question.seat) if _can_answer(t, seat, question))
    word = BEFORE.get(t.phase)
    if word is not None and t.partners(t.turn) and not _has_asked(t, t.turn, word):
        return (t.turn,)
    last = silent(options, t)
    return () if last == NOBODY else (last,)


def _can_answer(t: KnueffelnTable, seat: Seat, question: Said) -> bool:
    """Whether a seat may answer: not about a trick to which it has played."""
    if question.phrase.word not in ABOUT_THE_TRICK:
        return True
    return seat not in t.seats_from(t.leader, len(t.trick))


def _has_asked(t: KnueffelnTable, seat: Seat, word: str) -> bool:
    return any(
        said.seat == seat and said.phrase.word == word and said.tricks == len(t.tricks)
        for said in t.talk
    )


def consulted(options: KnueffelnOptions, t: KnueffelnTable, seat: Seat) -> Said | None:
    """Return what this seat is asked by a partner who waits until it has spoken, or is silent."""
    question = open_question(t) if options.table_talk != "off" else None
    if question is None or question.phrase.word != BEFORE.get(t.phase):
        return None
    return question if seat in t.partners(question.seat) else None


def silent(options: KnueffelnOptions, t: KnueffelnTable) -> Seat:
    """Who by the convention of silence can take the trick: he plays last and has said nothing.

    NOBODY without the convention, while no beatable card lies there, or when it is his turn.
    """
    if options.silence != "can_take" or options.table_talk == "off" or t.top is None:
        return NOBODY
    seat = t.seats_from(t.leader, len(t.in_play()))[-1]
    led = t.trick[0]
    if seat == t.turn or led is OLEN[0] or falls_to(led, t.chosen) == NOTHING:
        return NOBODY
    if any(said.seat == seat and said.tricks == len(t.tricks) for said in t.talk):
        return NOBODY
    return seat


# What is offered to a person.


def fitting(t: KnueffelnTable, seat: Seat) -> list[str]:
    """Return the phrases that fit now, the most fitting first, as all at the table could tell."""
    found: list[str] = []
    if asked(t, seat, t.talk) is not None and seat in _asked_now(t):
        found += ANSWERS
    if t.phase in BEFORE:
        found += _before_a_decision(t, seat)
    elif t.phase == "tricks":
        found += _in_play(t, seat) if t.trick else _before_a_lead(t, seat)
    return list(dict.fromkeys(found))


def _asked_now(t: KnueffelnTable) -> tuple[Seat, ...]:
    question = open_question(t)
    return () if question is None else t.partners(question.seat)


def _before_a_decision(t: KnueffelnTable, seat: Seat) -> list[str]:
    if seat == t.turn:
        return [BEFORE[t.phase], "are_you_old", "can_you_take_any"]
    if t.side[seat] == t.side[t.turn]:
        return [*REASONS]
    return ["who_can", "feeling_poorly"] if t.phase == "answer" else []


def _before_a_lead(t: KnueffelnTable, seat: Seat) -> list[str]:
    found = []
    if t.march == t.side[seat]:
        found.append("we_play_on")
    if len(t.tricks) == 1 and t.tricks[0].winner == seat:
        found.append("one_for_the_jann")
    if seat == t.turn:
        return [*found, "are_you_old", "can_you_take_any", "turning_one"]
    return [*found, *STRONGER, *WEAKER] if t.side[seat] == t.side[t.turn] else found


def _in_play(t: KnueffelnTable, seat: Seat) -> list[str]:
    mine = t.side[seat]
    played = t.seats_from(t.leader, len(t.trick))
    found: list[str] = []
    if mine != NO_SIDE and seat not in played:
        if seat == t.turn:
            if any(one not in played for one in t.partners(seat)):
                found += ABOUT_THE_TRICK
        elif t.side[t.turn] == mine:
            found += GROUPS["trick"]
    if t.side[t.leader] != mine:
        found += GROUPS["tease"]
    return found


def grouped(t: KnueffelnTable, seat: Seat, calls: Sequence[Call]) -> list[tuple[str, list[Call]]]:
    """Return what may be said, first what fits now, then the rest by what it does."""
    there = {call.word: call for call in calls if not call.args}
    now = [there[word] for word in fitting(t, seat) if word in there]
    found = [("now", now)] if now else []
    for key, words in GROUPS.items():
        group = [there[word] for word in words if word in there and there[word] not in now]
        if group:
            found.append((key, group))
    shown = [call for call in calls if call.args]
    return [*found, ("shown", shown)] if shown else found


def replies(options: KnueffelnOptions, t: KnueffelnTable, seat: Seat) -> list[Call]:
    """Return what a partner who is waited for is offered at once: yes, no, and reasons."""
    if consulted(options, t, seat) is None:
        return []
    return [PHRASES[word] for word in OFFERED]


def question_of(options: KnueffelnOptions, t: KnueffelnTable, seat: Seat) -> Fact | None:
    """Return what this seat is asked, as a fact about who asks."""
    question = consulted(options, t, seat)
    return None if question is None else Fact(question.phrase.word, (question.seat,))
