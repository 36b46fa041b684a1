"""A lesson, an evening by real cards and a club's round by what a screen reader finds, and no more.

Nothing is looked at and nothing is asked of the program: what is there is read, and pressed, and
typed into, by its role and its name. Nothing that was found is kept while the program goes on: Qt
deletes it and says nothing, and what is found later in its place would be taken for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.window.main_window import MainWindow
from tests.desktop.games import conftest
from tests.workshop import situations

window = conftest.window

Found = QAccessibleInterface
Role = QAccessible.Role
SHORTEST = 20
"""A slip with fewer letters than this tells nothing."""


def there(one: Found) -> Iterator[Found]:
    """It and all that is in it, in the order in which it is read."""
    if not one.isValid() or one.state().invisible:  # type: ignore[attr-defined]
        return
    yield one
    for place in range(one.childCount()):
        child = one.child(place)
        if child is not None:
            yield from there(child)


def heard(window: MainWindow) -> list[Found]:
    top = QAccessible.queryAccessibleInterface(window)
    assert top is not None
    return list(there(top))


def name(one: Found) -> str:
    return one.text(QAccessible.Text.Name)


def find(window: MainWindow, role: Role, begins: str) -> Found:
    """The first thing of this role whose name begins so."""
    for one in heard(window):
        if one.role() == role and name(one).startswith(begins):
            return one
    raise LookupError(f"{role}: {begins}")


def has(window: MainWindow, role: Role, begins: str) -> bool:
    return any(one.role() == role and name(one).startswith(begins) for one in heard(window))


def press(one: Found) -> None:
    acts = one.actionInterface()
    assert acts is not None and "Press" in acts.actionNames(), name(one)
    acts.doAction("Press")
    QApplication.processEvents()


def type_in(one: Found, text: str) -> None:
    field = one.editableTextInterface()
    assert field is not None, name(one)
    field.deleteText(0, len(one.text(QAccessible.Text.Value)))
    field.insertText(0, text)


def hand(window: MainWindow) -> list[Found]:
    """The cards of the own hand that may be played."""
    cards = find(window, Role.List, "Your hand")
    inner = [cards.child(place) for place in range(cards.childCount())]
    return [one for one in inner if one is not None and not one.state().disabled]  # type: ignore[attr-defined]


# A lesson.


def slip(window: MainWindow) -> str:
    """What the slip of a lesson says, "" where there is none; whoever speaks is named first."""
    for one in heard(window):
        if one.role() == Role.Button and name(one) == "Leave":
            paper = one.parent()
            return name(paper) + paper.text(QAccessible.Text.Description) if paper else ""
    return ""


def go_on(window: MainWindow) -> bool:
    """Press to go on, if that is offered."""

    def offered(one: Found) -> bool:
        wanted = one.role() == Role.Button and name(one).startswith("Next")
        return wanted and not one.state().disabled  # type: ignore[attr-defined]

    onward = next(filter(offered, heard(window)), None)
    if onward is not None:
        press(onward)
    return onward is not None


def answer(window: MainWindow, number: int) -> bool:
    """Play one of the cards that may be played; whether there are so many."""
    cards = hand(window)
    if number >= len(cards):
        return False
    press(cards[number])
    return True


def test_a_lesson_is_read_and_answered_to_its_end(qtbot, window):
    window.menus.do("learn")
    press(find(window, Role.Button, "A trick"))
    qtbot.waitUntil(lambda: bool(slip(window)))
    told: list[str] = []
    answered = tried = 0
    while not has(window, Role.Button, "A trick") and len(told) < 80:
        # While cards fly and a trick lies there is nothing to say.
        qtbot.waitUntil(lambda: bool(slip(window)) or has(window, Role.Button, "A trick"))
        if not (now := slip(window)):
            break
        assert len(now) > SHORTEST
        if not told or told[-1] != now:
            told.append(now)
            tried = 0
        if go_on(window):
            QTest.qWait(10)
            continue
        assert answer(window, tried), f"nothing answers: {now}"
        QTest.qWait(20)
        answered, tried = answered + 1, tried + 1
    assert answered and len(told) > 5, told
    assert len({*told}) == len(told), "each step tells something of its own"
    lesson = find(window, Role.Button, "A trick")
    assert lesson.text(QAccessible.Text.Description).endswith("Done")


# A new evening.


def test_the_parts_of_a_new_evening_are_groups(window):
    window.menus.do("new")
    QApplication.processEvents()
    for heading, inside in (
        ("Players", "Lina"),
        ("Variant", "Bavaria"),
    ):
        group = find(window, Role.Grouping, heading)
        assert inside in [name(one) for one in there(group)], heading


# Real cards.


def test_a_deal_of_real_cards_is_chalked_up(qtbot, window):
    situations.by_hand(window)
    for who, made in zip(situations.NAMES, "3200", strict=True):
        key = f"{who}: {made}"
        press(find(window, Role.RadioButton, key))
        # Qt shows a button pressed for a moment first.
        qtbot.waitUntil(lambda key=key: find(window, Role.RadioButton, key).state().checked)
    press(find(window, Role.Button, "Chalk it up"))
    qtbot.waitUntil(lambda: has(window, Role.StaticText, "Deal 2"))
    slate = find(window, Role.Button, "Slate: Ramsen")
    written = slate.text(QAccessible.Text.Description)
    assert all(who in written for who in situations.NAMES), written


# The club.


def test_a_round_of_a_club_is_read(qtbot, window):
    situations.at_the_club(window)
    for tab in ("People", "Rounds", "Standings", "Money"):
        press(find(window, Role.PageTab, tab))
        assert find(window, Role.PageTabList, tab)
        for one in heard(window):
            if one.role() == Role.Table:
                assert name(one), f"a table of {tab} has no name"
    press(find(window, Role.PageTab, "Rounds"))
    buttons = [name(one) for one in heard(window) if one.role() == Role.Button]
    tables = [one.split(",")[0] for one in buttons if re.match(r"Table \d", one)]
    assert tables == [f"Table {n}" for n in range(1, 8)]
    press(find(window, Role.Button, "Draw round 5"))
    qtbot.waitUntil(lambda: has(window, Role.ListItem, "Round 5"))
