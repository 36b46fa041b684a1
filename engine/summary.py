"""A summary of an evening: what the shelf shows of it without replaying its log.

Made from the events of a log, kept as plain JSON values. Where it is kept is left to the shelf.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.agreement import used
from engine.head import CLUB_TABLE, Event
from engine.match import Match
from engine.sheet import Total


class Summary(NamedTuple):
    """Who played what, and what it has come to.

    `bots` names the bot of each seat, "" for a person. `sides` are the seats that share a column
    of the sheet; `real` says whether real cards were used. `sums` are the totals of the sheet by
    their keys; the total that a club counts comes last. `winners` are sides; there are none before
    the evening is `over`. `deals` counts finished deals; `playing` says whether one more has begun.
    """

    game: str
    preset: str
    started: str
    players: tuple[str, ...]
    bots: tuple[str, ...]
    sides: tuple[tuple[int, ...], ...]
    deals: int
    over: bool
    real: bool
    winners: tuple[int, ...]
    sums: tuple[tuple[str, tuple[int, ...]], ...]
    playing: bool = False
    helped: tuple[int, ...] = ()
    """How often each seat had help."""
    ids: tuple[str, ...] = ()
    """Seat by seat the id of the person, "" for a bot and for one who has none."""
    stood_in: tuple[int, ...] = ()
    """In how many deals a bot has decided something for the person of each seat."""
    branch: str = ""
    """How it branches off from another evening (see `Branch.way`), "" if it does not."""
    own: str = ""
    """Its own id, "" if it has none."""
    of: str = ""
    """The id of the evening that it branches off from, "" if there is none."""

    @property
    def at_club(self) -> bool:
        """Whether this is a table of a club evening."""
        return self.own.startswith(CLUB_TABLE)

    def as_list(self) -> list[Any]:
        """Return the summary for a file."""
        return list(self)

    @classmethod
    def from_list(cls, data: Sequence[Any]) -> Summary:
        """Return the summary of a file that this program wrote; raises ValueError if it is none."""
        try:
            (
                game,
                preset,
                started,
                players,
                bots,
                sides,
                deals,
                over,
                real,
                winners,
                sums,
                playing,
                helped,
                ids,
                stood_in,
                branch,
                own,
                of,
            ) = data
            return cls(
                game,
                preset,
                started,
                tuple(players),
                tuple(bots),
                tuple([tuple(side) for side in sides]),
                int(deals),
                bool(over),
                bool(real),
                tuple(winners),
                tuple([(key, tuple(values)) for key, values in sums]),
                bool(playing),
                tuple([int(number) for number in helped]),
                tuple([str(one) for one in ids]),
                tuple([int(number) for number in stood_in]),
                str(branch),
                str(own),
                str(of),
            )
        except (TypeError, ValueError) as error:
            raise ValueError(data) from error


def summary(events: Sequence[Event]) -> Summary:
    """Return the summary of these events; raises what `Match.from_events` raises."""
    match = Match.from_events(events)
    sheet, head, deals = match.sheet(), match.head, match.stood_in()
    counted = match.rules.club().total

    def is_counted(total: Total) -> bool:
        return total.key == counted

    return Summary(
        head.game,
        head.preset,
        head.started,
        tuple(player.name for player in head.players),
        tuple(player.bot for player in head.players),
        match.rules.sides(),
        len(sheet.lines),
        sheet.over,
        head.real_cards,
        sheet.winners,
        tuple((total.key, total.values) for total in sorted(sheet.totals, key=is_counted)),
        match.turn >= 0,
        _helped(match),
        tuple("" if player.bot else player.id for player in head.players),
        tuple(len(deals.get(seat, ())) for seat in range(len(head.players))),
        head.branch.way if head.branch is not None else "",
        head.id,
        head.branch.of if head.branch is not None else "",
    )


def _helped(match: Match) -> tuple[int, ...]:
    """Count the help that each seat had beyond what the table had agreed on."""
    seats = [event["help"]["seat"] for event in used(match.helps())]
    return tuple(seats.count(seat) for seat in range(len(match.players)))
