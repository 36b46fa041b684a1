"""What lost games cost: a fee for each lost game of a round, by person.

Money that a person pays counts for the entry fee first; the rest counts for lost games.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.tournament.state import TournamentState


def fee_of(lost: int, fees: Sequence[int]) -> int:
    """Return what these lost games of one round cost."""
    return sum(fees[min(game, len(fees) - 1)] for game in range(lost)) if fees else 0


def lost_games(state: TournamentState) -> dict[int, int]:
    """How many games each person has lost in all rounds; partners have lost the same games."""
    games = dict.fromkeys(state.people, 0)
    for _, who, lost in _each(state):
        games[who] += lost
    return games


def lost_money(state: TournamentState) -> dict[int, int]:
    """Return what everybody owes for lost games, paid or not.

    Dearer ones are counted in each round.
    """
    money = dict.fromkeys(state.people, 0)
    for _, who, lost in _each(state):
        money[who] += fee_of(lost, state.head.lost_fees)
    return money


def _each(state: TournamentState) -> list[tuple[int, int, int]]:
    """Round, person and lost games."""
    return [
        (one.number, who, games)
        for one in state.drawn
        for table, lost in one.lost.items()
        for side, games in zip(state.sides(one.seated(table)), lost, strict=True)
        for who in side
    ]


def lost_paid(state: TournamentState) -> dict[int, int]:
    """Return what everybody has paid for lost games."""
    due, fee = lost_money(state), state.head.fee
    return {who: min(due[who], max(0, person.paid - fee)) for who, person in state.people.items()}


def lost_due(state: TournamentState) -> dict[int, int]:
    """Return what lost games cost each person; people who have left owe no more than they paid."""
    paid = lost_paid(state)
    return {
        who: paid[who] if state.people[who].left else money
        for who, money in lost_money(state).items()
    }


def entry_paid(state: TournamentState) -> dict[int, int]:
    """Return what everybody has paid that is not for lost games."""
    lost = lost_paid(state)
    return {who: person.paid - lost[who] for who, person in state.people.items()}


def owed(state: TournamentState) -> dict[int, int]:
    """Return what each person who has not paid in full still owes, present or not."""
    due, fee = lost_money(state), state.head.fee
    return {
        who: money
        for who, person in state.people.items()
        if (money := fee + due[who] - person.paid) > 0
    }


def missing(state: TournamentState) -> dict[int, int]:
    """Return the same for people who are still present; the others are not asked for it."""
    return {who: money for who, money in owed(state).items() if not state.people[who].left}
