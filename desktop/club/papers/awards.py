"""The papers for the end of the evening: prize list, receipts, certificates, cash sheet."""

from __future__ import annotations

from dataclasses import replace
from math import ceil

from PySide6.QtCore import QCoreApplication

from desktop.club.model import lists, words
from desktop.club.papers import certificate
from desktop.club.papers.headed import about
from desktop.print.blocks import Block, Boxes, Gap, Inside, Lines, Paper, Rows, Text
from desktop.print.scale import HEADING, NOTE, TITLE
from engine.tournament.cash import cash_sheet
from engine.tournament.prizes import CHOSEN
from engine.tournament.state import TournamentState

translate = QCoreApplication.translate

NAMED = 24
"""How many who have paid the same stand in a row: higher ones find no room on a small page."""


def prizes(state: TournamentState, number: int) -> Paper:
    """Return the list of prizes with their winners, group by group."""
    blocks: list[Block] = []
    for group in state.head.groups or ("",):
        listing, _ = lists.prizes(state, group)
        if group:
            blocks.append(Text(words.group(group), TITLE, True, before=4))
        table = Rows(listing.heads, listing.rows, stretch=3, numbers=(1, 2), writing=(5,))
        # What is given on the night goes below, by hand.
        blocks.append(replace(table, open=not state.head.groups))
    sharing = (
        translate("club", "Tied players share the prizes of the tied places.")
        if state.head.sharing == "split"
        else translate("club", "Ties are decided by lot.")
    )
    if state.head.sharing == "split" and state.head.things == "lot":
        sharing += " " + translate("club", "Prizes in kind are drawn by lot.")
    if state.head.things == CHOSEN:
        sharing += " " + translate("club", "Prizes in kind: higher places choose first.")
    blocks.append(Text(sharing, NOTE, before=3))
    if things := lists.still_there(state):
        blocks.append(Text(things, before=3))
    return Paper(translate("club", "Prize list"), about(state), blocks)


def _won(state: TournamentState) -> dict[int, tuple[int, list[str], list[str]]]:
    """For everybody who has won something: the money, the things, and what for."""
    found: dict[int, tuple[int, list[str], list[str]]] = {}
    _, won = lists.prizes(state)
    for one in won:
        money, things, reasons = found.get(one.number, (0, [], []))
        if one.turn:
            things = [*things, one.thing or words.chosen(one)]
        elif one.thing:
            shared = one.shares > 1 and not one.drawn
            with_others = translate("club", "(shared by {0})").format(one.shares)
            things = [*things, f"{one.thing} {with_others}" if shared else one.thing]
        reason = words.prize_won(state, one)
        found[one.number] = (money + one.money, things, [*reasons, reason])
    return found


def receipts(state: TournamentState, number: int) -> Paper:
    """Return a receipt for each winner, six on a page."""
    boxes: list[list[Inside]] = []
    for who, (money, things, reasons) in _won(state).items():
        worth = words.worth(money, ", ".join(things), state.head)
        boxes.append(
            [
                Text(translate("club", "Receipt"), HEADING, True),
                Text(about(state), NOTE, fits=True),
                Text(words.who(state, who), HEADING, True, before=2, fits=True),
                Text(worth, HEADING, True, fits=True),
                Text(", ".join(reasons), fits=True),
                *([Lines([translate("club", "amount in words")])] if money else []),
                Lines([translate("club", "date"), translate("club", "received with thanks")]),
            ]
        )
    return Paper(
        translate("club", "Receipts"), about(state), [Boxes(boxes, 2, 3, least=75)], headed=False
    )


def certificates(state: TournamentState, number: int) -> Paper:
    """Return a certificate for each of the best, and for everybody with a prize."""
    return certificate.certificates(state, number, frozenset(_won(state)))


def bookings(state: TournamentState) -> tuple[list[str], lists.Rows]:
    """Every payment and every prize of money that was handed over, and what they come to.

    People who have paid as much as others stand with them.
    """
    listing = lists.payments(state)
    rows: lists.Rows = []
    paid: dict[int, list[int]] = {}
    for one in state.cash:
        if one.who:
            paid.setdefault(one.money, []).append(one.who)
        else:
            rows.append([one.at, words.amount(one.money, state.head), one.what])
    for money, people in sorted(paid.items(), reverse=True):
        each = f"{len(people)} × {words.amount(money, state.head)}: " if len(people) > 1 else ""
        each_row = ceil(len(people) / ceil(len(people) / NAMED))
        paid_by = [
            words.names(state, sorted(people)[at : at + each_row])
            for at in range(0, len(people), each_row)
        ]
        first = ["", words.amount(money * len(people), state.head), each + paid_by[0]]
        rows[:0] = [first, *(["", "", more] for more in paid_by[1:])]
    for won in lists.prizes(state)[1]:
        if won.handed and won.money:
            what = f"{words.prize_won(state, won)}: {words.who(state, won.number)}"
            rows.append(["", words.amount(-won.money, state.head), what])
    if rows:
        box = words.amount(cash_sheet(state).box, state.head)
        rows.append(["", box, translate("club", "Cash in hand")])
    return listing.heads, rows


def cash(state: TournamentState, number: int) -> Paper:
    """Return the sums of the box, who owes, and every payment."""
    sums = lists.cash(state)
    last = (len(sums) - 2, len(sums) - 1)
    blocks: list[Block] = [Rows((), sums, numbers=(1,), bold=last)]
    if missing := lists.owing(state):
        text = translate("club", "Still owing: {0}").format("; ".join(missing))
        blocks.append(Text(text, before=4))
    heads, rows = bookings(state)
    if rows:
        blocks.append(Text(translate("club", "Payments"), HEADING, True, before=5))
        blocks.append(Rows(heads, rows, stretch=2, numbers=(1,), bold=(len(rows) - 1,)))
    losers = lists.lost(state)
    if state.head.lost_fees and losers.rows:
        blocks.append(Text(translate("club", "Lost games"), HEADING, True, before=5))
        end = (len(losers.rows) - 1,)
        blocks.append(Rows(losers.heads, losers.rows, stretch=1, numbers=(0, 2, 3, 4), bold=end))
    blocks.append(Gap(10))
    blocks.append(Lines([translate("club", "cashier"), translate("club", "checked")]))
    return Paper(translate("club", "Cash sheet"), about(state), blocks)
