"""What a game may answer in a way of its own, and at which tables that makes a difference.

Each optional hook of a part stands here, and so do the fields of a table that a game may leave
alone: the tests hold that each is met by some game, and by every game that has it. Hooks of `Rules`
and `Show` go by their names, those of the other parts by `bots.NAME` and `entry.NAME`.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from engine.cards import Card
from engine.facts import Advice
from engine.hidden import view
from engine.moves import Call
from engine.rules import Rules
from engine.rules.bots import Bots, Unit
from engine.rules.entry import Entry, Refused
from engine.rules.show import Show
from engine.table import NOBODY, Table, View

Met = Callable[[Rules[Any], Table], object]

HOOKS: dict[str, Met] = {
    "anticlockwise": lambda game, t: game.anticlockwise,
    "asks": lambda game, t: t.phase and game.asks(t).key != t.phase,
    "barred": lambda game, t: any(game.barred(t, seat) for seat in _seats(t)),
    "brought": lambda game, t: not t.phase and game.show.brought(game.score(t)),
    "coins": lambda game, t: game.show.coins(t),
    "columns": lambda game, t: any(
        game.show.columns(t, row) != Show.columns(game.show, t, row) for row in range(len(t.rows))
    ),
    "consulted": lambda game, t: any(
        game.show.consulted(one, seat) for one in _asked(game, t) for seat in _seats(t)
    ),
    "counted": lambda game, t: not t.phase and game.show.counted(t) != Show.counted(game.show, t),
    "decision": lambda game, t: game.show.decision(t) != t.phase,
    "doubt": lambda game, t: any(game.show.doubt(t, move) for move in game.legal(t)),
    "formal": lambda game, t: game.formal(t),
    "highest": lambda game, t: game.show.highest(t),
    "groups": lambda game, t: any(len(game.show.groups(t, hand)) > 1 for hand in _sorted(game, t)),
    "interim": lambda game, t: t.phase and game.interim(t),
    "lies_before": lambda game, t: (
        not t.phase
        and any(
            game.show.lies_before(t, trick, seat, card) != seat
            for trick in t.tricks
            for seat, card in t.who_played(trick)
        )
    ),
    "line_fits": lambda game, t: not t.phase and game.line_fits([], game.score(t)),
    "line_name": lambda game, t: not t.phase and game.show.line_name(game.score(t)),
    "nickname": lambda game, t: any(game.show.nickname(card, t) for card in game.pack()),
    "offers_trumps": lambda game, t: game.show.offers_trumps(t),
    "offered": lambda game, t: game.show.offered(t, _about_cards(game, t)) != _about_cards(game, t),
    "outlook": lambda game, t: (
        t.phase and any(game.show.outlook(t, card) for card in t.hands[t.turn])
    ),
    "own_notes": lambda game, t: any(game.show.own_notes(t, seat) for seat in _seats(t)),
    "part_name": lambda game, t: any(
        game.show.part_name(t, part)
        for hand in _sorted(game, t)
        for part in game.show.groups(t, hand)
    ),
    "pattern": lambda game, t: game.pattern != game.game.pattern,
    "phrases": lambda game, t: t.phase and any(game.phrases(t, seat) for seat in _seats(t)),
    "piles": lambda game, t: game.show.piles(t),
    "reckoning": lambda game, t: (
        not t.phase
        and game.show.reckoning(t, line := game.score(t)) != Show.reckoning(game.show, t, line)
    ),
    "remarks": lambda game, t: game.remarks(),
    "replies": lambda game, t: any(
        game.show.replies(one, seat) for one in _asked(game, t) for seat in _seats(t)
    ),
    "reshuffles": lambda game, t: any(game.reshuffles(t, move) for move in game.legal(t)),
    "rises": lambda game, t: game.show.rises() is not False,
    "say": lambda game, t: t.talk,
    "sides": lambda game, t: len(game.sides()) < len(t.hands),
    "signs": lambda game, t: game.show.signs(t),
    "sorted_hand": lambda game, t: any(
        hand != Show.sorted_hand(game.show, t, hand) for hand in _sorted(game, t)
    ),
    "status": lambda game, t: any(game.show.status(t, seat) for seat in _seats(t)),
    "laid_open": lambda game, t: any(game.show.laid_open(t, seat) for seat in _seats(t)),
    "talk_groups": lambda game, t: (
        t.phase
        and any(
            game.show.talk_groups(t, seat, said) != Show.talk_groups(game.show, t, seat, said)
            for seat in _seats(t)
            if (said := game.phrases(t, seat))
        )
    ),
    "strips": lambda game, t: game.show.strips(t) != Show.strips(game.show, t),
    "unusual": lambda game, t: game.show.unusual(t) != Show.unusual(game.show, t),
    "unanswered": lambda game, t: any(
        game.show.unanswered(t, seat, phrase)
        for seat in _seats(t)
        for phrase in (game.phrases(t, seat) if t.phase else ())
    ),
}
"""Hooks of `Rules` and `Show` that have a default: whether a table met one."""

HOOKS |= {
    "bots.heuristic": lambda game, t: (
        _chooses(game, t) and _advice(game, t).reason.key != "by_chance"
    ),
    "bots.candidates": lambda game, t: (
        _chooses(game, t) and len(game.bots.candidates(t, game.legal(t))) < len(game.legal(t))
    ),
    "bots.card_priors": lambda game, t: t.phase and any(game.bots.card_priors(_seen(t))),
    "bots.confer": lambda game, t: any(game.bots.confer(view(t, seat)) for seat in _seats(t)),
    "bots.due": lambda game, t: t.phase and game.bots.due(t),
    "bots.policy": lambda game, t: (
        _chooses(game, t) and game.bots.policy(t, game.legal(t), Random(1)) in game.legal(t)
    ),
    "bots.calibration": lambda game, t: game.bots.calibration != Bots.calibration,
    "bots.beginner": lambda game, t: game.bots.beginner != Bots.beginner,
    "bots.weights": lambda game, t: game.bots.weights is not None,
    "bots.pool": lambda game, t: game.bots.pool != Bots.pool,
    "bots.early_ends": lambda game, t: (
        _chooses(game, t) and any(game.bots.early_ends(t, game.legal(t)))
    ),
    "bots.asks_all_at_first": lambda game, t: game.bots.asks_all_at_first != Bots.asks_all_at_first,
    "bots.needs_no_view": lambda game, t: game.bots.needs_no_view != Bots.needs_no_view,
    "bots.draws_lots": lambda game, t: game.bots.draws_lots != Bots.draws_lots,
    "bots.tells_share": lambda game, t: game.bots.tells_share != Bots.tells_share,
    "bots.reason": lambda game, t: any(game.bots.reason(_seen(t), move) for move in game.legal(t)),
    "bots.retraces": lambda game, t: game.bots.retraces != Bots.retraces,
    "bots.returns": lambda game, t: (
        not t.phase and game.bots.returns(line := game.score(t)) != Bots.returns(game.bots, line)
    ),
    "bots.risk": lambda game, t: (
        _chooses(game, t) and any(game.bots.risk(t, move) for move in game.legal(t))
    ),
    "bots.rollout": lambda game, t: t.phase and any(game.bots.rollout(t.copy(), Random(1))),
    "bots.sample_worlds": lambda game, t: (
        t.phase and game.bots.sample_worlds(_seen(t), 1, Random(1))
    ),
    "bots.say": lambda game, t: (
        t.phase and any(game.bots.say(view(t, seat), Random(1)) for seat in _seats(t))
    ),
    "bots.simple": lambda game, t: (
        _chooses(game, t)
        and game.bots.simple(_seen(t), game.legal(t), Random(1)).move != _advice(game, t).move
    ),
    "bots.straying": lambda game, t: (
        t.phase == "tricks" and game.bots.straying(t, t.turn) is not None
    ),
    "bots.worth": lambda game, t: (
        t.phase
        and any(
            game.bots.worth(t.copy(), t.turn, Random(luck))
            != game.bots.rollout(t.copy(), Random(luck))[t.turn]
            for luck in range(4)
        )
    ),
    "bots.spread": lambda game, t: t.phase and game.bots.spread(t) != game.bots.deal_spread,
    "bots.unit": lambda game, t: game.bots.unit() != Unit("points"),
    "bots.utility": lambda game, t: (
        not t.phase and list(game.bots.utility(t)) != list(Bots.utility(game.bots, t))
    ),
    "bots.world_likelihood": lambda game, t: t.phase and game.bots.world_likelihood(_seen(t)),
}
"""Hooks of `Bots`."""

HOOKS |= {
    "entry.answers": lambda game, t: (
        not t.phase
        and game.entry.answers([], line := game.score(t)) != Entry.answers(game.entry, [], line)
    ),
    "entry.fields": lambda game, t: game.entry.fields([], {}) != Entry.fields(game.entry, [], {}),
    "entry.line": lambda game, t: not t.phase and _can_be_entered(game, t),
    "entry.title": lambda game, t: game.entry.title([]),
}
"""Hooks of `Entry`."""

FIELDS: dict[str, Met] = {
    "aside": lambda game, t: any(t.aside),
    "covered": lambda game, t: t.covered,
    "decided": lambda game, t: not t.phase and game.sheet([game.score(t)]).over,
    "known": lambda game, t: t.known,
    "rows": lambda game, t: any(t.rows),
    "talk": lambda game, t: t.talk,
    "up": lambda game, t: t.up,
}
"""What a game may leave alone: a field of a table, or that a deal alone decides an evening."""

OF_THE_ENGINE = {
    # What follows from a game; none answers these in a way of its own.
    *(
        "apply",
        "chapter",
        "check",
        "check_phrase",
        "go_on",
        "legal",
        "may_be_formal",
        "start",
        "zone",
    ),
    *("bots.advise", "bots.deal_spread", "bots.has_simple", "bots.next_move", "bots.play_until"),
    # What every game must answer.
    *("counting", "deal", "flow", "next_deal", "pack", "score", "tally"),
    # What a game declares of numbers, which `direction` and `scoring` hold at every game.
    *("club", "club_doubt", "club_result", "line_fewest", "sheet"),
    # The other parts of the game.
    *("booklet", "bots", "entry", "show"),
    # Only a list of another game answers these: `tests/engine/sheets/test_worked.py`.
    *("played", "form", "entry.reckoning"),
    # Only a race and Knüffeln part it from `line_fits`: `tests/engine/phases/test_race_lines.py`.
    "entry.comes",
    # Needed with a hidden field in which no cards lie: `tests/engine/test_hidden_fields.py`.
    "derive",
}
"""What the parts of a game have besides optional hooks."""


def _about_cards(game: Rules[Any], t: Table) -> list[Call]:
    """The calls about a card that may be said now."""
    calls = [move for move in game.legal(t) if isinstance(move, Call)]
    return [call for call in calls if any(isinstance(arg, Card) for arg in call.args)]


def _seats(t: Table) -> range:
    return range(len(t.hands))


def _asked(game: Rules[Any], t: Table) -> list[Table]:
    """The table after those who have to settle something with a partner have said a word."""
    found = []
    for seat in game.bots.due(t) if t.phase else ():
        if word := game.bots.confer(view(t, seat)):
            found.append(t.copy())
            game.say(found[-1], seat, word)
    return found


def _seen(t: Table) -> View:
    return view(t, t.turn)


def _chooses(game: Rules[Any], t: Table) -> bool:
    """Whether there is something to decide."""
    return bool(t.phase) and t.turn != NOBODY and len(game.legal(t)) > 1


def _advice(game: Rules[Any], t: Table) -> Advice:
    return game.bots.advise(_seen(t), game.legal(t), Random(1))


def _can_be_entered(game: Rules[Any], t: Table) -> bool:
    """Whether the line of a first deal is that of the answers which tell it."""
    line = game.score(t)
    try:
        return game.entry.line([], game.entry.answers([], line)).values == line.values
    except Refused:
        return False


def _sorted(game: Rules[Any], t: Table) -> list[list[Any]]:
    return [game.show.sorted_hand(t, hand) for hand in t.hands]
