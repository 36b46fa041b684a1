"""What keeps its picture looks at any time as one that has just been made looks.

Each of these is changed in every way that can be seen, one after the other; after each change it is
compared with another one that was made anew and told all that at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QEnterEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.lessons.paper import LessonPaper
from desktop.look.parts.part import Part
from desktop.look.parts.tag import Tag
from desktop.look.parts.token import Token
from desktop.look.theme import theme, theme_for, use
from desktop.look.worded import Word
from desktop.table.table_labels import Prompt

Change = Callable[[QWidget], object]


@pytest.fixture(autouse=True)
def by_day(qapp: QApplication) -> Iterator[None]:
    use(theme_for(False))
    yield
    use(theme_for(False))


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def at_night(widget: QWidget) -> None:
    use(theme_for(True))


def pointed_at(widget: QWidget) -> None:
    spot = QPointF(widget.rect().center())
    QApplication.sendEvent(widget, QEnterEvent(spot, spot, spot))


def as_button(do: Callable[[Part], object]) -> Change:
    def change(widget: QWidget) -> None:
        assert isinstance(widget, Part)
        do(widget)

    return change


def as_tag(do: Callable[[Tag], object]) -> Change:
    def change(widget: QWidget) -> None:
        assert isinstance(widget, Tag)
        do(widget)

    return change


def checked(part: Part) -> None:
    part.setCheckable(True)
    part.setChecked(True)


BUTTON: dict[str, Change] = {
    "another text": as_button(lambda part: part.setText("Melden")),
    "larger": as_button(lambda part: part.set_scale(1.3)),
    "pointed at": pointed_at,
    "pressed": as_button(lambda part: part.setDown(True)),
    "let go": as_button(lambda part: part.setDown(False)),
    "checked": as_button(checked),
    "switched off": as_button(lambda part: part.setEnabled(False)),
    "by night": at_night,
}
TAG = BUTTON | {
    "a key": as_tag(lambda tag: tag.set_key("K")),
    "suggests itself": as_tag(lambda tag: tag.set_first(True)),
    "its key before its words": as_tag(lambda tag: tag.set_close(True)),
    "without its key": as_tag(lambda tag: tag.set_bare(True)),
}


def slip(widget: QWidget) -> LessonPaper:
    assert isinstance(widget, LessonPaper)
    return widget


def prompt(widget: QWidget) -> Prompt:
    assert isinstance(widget, Prompt)
    return widget


SLIP: dict[str, Change] = {
    "told": lambda one: slip(one).tell("Ramsen", "Du gibst.", "1/9", waits=True, first=True),
    "another sentence": lambda one: slip(one).tell(
        "Ramsen", "Anna gibst du drei Karten.", "1/9", waits=True, first=True
    ),
    "a word explained": lambda one: slip(one).tell(
        *("Ramsen", "Du gibst.", "1/9"),
        waits=True,
        first=True,
        words=[Word(0, 2, "Du", "Wer hier spielt")],
    ),
    "another step": lambda one: slip(one).tell(
        "Ramsen", "Du gibst.", "2/9", waits=True, first=True
    ),
    "larger": lambda one: slip(one).set_scale(1.25),
    "by night": at_night,
}
PROMPT: dict[str, Change] = {
    "asked": lambda one: prompt(one).say("Was spielst du?", QRect(0, 0, 400, 60)),
    "asked something else": lambda one: prompt(one).say("Was legst du weg?", QRect(0, 0, 400, 60)),
    "in less room": lambda one: prompt(one).say("Was legst du weg?", QRect(0, 0, 90, 60)),
    "by night": at_night,
}


def made_tag(parent: QWidget) -> QWidget:
    return Tag("Spielen", parent=parent)


def made_token(parent: QWidget) -> QWidget:
    return Token("hint", "Tipp", parent=parent)


def made_prompt(parent: QWidget) -> QWidget:
    return Prompt(theme(), parent)


def lie_at(widget: QWidget, where: QRect) -> None:
    if isinstance(widget, LessonPaper):
        widget.lie_at(where)
    else:
        widget.setGeometry(where)


@pytest.mark.parametrize(
    ("make", "changes"),
    [(made_tag, TAG), (made_token, BUTTON), (LessonPaper, SLIP), (made_prompt, PROMPT)],
    ids=["tag", "token", "slip", "prompt"],
)
def test_what_keeps_its_picture_looks_as_if_made_anew(make, changes):
    parent = QWidget()
    parent.resize(800, 600)
    kept, told, seen = make(parent), list[Change](), list[QImage]()
    picture(kept)
    for change in changes.values():
        told.append(change)
        change(kept)
        lies = QRect(0, 0, 360, 240) if isinstance(kept, LessonPaper) else kept.geometry()
        lie_at(kept, lies)
        fresh = make(parent)
        # A widget that was never seen is moved when it is first painted, away from the pointer.
        picture(fresh)
        for one in told:
            one(fresh)
        lie_at(fresh, lies)
        seen.append(picture(kept))
        assert picture(fresh) == seen[-1]
        fresh.deleteLater()
    assert all(one != other for one, other in pairwise(seen))


def test_the_ring_of_the_keyboard_is_seen_and_goes(qapp):
    parent = QWidget()
    other = QWidget(parent)
    other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    parts = (Tag("Spielen", parent=parent), Token("hint", "Tipp", parent=parent))
    parent.show()
    parent.activateWindow()
    assert QTest.qWaitForWindowActive(parent)
    for part in parts:
        other.setFocus()
        without = picture(part)
        part.setFocus()
        assert part.hasFocus() and picture(part) != without
        other.setFocus()
        assert picture(part) == without
    parent.close()
