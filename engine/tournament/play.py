"""A table's round played in the program: the head of its match, and what its sheet hands in.

The match is one like any other, with its own log; here it is only begun and read. It is found
again by its id. People who are bots play as such, and with duplicate deals every table's match has
the same seed.
"""

from __future__ import annotations

from dataclasses import replace

from engine import seeds
from engine.head import CLUB_TABLE, Event, Player
from engine.head import Head as MatchHead
from engine.seeds import Seed
from engine.sheet import Sheet
from engine.tournament.draw.past import sides_of
from engine.tournament.duplicate import round_seed, table_seed
from engine.tournament.refusal import Refused
from engine.tournament.state import TournamentState


def match_head(
    state: TournamentState, round_number: int, table: int, seed: Seed, started: str = ""
) -> MatchHead:
    """Return the head of the match that this table plays; raises Refused.

    `seed` is a fresh one for this table; with duplicate deals that of the round takes its place.
    """
    one = state.round(round_number)
    if table not in one.tables():
        raise Refused("no_such_table", table)
    people = [state.people[who] for who in one.seated(table)]
    known = seeds.digest(state.head.seed, "table", round_number, table)
    return MatchHead(
        state.head.game,
        state.head.preset,
        state.head.options,
        tuple(Player(person.name, person.bot) for person in people),
        round_seed(state.head, round_number) if state.head.duplicate else seed,
        started,
        id=f"{CLUB_TABLE}{known >> 192:016x}",
    )


def is_match_of(state: TournamentState, round_number: int, table: int, head: MatchHead) -> bool:
    """Whether this is the head of a match that this table has begun; raises Refused."""
    wanted = match_head(state, round_number, table, head.seed, head.started)
    if head.version == 1:
        # There a table's match had no id, but a seed that no other table has.
        if not state.head.duplicate:
            seed = table_seed(state.head.seed, round_number, table)
            wanted = replace(wanted, seed=seed)
        wanted = replace(wanted, id="", version=1)
    return head == wanted


def handed_in(
    state: TournamentState, round_number: int, table: int, sheet: Sheet, source: str = ""
) -> Event:
    """Return the result that a match's sheet comes to, as an event; raises Refused.

    What counts is the row of sums that the tournament's head names as its `total`.
    """
    one = state.round(round_number)
    if table not in one.tables():
        raise Refused("no_such_table", table)
    try:
        values = sheet.total(state.head.total)
    except KeyError:
        raise Refused("no_such_total") from None
    sides = len(sides_of(len(one.seated(table)), state.head.sides))
    if len(values) != sides:
        raise Refused("wrong_number_of_values", sides, len(values))
    event: Event = {"result": [round_number, table], "values": list(values)}
    return {**event, "source": source} if source else event
