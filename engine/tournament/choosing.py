"""Things that are chosen: the first to come takes first, what is left is for those behind.

Where an evening has agreed on it, the things among the prizes for places lie on one table. Each of
these prizes is a turn to choose, in the order of the places; who has which turn of a shared place
is decided by lot. A correction that comes later changes places and turns, never what somebody has
carried home.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.head import Event
from engine.tournament.events import two
from engine.tournament.groups import parts
from engine.tournament.people import somebody
from engine.tournament.prizes import CHOSEN, prize_list
from engine.tournament.refusal import Refused
from engine.tournament.state import TournamentState


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is to choose: a start number (of a pair the lower one), which turn that is.

    `free` are the prizes, by their numbers in the list, whose things are still there.
    """

    number: int
    turn: int
    free: tuple[int, ...]


def turns(state: TournamentState) -> list[Turn]:
    """Whose turn it is now, in each group; nobody's where all have chosen or nothing is left."""
    if state.head.things != CHOSEN:
        return []
    found = []
    for part in [part for _, part in parts(state)] or [state]:
        free = left(part)
        waiting = [one for one in prize_list(part) if one.turn and not one.thing]
        if free and waiting:
            # Of a pair the first one chooses for both.
            first = min(waiting, key=lambda one: (one.turn, one.number))
            found.append(Turn(first.number, first.turn, free))
    return found


def left(state: TournamentState) -> tuple[int, ...]:
    """Return the prizes of one group whose things nobody has chosen yet."""
    taken = {prize for prize, who in state.chosen if who in state.people}
    return tuple(
        number
        for number, prize in enumerate(state.head.prizes)
        if prize.kind == "place" and prize.thing and number not in taken
    )


def choose(state: TournamentState, event: Event) -> TournamentState:
    """Somebody takes the thing of a prize: which in the list, counted from 0, and who."""
    prize, who = two(event["choose"])
    somebody(state.people, who)
    if not 0 <= prize < len(state.head.prizes):
        raise Refused("no_such_prize", prize)
    now = next(
        (one for one in turns(state) if state.group_of(one.number) == state.group_of(who)), None
    )
    if now is None:
        raise Refused("nothing_to_choose")
    if now.number != who:
        raise Refused("not_their_turn", now.number)
    if prize not in now.free:
        raise Refused("has_been_chosen", prize)
    return replace(state, chosen=(*state.chosen, (prize, who)))
