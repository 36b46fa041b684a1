"""Words of the game are underlined in whatever is said; a press tells what one means."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from desktop.booklet.word import WordSlip
from desktop.common.sentences import capital
from desktop.look.worded import Word
from desktop.scene.ending import Ending, Told
from desktop.scene.standing import standing
from desktop.table.card_names import what_counts
from desktop.window.main_window import MainWindow
from engine.facts import Fact
from engine.lessons.reading import lessons
from engine.moves import Call
from tests.desktop.tables import head
from tests.desktop.window.kit import LEFT, TABLE, deal_what_lies_ready, to_phase, wait_for_me


def at_the_table(qtbot: QtBot, window: MainWindow) -> None:
    window.controller.begin(head("Anna", "bot Bert", "bot Cilli", schleck="off"))
    wait_for_me(qtbot, window)


def told(window: MainWindow) -> list[str]:
    found = window.board.findChildren(WordSlip)
    return [one.accessibleName() for one in found if not one.isHidden()]


def test_a_sentence_says_what_a_word_of_the_game_means(qtbot, window):
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


def test_a_note_beside_a_card_says_it_and_its_other_words_lead_on(qtbot, window):
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


def test_a_prompt_says_it_and_else_lets_a_press_through(qtbot, window):
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


def test_where_no_word_of_the_game_stands_nothing_is_underlined(qtbot, window):
    at_the_table(qtbot, window)
    window.message.say("Good evening.")
    assert list(window.message.words) == []


def test_the_paper_at_the_end_says_it(qtbot, window):
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
        for y in range(0, paper.height(), 8)
        for x in range(0, paper.width(), 8)
        if paper.word_at(QPointF(x, y)) is not None
    ]
    assert len({place.y() // 40 for place in places}) > 1, "in the line and in the note"
    QTest.mouseClick(paper, LEFT, pos=places[0])
    assert told(window) == ["Stock: What is left."]


def test_the_story_says_it(qtbot, window):
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


# What a card is, why a trick was won, and the paragraph behind a rule that was told.


def test_the_tip_says_what_the_screen_reader_hears(qtbot, window):
    to_phase(qtbot, window, "tricks", head(*TABLE))
    scene, speech = window.scene, window.controller.speech
    assert scene is not None and speech is not None
    table = window.board.table
    assert scene.hand
    for card in scene.hand:
        widget = table.card_widget(card)
        assert widget is not None
        said = standing(speech, scene.view, card)
        name, second = table.contents.tips.of(card).split("\n")
        assert name.startswith(widget.accessibleName()) and second == said
        assert capital(said) not in widget.accessibleDescription(), "only who asks hears that"
    window.settings["announce"] = "full"
    window.controller.display.show()
    for card in scene.hand:
        widget = table.card_widget(card)
        assert widget is not None
        assert capital(widget.standing) in widget.accessibleDescription()
        assert widget.accessibleName() == table.contents.tips.of(card).split("\n")[0]


def test_the_key_tells_of_the_card_the_keyboard_is_at(qtbot, window):
    to_phase(qtbot, window, "tricks", head(*TABLE))
    table = window.board.table
    assert window.scene is not None
    table.focus.by_keys = True
    table.focus.go_to(window.scene.hand[0])
    window.menus.actions["what_is"].trigger()
    told = table.contents.tips.of(window.scene.hand[0])
    assert told and window.message.text() == told.replace("\n", ": ")


def test_why_is_said_of_the_last_trick(qtbot, window):
    to_phase(qtbot, window, "tricks", head(*TABLE))
    controller = window.controller
    while not controller.trick_taken():
        if controller.display.asked() and controller.pause.decided is None and window.scene.legal:
            controller.play(window.scene.legal[0])
        qtbot.wait(20)
    window.menus.actions["why"].trigger()
    said = window.message.text()
    who, _, reason = said.partition(": ")
    assert who.endswith(("takes it", "take it")) and len(reason.split()) > 3


def test_a_refused_card_leads_to_the_paragraph(qtbot, window):
    to_phase(qtbot, window, "tricks", head(*TABLE))
    controller, booklet_of = window.controller, window.dialogs
    card = window.scene.hand[0]
    window.message.say("What was said before.")

    controller.display.refuse(Fact("must_head", (card,)), card)
    note = window.board.table.contents.note
    assert not window.message.isVisible()
    assert window.scene.rule and note.text().endswith("Show the rule (F1)")
    qtbot.mouseClick(note, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    page = booklet_of.rules_page
    assert page is not None and page.isVisible()
    assert "Your duties in a trick" in page.spread.text()
    page.close()


# Whatever lies there.


def menu_at(window: MainWindow, widget: QWidget, where: QPoint) -> list[str]:
    """The entries of the menu that the other button opens there."""
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, where, widget.mapToGlobal(where))
    QApplication.sendEvent(widget, event)
    menu = QApplication.activePopupWidget()
    if not isinstance(menu, QMenu):
        return []
    shown = [action.text() for action in menu.actions() if action.text()]
    action = next(one for one in menu.actions() if one.text() == "What’s this?")
    menu.close()
    action.trigger()
    return shown


def test_the_other_button_asks_what_lies_there(qtbot, window):
    """People, cards, signs, the slate small and near; all at one table, which takes its time."""
    to_phase(qtbot, window, "tricks", head(*TABLE))
    assert window.scene is not None
    table, items = window.board.table, window.board.table.contents.items
    assert menu_at(window, table, items.seats[1].plate.center())[0] == "What’s this?"
    assert items.seats[1].toolTip().split("\n")[0] in window.message.text()

    card = window.scene.hand[0]
    where = next(
        QPoint(x, y)
        for y in range(table.height() - 1, 0, -5)
        for x in range(0, table.width(), 5)
        if table.contents.hand_card_at(QPoint(x, y)) == card
    )
    menu_at(window, table, where)
    assert window.message.text() == table.contents.tips.of(card).replace("\n", ": ")

    menu_at(window, table, items.trumps.geometry().center())
    assert window.message.text().startswith("Bells are trumps: From high to low: Sow of Bells")
    assert window.controller.speech is not None
    # Before a suit is trumps there is nothing else to say.
    told = what_counts(window.controller.speech, window.scene, "")
    assert told.startswith("From high to low:\n")
    menu_at(window, table, items.talon.card.center())
    assert window.message.text() == items.talon.toolTip()

    slate = window.board.slate if window.board.slate.isVisible() else window.board.tokens.slate
    menu_at(window, slate, slate.rect().center())
    assert "cross" in window.message.text()

    bare = next(
        QPoint(x, 60)
        for x in range(10, table.width(), 10)
        if not table.contents.tips.told(QPoint(x, 60))
    )
    assert menu_at(window, table, bare) == []

    window.side.bring()
    near = window.side.slate

    def chalked() -> list[QPoint]:
        near.grab()
        across, down = range(0, near.width(), 9), range(0, near.height(), 9)
        return [QPoint(x, y) for x in across for y in down if near.words_at(QPoint(x, y))]

    qtbot.waitUntil(lambda: bool(chalked()))
    where = chalked()[0]
    menu_at(window, near, where)
    assert "cross" in window.message.text()


def test_money_says_how_much_it_is(qtbot, window):
    window.evenings.go_on_easily("ramsli")
    deal_what_lies_ready(window)
    qtbot.waitUntil(lambda: window.controller.display.asked() and not window.table.busy)
    table = window.board.table
    where = table.places.kitty.center()
    assert menu_at(window, table, where)
    assert window.message.text().startswith("Kitty: ")


def test_what_somebody_says_is_explained(qtbot, window):
    lesson = lessons("knueffeln")[2]
    window.teaching.begin(lesson)
    qtbot.waitUntil(lambda: window.teaching.teacher.guide is not None)
    guide = window.teaching.teacher.guide
    assert guide is not None
    qtbot.waitUntil(lambda: not guide.moving)
    while not guide.asking:
        window.teaching.teacher.on()
        qtbot.waitUntil(lambda: not guide.moving)
    window.controller.talk.speak(Call("shall_we_fold"))
    table = window.board.table
    bubbles, speech = table.contents.bubbles, window.controller.speech
    qtbot.waitUntil(lambda: bool(bubbles.at(0)))
    assert speech is not None
    assert menu_at(window, table, bubbles.rect(0).center())
    assert speech.meaning(Call("shall_we_fold")) in window.message.text()
