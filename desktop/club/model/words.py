"""All sentences about a club evening: the engine's keys and numbers in the user's language.

Money is given in the smallest coin and written with two decimals.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QDate, QLocale

from desktop.club.model.tongue import spoken, translate
from desktop.common.numbers import MINUS, shown
from desktop.scene.speech import Speech
from desktop.scene.titles import with_rules
from engine import games, seeds
from engine.games import UnknownGame
from engine.tournament.duplicate import commitment, revealed
from engine.tournament.head import Head
from engine.tournament.level import Level
from engine.tournament.met import Evenness
from engine.tournament.people import folded
from engine.tournament.prize import Prize
from engine.tournament.prizes import Won
from engine.tournament.scores import AWAY, LEFT, MISSED, OPEN, OUT, VOID, WALKOVER, Cell
from engine.tournament.standings import Row
from engine.tournament.state import TournamentState

_CURRENCIES = ("€", "EUR", "CHF", "Fr.", "$", "£", "kr", "Kč", "zł")
"""What people type with an amount."""


# Names of things.


def round_state(name: str) -> str:
    """Return the state of a round, such as "running"."""
    return {
        "prepared": translate("club", "prepared"),
        "drawn": translate("club", "drawn"),
        "running": translate("club", "running"),
        "complete": translate("club", "complete"),
        "closed": translate("club", "closed"),
    }[name]


def way(name: str) -> str:
    """Return the name of a way to draw a round."""
    return {
        "drawn": translate("club", "by lot"),
        "ranked": translate("club", "by rank"),
        "round_robin": translate("club", "round robin"),
        "mitchell": translate("club", "Mitchell movement"),
        "howell": translate("club", "Howell movement"),
        "swiss": translate("club", "Swiss system"),
        "knockout": translate("club", "knock-out"),
        "final": translate("club", "final table"),
    }[name]


def tie(name: str) -> str:
    """Return the name of a tie-break."""
    return {
        "wins": translate("club", "rounds won"),
        "best_round": translate("club", "best round"),
        "worst_round": translate("club", "worst round"),
        "last_round": translate("club", "last round"),
        "direct": translate("club", "head to head"),
        "opponents": translate("club", "points of the opponents"),
        "beaten": translate("club", "points of those beaten"),
        "lot": translate("club", "lot"),
        "games_won": translate("club", "games won"),
    }[name]


def figure(name: str) -> str:
    """Return what a figure is that a result is reckoned out of."""
    return {
        "points": translate("club", "points"),
        "won": translate("club", "won"),
        "lost": translate("club", "lost"),
    }[name]


def standings_of(state: TournamentState, number: int) -> str:
    """Return what standings these are: of rounds that are in, a running one, or the last."""
    if state.round(number).open_tables():
        return translate("club", "Standings so far, in round {0}").format(number)
    if number == len(state.drawn) and number >= len(state.head.plan):
        return translate("club", "Final standings")
    return translate("club", "Standings after round {0}").format(number)


def results_of(tables: Sequence[int]) -> str:
    """Tell that the results of these tables are waited for."""
    if len(tables) == 1:
        return translate("club", "Results of table {0}").format(tables[0])
    return translate("club", "Results of tables {0}").format(", ".join(map(str, tables)))


def game(head: Head) -> str:
    """Return the game with its rule set."""
    try:
        kind = games.find(head.game)
    except UnknownGame:
        return head.game
    speech = Speech(kind.make(kind.options(), kind.usual()), language=spoken())
    if head.preset in kind.presets:
        return with_rules(speech.title(), speech.preset(head.preset))
    return speech.title()


def total(head: Head) -> str:
    """Return what a table hands in: the title of the total that counts, or "points"."""
    try:
        kind = games.find(head.game)
    except UnknownGame:
        return translate("club", "points")
    key = f"total.{head.total}"
    speech = Speech(kind.make(kind.options(), kind.usual()), language=spoken())
    return speech.text(key) if speech.has(key) else translate("club", "points")


def evenness(found: Evenness) -> str:
    """Return in plain words what a draw costs: who meets again, how often somebody sits where."""
    told = translate("club", "in all %n round(s) drawn:", "", found.rounds) + " "
    if not found.again:
        told += translate("club", "nobody meets the same player twice")
    else:
        told += translate("club", "%n pair(s) meet again", "", found.again)
        if found.most > 2:
            told += " " + translate("club", "(at most {0} times)").format(found.most)
        if found.repeats and not found.least:
            gap = translate("club", ", {0} repeated meetings in all (fewer may be possible)")
            told += gap.format(found.repeats)
        elif found.repeats > found.least:
            gap = translate(
                "club", ", {0} repeated meetings in all (no draw can go below {1}, gap: {2})"
            )
            told += gap.format(found.repeats, found.least, found.repeats - found.least)
        else:
            told += translate("club", " (no draw can do with fewer)")
    if found.rounds < 2:
        return told
    told = f"{told}, {_seats(found)}, {_tables(found)}"
    return f"{told}, {_odd(found)}" if found.odd else told


def _odd(found: Evenness) -> str:
    """How the tables of an unusual size are shared out, and whether that could be fairer."""
    sizes, least, most = "/".join(map(str, found.odd)), found.odd_least, found.odd_most
    if least == most:
        return translate("club", "at the tables of {0} each sits {1}×").format(sizes, most)
    told = translate("club", "at the tables of {0} each sits {1} to {2}×").format(
        sizes, least, most
    )
    if most - least < 2:
        return told + " " + translate("club", "(as fair as can be)")
    return (
        told
        + " "
        + translate("club", "(a difference of 1 would be fair, gap: {0})").format(most - least - 1)
    )


def level(found: Level, people: int) -> str:
    """How many will be level in the end, by mere chance."""
    told = translate(
        "club",
        "About {0} of {1} people will probably be level; on {2} of 100 club nights the first "
        "three places go to one person each.",
    ).format(found.level, people, found.parted)
    if found.parted < 90:
        told = "⚠ " + told + " " + translate("club", "More games a round would separate them.")
    return told


def _seats(found: Evenness) -> str:
    if found.even:
        return translate("club", "everybody sits %n time(s) in each seat", "", found.chair)
    if found.chair < 2:
        return translate("club", "nobody has the same seat twice")
    return translate("club", "nobody has the same seat more often than {0}").format(
        _times(found.chair)
    )


def _tables(found: Evenness) -> str:
    if found.table < 2:
        return translate("club", "nobody sits at the same table twice")
    told = translate("club", "%n person(s) sit {0} at the same table", "", found.staying)
    return told.format(_times(found.table))


def _times(often: int) -> str:
    """ "twice" or "3 times"."""
    return translate("club", "%n times", "", often) if often > 2 else translate("club", "twice")


def handed_in(head: Head) -> str:
    """Return what each side at a table hands in, for the line where it is entered."""
    return translate("club", "Of each: {0}").format(total(head))


def day(iso: str) -> str:
    """Return an ISO date in the user's format."""
    date = QDate.fromString(iso[:10], "yyyy-MM-dd")
    return QLocale().toString(date, QLocale.FormatType.LongFormat) if date.isValid() else iso


def short_date(iso: str) -> str:
    """Return an ISO date as it stands in tables and on lists."""
    date = QDate.fromString(iso[:10], "yyyy-MM-dd")
    return QLocale().toString(date, translate("welcome", "d MMM yyyy")) if date.isValid() else iso


def short_day(iso: str) -> str:
    """Return an ISO date as day and month in figures, with the order and signs of the region."""
    date = QDate.fromString(iso[:10], "yyyy-MM-dd")
    if not date.isValid():
        return iso
    # Qt knows no format without the year: what parts it from the rest goes with it. A point stays,
    # as it belongs to the number before it.
    form = re.sub(r"[ /-]*y+[ /.-]*", "", QLocale().dateFormat(QLocale.FormatType.ShortFormat))
    return QLocale().toString(date, form)


def when_and_where(head: Head) -> str:
    """Return the day and the place in one line."""
    return ", ".join(part for part in (day(head.date), head.place) if part)


def club_and_title(head: Head) -> str:
    """Whose evening it is, and what it is called."""
    return " · ".join(part for part in (head.club, title(head)) if part)


def title(head: Head) -> str:
    """Return the title of the evening."""
    return head.title or translate("club", "Club night")


def group(name: str) -> str:
    """Return the name of a group; one that tells itself what it is stands as it is."""
    return translate("club", "Group {0}").format(name) if len(name) < 3 else name


def table(state: TournamentState, seated: Sequence[int], number: int) -> str:
    """Return a table, with the group that sits there."""
    told = translate("club", "Table {0}").format(number)
    if state.head.groups and seated:
        told += f" · {group(state.group_of(seated[0]))}"
    return told


def money(coins: int) -> str:
    """Return an amount in the smallest coin, written with two decimals: 250 is "2.50"."""
    return shown(QLocale().toString(coins / 100, "f", 2))


def usual_currency() -> str:
    """Return what is paid with where the system is, else euros."""
    system = QLocale.system()
    form = QLocale.CurrencySymbolFormat
    said = [system.currencySymbol(one) for one in (form.CurrencySymbol, form.CurrencyIsoCode)]
    return next((sign for sign in said if sign in _CURRENCIES), "€")


def amount(coins: int, head: Head) -> str:
    """Return an amount as it is read, with the currency of the evening: 250 is "2.50 €"."""
    return f"{money(coins)}\N{NO-BREAK SPACE}{head.currency}" if head.currency else money(coins)


def coins_of(text: str) -> int | None:
    """Return the smallest coins in a typed amount, None if it is no amount."""
    plain = text.strip()
    for sign in _CURRENCIES:
        plain = plain.removesuffix(sign).removeprefix(sign)
    plain = (
        plain.replace(" ", "")
        .replace("\N{NO-BREAK SPACE}", "")
        .replace(",", ".")
        .replace(MINUS, "-")
    )
    try:
        value = round(float(plain) * 100)
    except (ValueError, OverflowError):
        return None
    return value if abs(value) < 10**8 else None


def short_table(state: TournamentState, who: int, number: int) -> str:
    """Return the number of a table behind the name of its group, where that is short."""
    group = state.group_of(who)
    return f"{group} {number}" if 0 < len(group) < 3 else str(number)


def prize_won(state: TournamentState, one: Won) -> str:
    """Return what a prize was given for, and in which group."""
    told = prize(state.head.prizes[one.prize])
    if state.head.groups:
        told += f", {group(state.group_of(one.number))}"
    return told


def prize(one: Prize) -> str:
    """Return the name of a prize: what it is given for."""
    match one.kind:
        case "place":
            return translate("club", "Place {0}").format(one.place)
        case "tag":
            return translate("club", "Best of “{0}”").format(one.tag)
        case "best_round":
            return translate("club", "Best single round")
    return translate("club", "Last place")


def worth(coins: int, thing: str, head: Head) -> str:
    """Return the value of a prize: money, a thing, or both."""
    return " + ".join(part for part in (amount(coins, head) if coins else "", thing) if part)


def won(one: Won, head: Head) -> str:
    """Return what somebody has won of a prize: a part of the money, and how the thing came."""
    shared = translate("club", "(shared by {0})").format(one.shares) if one.shares > 1 else ""
    if one.turn:
        part = f"{amount(one.money, head)} {shared}".strip() if one.money else ""
        return " + ".join(one for one in (part, chosen(one)) if one)
    if one.drawn:
        part = f"{amount(one.money, head)} {shared}".strip() if one.money else ""
        thing = translate("club", "{0} (by lot)").format(one.thing)
        return " + ".join(one for one in (part, thing) if one)
    return f"{worth(one.money, one.thing, head)} {shared}".strip()


def chosen(one: Won) -> str:
    """Return what somebody has chosen of the things, or that it is still to be chosen."""
    if one.thing:
        return translate("club", "{0} (chosen as number {1})").format(one.thing, one.turn)
    return translate("club", "chooses as number {0}").format(one.turn)


def who(state: TournamentState, number: int) -> str:
    """Return a start number with its name."""
    person = state.people.get(number)
    return f"{number} {person.name}" if person else str(number)


def told_apart(state: TournamentState) -> dict[int, str]:
    """Everybody's name, with the start number where somebody else has the same name."""
    names = Counter(folded(one.name) for one in state.people.values())
    return {
        number: who(state, number) if names[folded(one.name)] > 1 else one.name
        for number, one in state.people.items()
    }


def names(state: TournamentState, numbers: Sequence[int]) -> str:
    """Several people, with their numbers."""
    return ", ".join(who(state, number) for number in numbers)


def row_name(state: TournamentState, row: Row) -> str:
    """Who stands in a line of the standings."""
    return " / ".join(state.people[one].name for one in row.people)


def cell(one: Cell) -> str:
    """Return the result of somebody in one round, as the standings show it."""
    text = shown(one.value)
    match one.kind:
        case _ if one.kind == OPEN:
            return "…"
        case _ if one.kind in (AWAY, LEFT):
            return "–"
        case _ if one.kind == VOID:
            return "×"
        case _ if one.kind in (OUT, MISSED, WALKOVER):
            text = f"[{text}]"
    if one.dropped:
        text = f"({text})"
    return text + ("*" if one.corrected else "")


def broken_list() -> str:
    """Tell that the club's list of people could not be read."""
    return translate(
        "club",
        "The club’s list of people cannot be read. The last good one is used; the "
        "broken file is set aside with the next change.",
    )


def packs(state: TournamentState) -> str:
    """Return what is published of the secret of duplicate packs; "" where there is none."""
    if not (state.head.duplicate and state.head.packs):
        return ""
    told = translate("club", "Seal of the packs: {0}").format(_grouped(commitment(state.head)))
    if revealed(state):
        told += " " + translate("club", "The secret was: {0}").format(seeds.shown(state.head.packs))
    return told


def _grouped(digits: str) -> str:
    return " ".join(digits[start : start + 4] for start in range(0, len(digits), 4))
