"""The laws of house rules and bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from engine.bots import make
from engine.bots.why import why
from engine.facts import Way
from engine.head import Player
from engine.hidden import redeal, view
from engine.match import Match, bot_seed
from engine.review import Past, decided_by
from engine.rules import Rules
from engine.table import NOBODY, Table, View
from tests.kit.cases import SHARE, Case
from tests.kit.laws import at_tables, in_evenings
from tests.kit.walking import any_move, walk
from tests.kit.words import says_something


@in_evenings(SHARE, "applies")
def ignores_what_does_not_apply(case: Case) -> int:
    """A house rule that is greyed out changes nothing, whatever its value."""
    case = replace(case, sense=0)
    options, tried = case.options, 0
    for name in options.names():
        if options.applies(name):
            continue
        for value in options.values(name):
            other = replace(case, options=replace(options, **{name: value}))
            for (one, _), (two, _) in zip(walk(case, 3), walk(other, 3), strict=True):
                assert one == two, name
            tried += 1
    return tried


@at_tables(300)
def advises_honestly(game: Rules[Any], t: Table) -> int:
    """Every bot makes a legal move, with a reason, and the same whatever it cannot see.

    What speaks for a move by itself is what speaks for it where the rules of thumb advise it.
    """
    seen, legal, rng = view(t, t.turn), game.legal(t), Random(len(t.hands[t.turn]))
    elsewhere = view(redeal(game, seen, rng), t.turn)
    # A few worlds are enough to see who peeks.
    names = ["heuristic", "random", "strong/2", "ismcts/2"]
    for name in [*names, "simple"] if game.bots.has_simple else names:
        bot = make(name, game)
        advice = bot.advise(seen, legal[:], Random(7), 0.0)
        assert advice.move in legal
        says_something(game, "advice", advice.reason)
        assert bot.advise(elsewhere, legal[:], Random(7), 0.0) == advice
        assert seen == view(t, t.turn)
    if len(legal) > 1:  # where nothing is to be chosen the rules of thumb are not asked
        thumb = game.bots.advise(seen, legal[:], Random(7))
        assert game.bots.reason(seen, thumb.move) in (None, thumb.reason)
    return len(names)


@at_tables(100, "phrases")
def talks_honestly(game: Rules[Any], t: Table) -> int:
    """Whoever talks says what may be said, and the same whatever he cannot see."""
    rng, said = Random(len(t.talk)), 0
    for name in ("heuristic", "strong/2", "ismcts/2"):
        bot = make(name, game)
        for seat in range(len(t.hands)):
            seen = view(t, seat)
            elsewhere = view(redeal(game, seen, rng), seat)
            phrase = bot.say(seen, Random(7))
            assert phrase is None or phrase in game.phrases(t, seat)
            assert bot.say(elsewhere, Random(7)) == phrase
            assert seen == view(t, seat)
            said += phrase is not None
    return said


ASKED = (
    *("beginner/2", "strong/2", "regular", "master/2", "beginner/2:bold", "regular/2:careful"),
    *("strong/2:mischievous", "regular/2:bold", "strong/2:impatient", "random", "heuristic"),
    *("strong/2:careful", "beginner/2:talkative"),
)
"""Every level and character, thinking a little; they sit at the tables by turns."""
BEFORE = 8
"""Less than so many deals go before the one that is asked about."""
UNWEIGHED = (Way.ONLY, Way.CHANCE, Way.THUMB)


@in_evenings(8)
def tells_why(case: Case) -> int:
    """Whoever asks a bot about a decision of a finished deal hears what it saw, and why it did so.

    Every third decision is asked about. What the bot weighed was all allowed, and in it are what it
    did and what the rules of thumb say.
    """
    match, views = bots_evening(case, ASKED)
    decisions, free = Past(match).decisions(match.deal_number), 0
    assert [one.seen for one in decisions] == views
    for one in decisions[case.players % 3 :: 3]:
        name = decided_by(match.head, one)
        assert name == match.players[one.seat].bot
        told = why(name, match.rules, one.seen, list(one.legal), one.seed)
        assert told.advice.move == one.made, name
        says_something(match.rules, "advice", told.advice.reason)
        weighed = [each.move for each in told.weighed]
        assert set(weighed) <= set(one.legal)
        assert (told.way == Way.ONLY) == (not one.free)
        if told.way in UNWEIGHED:
            assert one.made == told.usual and not weighed and not told.forgets
        else:
            assert {one.made, told.usual} <= set(weighed) and told.deals > 0
            assert told.weighed[0].deals == told.deals and not told.weighed[0].behind
        free += one.free
    return free


def bots_evening(case: Case, names: Sequence[str]) -> tuple[Match, list[View]]:
    """An evening in whose last deal some of these bots play and talk; what each saw who decided.

    Deals before it are played by chance, so that whatever comes late in an evening comes, too.
    """
    luck = case.luck()
    first = int(luck.random() * len(names))
    names = [names[(first + seat) % len(names)] for seat in range(case.players)]
    players = tuple(Player(f"Player {seat}", bot=name) for seat, name in enumerate(names))
    match = Match(replace(case.head(case.seed()), players=players))
    seats, views = [make(name, match.rules) for name in names], []
    match.deal()
    for _ in range(int(luck.random() * BEFORE)):
        before = match.undoable()
        while match.turn != NOBODY:
            match.skip_formal()
            match.play(any_move(match.legal(), luck))
        if match.next_setup() is None:
            match.undo(match.undoable() - before)
            break
        match.deal()
    while match.turn != NOBODY:
        for seat, bot in enumerate(seats):
            if match.phrases(seat) and luck.random() < 0.3:
                seen = match.view(seat)
                assert seen is not None
                phrase = bot.say(seen, luck)
                if phrase is not None:
                    match.say(seat, phrase)
        match.skip_formal()
        seen = match.view(match.turn)
        assert seen is not None
        views.append(seen)
        match.play(seats[match.turn].choose(seen, match.legal(), Random(bot_seed(match)), 0.0))
    return match, views
