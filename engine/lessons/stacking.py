"""Deals the cards of a lesson so that they lie as it says."""

from __future__ import annotations

from engine import games
from engine.cards import Card, cards, codes
from engine.head import BadLog, Branch, Head, Player
from engine.lessons.lesson import LEARNER, Deal, Lesson, LessonError
from engine.match import Match
from engine.rules import IllegalMove

OTHERS = "heuristic"
"""Who the others at the table are: they go on by rules of thumb."""
_SEEDS = 500


def stacked(lesson: Lesson) -> Match:
    """Return the evening of a lesson as it is before the first step; raises LessonError."""
    try:
        return _stacked(lesson.game, lesson.deal)
    except (ValueError, KeyError, TypeError, IllegalMove) as error:
        raise LessonError(lesson.game, lesson.name, 0, f"deal: {error}") from error


def _stacked(game: str, deal: Deal) -> Match:
    kind = games.find(game)
    values = {**kind.presets[deal.preset].as_dict(), **deal.options}
    people = tuple(
        Player(name) if seat == LEARNER else Player(name, OTHERS)
        for seat, name in enumerate(deal.players)
    )
    branch = Branch("lesson", 1, 1, "lesson")
    for seed in range(_SEEDS):
        match = Match(Head(game, deal.preset, values, people, seed, id="lesson", branch=branch))
        for line in deal.lines:
            match.chalk(line)
        setup = match.next_setup()
        if setup is not None and setup.dealer == deal.dealer:
            break
    else:
        raise ValueError(f"seat {deal.dealer} never deals")
    match.do({"deal": 1, "dealer": deal.dealer, "cards": deal.pack or codes(_lies(match, deal))})
    for move in deal.done:
        if move != match.formal():
            match.skip_formal()
        match.play(move)
    match.take_facts()
    return match


def _lies(match: Match, deal: Deal) -> list[Card]:
    """Return the pack as it has to lie."""
    setup = match.next_setup()
    if setup is None:
        raise BadLog(0, "no deal is due")
    rules = match.rules
    pack = list(rules.pack())
    t = rules.start(pack, setup)
    for move in deal.opening:
        rules.apply(t, move)
    wanted: dict[Card, Card] = {}
    for held, text in zip(t.hands, deal.hands, strict=False):
        wanted |= dict(zip(held, cards(text), strict=False))
    for there, text in ((t.up, deal.up), (t.stock, deal.talon), (t.stock[::-1], deal.bottom)):
        wanted |= dict(zip(there, cards(text), strict=False))
    named = [one for text in (*deal.hands, deal.up, deal.talon, deal.bottom) for one in cards(text)]
    if len(set(named)) < len(named) or set(named) != set(wanted.values()):
        raise ValueError("there is no room for a card, or it is named twice")
    for one in named:
        if one not in pack:
            raise ValueError(f"the pack has no {one}")
    left = [one for one in pack if one not in named]
    return [wanted[place] if place in wanted else left.pop() for place in pack]
