"""Standings, matrix, prizes, cash and corrections as rows of texts, for screen and paper alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QCoreApplication

from desktop.club.model import words
from desktop.common.numbers import shown
from engine.tournament.cash import Cash, cash_sheet
from engine.tournament.choosing import left
from engine.tournament.groups import parts
from engine.tournament.lost import lost_due, lost_games, lost_paid
from engine.tournament.met import met
from engine.tournament.papers import cross_table
from engine.tournament.prize import Prize
from engine.tournament.prizes import CHOSEN, Won, money_of, nobodys, prize_list
from engine.tournament.scores import MISSED, OUT, lower_wins
from engine.tournament.standings import standings
from engine.tournament.state import TournamentState
from engine.tournament.teams import teams as team_rows

translate = QCoreApplication.translate

Rows: TypeAlias = list[list[str]]


class Listing(NamedTuple):
    """A table of texts: heads, rows, and a key for each row."""

    heads: list[str]
    rows: Rows
    keys: list[int]


def places(state: TournamentState, until: int = 0, rounds: bool = True) -> Listing:
    """Return the standings after a round, with a column for each round if wanted, and tie-breaks.

    With groups the second column is the group, and each has its own places.
    """
    drawn = [one.number for one in state.drawn if not until or one.number <= until]
    handicap = rounds and any(one.handicap for one in state.people.values())
    heads = [
        translate("club", "Place"),
        translate("club", "No."),
        translate("club", "Name"),
        translate("club", "Points"),
        *([translate("club", "R{0}").format(number) for number in drawn] if rounds else []),
        *([translate("club", "Handicap")] if handicap else []),
        *(words.tie(tie) for tie in state.head.ties if tie not in ("direct", "lot")),
    ]
    if state.head.groups:
        heads.insert(1, translate("club", "Group"))
    rows: Rows = []
    found = standings(state, until)
    lower = lower_wins(state.head)
    for row in found:
        place = f"{row.place}." + ("=" if row.shared else "")
        name = words.row_name(state, row)
        if row.left:
            name += " " + translate("club", "(withdrawn)")
        ties = [
            shown(-value if lower and tie.endswith("_round") else value)
            for tie, value in zip(state.head.ties, row.ties, strict=True)
            if tie not in ("direct", "lot")
        ]
        cells = [words.cell(cell) for cell in row.cells] if rounds else []
        if handicap:
            cells.append(shown(sum(state.people[who].handicap for who in row.people)))
        points = shown(row.points) + "*" * row.corrected + "!" * row.insisted
        group = [row.group] if state.head.groups else []
        rows.append([place, *group, str(row.number), name, points, *cells, *ties])
    return Listing(heads, rows, [row.number for row in found])


def teams(state: TournamentState, until: int = 0) -> Listing:
    """Return the teams with the points of their people."""
    heads = [
        translate("club", "Place"),
        translate("club", "Team"),
        translate("club", "Points"),
        translate("club", "Who counts"),
    ]
    rows = []
    called = words.told_apart(state)
    for row in team_rows(state, until):
        who = [f"{called[one]}\u00a0{shown(points)}" for one, points in row.counting]
        others = [called[one] for one in row.others]
        told = ", ".join(who) + (f" ({', '.join(others)})" if others else "")
        place = f"{row.place}." + ("=" if row.shared else "")
        rows.append([place, row.team, shown(row.points), told])
    return Listing(heads, rows, list(range(len(rows))))


def chain(state: TournamentState) -> str:
    """Return the tie-breaks in their order, in one line."""
    better = (
        translate("club", "lowest wins")
        if state.head.fewest and state.head.scoring == "points"
        else translate("club", "highest wins")
    )
    first = translate("club", "{0} ({1})").format(words.total(state.head), better)
    ties = [words.tie(tie) for tie in state.head.ties]
    if not ties or ties[-1] != "lot":
        ties.append(translate("club", "shared place"))
    text = translate("club", "Ranked by {0}, then {1}.").format(first, ", ".join(ties))
    if any(cell.kind in (OUT, MISSED) for row in standings(state) for cell in row.cells):
        text += " " + translate("club", "In brackets: bye {0}, missed {1}.").format(
            _counts(state.head.sat_out), _counts(state.head.missed)
        )
    if state.head.drop:
        text += " " + translate("club", "Dropped rounds: {0}.").format(state.head.drop)
    return text


def _counts(setting: int | str) -> str:
    """Return what a round counts that was not played."""
    if isinstance(setting, str):
        return translate("club", "the average of their own rounds")
    return shown(setting)


def matrix(state: TournamentState, until: int = 0) -> Listing:
    """Who met whom: how often at one table, with + how often as partners."""
    found = met(state, until)
    heads = ["", *map(str, found.numbers)]
    rows = []
    for number, meetings in zip(found.numbers, found.rows, strict=True):
        cells = [
            ("■" if other == number else _meeting(*meeting))
            for other, meeting in zip(found.numbers, meetings, strict=True)
        ]
        rows.append([words.who(state, number), *cells])
    return Listing(heads, rows, list(found.numbers))


def _meeting(against: int, together: int) -> str:
    if together:
        return f"{against or ''}+{together}"
    return str(against) if against else "·"


def cross(state: TournamentState) -> Listing:
    """How much each has won against each, where two sit at a table."""
    found = cross_table(state)
    heads = ["", *(str(number) for number, _ in found)]
    rows = [
        [
            words.who(state, number),
            *(
                "■" if number == other else ("" if value is None else shown(f"{value:+}"))
                for value, (other, _) in zip(values, found, strict=True)
            ),
        ]
        for number, values in found
    ]
    return Listing(heads, rows, [number for number, _ in found])


def prizes(state: TournamentState, only: str = "") -> tuple[Listing, list[Won]]:
    """All prizes and who has won them, group by group; or those of `only` one group."""
    own_states = parts(state) or [("", state)]
    groups = [group for group, _ in own_states if only in ("", group)]
    won = prize_list(state) if state.drawn else []
    won = [one for group in groups for one in won if state.group_of(one.number) == group]
    heads = [
        translate("club", "Prize"),
        translate("club", "Place"),
        translate("club", "No."),
        translate("club", "Name"),
        translate("club", "Worth"),
        translate("club", "Presented"),
    ]
    rows = []
    for one in won:
        worth = words.won(one, state.head)
        rows.append(
            [
                words.prize_won(state, one) if not only else words.prize(_prize(state, one)),
                f"{one.place}.",
                str(one.number),
                state.people[one.number].name,
                worth,
                "✓" if one.handed else "",
            ]
        )
    for group, own in own_states if state.drawn else ():
        if group not in groups:
            continue
        mine = [one for one in won if one.number in own.people]
        for number in nobodys(own, mine):
            prize = state.head.prizes[number]
            # What nobody has chosen is told of once, not beside a place.
            thing = "" if own.head.things == CHOSEN and prize.kind == "place" else prize.thing
            worth = words.worth(money_of(own, prize), thing, state.head)
            nobody = translate("club", "nobody gets it")
            told = words.prize(prize)
            if group and not only:
                told += f", {words.group(group)}"
            rows.append([told, "–", "–", nobody, worth, ""])
    return Listing(heads, rows, list(range(len(rows)))), won


def still_there(state: TournamentState, only: str = "") -> str:
    """Which things nobody has chosen yet, those of `only` one group; "" where none are chosen."""
    if state.head.things != CHOSEN:
        return ""
    told = []
    for group, own in parts(state) or [("", state)]:
        things = ", ".join(own.head.prizes[number].thing for number in left(own))
        if things and only in ("", group):
            told.append(f"{words.group(group)}: {things}" if group and not only else things)
    return translate("club", "Still there: {0}.").format("; ".join(told)) if told else ""


def _prize(state: TournamentState, won: Won) -> Prize:
    return state.head.prizes[won.prize]


def cash(state: TournamentState) -> Rows:
    """Return the sums of the cash box, each with its name."""
    found = cash_sheet(state)
    rows = [
        [translate("club", "Entry fees due"), words.amount(found.due, state.head)],
        [
            translate("club", "Entry fees paid"),
            words.amount(found.paid - found.lost_paid, state.head),
        ],
        *_for_lost(state, found),
        [translate("club", "Other income"), words.amount(found.income, state.head)],
        [translate("club", "Spent"), words.amount(-found.spent, state.head)],
        [translate("club", "Prizes won"), words.amount(-found.prizes, state.head)],
        [translate("club", "of which handed over"), words.amount(-found.handed, state.head)],
        [translate("club", "Cash in hand"), words.amount(found.box, state.head)],
        [translate("club", "Final balance"), words.amount(found.left_over, state.head)],
    ]
    return rows


def _for_lost(state: TournamentState, found: Cash) -> Rows:
    if not state.head.lost_fees:
        return []
    return [
        [translate("club", "Due for lost games"), words.amount(found.lost, state.head)],
        [translate("club", "Paid for lost games"), words.amount(found.lost_paid, state.head)],
    ]


def lost(state: TournamentState) -> Listing:
    """Who has lost how many games, what that costs, what is paid of it, and all together."""
    games, due, paid = lost_games(state), lost_due(state), lost_paid(state)
    heads = [
        translate("club", "No."),
        translate("club", "Name"),
        translate("club", "Games lost"),
        translate("club", "Costs"),
        translate("club", "Paid"),
    ]
    losers = [who for who in sorted(state.people) if games[who]]
    rows = [
        [
            str(who),
            state.people[who].name,
            shown(games[who]),
            words.amount(due[who], state.head),
            words.amount(paid[who], state.head),
        ]
        for who in losers
    ]
    if rows:
        sums = [words.amount(sum(one.values()), state.head) for one in (due, paid)]
        together = translate("club", "Total")
        rows.append(["", together, shown(sum(games.values())), *sums])
    return Listing(heads, rows, [*losers, 0][: len(rows)])


def owing(state: TournamentState) -> list[str]:
    """Everybody who has not paid in full, with the amount that is missing."""
    return [
        f"{words.who(state, number)}: {words.amount(money, state.head)}".replace(" ", "\u00a0")
        for number, money in cash_sheet(state).owing
    ]


def payments(state: TournamentState) -> Listing:
    """Every payment, the newest first."""
    heads = [
        translate("club", "Time"),
        translate("club", "Amount"),
        translate("club", "For"),
    ]
    rows = [
        [
            one.at,
            words.amount(one.money, state.head),
            words.who(state, one.who) if one.who else one.what,
        ]
        for one in reversed(state.cash)
    ]
    return Listing(heads, rows, list(range(len(rows))))


def _handed_in(figures: Sequence[int], lost: bool) -> str:
    text = " · ".join(map(shown, figures))
    return translate("club", "lost games: {0}").format(text) if lost else text


def trail(state: TournamentState) -> Listing:
    """Return the corrections: what was changed, lost games too, when and why."""
    heads = [
        translate("club", "Round"),
        translate("club", "Table"),
        translate("club", "Before"),
        translate("club", "After"),
        translate("club", "Why"),
        translate("club", "Time"),
        translate("club", "By"),
    ]
    rows = [
        [
            str(one.round),
            str(one.table),
            _handed_in(one.before, one.lost),
            _handed_in(one.after, one.lost),
            one.reason,
            one.at,
            one.by,
        ]
        for one in state.trail
    ]
    return Listing(heads, rows, list(range(len(rows))))
