"""The booklet on the screen: pages, chapters, figures, words, search, paper."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QFont, QFontInfo, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from desktop.booklet import printing
from desktop.booklet.names import CardNames, glossary
from desktop.booklet.window import BookletWindow
from desktop.booklet.words_in import words_in
from desktop.lessons.paper import LessonPaper
from desktop.look.worded import Worded
from desktop.scene import rules_text
from engine import games
from engine.booklet.figure import FigureError, figures
from engine.cards import codes
from engine.rules.game import Game
from tests.desktop.booklet import told
from tests.desktop.print.letters import smallest
from tests.desktop.window.kit import LEFT


@pytest.fixture
def spoken(speak):
    return speak({("rules", "Find"): "Finden"})


@pytest.fixture
def booklet(qtbot, spoken, settings) -> BookletWindow:
    window = BookletWindow("ramsen", spoken, settings)
    qtbot.addWidget(window)
    window.resize(1160, 760)
    window.show()
    return window


def use(spoken, lang: str) -> None:
    """Speak this language at once."""
    spoken.use(lang)
    QCoreApplication.sendPostedEvents()


def tabs(window: BookletWindow) -> list[str]:
    return [tab.toolTip() for tab in window._tabs]


def rules(game: str, preset: int = 0):
    kind = games.find(game)
    return kind.make(list(kind.presets.values())[preset], kind.usual())


def test_it_begins_with_the_game_in_one_minute_on_one_page(booklet):
    assert tabs(booklet)[:3] == ["The game in one minute", "Where it comes from", "The cards"]
    assert booklet.windowTitle() == "Rules: Ramsen"
    assert booklet.spread.shown() == [0, 1]


@pytest.mark.one_in(3)
@pytest.mark.parametrize("game", games.names())
def test_every_line_of_the_pages_is_set(booklet, game):
    booklet.resize(1280, 800)
    booklet.show_game(game)
    document = booklet.spread.document
    block, layout = document.begin(), document.documentLayout()
    while block.isValid():
        assert not block.text().strip() or layout.blockBoundingRect(block).height(), block.text()
        block = block.next()


@pytest.mark.one_in(7)
@pytest.mark.parametrize("game", sorted(games.names()))
@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
def test_the_one_minute_is_read_on_one_page(booklet, spoken, game, lang, size):
    use(spoken, lang)
    booklet.resize(*size)
    booklet.show_game(game)
    document = booklet.spread.document
    starts = [document.page_of(one.position()) for one in document.chapters()]
    assert starts[:2] == [0, 1]


@pytest.mark.one_in(7)
@pytest.mark.parametrize("game", sorted(games.names()))
@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_figure_is_drawn_within_the_page_with_its_words(booklet, spoken, game, lang):
    use(spoken, lang)
    booklet.show_game(game)
    document = booklet.spread.document
    text = document.toPlainText()
    assert figures(game)
    for name, figure in figures(game).items():
        drawing = document.drawing(name)
        assert drawing.size.width() <= document.look.inner + 1
        for one in drawing._cards:
            half = one.width / 2
            assert one.middle.x() - half >= 0 and one.middle.x() + half <= document.look.inner + 2
        assert figure.text[lang] in text.replace("\u2060\u202f", "").replace("\ufffc", "")
        at = document.find(figure.text[lang][:40])
        picture = at.block().previous()
        assert document.page_of(at.selectionStart()) == document.page_of(picture.position())


def test_two_pages_lie_side_by_side_or_one_where_it_is_narrow(booklet):
    assert booklet.spread.two
    booklet.resize(620, 700)
    assert not booklet.spread.two and len(booklet.spread.shown()) == 1


def test_keys_and_tabs_turn_the_pages(qtbot, booklet):
    booklet.spread.setFocus()
    qtbot.keyClick(booklet.spread, Qt.Key.Key_Right)
    assert booklet.spread.first == 2
    qtbot.keyClick(booklet.spread, Qt.Key.Key_End)
    assert booklet.spread.shown()[-1] == booklet.spread.pages - 1
    qtbot.keyClick(booklet.spread, Qt.Key.Key_Home)
    assert booklet.spread.first == 0
    last = booklet._tabs[-1]
    qtbot.mouseClick(last, Qt.MouseButton.LeftButton)
    assert last.isChecked()
    assert "Stock" in booklet.spread.text()


def test_a_heading_is_found_by_its_english_name_in_any_language(booklet, spoken):
    use(spoken, "de")
    booklet.show_game("ramsen", heading="Your duties in a trick")
    assert "Farbzwang" in booklet.spread.text()


def test_words_are_searched_through_all_pages(qtbot, booklet):
    booklet.field.setText("stock")
    assert booklet.count.text().startswith("1 of ")
    first = booklet.spread.first
    for _ in range(12):
        qtbot.keyClick(booklet.field, Qt.Key.Key_Return)
    assert booklet.spread.first != first or booklet.count.text()
    booklet.field.setText("xyzzy")
    assert booklet.count.text() == "not found"
    qtbot.keyClick(booklet, Qt.Key.Key_Escape)


def test_an_apostrophe_is_found_as_keys_type_it(booklet):
    booklet.field.setText("dealer's")
    assert booklet.count.text().startswith("1 of ")


def test_it_speaks_german_at_once(qtbot, booklet, spoken):
    spoken.use("de")
    qtbot.waitUntil(lambda: "Das Spiel in einer Minute" in tabs(booklet))
    assert "Fünf Stiche" in booklet.spread.text()
    assert booklet.field.accessibleName() == "Finden"


def test_a_word_of_the_glossary_opens_on_a_click(qtbot, booklet):
    links = [one for one in booklet.spread.links() if one[0].startswith("word:")]
    assert links
    target, where = links[0]
    qtbot.mouseClick(booklet.spread, Qt.MouseButton.LeftButton, pos=where.center().toPoint())
    word = target.removeprefix("word:")
    assert booklet.slip.isVisible()
    assert booklet.slip.accessibleName().startswith(f"{word}: ")
    booklet.slip.mousePressEvent(None)
    assert not booklet.slip.isVisible()


def test_tab_goes_through_the_words(qtbot, booklet):
    booklet.activateWindow()
    booklet.spread.setFocus()
    assert booklet.spread.focusNextPrevChild(True)
    qtbot.keyClick(booklet.spread, Qt.Key.Key_Return)
    assert booklet.slip.isVisible()


@pytest.mark.one_in(4)
@pytest.mark.parametrize("game", games.names())
def test_the_glossary_of_a_game_is_reached_at_once(booklet, game):
    booklet.show_game("ramsen")
    booklet.show_game(game, "glossary")
    words = glossary(rules_text.words_page(game, "en"))
    # Explained here and not only used, as on every other page.
    found = [word for word in words if word in booklet.spread.text()]
    assert words and len(found) >= min(3, len(words)), found


def test_what_this_table_plays_otherwise_is_marked(booklet):
    booklet.show_game("ramsen", rules=rules("ramsen", 1))
    assert "✻ This table plays differently" in booklet.spread.text()
    target = next(one for one, _ in booklet.spread.links() if one.startswith("chapter:"))
    booklet._follow(target, QPoint())
    assert "At this table" in booklet.spread.text()
    assert "Say who plays before cards are exchanged: yes" in booklet.spread.text()
    booklet.show_game("ramsen", rules=rules("ramsen"))
    booklet.spread.show_page(0)
    assert "✻" not in booklet.spread.text()


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_very_point_that_is_otherwise_is_marked(booklet, spoken, lang):
    use(spoken, lang)
    booklet.show_game("ramsen", rules=rules("ramsen", 1))
    lines = booklet.spread.document.toPlainText().split("\n")
    first = {"de": "Ansage: nach dem Tauschen", "en": "Decide: after exchanging"}[lang]
    assert next(line for line in lines if first in line).startswith("✻ ")
    other = {"de": "Einsatz:", "en": "Stake:"}[lang]
    assert any(line.startswith(other) for line in lines)
    booklet.show_game("ramsen", rules=rules("ramsen"))
    assert "✻" not in booklet.spread.document.toPlainText()


def test_a_heading_is_marked_where_all_of_it_is_otherwise(booklet):
    kind = games.find("knueffeln")
    options = next(iter(kind.presets.values())).with_texts({"turning": "off"})
    booklet.show_game("knueffeln", rules=kind.make(options, 4))
    lines = booklet.spread.document.toPlainText().split("\n")
    assert "✻ Turn and see" in lines
    assert "Jann and march" in lines


def test_a_trick_can_be_tried(qtbot, booklet):
    booklet.show_heading("Your duties in a trick")
    while not any(tag.isVisible() for tag in booklet.spread._tags.values()):
        booklet.spread.on()
    tag = next(tag for tag in booklet.spread._tags.values() if tag.isVisible())
    with qtbot.waitSignal(booklet.tried) as tried:
        qtbot.mouseClick(tag, Qt.MouseButton.LeftButton, pos=tag.rect().center())
    assert tried.args[0].name == tag.property("figure")


def test_letters_grow_and_the_reader_stays_at_the_chapter(booklet):
    booklet.spread.show_chapter(4)
    here = booklet.spread.chapter()
    booklet.larger()
    assert booklet.spread.scale > 1.0
    assert booklet.spread.chapter() == here
    booklet.as_usual()
    assert booklet.spread.scale == 1.0


def test_no_line_is_too_long_to_read(booklet):
    booklet.resize(3840, 2100)
    look = booklet.spread.document.look
    assert look.inner <= 430 * look.scale


def test_it_is_set_in_the_serif(booklet):
    assert QFontInfo(booklet.spread.document.defaultFont()).family() == "Source Serif Pro"


@pytest.mark.parametrize(
    ("english", "text", "named"),
    [
        (True, "King and Eight of Hearts, Acorn Sow", "HK H8 EA"),
        (True, "Seven of Bells, Ober and Unter of Leaves", "S7 GO GU"),
        (True, "no card of Hearts", ""),
        (True, "Acorn King, Ten of Leaves", "EK G10"),
    ],
)
def test_cards_are_found_by_their_names(spoken, english, text, named):
    found = CardNames(rules("ramsen"), english).find(text)
    assert codes([one.card for one in found]) == named


def test_cards_in_short_are_found(spoken):
    found = CardNames(rules("gin"), True).find("♠4 and ♥10, a ♦J")
    assert codes([one.card for one in found]) == "S4 H10 DJ"


@pytest.mark.one_in(2)
@pytest.mark.parametrize("size", [printing.A5, printing.TWO_UP, printing.LETTER])
def test_it_is_printed(qtbot, booklet, tmp_path, size):
    dialog = printing.PrintBooklet("Rules", booklet.made, booklet)
    qtbot.addWidget(dialog)
    dialog.size_.set_value(size)
    dialog.write(tmp_path / "rules.pdf")
    data = (tmp_path / "rules.pdf").read_bytes()
    sheets = data.count(b"/Type /Page\n") or data.count(b"/Type /Page ")
    pages = printing.set_for_paper(booklet.made).pageCount()
    assert sheets == (pages if size == printing.A5 else (pages + 1) // 2)
    assert smallest(tmp_path / "rules.pdf")[0] >= 6.5


def test_a_missing_translation_is_said_in_one_sentence(qtbot, booklet, spoken, monkeypatch):
    english = rules_text.page("ramsen", "en")
    monkeypatch.setattr(rules_text, "page", lambda *_: english)
    spoken.use("de")
    qtbot.waitUntil(booklet.sentence.isVisible)
    assert booklet.sentence.text() == "This page exists in English only."


def test_a_game_without_a_page_says_so(booklet):
    booklet.show_game("free_sheet")
    assert booklet.game == "free_sheet"


def test_every_game_can_be_chosen_in_it(qtbot, booklet):
    booklet.choose()
    qtbot.keyClick(booklet.games, Qt.Key.Key_End)
    assert booklet.game == list(games.everything())[-1]


def test_english_is_read_where_there_is_no_other_language():
    assert rules_text.page("ramsen", "nl")[1] == "en"
    assert rules_text.page("no_such_game", "de") == ("", "")


def test_the_lists_beside_the_pages_stay_as_wide_as_the_search(qtbot, booklet):
    """Rams has so many chapters that they are a list in a small window, which was cut there."""
    booklet.show_game("rams")
    booklet.resize(780, 520)
    qtbot.wait(100)  # Qt looks at a list's width only a moment after it was laid
    assert booklet.chapters.isVisible()
    assert booklet.chapters.width() == booklet.games.width() == booklet.field.width()
    assert booklet.chapters.geometry().right() < booklet.width()


def test_where_tabs_would_be_too_small_to_be_read_the_chapters_are_a_list(booklet):
    assert booklet.chapters.isHidden()
    booklet.resize(600, 430)
    assert booklet.chapters.isVisible()
    assert not any(tab.isVisible() for tab in booklet._tabs)
    last = booklet.chapters.count() - 1
    booklet.chapters.set_value(last)
    assert booklet.spread.chapter() == last
    assert booklet.chapters.currentText() == tabs(booklet)[last]


# The example deals of the pages: hands, tricks and winners are those of the rules.


@pytest.mark.parametrize("game", games.names())
def test_the_tables_of_the_example_tell_what_is_played(game: str) -> None:
    # A row for each player, and one for each trick or turn: in Tippen four and three.
    assert told.compared(game) >= 7


@pytest.mark.parametrize(
    ("right", "wrong", "why"),
    [
        ("| **Ten of Hearts** | Eight of Acorns |", "| **Ten of Hearts** | Nine of Acorns |", "2"),
        ("| **Ten of Hearts** |", "| Ten of Hearts |", "trick 2, Ben takes it"),
        ("Sow of Acorns (leads) | Ben |", "Sow of Acorns (leads) | Dora |", "trick 2"),
        ("| Anna | Sow, King and Nine", "| Anna | Sow, King and Eight", "Anna, dealt"),
        ("| King of Hearts, Eight of Leaves,", "| King of Hearts, Ten of Leaves,", "Cilli, After"),
    ],
)
def test_what_is_told_wrongly_is_found(monkeypatch, right, wrong, why):
    page = games.find("ramsli").page("rules", "en")
    assert page.count(right) == 1
    monkeypatch.setattr(Game, "page", lambda *_: page.replace(right, wrong))
    with pytest.raises(FigureError, match=f"ramsli, figure example: the page tells .*: .*{why}"):
        told.compared("ramsli")


# The words of the glossary on a slip: underlined, and a press tells what they mean.


@pytest.mark.parametrize(
    ("text", "language", "terms"),
    [
        ("Zieh vom Talon, und zieh vom Talon.", "de", ["Talon"]),
        ("Ein Balken für jeden Stich; fünf Balken.", "de", ["Balken"]),
        ("You may draw from the stock, a bar is chalked.", "en", ["Stock", "Bar"]),
        ("Play a card.", "en", []),
    ],
)
def test_words_are_found_once_in_a_sentence(text, language, terms):
    found = words_in(text, "ramsen", language)
    assert [word.term for word in found] == terms
    assert all(word.meaning and text[word.start : word.end] for word in found)


def test_a_word_is_where_it_is_drawn_also_in_a_later_line(qtbot):
    text = "Before anybody is asked to play, cards may be exchanged at the stock."
    (word,) = words_in(text, "ramsen", "en")
    one_line, many = (Worded(text, [word], QFont(), wide) for wide in (3000, 90))
    assert many.high > 3 * one_line.high
    for worded in (one_line, many):
        assert worded.word_at(worded.rect_of(word).center()) == word
        assert worded.word_at(QPointF(1, 1)) is None
    assert many.rect_of(word).top() > one_line.rect_of(word).top()


def test_it_is_drawn_with_its_words(qtbot):
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


def test_a_press_on_a_word_tells_what_it_means_until_the_next_sentence(qtbot):
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
