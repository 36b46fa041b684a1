"""The papers for the end of the evening: prize list, receipts, certificates, cash sheet."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.club.model import lists, words
from desktop.club.papers.blocks import Block, Boxes, Break, Gap, Inside, Lines, Paper, Rows, Text
from desktop.club.papers.scale import DISPLAY, HEADING, NOTE, TITLE
from desktop.common.numbers import shown
from engine.tournament.book import Book
from engine.tournament.cash import cash_sheet
from engine.tournament.prizes import CHOSEN
from engine.tournament.standings import standings

translate = QCoreApplication.translate

BEST = 3
"""How many get a certificate who have won no prize."""


def _about(book: Book) -> str:
    return " · ".join(
        part for part in (words.club_and_title(book.head), words.when_and_where(book.head)) if part
    )


def prizes(book: Book, number: int) -> Paper:
    """The prize list: who has won what, each group for itself."""
    blocks: list[Block] = []
    for group in book.head.groups or ("",):
        listing, _ = lists.prizes(book, group)
        if group:
            blocks.append(Text(words.group(group), TITLE, True, before=4, keep=20))
        blocks.append(Rows(listing.heads, listing.rows, stretch=3, numbers=(1, 2), writing=(5,)))
    sharing = (
        translate("club", "Whoever shares a place shares the prizes of all the places it takes up.")
        if book.head.sharing == "split"
        else translate("club", "Shared places are decided by lot.")
    )
    if book.head.sharing == "split" and book.head.things == "lot":
        sharing += " " + translate("club", "Lots are drawn for things.")
    if book.head.things == CHOSEN:
        sharing += " " + translate(
            "club", "Things are chosen: whoever is placed higher chooses first."
        )
    blocks.append(Text(sharing, NOTE, before=3))
    if things := lists.still_there(book):
        blocks.append(Text(things, before=3))
    return Paper(translate("club", "Prize list"), _about(book), blocks)


def _won(book: Book) -> dict[int, tuple[int, list[str], list[str]]]:
    """For everybody who has won something: the money, the things, and what for."""
    found: dict[int, tuple[int, list[str], list[str]]] = {}
    _, won = lists.prizes(book)
    for one in won:
        money, things, reasons = found.get(one.number, (0, [], []))
        if one.turn:
            things = [*things, one.thing or words.chosen(one)]
        elif one.thing:
            shared = one.shares > 1 and not one.drawn
            with_others = translate("club", "(shared by {0})").format(one.shares)
            things = [*things, f"{one.thing} {with_others}" if shared else one.thing]
        reason = words.prize_won(book, one)
        found[one.number] = (money + one.money, things, [*reasons, reason])
    return found


def receipts(book: Book, number: int) -> Paper:
    """A receipt for everybody who has won something, six on a page."""
    boxes: list[list[Inside]] = []
    for who, (money, things, reasons) in _won(book).items():
        worth = words.worth(money, ", ".join(things), book.head)
        boxes.append(
            [
                Text(translate("club", "Receipt"), HEADING, True),
                Text(_about(book), NOTE, fits=True),
                Text(words.who(book, who), HEADING, True, before=2, fits=True),
                Text(worth, HEADING, True, fits=True),
                Text(", ".join(reasons), fits=True),
                *([Lines([translate("club", "amount in words")])] if money else []),
                Lines([translate("club", "date"), translate("club", "received")]),
            ]
        )
    return Paper(
        translate("club", "Receipts"), _about(book), [Boxes(boxes, 2, 3, least=75)], headed=False
    )


def certificates(book: Book, number: int) -> Paper:
    """A certificate for each of the best, and for everybody with a prize."""
    blocks: list[Block] = []
    won = _won(book)
    for row in standings(book, number):
        if row.place > BEST and not any(who in won for who in row.people):
            continue
        place = translate("club", "Place {0}").format(row.place)
        if row.group:
            place += f" · {words.group(row.group)}"
        points = f"{words.total(book.head)}: {shown(row.points)}"
        blocks += [
            Break(),
            Gap(30),
            Text(translate("club", "Certificate"), DISPLAY, True, "centre", fits=True),
            Gap(10),
            Text(words.club_and_title(book.head), TITLE, align="centre", fits=True),
            Gap(22),
            Text(words.row_name(book, row), DISPLAY * 0.7, True, "centre", fits=True),
            Gap(10),
            Text(translate("club", "has achieved"), HEADING, align="centre"),
            Gap(6),
            Text(place, DISPLAY, True, "centre", fits=True),
            Gap(6),
            *([Text(points, HEADING, align="centre")] if row.points > 0 else []),
            Gap(16),
            Text(words.game(book.head), HEADING, align="centre", fits=True),
            Text(words.when_and_where(book.head), HEADING, align="centre", fits=True),
            Gap(24),
            Lines([translate("club", "for the club"), translate("club", "the organiser")]),
        ]
    return Paper(
        translate("club", "Certificates"),
        _about(book),
        blocks,
        headed=False,
        framed=True,
        least=0.3,
    )


def bookings(book: Book) -> tuple[list[str], lists.Rows]:
    """Every payment and every prize of money that was handed over, and what they come to."""
    listing = lists.payments(book)
    rows = listing.rows[::-1]
    for one in lists.prizes(book)[1]:
        if one.handed and one.money:
            what = words.prize_won(book, one)
            rows.append(
                ["", words.amount(-one.money, book.head), f"{what}: {words.who(book, one.number)}"]
            )
    if rows:
        rows.append(
            ["", words.amount(cash_sheet(book).box, book.head), translate("club", "In the box now")]
        )
    return listing.heads, rows


def cash(book: Book, number: int) -> Paper:
    """The sums of the box, who owes, and every payment."""
    sums = lists.cash(book)
    last = (len(sums) - 2, len(sums) - 1)
    blocks: list[Block] = [Rows((), sums, numbers=(1,), bold=last)]
    if missing := lists.owing(book):
        text = translate("club", "Still owing: {0}").format("; ".join(missing))
        blocks.append(Text(text, before=4))
    heads, rows = bookings(book)
    if rows:
        blocks.append(Text(translate("club", "Payments"), HEADING, True, before=5, keep=16.0))
        blocks.append(Rows(heads, rows, stretch=2, numbers=(1,), bold=(len(rows) - 1,)))
    losers = lists.lost(book)
    if book.head.lost_fees and losers.rows:
        blocks.append(Text(translate("club", "Lost games"), HEADING, True, before=5, keep=16.0))
        end = (len(losers.rows) - 1,)
        blocks.append(Rows(losers.heads, losers.rows, stretch=1, numbers=(0, 2, 3, 4), bold=end))
    blocks.append(Gap(10))
    blocks.append(Lines([translate("club", "cashier"), translate("club", "checked")]))
    return Paper(translate("club", "Cash sheet"), _about(book), blocks)
