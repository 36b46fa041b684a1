"""How a match that is kept stands, and on which day it was, as one says it."""

from __future__ import annotations

from datetime import date, datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from desktop.common.numbers import shown
from desktop.common.people import spoken
from desktop.common.sentences import capital
from desktop.look.lettering import BETWEEN
from desktop.shelf import rows
from engine import games
from engine.summary import Summary

translate = QCoreApplication.translate

_WEEK = 7


def day(started: str, today: date) -> str:
    """Return the day of a match, as one says it."""
    try:
        then = datetime.fromisoformat(started).date()
    except ValueError:
        return ""
    ago, on = (today - then).days, QDate(then.year, then.month, then.day)
    if ago == 0:
        return translate("welcome", "today")
    if ago == 1:
        return translate("welcome", "yesterday")
    return QLocale().toString(on, "dddd" if 0 < ago < _WEEK else translate("welcome", "d MMM yyyy"))


def outcome(told: Summary, *, own: bool) -> str:
    """Return how a match ended, and who played; `own` if the person at the machine won it."""
    winners = {seat for side in told.winners for seat in told.sides[side]}
    if not told.over or not winners:
        names = ", ".join(map(spoken, told.players))
        how = standing(told) if told.deals else rows.result(told)
        return BETWEEN.join(dict.fromkeys([how, names]))
    won = translate("shelf", "You won.") if own else capital(rows.result(told)) + "."
    others = [spoken(name) for seat, name in enumerate(told.players) if seat not in winners]
    also = translate("shelf", "Also at the table: {0}.").format(", ".join(others))
    return f"{won} {also}" if others else won


def standing(told: Summary) -> str:
    """Return the score of a match's only person, or between all; the winners if it is over."""
    names = [_joined([spoken(told.players[seat]) for seat in side]) for side in told.sides]
    if told.over and told.winners:
        return capital(rows.result(told))
    counted = _deciding(told)
    if not told.deals or counted is None:
        return ", ".join(names)
    values, fewest = counted
    own = [n for n, side in enumerate(told.sides) if any(not told.bots[seat] for seat in side)]
    best = sorted(range(len(values)), key=lambda side: values[side], reverse=not fewest)
    if len(own) != 1 or told.bots.count("") != 1:
        return _led(names, values, best)
    return _placed(told, values, own[0], next(side for side in best if side != own[0]), fewest)


def _deciding(told: Summary) -> tuple[tuple[int, ...], bool] | None:
    """Return the sums that tell who is ahead, and whether few is good.

    Those that decide the match unless all are equal, as they are before the first of several games
    is over.
    """
    try:
        kind = games.find(told.game)
        rules = kind.make(kind.presets.get(told.preset, kind.options()), len(told.players))
    except ValueError:  # a game that is not here any more among them
        return None
    counting, sums = rules.counting(), dict(told.sums)
    fewest = {total.key: total.fewest for total in rules.sheet([]).totals}
    fewest[counting.total] = counting.fewest
    known = [key for key in (counting.total, *sums) if key in sums and key in fewest]
    telling = [key for key in known if len({*sums[key]}) > 1] or known
    return (sums[telling[0]], fewest[telling[0]]) if telling else None


def _led(names: list[str], values: tuple[int, ...], best: list[int]) -> str:
    if values[best[0]] == values[best[1]]:
        return translate("welcome", "{0} and {1} are level").format(names[best[0]], names[best[1]])
    return translate("welcome", "{0} leads with {1}").format(names[best[0]], shown(values[best[0]]))


def _placed(told: Summary, values: tuple[int, ...], own: int, other: int, fewest: bool) -> str:
    """Where the person stands beside the best of the others."""
    mine, theirs = values[own], values[other]
    figures = shown(mine), shown(theirs)
    partners = [spoken(told.players[seat]) for seat in told.sides[own] if told.bots[seat]]
    if mine == theirs:
        return translate("welcome", "Level at {0}").format(figures[0])
    ahead = (mine < theirs) == fewest
    if partners:
        both = (
            translate("welcome", "You and {0} lead, {1} to {2}")
            if ahead
            else translate("welcome", "You and {0} trail, {1} to {2}")
        )
        return both.format(_joined(partners), *figures)
    alone = (
        translate("welcome", "You lead, {0} to {1}")
        if ahead
        else translate("welcome", "You trail, {0} to {1}")
    )
    return alone.format(*figures)


def _joined(names: list[str]) -> str:
    return " & ".join(names)
