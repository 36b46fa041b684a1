"""Real cards on the table: the slate is kept with few keys, and lines can be put right."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.common import announce
from desktop.scene.speech import Speech
from desktop.score.correct_line import CorrectLine
from desktop.score.entry_form import EntryForm
from desktop.score.keys import AnswerKey
from desktop.window.main_window import MainWindow
from engine import games
from engine.head import Head, Player
from engine.match import Match
from engine.rules.entry import CHOICE, SIDE, TABLE, Answers, Field
from engine.sheet import Line
from engine.store import load
from tests.desktop.tables import head as played_head
from tests.desktop.window.kit import wait_for_me, windows

KEY = Qt.Key


@pytest.fixture
def window(qtbot: QtBot, own_home: Path) -> Iterator[MainWindow]:
    yield from windows(qtbot)


PEOPLE = ("Anna", "Ben", "Cilli", "Dora", "Emil", "Franziska", "Korbinian")


def paper(game: str = "ramsen", players: int = 3, preset: str = "") -> Head:
    kind = games.find(game)
    preset = preset or next(iter(kind.presets))
    people = tuple(map(Player, PEOPLE[:players]))
    options = kind.presets[preset].as_dict()
    return Head(game, preset, options, people, 1, "2026-01-06T19:30:00", real_cards=True)


def full(game: str) -> Head:
    """The head of a table at which as many sit as can."""
    kind = games.find(game)
    return paper(game, max(kind.seats_of(next(iter(kind.presets.values())))))


def begun(window: MainWindow, head: Head | None = None) -> MainWindow:
    window.controller.begin(head or paper())
    QApplication.processEvents()
    return window


def types(window: MainWindow, text: str) -> None:
    """Type at whatever has the keyboard, as somebody does who looks at the slate."""
    for letter in text:
        focus = QApplication.focusWidget()
        assert focus is not None
        if letter == "\n":
            QTest.keyClick(focus, KEY.Key_Return)
        else:
            QTest.keyClicks(focus, letter)


def lines(window: MainWindow) -> tuple[Line, ...]:
    sheet = window.controller.sheet()
    assert sheet is not None
    return sheet.lines


def test_the_score_page_stands_in_the_place_of_the_table(window):
    begun(window)
    assert window.score.isVisible() and not window.table.isVisible()
    assert not window.controller.waiting_for_deal
    assert window.score.title.text() == "Deal 1"
    window.controller.begin(played_head("Anna", "bot Sepp", "bot Resi"))
    assert window.table.isVisible() and not window.score.isVisible()


def test_a_deal_is_entered_with_four_keys(window):
    begun(window)
    window.activateWindow()
    types(window, "32\n\n")
    assert lines(window) == (Line((3, 2, None)),)
    types(window, "-14\n")
    assert lines(window)[1] == Line((None, 1, 4))
    assert window.score.title.text() == "Deal 3"


def test_the_story_tells_what_a_deal_brought(window):
    begun(window)
    types(window, "32\n\n")
    told = [window.side.story.item(row).text() for row in range(window.side.story.count())]
    assert told == ["Anna gets 3 bars.", "Ben gets 2 bars."]
    window.controller.score_entry.correct(
        0, {("tricks", 0): 2, ("tricks", 1): 3, ("tricks", 2): None}, ""
    )
    assert window.side.story.item(2).text() == "Deal 1 has been corrected."


def test_what_cannot_be_is_refused_with_a_reason_and_nothing_is_lost(window):
    begun(window)
    types(window, "33\n\n")
    assert lines(window) == ()
    assert window.score.reason.text() == "⚠ There are 5 tricks in a deal, not 6."
    assert window.score.form.answers()["tricks", 0] == 3
    window.score.form.input("tricks", 1).fill(2)
    assert window.score.reason.text() == ""
    window.score.enter.click()
    assert lines(window) == (Line((3, 2, None)),)


@pytest.mark.parametrize("text", ["x", "³", "٣", "--"])
def test_what_is_no_number_is_said(window, text):
    begun(window, paper("free_sheet"))
    field = window.score.form.input("points", 0).edit
    assert field is not None
    field.setText(text)
    window.score.chalk()
    assert "Enter a number" in window.score.reason.text() and lines(window) == ()


def test_enter_after_each_figure_is_the_same_as_figures_alone(window):
    begun(window)
    types(window, "3\n2\n-\n")
    assert lines(window) == (Line((3, 2, None)),)
    types(window, "14-\n")
    assert lines(window)[1] == Line((1, 4, None))


def test_enter_that_comes_after_a_digit_answers_no_question(window):
    begun(window)
    types(window, "3\n")
    field = window.score.form.input("tricks", 1)
    assert field.has_focus() and lines(window) == () and window.score.reason.text() == ""


def test_nothing_is_chalked_before_anything_was_answered(window):
    begun(window)
    window.score.enter.click()
    assert "Missing" in window.score.reason.text() and lines(window) == ()


class Asks:
    """Asks what a function says, and proposes nothing."""

    def __init__(self, fields: Callable[[Answers], list[Field]]) -> None:
        self.entry_fields = fields

    def proposed(self, answers: Answers) -> Answers:
        return {}


def test_the_names_of_two_who_play_together_keep_their_and(qtbot):
    form = EntryForm()
    qtbot.addWidget(form)
    rules = games.find("knueffeln").make(games.find("knueffeln").options(), 4)
    form.begin(
        Asks(lambda answers: [Field("won", kind=SIDE, sides=(0, 1))]),
        Speech(rules, ["Korbinian", "Lina", "Resi", "Vroni"]),
    )
    assert [key.text() for key in form.input("won").keys] == ["Korbinian & Resi", "Lina & Vroni"]


def test_a_line_is_taken_back_and_chalked_again(window):
    begun(window)
    types(window, "32\n\n")
    types(window, "14\n\n")
    window.menus.actions["undo"].trigger()
    assert len(lines(window)) == 1
    window.menus.actions["undo"].trigger()
    assert lines(window) == () and not window.controller.history.may_undo()
    window.menus.actions["redo"].trigger()
    assert len(lines(window)) == 1
    window.menus.actions["redo"].trigger()
    assert len(lines(window)) == 2


def test_the_same_log_is_written_and_opened_again(window):
    begun(window)
    types(window, "32\n\n")
    path = window.controller.path
    assert path is not None
    assert load(path).events[1] == {"line": {"values": [3, 2, None], "notes": []}}
    window.controller.put_away(path)
    assert window.controller.open(path)
    assert window.score.isVisible() and window.score.title.text() == "Deal 2"


def test_an_empty_evening_of_real_cards_is_opened_without_dealing(window):
    begun(window)
    path = window.controller.path
    assert path is not None
    window.controller.put_away(path)
    window.controller.open(path)
    assert len(load(path).events) == 1 and window.score.title.text() == "Deal 1"


@pytest.mark.parametrize(("name", "end"), [("Anna", "Won by: Anna."), ("You", "You have won.")])
def test_the_evening_ends_on_paper_too_and_aloud(qtbot, window, monkeypatch, name, end):
    said: list[str] = []
    monkeypatch.setattr(announce, "_send", lambda _widget, text, urgent: said.append(text))
    monkeypatch.setattr(announce, "heard", announce.Heard())
    head = paper()
    begun(window, replace(head, players=(Player(name), *head.players[1:])))
    for answers in ((5, None, 0), (5, None, 0)):
        window.controller.score_entry.chalk(
            {("tricks", side): value for side, value in enumerate(answers)}
        )
    assert window.controller.over
    assert window.score.title.text() == "The match is over"
    assert not window.score.enter.isVisible() and window.next_button.isVisible()
    qtbot.waitUntil(lambda: said[-1] == f"The match is over. {end}")
    assert sum(text.startswith("The match") for text in said) == 1


def test_after_the_last_deal_the_keyboard_is_at_what_comes_next(window):
    begun(window)
    types(window, "5-0\n")
    types(window, "5-0\n")
    QApplication.processEvents()
    assert window.controller.over and window.next_button.hasFocus()
    window.menus.actions["undo"].trigger()
    assert not window.controller.over and window.score.form.isAncestorOf(QApplication.focusWidget())


@pytest.mark.one_in(13)
@pytest.mark.parametrize("game", games.everything())
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_game_asks_in_words(window, game, language):
    window.settings["language"] = language
    begun(window, full(game))
    keys = window.score.form.findChildren(AnswerKey)
    texts = [text for key in keys for text in (key.text(), key.accessibleName())]
    assert texts and not [text for text in texts if text.startswith("entry.")]
    for key in keys:
        asked = key.parentWidget().accessibleName()
        question = asked.partition(": ")[2] or asked
        several = key.isCheckable() and key.property("heardAs") == "choice"
        assert not several or (question and question not in key.accessibleName()), (
            "said by the group"
        )
    window.score.chalk()
    assert not window.score.reason.text().startswith("⚠ refusal.")
    assert not window.grab().isNull()


def test_another_game_asks_anew(window):
    begun(window, paper("knueffeln", 5))
    begun(window, paper("ramsen", 3))
    assert set(window.score.form.answers()) == {("tricks", side) for side in range(3)}


def test_the_form_grows_with_what_is_answered(qtbot):
    form = EntryForm()
    qtbot.addWidget(form)
    kind = games.find("knueffeln")
    speech = Speech(kind.make(kind.options(), 4), ["Anna", "Ben", "Cilli", "Dora"])

    def ask(answers: object) -> list[Field]:
        assert isinstance(answers, dict)
        fields = [Field("way", kind=CHOICE, choices=("basic", "jann"), usual=0)]
        if answers.get(("way", -1)):
            fields.append(Field("turns", high=9, usual=0))
        return fields

    form.begin(Asks(ask), speech)
    assert form.answers() == {("way", -1): 0}
    form.input("way").fill(1)
    assert form.answers() == {("way", -1): 1, ("turns", -1): 0}
    form.input("way").fill(0)
    assert form.answers() == {("way", -1): 0}


def test_questions_grow_with_a_window_of_many_dots(window):
    begun(window, paper("mulatschak", 4))

    def sizes() -> tuple[int, int]:
        page = window.score
        return page.form.input("bid").keys[0].height(), page.enter.height()

    window.resize(1280, 800)
    QApplication.processEvents()
    before = sizes()
    window.resize(2560, 1600)
    QApplication.processEvents()
    grown = sizes()
    for small, large in zip(before, grown, strict=True):
        assert large == pytest.approx(2 * small, rel=0.25)


def test_who_deals_next_is_said(window):
    begun(window)
    assert window.score.hint.text().startswith("Anna deals.")
    types(window, "32\n\n")
    assert window.score.hint.text().startswith("Ben deals.")
    window.controller.history.undo()
    assert window.score.hint.text().startswith("Anna deals.")


def test_what_is_asked_of_each_is_said_only_while_it_is_asked(window):
    begun(window, paper("skat", 3, "home"))
    assert window.score.hint.text() == "Lost at Ramsch"
    window.score.form.input("player").keys[0].click()
    assert window.score.hint.text() == ""
    window.score.form.input("player").keys[-1].click()
    assert window.score.hint.text() == "Lost at Ramsch"


def test_with_real_cards_the_deal_of_gin_passes_on_as_the_rules_say(window):
    begun(window, paper("gin", 2, "runde"))
    drawn = window.controller.score_entry.entry_fields({})[0].choices.index("drawn")

    def ended(who: int, dead: int) -> dict[tuple[str, int], int | None]:
        given = {"way": 0, "knocker": who, "own": 0, "other": dead, "spade": 0}
        return {(name, -1): answer for name, answer in given.items()}

    dealt = []
    spiele = [ended(0, 40), ended(1, 9), {("way", -1): drawn}, ended(1, 20), ended(0, 70)]
    for answers in [*spiele, ended(1, 5), ended(0, 5)]:
        dealt.append(window.controller.score_entry.next_dealer())
        assert window.controller.score_entry.chalk(answers) == ""
    # The third was drawn, so Anna deals again; after the fifth she leads and opens the Runde.
    order = ("Anna", "Ben", "Anna", "Anna", "Ben", "Anna", "Ben")
    assert dealt == [f"{name} deals." for name in order]


def test_where_one_deals_a_whole_game_that_is_said(window):
    begun(window, paper("kein_stich", 4, "hausruck"))
    for _ in range(2):
        assert window.score.hint.text().startswith("Anna deals.")
        sheet = window.controller.sheet()
        assert sheet is not None
        window.controller.score_entry.chalk(cheapest(window))


def cheapest(window: MainWindow) -> dict[tuple[str, int], int | None]:
    """Answers in which the first takes all there is."""
    answers: dict[tuple[str, int], int | None] = {}
    for field in window.controller.score_entry.entry_fields({}):
        first = field.side in (TABLE, 0)
        answers[field.name] = 0 if field.kind == "side" else field.high if first else 0
    return answers


def test_a_free_sheet_counts_rounds_and_names_no_dealer(window):
    begun(window, paper("free_sheet"))
    assert window.score.title.text() == "Round 1"
    assert window.score.hint.text() == "What each gets in this round"
    window.controller.score_entry.chalk({("points", 0): 12, ("points", 1): -4, ("points", 2): None})
    assert lines(window) == (Line((12, -4, None)),)
    assert window.score.title.text() == "Round 2"
    told = [window.side.story.item(row).text() for row in range(window.side.story.count())]
    assert told == ["Anna: 12.", "Ben: −4."]


def test_a_round_of_a_free_sheet_is_corrected_as_a_round(qtbot, window):
    begun(window, paper("free_sheet"))
    for _ in range(2):
        window.controller.score_entry.chalk(
            {("points", 0): 12, ("points", 1): -4, ("points", 2): None}
        )
    dialog = CorrectLine(window.controller.score_entry, 1, window)
    qtbot.addWidget(dialog)
    assert [dialog.line.itemText(row) for row in (0, 1)] == ["Round 1", "Round 2"]
    dialog.form.input("points", 0).fill(14)
    dialog.accept()
    told = [window.side.story.item(row).text() for row in range(window.side.story.count())]
    assert "Round 2 has been corrected." in told


# Corrections.


def entered(window: MainWindow) -> MainWindow:
    begun(window)
    types(window, "32\n\n")
    types(window, "14\n\n")
    return window


def test_a_past_line_is_corrected_with_a_reason(qtbot, window):
    entered(window)
    dialog = CorrectLine(window.controller.score_entry, 0, window)
    qtbot.addWidget(dialog)
    assert dialog.form.answers()["tricks", 0] == 3
    dialog.form.input("tricks", 0).fill(2)
    dialog.form.input("tricks", 1).fill(3)
    dialog.why.setText("  counted   wrong ")
    dialog.accept()
    assert lines(window)[0] == Line((2, 3, None))
    page = window.side.page
    assert page is not None
    assert page.row_name(0) == "1*" and page.row_name(1) == "2"
    assert page.trail(0) == "was 3 2 – (counted wrong)"
    item = window.side.plain.verticalHeaderItem(0)
    assert item.text() == "1*" and "counted wrong" in item.toolTip()
    assert "counted wrong" in page.footnotes()[0]
    path = window.controller.path
    assert path is not None
    assert load(path).events[-1]["correct"]["why"] == "counted wrong"
    assert Match.from_events(load(path).events).sheet() == window.controller.sheet()


def test_a_correction_that_cannot_be_says_why(qtbot, window):
    entered(window)
    dialog = CorrectLine(window.controller.score_entry, 0, window)
    qtbot.addWidget(dialog)
    dialog.accept()
    assert dialog.reason.text() == "⚠ Nothing has changed."
    dialog.form.input("tricks", 0).fill(4)
    dialog.accept()
    assert "5 tricks" in dialog.reason.text()
    assert lines(window)[0] == Line((3, 2, None)) and dialog.result() == 0


def test_another_line_can_be_chosen_in_the_dialog(qtbot, window):
    entered(window)
    dialog = CorrectLine(window.controller.score_entry, 0, window)
    qtbot.addWidget(dialog)
    dialog.line.set_value(1)
    assert dialog.stood.text() == "Anna 1, Ben 4, Cilli –"
    assert dialog.form.answers()["tricks", 1] == 4


def test_a_deal_that_was_played_here_can_be_corrected_between_deals(qtbot, window):
    window.controller.begin(played_head("bot Anna", "bot Sepp", "bot Resi"))
    assert not window.controller.may_correct()
    wait_for_me(qtbot, window)
    assert window.controller.waiting_for_deal and window.controller.may_correct()
    was = lines(window)[0]
    wrong = {("tricks", side): value for side, value in enumerate((2, 2, 1))}
    assert window.controller.score_entry.correct(0, wrong, "swept up wrong") == ""
    assert lines(window)[0].values == (2, 2, 1) != was.values
    assert window.controller.waiting_for_deal
    window.controller.history.undo()
    assert lines(window)[0] == was


def test_a_double_click_on_the_numbers_asks_for_that_line(window, monkeypatch):
    entered(window)
    asked: list[int] = []
    monkeypatch.setattr(
        CorrectLine, "exec", lambda dialog: asked.append(int(str(dialog.line.value())))
    )
    window.side.plain.cellDoubleClicked.emit(1, 0)
    window.side.plain.cellDoubleClicked.emit(2, 0)  # a sum
    window.menus.actions["correct"].trigger()
    assert asked == [1, 1]
