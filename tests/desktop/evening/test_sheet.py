"""The sheet of a new evening: what lies ready, what can be changed, and what begins."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QAction, QFont, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLineEdit, QMenu, QStyle

from desktop.common import player_names
from desktop.common.last_choice import KEY, LastChoice, LastTable
from desktop.common.people import People, spoken
from desktop.common.portraits import said, usual
from desktop.evening.plan import EASY, Plan
from desktop.evening.sheet import EveningSheet
from desktop.house_rules.sets import OWN
from desktop.house_rules.wording import variant_words
from desktop.scene import bot_words
from desktop.scene.speech import Speech
from engine import games, seeds
from engine.bots import BOTS, CHARACTERS, USUAL
from engine.head import Player
from engine.match import Match

NOW = "2026-11-21T20:15"
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(autouse=True)
def nameless_account(monkeypatch: pytest.MonkeyPatch, tmp_path, settings) -> None:
    monkeypatch.setattr(player_names, "of_user", lambda: "")


@pytest.fixture
def sheet(qtbot, settings) -> EveningSheet:
    return opened(qtbot, settings)


def opened(
    qtbot, settings, game: str = "ramsen", *, asked: bool = True, new: bool = False
) -> EveningSheet:
    people = People(settings)
    if asked and not people.asked:
        people.skip()
    sheet = EveningSheet(Plan(settings, people, lambda: new))
    qtbot.addWidget(sheet)
    if game != sheet.plan.kind.name:
        sheet.choose(game)
    sheet.resize(820, 700)
    sheet.show()
    return sheet


def head(sheet: EveningSheet):
    return sheet.head(NOW)


def agree(sheet: EveningSheet, **rules: object) -> None:
    """Play by these house rules, and the others as they are."""
    options = sheet.plan.options
    sheet.take_rules(options.from_dict({**options.as_dict(), **rules}), sheet.plan.base)


def entry(menu: QMenu, *way: str) -> QAction:
    """The entry of a menu to which these words lead."""
    found = next(one for one in menu.actions() if one.text().startswith(way[0]))
    return entry(found.menu(), *way[1:]) if way[1:] else found


def press_at(sheet: EveningSheet, seat: int, *way: str) -> None:
    """Choose an entry in the menu of a place."""
    menu = sheet.seats.menu(seat)
    entry(menu, *way).trigger()
    menu.deleteLater()


@pytest.mark.parametrize("name", games.names())
def test_a_match_can_be_played_with_the_head_of_every_game(qtbot, settings, name):
    match = Match(head(opened(qtbot, settings, name)))
    match.deal()
    assert (match.head.game, match.head.started) == (name, NOW)
    assert match.legal()


@pytest.mark.one_in(3)
@pytest.mark.parametrize("name", games.names())
def test_four_sit_down_to_a_game_that_four_can_play(qtbot, settings, name):
    players = len(head(opened(qtbot, settings, name)).players)
    assert players == (2 if name == "gin" else 4)


# How it is played.


@pytest.mark.parametrize("preset", games.find("ramsen").presets)
def test_a_preset_brings_its_house_rules(sheet, preset):
    QTest.mouseClick(sheet.presets.card(preset), LEFT)
    assert head(sheet).preset == preset
    assert head(sheet).options == games.find("ramsen").presets[preset].as_dict()
    assert [one.isChecked() for one in sheet.presets.cards].count(True) == 1


def test_as_many_are_offered_as_the_rules_are_made_for(qtbot, settings):
    sheet = opened(qtbot, settings, "mauscheln")
    offered = [[*range(3, 8)], [*range(2, 8)], [*range(3, 8)]]
    for preset, numbers in zip(("mauscheln", "chratze", "duties"), offered, strict=True):
        QTest.mouseClick(sheet.presets.card(preset), LEFT)
        number = sheet.seats.number
        assert [int(number.itemText(place)) for place in range(number.count())] == numbers
        number.set_value(numbers[0])
        number.chosen.emit()
        assert len(head(sheet).players) == numbers[0]
    QTest.mouseClick(sheet.presets.card("chratze"), LEFT)
    sheet.seats.number.set_value(2)
    sheet.seats.number.chosen.emit()
    assert "Most play Chratze with four or five." in sheet.ready.text()
    QTest.mouseClick(sheet.presets.card("mauscheln"), LEFT)
    assert len(head(sheet).players) == 3, "the nearest number that these rules are made for"
    Match(head(sheet)).deal()


def test_what_was_played_last_by_other_rules_is_not_offered(qtbot, settings):
    kind = games.find("mauscheln")
    last = LastChoice.read(settings)
    last.note(kind, 2, LastTable([], []), kind.presets["chratze"], real=False)
    last.write(settings)
    assert len(head(opened(qtbot, settings, "mauscheln")).players) == 2
    last.note(kind, 2, LastTable([], []), kind.presets["mauscheln"], real=False)
    last.write(settings)
    assert len(head(opened(qtbot, settings, "mauscheln")).players) == 4


def test_own_rules_are_called_so(sheet):
    own = sheet.presets.card(OWN)
    assert own.isHidden()
    agree(sheet, swiss_leads=True)
    assert own.isVisible() and own.isChecked() and own.text() == "Custom rules"
    assert head(sheet).preset == ""
    agree(sheet, swiss_leads=False)
    assert own.isHidden() and sheet.presets.card("bavarian").isChecked()


def test_arrows_go_from_preset_to_preset(qtbot, settings):
    sheet = opened(qtbot, settings, "knueffeln")
    sheet.presets.card("bohmstedt").setFocus()
    for name in ("hattstedt", "hattstedt1984", "bernhard1924", "gruenberg1938"):
        QTest.keyClick(sheet.focusWidget(), Qt.Key.Key_Right)
        assert sheet.presets.value() == head(sheet).preset == name
        assert sheet.focusWidget() is sheet.presets.card(name)
    QTest.keyClick(sheet.focusWidget(), Qt.Key.Key_Right)
    assert head(sheet).preset == "gruenberg1938"


def test_a_preset_is_spoken_as_one_choice_of_many(sheet):
    heard = QAccessible.queryAccessibleInterface(sheet.presets.card("bavarian"))
    assert heard.role() is QAccessible.Role.RadioButton
    assert heard.text(QAccessible.Text.Name) == "Bavaria"


def test_what_is_said_of_a_preset_stands_below_its_name():
    def words(game: str, name: str) -> tuple[str, str]:
        kind = games.find(game)
        return variant_words(Speech(kind.make(kind.options(), kind.usual())), name)

    assert words("ramsen", "bavarian") == ("Bavaria", "")
    assert words("ramsen", "zaisertshofen") == ("Ramsch", "as in Zaisertshofen")
    assert words("kein_stich", "power") == ("Power (Blitz, Hardcore)", "two deals")


def test_the_sheet_tells_what_differs_and_how_many_house_rules_there_are(qtbot, settings):
    sheet = opened(qtbot, settings, "knueffeln")
    assert (sheet.differ.text(), sheet.rules.text()) == (
        "All as in Bohmstedt.",
        "All 20 house rules …",
    )
    agree(sheet, deals=8, answer="all")
    assert sheet.differ.text() == (
        "Different from Bohmstedt: A turned card is answered by: every opponent; "
        "Deals per match: 8."
    )
    with qtbot.waitSignal(sheet.rules_wanted):
        QTest.keyClick(sheet.rules, Qt.Key.Key_Return)


def test_a_set_with_a_name_is_offered_among_the_variants(qtbot, settings):
    sheet = opened(qtbot, settings, "gin")
    options = replace(sheet.plan.options, target=150)
    key = sheet.plan.sets.save(sheet.plan.kind, "Stammtisch", options)
    sheet = opened(qtbot, settings, "gin")
    card = sheet.presets.card(key)
    assert (card.text(), card.accessibleDescription()) == ("Stammtisch", "your own set")
    QTest.mouseClick(card, LEFT)
    assert sheet.ready.text().startswith("Stammtisch, ")
    assert (head(sheet).options["target"], head(sheet).preset) == (150, "")


# Who sits there.


def test_as_many_places_as_players(sheet):
    for number in (3, 5, 4):
        sheet.seats.number.set_value(number)
        assert [place.isVisible() for place in sheet.seats.places] == [n < number for n in range(5)]
        assert len(head(sheet).players) == number


def test_one_person_and_bots_to_begin_with(sheet):
    first, *others = head(sheet).players
    assert first.name and not first.bot
    assert all(one.bot.partition(":")[0] == USUAL for one in others)
    assert len({one.bot for one in others}) == 3, "each has a character of its own"
    assert len({one.name for one in (first, *others)}) == 4


def test_who_is_new_here_plays_against_easy_opponents_and_later_as_last_time(qtbot, settings):
    sheet = opened(qtbot, settings, new=True)
    assert {one.bot.partition(":")[0] for one in head(sheet).players[1:]} == {EASY}
    press_at(sheet, 1, "&Strength", "Strong")
    sheet.deal.click()
    again = head(opened(qtbot, settings, new=True)).players
    assert again[1].bot.startswith("strong") and again[2].bot.startswith(EASY)


def test_another_name_is_written_on_the_ribbon(sheet):
    place = sheet.seats.places[1]
    press_at(sheet, 1, "Re&name")
    field = sheet.focusWidget()
    assert isinstance(field, QLineEdit) and field.text() == place.text()
    QTest.keyClicks(field, "  Anna   Maria ")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert place.text() == head(sheet).players[1].name == "Anna Maria"
    assert head(sheet).players[1].bot
    press_at(sheet, 1, "Re&name")
    QTest.keyClicks(sheet.focusWidget(), "Ben")
    QTest.keyClick(sheet.focusWidget(), Qt.Key.Key_Escape)
    assert place.text() == "Anna Maria"


def test_the_key_that_takes_a_name_deals_no_cards(qtbot, sheet):
    begun = []
    sheet.begin.connect(lambda: begun.append(1))
    press_at(sheet, 1, "Re&name")
    QTest.keyClicks(sheet.focusWidget(), "Ben")
    QTest.keyClick(sheet.focusWidget(), Qt.Key.Key_Return)
    assert begun == [] and sheet.focusWidget() is sheet.seats.places[1]
    assert QApplication.activePopupWidget() is None
    QTest.keyClick(sheet.presets.card("bavarian"), Qt.Key.Key_Return)
    assert begun == [1]


def test_an_empty_name_changes_nothing(sheet):
    before = head(sheet).players[1]
    for wrong in ("", "   "):
        field = sheet.seats.places[1].write_name()
        field.setText(wrong)
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert head(sheet).players[1] == before and sheet.deal.isEnabled()


def test_a_double_name_is_refused(sheet):
    sheet.plan.rename(0, "Anna")
    sheet.seats.places[1].renamed.emit(" anna ")
    assert "Two players are called anna" in sheet.problem()
    assert sheet.last.text() == sheet.problem() and not sheet.deal.isEnabled()
    begun = []
    sheet.begin.connect(lambda: begun.append(1))
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    assert begun == []
    sheet.seats.places[1].renamed.emit("Ben")
    assert sheet.deal.isEnabled()


def test_a_name_at_a_seat_that_is_not_there_hurts_nobody(sheet):
    sheet.plan.rename(4, head(sheet).players[1].name)
    assert sheet.problem() == ""


def test_strength_and_character_are_chosen_at_the_place(qtbot, settings, sheet):
    press_at(sheet, 1, "&Strength", "Regular")
    press_at(sheet, 1, "&Character", "bold")
    assert head(sheet).players[1].bot == "regular:bold"
    assert sheet.seats.places[1].line == "Regular, bold"
    sheet.deal.click()
    assert head(opened(qtbot, settings)).players[1].bot == "regular:bold"
    press_at(sheet, 1, "&Strength", "Beginner’s luck")
    menu = sheet.seats.menu(1)
    assert not entry(menu, "&Character").isEnabled()
    assert head(sheet).players[1].bot == "random"


def test_only_levels_that_are_levels_are_offered(sheet):
    strength = entry(sheet.seats.menu(1), "&Strength").menu()
    offered = [one.text() for one in strength.actions()]
    assert offered == ["Beginner", "Regular", "Strong", "Beginner’s luck"]


def test_another_opponent_has_another_name_and_face(sheet):
    before, face = sheet.seats.places[2].text(), sheet.seats.places[2].portrait
    other = sheet.seats.menu(2)
    offered = [one.text() for one in entry(other, "Other computer p&layer").menu().actions()]
    assert before not in offered and len(offered) > 4
    press_at(sheet, 2, "Other computer p&layer", offered[0])
    assert sheet.seats.places[2].text() == offered[0] and sheet.seats.places[2].portrait != face


def test_people_of_the_house_and_guests_sit_down(qtbot, settings):
    people = People(settings)
    people.introduce("Anna", "girl-braids")
    ben = people.add("Ben", "boy-cap")
    sheet = opened(qtbot, settings)
    assert sheet.seats.places[0].line == "you"
    press_at(sheet, 1, "&Person at this screen", "Ben")
    place = sheet.seats.places[1]
    assert (place.text(), place.line, place.portrait) == ("Ben", "at this screen", "boy-cap")
    assert head(sheet).players[1].id == ben.id
    assert "Ben" not in [
        one.text() for one in entry(sheet.seats.menu(2), "&Person").menu().actions()
    ]
    press_at(sheet, 2, "&Person at this screen", "&Guest")
    QTest.keyClicks(sheet.focusWidget(), "Cilli")
    QTest.keyClick(sheet.focusWidget(), Qt.Key.Key_Return)
    assert (head(sheet).players[2].name, head(sheet).players[2].bot) == ("Cilli", "")
    assert sheet.seats.places[2].line == "guest"
    press_at(sheet, 1, "C&omputer player")
    assert head(sheet).players[1].bot


def hot_seat(qtbot, settings, game: str = "ramsen") -> EveningSheet:
    """Anna plays this game with Ben at seat 1, and with the computer at the other seats."""
    if not People(settings).asked:
        People(settings).introduce("Anna")
    sheet = opened(qtbot, settings, game)
    press_at(sheet, 1, "&Strength", "Beginner")
    sheet.plan.seat(1, Player("Ben"))
    sheet.deal.click()
    return sheet


@pytest.mark.one_in(5)
@pytest.mark.parametrize("game", games.names())
def test_after_hot_seat_only_the_person_here_sits_down(qtbot, settings, game):
    hot_seat(qtbot, settings)
    sheet = opened(qtbot, settings, game)
    assert [one.name for one in head(sheet).players if not one.bot] == ["Anna"]


def test_the_people_of_last_time_are_offered_in_their_game(qtbot, settings):
    hot_seat(qtbot, settings)
    assert opened(qtbot, settings, "tippen").seats.again.isHidden()
    sheet = opened(qtbot, settings)
    assert sheet.seats.again.text() == "Same people as last time: Ben"
    QTest.mouseClick(sheet.seats.again, LEFT)
    assert [one.name for one in head(sheet).players if not one.bot] == ["Anna", "Ben"]
    assert sheet.seats.again.isHidden()


def test_a_seat_given_back_to_the_computer_is_as_strong_as_it_was(qtbot, settings):
    sheet = hot_seat(qtbot, settings)
    before = opened(qtbot, settings).plan.players[1]
    press_at(sheet, 1, "C&omputer player")
    assert head(sheet).players[1].bot == before.bot
    assert before.bot.startswith(EASY)


def test_each_game_remembers_its_own_opponents(qtbot, settings):
    for game, level in (("ramsen", "Regular"), ("ramsli", "Strong")):
        sheet = opened(qtbot, settings, game)
        press_at(sheet, 1, "&Strength", level)
        sheet.deal.click()
    assert head(opened(qtbot, settings, "ramsen")).players[1].bot.startswith("regular")
    assert head(opened(qtbot, settings, "ramsli")).players[1].bot.startswith("strong")


def test_people_at_a_real_table_are_no_opponents_of_the_next_game(qtbot, settings):
    sheet = opened(qtbot, settings, "skat")
    for seat, name in enumerate(("Anna", "Ben", "Cilli")):
        sheet.plan.rename(seat, name)
    sheet.deal.click()
    assert [one.name for one in head(opened(qtbot, settings, "skat")).players][:2] == [
        "Anna",
        "Ben",
    ]
    at_cards = head(opened(qtbot, settings, "ramsen")).players
    assert not {"Ben", "Cilli"} & {one.name for one in at_cards}


OTHERS = (Player("Gast"), Player("Gast", "strong"))


def test_nobody_is_called_you_in_a_file(qtbot, settings, speak):
    sheet = opened(qtbot, settings)
    sheet.name.field.clear()
    written = head(sheet).players[0].name
    assert not {"You", "Du"} & {written}
    people = People(settings)
    alone = people.names(head(sheet).players)
    assert alone[0] == "You"
    speak({("people", "You"): "Du", ("people", "Player {number}"): "Spieler {number}"}).use("de")
    assert people.names((Player(written), Player("Sepp", "strong")))[0] == "Du"
    together = people.names((Player(written), Player("Gast")))
    assert together == ("Spieler 1", "Gast")
    assert people.names((Player(written), Player("Gast")), one_reader=True) == ("Du", "Gast")
    faces = [people.portraits((Player(written), other)) for other in OTHERS]
    assert faces[0][0] == faces[1][0], "the same face with a guest as with the computer"


def test_a_name_that_was_not_given_at_first_can_be_given_later(qtbot, settings):
    sheet = opened(qtbot, settings)
    press_at(sheet, 0, "&Your name")
    QTest.keyClicks(sheet.focusWidget(), "Anna")
    QTest.keyClick(sheet.focusWidget(), Qt.Key.Key_Return)
    sheet.deal.click()
    head(sheet)
    assert People(settings).own_name() == "Anna"
    assert entry(opened(qtbot, settings).seats.menu(0), "Re&name")


def test_the_portrait_beside_the_name_is_the_one_at_the_seat(qtbot, settings):
    sheet = opened(qtbot, settings, asked=False)
    for name in ("", "Anna", "Bernd"):
        sheet.name.field.setText(name)
        shown = sheet.name.look.accessibleDescription()
        assert shown == said(sheet.seats.places[0].portrait)


def test_lots_are_drawn_for_the_places(sheet):
    before = [one.name for one in head(sheet).players]
    sheet.plan.draw_lots(Random(3))
    after = [one.name for one in head(sheet).players]
    assert sorted(after) == sorted(before) and after != before
    press_at(sheet, 0, "&Shuffle")
    assert [place.text() for place in sheet.seats.places[:4]] == [
        spoken(one.name) for one in head(sheet).players
    ]


def test_a_place_tells_a_screen_reader_who_sits_there(sheet):
    place = sheet.seats.places[1]
    assert place.text() == head(sheet).players[1].name
    assert place.accessibleDescription().startswith("Seat 2, Strong")


def test_every_bot_has_words():
    for bot in ("", *BOTS):
        assert bot_words.title(bot) and bot_words.about(bot)
    assert bot_words.title("unheard") == "Unheard"
    for character in ("", *CHARACTERS):
        assert bot_words.character(character) and bot_words.about_character(character)


def test_names_do_not_run_out():
    some = player_names.first_names(40, ["Lina", " resi "])
    assert len({name.casefold() for name in some}) == 40
    assert not {"Lina", "Resi"} & set(some)


# Who you are.


def test_a_name_and_enter_suffice(qtbot, settings):
    sheet = opened(qtbot, settings, asked=False)
    assert sheet.name.isVisible()
    begun = []
    sheet.begin.connect(lambda: begun.append(head(sheet)))
    QTest.keyClicks(sheet.name.field, "Anna")
    assert sheet.seats.places[0].text() == "Anna"
    assert sheet.seats.places[0].portrait == usual("Anna")
    QTest.keyClick(sheet.name.field, Qt.Key.Key_Return)
    here = sheet.plan.people.here
    assert here is not None and here.name == "Anna"
    assert (begun[0].players[0].name, begun[0].players[0].id) == ("Anna", here.id)
    assert not opened(qtbot, settings, asked=False).name.isVisible(), "it is asked once"


def test_who_would_rather_not_say_is_you_and_not_asked_again(qtbot, settings):
    sheet = opened(qtbot, settings, asked=False)
    assert sheet.seats.places[0].text() == "You"
    sheet.deal.click()
    assert sheet.plan.people.asked and sheet.plan.people.everyone == ()
    assert not opened(qtbot, settings, asked=False).name.isVisible()


def test_the_name_of_the_account_is_proposed(qtbot, settings, monkeypatch):
    monkeypatch.setattr(player_names, "of_user", lambda: "Otto")
    sheet = opened(qtbot, settings, asked=False)
    assert sheet.name.name() == sheet.seats.places[0].text() == "Otto"
    QTest.keyClicks(sheet.name.field, "Anna")
    assert sheet.name.name() == "Anna"


def test_the_portrait_goes_with_the_name_until_one_is_chosen(qtbot, settings):
    sheet = opened(qtbot, settings, asked=False)
    place = sheet.seats.places[0]
    for name in ("Korbinian", "Vroni"):
        sheet.name.field.setText(name)
        assert place.portrait == usual(name)
    popup = sheet.name.choose_portrait()
    QTest.mouseClick(popup.choice.button("boy-cap"), LEFT)
    popup.close()
    sheet.name.field.setText("Korbinian")
    assert place.portrait == "boy-cap"
    sheet.deal.click()
    assert sheet.plan.people.here.portrait == "boy-cap"  # type: ignore[union-attr]


def test_an_opponent_of_your_name_has_another_one_meanwhile(qtbot, settings):
    sheet = opened(qtbot, settings, asked=False)
    name = sheet.seats.places[1].text()
    sheet.name.field.setText(name)
    assert sheet.seats.places[0].text() == name != sheet.seats.places[1].text()
    assert sheet.problem() == ""
    sheet.name.field.setText(name + "x")
    assert sheet.seats.places[1].text() == name


# The code of the evening.

CODE = seeds.code(bytes(range(16)))


def test_a_new_evening_has_a_seed_that_nobody_can_guess(qtbot, settings):
    found = {head(opened(qtbot, settings)).seed for _ in range(4)}
    assert len(found) == 4 and not any(map(seeds.guessable, found))


def test_a_number_that_is_typed_gives_the_same_cards(qtbot, sheet):
    qtbot.keyClicks(sheet.evening.field, "0042")
    assert head(sheet).seed == 42 and sheet.deal.isEnabled()


def test_a_code_that_is_typed_gives_the_same_cards_however_it_is_written(qtbot, sheet):
    for text in (CODE, seeds.shown(CODE), seeds.shown(CODE).lower().replace(" ", "-")):
        sheet.evening.field.clear()
        qtbot.keyClicks(sheet.evening.field, f" {text} ")
        assert head(sheet).seed == CODE and sheet.deal.isEnabled()


def test_a_number_is_marked_guessable_and_a_code_is_not(qtbot, sheet):
    hint, field = sheet.evening.hint, sheet.evening.field
    assert not hint.text().startswith("Easy to guess")
    qtbot.keyClicks(field, "42")
    assert hint.text().startswith("Easy to guess")
    assert field.accessibleDescription() == hint.text()
    field.clear()
    qtbot.keyClicks(field, CODE)
    assert not hint.text().startswith("Easy to guess")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (str(2**32), "below 4294967296"),
        (CODE[:-1], "27 letters"),
        ("Anna", "27 letters"),
        (CODE[:-1] + "0", "letter by letter"),
        ("U" + CODE[1:], "letter by letter"),
    ],
)
def test_what_is_no_code_is_refused_with_a_sentence(qtbot, sheet, text, said):
    begun = []
    sheet.begin.connect(lambda: begun.append(1))
    sheet.evening.toggle.setChecked(True)
    qtbot.keyClicks(sheet.evening.field, text)
    assert not sheet.deal.isEnabled()
    assert said in sheet.last.text()
    QTest.keyClick(sheet.evening.field, Qt.Key.Key_Return)
    assert begun == [], "it is not begun"
    sheet.evening.field.clear()
    assert sheet.deal.isEnabled()


def test_every_evening_has_an_id_of_its_own(qtbot, settings):
    ids = {head(opened(qtbot, settings)).id for _ in range(4)}
    assert len(ids) == 4 and "" not in ids


def test_who_this_machine_belongs_to_keeps_an_id_from_evening_to_evening(qtbot, settings):
    first, second = (head(opened(qtbot, settings)).players for _ in range(2))
    assert first[0].id == second[0].id != ""
    assert [player.id for player in first[1:]] == ["", "", ""]


# What is remembered.


def test_the_choice_is_remembered(qtbot, settings, sheet):
    sheet.seats.number.set_value(3)
    press_at(sheet, 1, "&Strength", "Beginner")
    sheet.presets.set_value("zaisertshofen")
    agree(sheet, games=20)
    before = head(sheet)
    sheet.deal.click()
    after = head(opened(qtbot, settings))
    assert after.players == before.players
    assert (after.options, after.preset) == (before.options, "")


def test_what_is_not_begun_is_not_remembered(settings, sheet):
    sheet.plan.rename(1, "Anna")
    sheet.close()
    assert settings.remembered(KEY) is None


def test_what_was_said_of_one_game_is_kept_while_another_is_looked_at(sheet):
    sheet.seats.number.set_value(5)
    agree(sheet, games=20)
    sheet.choose("gin")
    sheet.choose("ramsen")
    assert len(head(sheet).players) == 5 and head(sheet).options["games"] == 20


@pytest.mark.parametrize(
    "garbage",
    [
        "{",
        "[]",
        "7",
        '"x"',
        json.dumps({"game": 7, "players": 3, "numbers": [], "options": "x"}),
        json.dumps({"game": "nothing", "players": [1, {"name": 5, "bot": "god"}]}),
        json.dumps({"numbers": {"ramsen": 77}, "options": {"ramsen": {"no": 1}}}),
        json.dumps({"numbers": {"ramsen": True}, "options": {"ramsen": {"crosses": [9]}}}),
        json.dumps({"players": [{"name": "x" * 10_000}] * 50}),
    ],
)
def test_garbage_in_the_memory_is_ignored(qtbot, settings, garbage):
    settings.remember(KEY, garbage)
    found = head(opened(qtbot, settings))
    assert len(found.players) == 4
    assert found.preset == "bavarian"
    assert all(len(player.name) <= 24 for player in found.players)


# How long it takes.


def test_the_sheet_tells_how_long_an_evening_by_these_house_rules_takes(sheet):
    sheet.choose("ramsen")
    told = {}
    for preset in ("bavarian", "zaisertshofen"):
        QTest.mouseClick(sheet.presets.card(preset), LEFT)
        told[preset] = sheet.last.text()
    assert "10 minute" in told["bavarian"]
    assert "100 minute" in told["zaisertshofen"]
    agree(sheet, evening="one_game")
    assert "20 minute" in sheet.last.text()
    agree(sheet, evening="deals")
    assert "30 minute" in sheet.last.text()


# Keys, sizes, languages.


def test_the_letters_of_the_fields_grow_with_the_sheet(sheet):
    fields = (sheet.seats.number, sheet.evening.toggle)
    sheet.set_scale(1.0)
    before = [one.font().pixelSize() for one in fields]
    sheet.set_scale(2.0)
    assert all(one.font().pixelSize() > 1.8 * was for one, was in zip(fields, before, strict=True))


def test_the_boxes_of_the_fields_grow_with_the_sheet(sheet):
    box = sheet.findChildren(QCheckBox)[0]

    def wide():
        box.ensurePolished()
        return box.style().pixelMetric(QStyle.PixelMetric.PM_IndicatorWidth, None, box)

    sheet.set_scale(1.5)
    before = wide()
    sheet.set_scale(3.0)
    assert wide() == pytest.approx(2 * before, abs=2)


def test_every_field_has_a_name_for_a_screen_reader(sheet):
    sheet.evening.toggle.setChecked(True)
    for kind in (QLineEdit, QComboBox):
        for field in sheet.findChildren(kind):
            assert field.accessibleName(), field


def walk(qtbot, sheet) -> list[str]:
    sheet.seats.places[0].setFocus()
    walked: list[str] = []
    while len(walked) < 40 and (not walked or sheet.focusWidget() is not sheet.seats.places[0]):
        here = sheet.focusWidget()
        walked.append(here.accessibleName() or getattr(here, "text", str)())
        qtbot.keyClick(here, Qt.Key.Key_Tab)
    return walked


def test_the_keyboard_walks_from_top_to_bottom(qtbot, sheet):
    names = [place.text() for place in sheet.seats.places[:4]]
    top = [*names, "Number of players", "Bavaria"]
    last = ["Advanced", "Deal"]
    assert walk(qtbot, sheet) == [
        *top,
        "All 18 house rules …",
        *last,
    ]


def test_what_has_the_keyboard_is_brought_into_sight(qtbot, sheet):
    sheet.resize(600, 360)
    QApplication.processEvents()
    sheet.seats.places[0].setFocus()
    while sheet.focusWidget() is not sheet.deal:
        assert not sheet.focusWidget().visibleRegion().isEmpty()
        QTest.keyClick(sheet.focusWidget(), Qt.Key.Key_Tab)
    assert sheet.area.verticalScrollBar().value() > 0


@pytest.mark.parametrize("times", [1.0, 2.0])
def test_it_fits_a_small_window_and_scrolls(qtbot, settings, times):
    usual_font = QFont(QApplication.font())
    larger = QFont(usual_font)
    larger.setPointSizeF(usual_font.pointSizeF() * times)
    QApplication.setFont(larger)
    try:
        for name in games.names():
            sheet = opened(qtbot, settings, name)
            sheet.resize(780, 520)
            QApplication.processEvents()
            assert sheet.area.widget().width() <= sheet.area.viewport().width(), name
            assert sheet.rect().contains(sheet.deal.geometry())
    finally:
        QApplication.setFont(usual_font)


def test_it_speaks_german_at_once(qtbot, sheet, speak):
    speak({("new-match", "New match"): "Ein neuer Abend", ("bots", "Strong"): "Stark"}).use("de")
    qtbot.waitUntil(lambda: sheet.title.text() == "Ein neuer Abend")
    assert sheet.seats.places[1].line.startswith("Stark")


def test_a_double_click_on_what_lay_there_before_deals_no_cards(sheet):
    begun = []
    sheet.begin.connect(lambda: begun.append(1))
    QTest.mouseDClick(sheet.deal, LEFT)  # the second press alone: the first was elsewhere
    assert begun == []
    QTest.mouseClick(sheet.deal, LEFT)
    assert begun == [1]


def test_a_held_enter_deals_no_cards(sheet):
    begun = []
    sheet.begin.connect(lambda: begun.append(1))
    none = Qt.KeyboardModifier.NoModifier
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, none, "\r", True)
    QApplication.sendEvent(sheet.deal, held)
    assert begun == []


def test_a_nameless_account_is_nobody(monkeypatch):
    monkeypatch.undo()
    monkeypatch.setattr(player_names.getpass, "getuser", lambda: "root")
    assert player_names.of_user() == ""
    monkeypatch.setattr(player_names.getpass, "getuser", lambda: "anna")
    monkeypatch.setattr(player_names, "_full_name", lambda login: "")
    assert player_names.of_user() == "Anna"
    monkeypatch.setattr(player_names, "_full_name", lambda login: "Anneliese Maier")
    assert player_names.of_user() == "Anneliese"


def test_the_pack_for_so_many_players_is_seen_when_they_are_chosen(qtbot, settings):
    """What does not divide stays in the box, and is told before the cards are dealt."""
    sheet = opened(qtbot, settings, "kein_stich")
    sheet.seats.number.set_value(6)
    assert "48 cards, 8 for each; the 4 lowest stay(s) in the box" in sheet.ready.text()
    sheet.seats.number.set_value(3)
    assert "24 cards, 8 for each." in sheet.ready.text()
    agree(sheet, cards=52)
    assert "51 cards, 17 for each; the 1 lowest stay(s) in the box" in sheet.ready.text()


def test_a_rule_that_makes_every_deal_a_muss_is_told(qtbot, settings):
    sheet = opened(qtbot, settings, "ramsli")
    assert "muss" not in sheet.ready.text()
    agree(sheet, bank_level=8)
    assert "muss" not in sheet.ready.text()
    agree(sheet, ante=8)
    assert "every deal is a Muss" in sheet.ready.text()


def test_a_bank_is_offered_before_the_first_deal_of_ramsli_with_what_happens_without(
    qtbot, settings
):
    sheet = opened(qtbot, settings, "ramsli")
    assert "the kitty can grow to a hundred times the ante" in sheet.ready.text()
    assert sheet.instead.text() == "Play “With a bank” instead?"
    QTest.mouseClick(sheet.instead, Qt.MouseButton.LeftButton)
    assert sheet.plan.preset == "with_bank"
    assert "hundred times" not in sheet.ready.text()
    assert sheet.instead.isHidden()
    assert sheet.focusWidget() is sheet.presets.card("with_bank")
    sheet.presets.set_value("handed_down")
    assert not sheet.instead.isHidden()
    sheet.seats.number.set_value(2)
    assert sheet.instead.isHidden()


@pytest.mark.parametrize(
    ("game", "usual"), [("schnellen", "schnellen"), ("mulatschak", "salzburg")]
)
def test_five_are_proposed_a_start_from_fifteen_as_long_as_five_play(qtbot, settings, game, usual):
    sheet = opened(qtbot, settings, game)
    number = sheet.seats.number
    number.set_value(4)
    assert sheet.plan.preset == sheet.presets.value() == usual
    number.set_value(5)
    assert sheet.plan.preset == sheet.presets.value() == "fifteen"
    number.set_value(4)
    assert sheet.plan.preset == sheet.presets.value() == usual
    number.set_value(5)
    sheet.presets.set_value(usual)
    assert (sheet.plan.number, sheet.plan.preset) == (5, usual)
    sheet.presets.set_value("fifteen")
    number.set_value(4)
    assert sheet.plan.preset == sheet.presets.value() == "fifteen"


def test_a_person_with_a_phone_sits_there_until_somebody_else_does(qtbot, settings):
    People(settings).introduce("Anna", "girl-braids")
    sheet = opened(qtbot, settings)
    press_at(sheet, 1, "Person with a p&hone", "&Guest")
    QTest.keyClicks(sheet.focusWidget(), "Cilli")
    QTest.keyClick(sheet.focusWidget(), Qt.Key.Key_Return)
    press_at(sheet, 0, "Person with a p&hone", "Anna")
    assert [place.line for place in sheet.seats.places[:3]][:2] == ["with a phone"] * 2
    assert sheet.plan.phones == {0, 1}
    sheet.plan.draw_lots(Random(3))
    assert {head(sheet).players[seat].name for seat in sheet.plan.phones} == {"Anna", "Cilli"}
    for seat in sheet.plan.phones:
        press_at(sheet, seat, "&Person at this screen", head(sheet).players[seat].name)
    assert not sheet.plan.phones
    press_at(sheet, 2, "Person with a p&hone", "&Guest")
    press_at(sheet, 2, "C&omputer player")
    assert not sheet.plan.phones


def test_real_cards_ask_for_no_phone_at_a_seat(sheet):
    sheet.plan.real_cards = True
    texts = [one.text() for one in sheet.seats.menu(0).actions()]
    assert "&Person at this screen" in texts and "Person with a p&hone" not in texts
