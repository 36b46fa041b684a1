"""The words of the glossary on a slip: underlined, and a press tells what they mean."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.booklet.words_in import words_in
from desktop.lessons.paper import LessonPaper
from desktop.look.worded import Worded
from tests.desktop.window.kit import LEFT


@pytest.mark.parametrize(
    ("text", "language", "terms"),
    [
        ("Zieh vom Talon, und zieh vom Talon.", "de", ["Talon"]),
        ("Ein Balken für jeden Stich; fünf Balken.", "de", ["Balken"]),
        ("You may draw from the stock, a bar is chalked.", "en", ["Stock", "Bar"]),
        ("Play a card.", "en", []),
    ],
)
def test_words_are_found_once_in_a_sentence(text: str, language: str, terms: list[str]) -> None:
    found = words_in(text, "ramsen", language)
    assert [word.term for word in found] == terms
    assert all(word.meaning and text[word.start : word.end] for word in found)


def test_a_word_is_where_it_is_drawn_also_in_a_later_line(qtbot: QtBot) -> None:
    text = "Before anybody is asked to play, cards may be exchanged at the stock."
    (word,) = words_in(text, "ramsen", "en")
    one_line, many = (Worded(text, [word], QFont(), wide) for wide in (3000, 90))
    assert many.high > 3 * one_line.high
    for worded in (one_line, many):
        assert worded.word_at(worded.rect_of(word).center()) == word
        assert worded.word_at(QPointF(1, 1)) is None
    assert many.rect_of(word).top() > one_line.rect_of(word).top()


def test_it_is_drawn_with_its_words(qtbot: QtBot) -> None:
    text = "The stock."
    words = words_in(text, "ramsen", "en")
    drawn = []
    for some in ([], words):
        image = QImage(200, 40, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        with QPainter(image) as painter:
            Worded(text, some, QFont(), 200).paint(painter, QPointF())
        places = [(x, y) for x in range(200) for y in range(40)]
        drawn.append(sum(image.pixelColor(x, y).lightness() < 200 for x, y in places))
    assert 0 < drawn[0] < drawn[1]


def test_a_press_on_a_word_tells_what_it_means_until_the_next_sentence(qtbot: QtBot) -> None:
    table = QWidget()
    table.resize(900, 600)
    qtbot.addWidget(table)
    slip = LessonPaper(table)
    text = "The rest lies there as a pile: the stock."
    words = words_in(text, "ramsen", "en")
    slip.tell("A lesson", text, "", waits=True, first=True, words=words)
    slip.lie_at(QRect(20, 20, 400, 220))
    table.show()
    slip.show()
    room = slip.words_rect()
    where = Worded(text, words, slip._letters(), room.width()).rect_of(words[0]).center()
    QTest.mouseClick(slip, LEFT, pos=room.topLeft())
    assert not slip._meaning.isVisible()
    QTest.mouseClick(slip, LEFT, pos=room.topLeft() + where.toPoint())
    assert slip._meaning.isVisible()
    assert slip._meaning.accessibleName() == "Stock: the cards left after the deal."
    slip.tell("A lesson", "Play a card.", "", waits=False, first=False)
    assert not slip._meaning.isVisible()
