"""Words of the game are underlined in whatever is said; a press tells what one means."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.booklet.word import WordSlip
from desktop.look.worded import Word
from desktop.scene.ending import Ending, Told
from desktop.window.main_window import MainWindow
from tests.desktop.tables import head
from tests.desktop.window.kit import LEFT, wait_for_me


def at_the_table(qtbot: QtBot, window: MainWindow) -> None:
    window.host.begin(head("Anna", "bot Bert", "bot Cilli", schleck="off"))
    wait_for_me(qtbot, window)


def told(window: MainWindow) -> list[str]:
    found = window.board.findChildren(WordSlip)
    return [one.accessibleName() for one in found if not one.isHidden()]


def test_a_sentence_says_what_a_word_of_the_game_means(qtbot: QtBot, window: MainWindow) -> None:
    at_the_table(qtbot, window)
    line = window.message
    line.say("Three cards from the stock.")
    (word,) = line.words
    assert word.term.casefold() == "stock"
    for x in range(0, line.width(), 3):
        where = QPointF(x, line.height() / 2)
        if line.word_at(where) is not None:
            break
    QTest.mouseClick(line, LEFT, pos=where.toPoint())
    assert [one.partition(":")[0].casefold() for one in told(window)] == ["stock"]
    assert line.isVisible(), "it is not read yet"
    QTest.mouseClick(line, LEFT, pos=QPoint(3, line.height() // 2))
    assert line.isHidden()


def test_a_note_beside_a_card_says_it_and_its_other_words_lead_on(
    qtbot: QtBot, window: MainWindow
) -> None:
    at_the_table(qtbot, window)
    note = window.table.contents.note
    led: list[str] = []
    note.deeper.connect(lambda: led.append("deeper"))
    note.stand_at(QRect(300, 400, 80, 120), "Draw from the stock.", hint=True)
    places = [
        QPoint(x, y)
        for y in range(0, note.height(), 4)
        for x in range(0, note.width(), 4)
        if note.word_at(QPointF(x, y)) is not None
    ]
    QTest.mouseClick(note, LEFT, pos=places[len(places) // 2])
    assert len(told(window)) == 1 and not led
    QTest.mouseClick(note, LEFT, pos=QPoint(note.width() // 2, note.height() - 20))
    assert led == ["deeper"]


def test_a_prompt_says_it_and_else_lets_a_press_through(qtbot: QtBot, window: MainWindow) -> None:
    at_the_table(qtbot, window)
    prompt, table = window.table.contents.items.prompt, window.table
    prompt.say("Do you take the stock?", QRect(100, 300, 600, 60))
    places = [
        QPoint(x, prompt.height() // 2)
        for x in range(0, prompt.width(), 3)
        if prompt.word_at(QPointF(x, prompt.height() / 2)) is not None
    ]
    pressed: list[QPoint] = []

    class Below(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
                pressed.append(event.position().toPoint())
            return False

    below = Below()
    table.installEventFilter(below)
    QTest.mouseClick(prompt, LEFT, pos=places[len(places) // 2])
    assert len(told(window)) == 1 and not pressed
    QTest.mouseClick(prompt, LEFT, pos=QPoint(4, prompt.height() // 2))
    assert pressed == [prompt.mapToParent(QPoint(4, prompt.height() // 2))]


def test_where_no_word_of_the_game_stands_nothing_is_underlined(
    qtbot: QtBot, window: MainWindow
) -> None:
    at_the_table(qtbot, window)
    window.message.say("Good evening.")
    assert list(window.message.words) == []


def test_the_paper_at_the_end_says_it(qtbot: QtBot, window: MainWindow) -> None:
    at_the_table(qtbot, window)
    paper = window.board.paper
    told_line = Told("Anna", "cards of the stock", "+2")
    paper.explains = lambda text: (
        [Word(text.index("stock"), text.index("stock") + 5, "Stock", "What is left.")]
        if "stock" in text
        else []
    )
    paper.show_ending(Ending("The deal is over", (told_line,), "From the stock, too."))
    paper.lie_at(QRect(100, 100, 480, 300))
    paper.tell_all()
    places = [
        QPoint(x, y)
        for y in range(0, paper.height(), 4)
        for x in range(0, paper.width(), 4)
        if paper.word_at(QPointF(x, y)) is not None
    ]
    assert len({place.y() // 40 for place in places}) > 1, "in the line and in the note"
    QTest.mouseClick(paper, LEFT, pos=places[0])
    assert told(window) == ["Stock: What is left."]


def test_the_story_says_it(qtbot: QtBot, window: MainWindow) -> None:
    at_the_table(qtbot, window)
    side = window.board.side
    side.bring()
    side.story.setFixedSize(300, 200)
    side.story.addItem("Bert draws three cards from the stock.")
    side.story.show()
    QApplication.processEvents()
    rect = side.story.visualItemRect(side.story.item(side.story.count() - 1))
    heard: list[str] = []
    side.story_words.asked.connect(lambda word, near: heard.append(word.term.casefold()))
    for x in range(rect.left(), rect.right(), 4):
        for y in range(rect.top() + 4, rect.bottom(), 8):
            if not heard:
                QTest.mouseClick(side.story.viewport(), LEFT, pos=QPoint(x, y))
    assert heard == ["stock"] and len(told(window)) == 1
