"""Evenings of which somebody must not see the cards, and the same with other cards there."""

from __future__ import annotations

import json
from dataclasses import replace

from desktop.commands import data
from engine import games, seeds
from engine.cards import cards, codes
from engine.head import CLUB_TABLE, Event, Head, Player
from engine.match import Match
from engine.table import Seat
from tests.kit import Case

SEED = seeds.code(bytes(range(16)))


def hot_seat(game: str) -> Match:
    """A deal of people alone, who all share this machine."""
    kind = games.find(game)
    preset, options = next(iter(kind.presets.items()))
    most = max(kind.seats_of(options))
    match = Match(replace(Case(game, preset, options, most).head(), seed=SEED))
    match.deal()
    return match


def at_club(game: str) -> Match:
    """A table of a club whose packs others play as well: one person among opponents, on turn."""
    kind = games.find(game)
    preset, options = next(iter(kind.presets.items()))
    most = max(kind.seats_of(options))
    for person in range(most):
        players = tuple(
            Player(f"P{seat}", "" if seat == person else "heuristic") for seat in range(most)
        )
        head = Head(game, preset, options.as_dict(), players, SEED, id=f"{CLUB_TABLE}1")
        match = Match(head)
        match.deal()
        if match.turn == person:
            return match
    raise AssertionError("no person begins")


def exchanged(match: Match, seat: Seat) -> list[Event]:
    """The log with every card exchanged that this seat does not see."""
    seen, whole = match.view(seat), match.revealed()
    assert seen is not None and whole is not None
    *before, deal = match.events()
    lies, told = cards(deal["cards"]), json.dumps(data.table(seen.table))
    hidden = [card for card in lies if f'"{card.code}"' not in told]
    other = dict(zip(hidden, [*hidden[1:], hidden[0]], strict=True))
    events = [*before, {**deal, "cards": codes([other.get(card, card) for card in lies])}]
    again = Match.from_events(events)
    now = again.view(seat)
    assert now is not None and json.dumps(data.table(now.table)) == told
    assert again.revealed() != whole
    return events
