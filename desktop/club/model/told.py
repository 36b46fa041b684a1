"""What is said about a table's result while it is entered, and when it has been taken."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.club.model import words
from desktop.club.model.tongue import translate
from desktop.common.numbers import shown
from engine.tournament.head import Head
from engine.tournament.rounds import Round
from engine.tournament.state import TournamentState


def beginning(one: Round, table: int, kind: str) -> str:
    """Return what entering this table does that is no first entry, "" if it is one."""
    if kind == "correct":
        return translate("club", "Table {0} has a result: this corrects it.").format(table)
    if kind == "again":
        return translate("club", "Second entry of table {0}.").format(table)
    if table in one.results:
        return translate("club", "Table {0} is already entered. This replaces it.").format(table)
    return ""


def so_far(head: Head, size: int, figures: int) -> str:
    """Return what each hands in at a table of this size, and the sum of what is typed so far."""
    wanted = head.sums.get(size, head.sums.get(0))
    text = translate("club", "Sum {0}").format(shown(figures))
    if wanted is not None:
        text = translate("club", "Sum {0} of {1}").format(shown(figures), shown(wanted))
        text += " ✓" if figures == wanted else ""
    return f"{words.handed_in(head)} · {text}"


def games_so_far(made: int, deals: int) -> str:
    """How many games of a list are told of, with those that were passed out."""
    if not deals:
        return translate("club", "Each player’s points, games won and games lost")
    text = translate("club", "Games {0} of {1}").format(made, deals)
    each = translate("club", "Each player’s points, games won and games lost")
    return f"{each} · {text}" + (" ✓" if made == deals else "")


def differences(state: TournamentState, one: Round, table: int) -> str:
    """Where two entries of a table differ: of whom, and what each says; "" if nowhere."""
    result = one.results.get(table)
    if result is None:
        return ""
    sides = [
        " & ".join(state.people[who].name for who in side)
        for side in state.sides(one.seated(table))
    ]
    parts = [
        translate("club", "{0}: {1} or {2}").format(name, shown(first), shown(second))
        for name, first, second in zip(sides, result.values, result.again or (), strict=False)
        if first != second and not result.figures
    ]
    for name, first_figures, second_figures in zip(
        sides, result.figures, result.again_figures or (), strict=False
    ):
        parts += [
            translate("club", "{0}: {1} {3} or {2}").format(
                name, shown(one_says), shown(other_says), words.figure(figure)
            )
            for figure, one_says, other_says in zip(
                state.head.figures, first_figures, second_figures, strict=True
            )
            if one_says != other_says
        ]
    first_lost = one.lost.get(table, (0,) * len(sides))
    parts += [
        translate("club", "{0}: {1} or {2} games lost").format(name, first, second)
        for name, first, second in zip(sides, first_lost, result.again_lost or (), strict=False)
        if first != second
    ]
    return "; ".join(parts)


def taken(state: TournamentState, one: Round, table: int, kind: str) -> str:
    """How the result of a table stands now; `kind` is the event, or "changed"."""
    result = one.results.get(table)
    if result is not None and result.differs:
        text = "⚠ " + translate(
            "club",
            "The two entries of table {0} differ ({1}): look at the sheet and enter it again.",
        ).format(table, differences(state, one, table))
    elif one.twice and result is not None and not result.confirmed:
        text = translate("club", "Table {0} is entered once.").format(table)
    elif kind == "correct":
        text = translate("club", "Table {0} is corrected.").format(table)
    elif kind == "changed":
        text = translate("club", "Table {0} is changed.").format(table)
    else:
        text = translate("club", "Table {0} entered.").format(table)
        if result is not None and not state.head.fewest and sorted(result.values)[-2:] == [0, 1]:
            # Named by a single letter: here one sees whether it was the right one.
            side = state.sides(one.seated(table))[result.values.index(1)]
            text = translate("club", "Table {0} is in: {1} won.").format(
                table, words.names(state, side)
            )
    if one.state == "complete":
        text += " " + translate("club", "All results are in.")
    return text


def lost_fees(fees: Sequence[int]) -> str:
    """Return what a lost game costs, and where that is agreed on; "" where it costs nothing."""
    if not fees:
        return ""
    first, dearer = words.money(fees[0]), words.money(fees[-1])
    if len(set(fees)) == 1:
        return translate("club", "A lost game costs {0}; that is a house rule.").format(first)
    return translate(
        "club", "A lost game costs {0}, from number {1} of a round on {2}; that is a house rule."
    ).format(first, len(fees), dearer)
