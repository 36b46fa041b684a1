"""Speech: every key of a game has a sentence, and the sentence is filled."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from desktop.common.language import Language
from desktop.common.languages import Languages
from desktop.common.settings import SETTINGS, Settings
from desktop.scene.speech import DIALECTS, Speech
from desktop.scene.titles import with_rules
from engine import games
from engine.cards import BACK, card
from engine.facts import Fact
from engine.games.knueffeln.table import KnueffelnTable
from engine.moves import Call
from engine.sheet import Mark
from tests.desktop.tables import head

ENGINE = Path(games.__file__).parent.parent
PHASES = "engine.phases."


@pytest.fixture
def speech(qapp: object) -> Speech:
    return Speech(head("Anna", "bot Sepp", "bot Resi").make(), ("Anna", "Sepp", "Resi"))


def test_a_card_is_called_by_rank_and_suit(speech):
    assert speech.card(card("EO")) == "Ober of Acorns"
    assert speech.card(BACK) == "face-down card"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", games.names())
def test_a_question_has_nine_words_and_ends_with_itself_and_a_tag_has_three(qapp, game, language):
    kind = games.find(game)
    speech = Speech(kind.make(kind.options(), kind.usual()), language=Language(language))
    for key in kind.texts.english:
        if not key.startswith(("ask.", "call.", "which.")):
            continue
        context, source = speech._source(key, ())
        for number in (1, 3) if "%n" in source else (-1,):
            said = speech.translate(context, source, "", number)
            if key.startswith("ask."):
                assert len(said.split()) <= 9 and "?" not in said[:-1], said
            else:
                # A card on a tag decides there, and its name is as long as it is.
                assert len(re.sub(r"(the )?\{.*?\}|…", "", said).split()) <= 3, said


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", games.names())
def test_what_a_result_counts_is_said_of_you_as_of_others(qapp, game, language):
    """Behind a name and behind "You": "paid the pot", not "pays"."""
    kind = games.find(game)
    speech = Speech(kind.make(kind.options(), kind.usual()), language=Language(language))
    told = {key: speech.translate(*speech._source(key, ())) for key in kind.texts.english}
    does = re.compile(r"^\{0:seat\} (\w+" + ("s" if language == "en" else "t") + r")\b")
    others = {verb for text in told.values() for verb in does.findall(text)}
    counted = [text for key, text in told.items() if key.startswith("reckoned.")]
    assert others and counted
    assert not [text for text in counted if others & set(re.findall(r"\w+", text))]


def test_the_four_standing_trumps_have_names(speech):
    names = [speech.full_card(card(code)) for code in ("S9", "S7", "EO", "EU")]
    assert [name.split(", the ")[1] for name in names] == [
        "Dallmutz",
        "Belli",
        "Big Boy",
        "Little Boy",
    ]
    assert speech.full_card(card("HA")) == "Sow of Hearts"


def test_at_zaisertshofen_they_are_criticals(qapp):
    game = head("Anna", "bot Sepp", "bot Resi", preset="zaisertshofen").make()
    assert Speech(game).full_card(card("EU")).endswith("Critical")


def test_facts_name_people_cards_and_numbers(speech):
    assert speech.happens(Fact("puts", (1, card("H7")))) == "Sepp plays the Seven of Hearts."
    assert speech.happens(Fact("trump_is", ("G",))) == "Leaves are trumps."
    assert "2" in speech.happens(Fact("draws", (2, 2)))


def test_cards_turned_up_one_after_the_other_are_told_in_one_sentence(speech):
    turned = [Fact("turns_up", (card(code),)) for code in ("H7", "EU", "GA", "S8")]
    trumps = Fact("trump_is", ("G",))
    assert speech.news(turned[:1]) == "The Seven of Hearts is turned up."
    assert speech.news([*turned[:2], trumps]) == (
        "The Seven of Hearts and the Unter of Acorns are turned up. Leaves are trumps."
    )
    assert speech.news(turned) == (
        "The Seven of Hearts, the Unter of Acorns and the Sow of Leaves are turned up. "
        "The Eight of Bells is turned up."
    )
    assert speech.news([]) == ""


def test_an_unknown_key_is_shown_as_it_is(speech):
    assert speech.happens(Fact("jumps")) == "fact.jumps"


def test_calls_marks_and_values_have_words(speech):
    assert "Seven of Bells" in speech.call(Call("swap", (card("E8"), card("S7"))))
    assert "3" in speech.mark(Mark("cross", 3))
    assert speech.value("crosses", 2) == "2" and speech.value("swiss_leads", True) == "yes"


@pytest.mark.parametrize("name", games.names())
def test_every_option_preset_and_phase_has_words(name, qapp):
    kind = games.find(name)
    for preset, options in kind.presets.items():
        speech = Speech(kind.make(options, kind.seats_of(options)[0]))
        assert speech.has(f"preset.{preset}")
        for option in options.names():
            assert speech.has(f"option.{option}"), option
            for value in options.values(option):
                assert not speech.value(option, value).startswith("option.")
                if isinstance(value, str):
                    assert speech.has(f"option.{option}.{value}")
        for total in speech.rules.sheet([]).totals:
            assert speech.has(f"total.{total.key}")


@pytest.mark.parametrize("name", games.names())
def test_every_key_in_the_sources_of_a_game_has_words(name, qapp):
    """Facts told, rules that forbid, advice given: found in the sources, said in words."""
    kind = games.find(name)
    options = next(iter(kind.presets.values()))
    speech = Speech(kind.make(options, kind.seats_of(options)[0]))
    own = [*(ENGINE / "games" / name).glob("*.py")]
    files = [*own, *shared_by(own)]
    keys = {key for file in files for key in keys_of(file)}
    kinds = ("fact", "rule", "advice", "plate", "ask", "sign", "outlook")
    kinds += ("row", "own", "doubt", "line", "refusal", "unanswered", "remark", "reckoned", "part")
    kinds += ("standing", "won")
    lacking = [key for key in keys if not any(speech.has(f"{one}.{key}") for one in kinds)]
    assert lacking == []
    calls = {word for file in files for word in words_of(file, "Call")}
    assert calls and [word for word in calls if not speech.has(f"call.{word}")] == []


def shared_by(files: Iterable[Path]) -> set[Path]:
    """The chapters that these sources share with other games, and those that these go by."""
    found: set[Path] = set()
    left = list(files)
    while left:
        for node in ast.walk(ast.parse(left.pop().read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(PHASES):
                path = ENGINE.parent.joinpath(*str(node.module).split(".")).with_suffix(".py")
                left += [path] if path not in found else []
                found.add(path)
    return found


def keys_of(file: Path) -> set[str]:
    """The keys of facts that a source makes."""
    return words_of(file, "Fact") | words_of(file, "tell")


def words_of(file: Path, function: str) -> set[str]:
    """The literal words that stand first in calls of this function, alternatives too."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name == function:
                first = node.args[0]
                parts = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
                found |= {part.value for part in parts if isinstance(part, ast.Constant)}
    return found


def test_every_seat_is_named_in_german_too(tmp_path, qapp, speech):
    settings = Settings(tmp_path / "s.ini")
    languages = Languages(qapp, settings)
    try:
        languages.use("de")
        said = [speech.happens(Fact("leads", (seat,))) for seat in range(3)]
        assert said == ["Anna spielt aus.", "Sepp spielt aus.", "Resi spielt aus."]
        assert speech.happens(Fact("draws", (2, 1))) != speech.happens(Fact("draws", (2, 2)))
    finally:
        languages.use("en")


# The dialect of a game's home.


@pytest.fixture
def frisian(qapp: object) -> Speech:
    kind = games.find("knueffeln")
    return Speech(kind.make(kind.options(), 4), ("Anna", "Ben", "Cilli", "Dora"), dialect="nds")


def test_a_dialect_goes_before_the_language(frisian):
    assert frisian.text("phrase.one_for_the_jann") == "Een vör de Jann!"
    assert frisian.happens(Fact("marches", (1,))) == "Ben: Wir spielen weiter."
    assert frisian.text("note.turns", 2) == "Drein un Seen: 2"
    assert frisian.happens(Fact("leads", (0,))) == "Anna leads."
    frisian.dialect = "off"
    assert frisian.text("phrase.one_for_the_jann") == "One for the Jann!"


def test_in_dialect_cards_go_by_their_own_names(frisian):
    swap = Call("swap", (card("HQ"), card("H9")))
    assert frisian.call(swap) == "Queen of Hearts vör Harten Ol"
    assert frisian.full_card(card("H2")) == "de Beste, Two of Hearts"
    assert frisian.full_card(card("CQ")) == "Queen of Clubs"
    assert frisian.happens(Fact("puts", (0, card("H2")))) == "Anna plays the Two of Hearts."
    frisian.dialect = "off"
    assert frisian.call(swap) == "Queen of Hearts for the Nine of Hearts"


@pytest.mark.parametrize("dialect", DIALECTS)
def test_chosen_cards_have_their_names_at_the_table(frisian, dialect):
    frisian.dialect = dialect
    t = KnueffelnTable(4, 0, [])
    t.chosen = "CD"
    names = [frisian.own_name(card(code), t) for code in ("C6", "D2", "C3", "SA", "S6")]
    assert names == ["Paas", "Twist", "Drist", "Fehl-As", "Six of Spades"]
    assert frisian.full_card(BACK, t) == "face-down card"


def test_a_game_without_the_dialect_speaks_as_ever(speech):
    said = speech.full_card(card("S9")), speech.happens(Fact("draws", (2, 1)))
    speech.dialect = "nds"
    assert said == (speech.full_card(card("S9")), speech.happens(Fact("draws", (2, 1))))


def test_every_dialect_that_can_be_set_is_known():
    assert set(SETTINGS["dialect"].values) == set(DIALECTS)


# Whoever reads is told of himself as "you".


def to_sepp(**wishes: str) -> Speech:
    rules = head("bot Anna", "Sepp", "bot Resi").make()
    return Speech(rules, ("Anna", "Sepp", "Resi"), listener=1, **wishes)


def test_the_listener_is_told_of_himself_as_you(qapp):
    speech = to_sepp()
    seven = card("H7")
    assert speech.happens(Fact("puts", (1, seven))) == "You play the Seven of Hearts."
    assert speech.happens(Fact("puts", (0, seven))) == "Anna plays the Seven of Hearts."
    assert speech.happens(Fact("no_trick", (1,))) == "No trick for you: a penalty cross!"


def test_a_number_that_is_the_listeners_seat_is_no_seat(qapp):
    assert to_sepp().happens(Fact("draws", (0, 1))).startswith("Anna draws ")


def test_whoever_is_waited_for_is_told_that_it_is_his_turn(qapp):
    speech = to_sepp()
    assert speech.waits("bid", 1) == "It is your turn."
    assert speech.waits("bid", 0) == "Anna: in or out?"


def test_the_names_of_the_sides_stay_names(qapp):
    assert to_sepp().sides() == ("Anna", "Sepp", "Resi")


def test_partners_are_told_together(qapp):
    kind = games.find("knueffeln")
    speech = Speech(kind.make(kind.options(), 4), ("Anna", "Ben", "Cilli", "Dora"), listener=2)
    assert speech.happens(Fact("pair_money", (0, 2, 100))) == "You and Anna win 100 each."
    assert speech.happens(Fact("pair_money", (1, 3, 100))) == "Ben and Dora win 100 each."
    speech.dialect = "nds"
    assert speech.happens(Fact("sees", (2,))) == "Du: Seen."
    assert speech.happens(Fact("sees", (1,))) == "Ben: Seen."


# Articles, which only German has.


@pytest.mark.parametrize(
    ("game", "code", "said"),
    [
        ("ramsen", "HA", "Du spielst die Herz-Sau."),
        ("ramsen", "H9", "Du spielst den Herz-Neuner."),
        ("gin", "H9", "Du spielst die Herz-Neun."),
        ("gin", "HA", "Du spielst das Herz-Ass."),
        ("gin", "HJ", "Du spielst den Herz-Buben."),
    ],
)
def test_a_card_has_its_german_article(tmp_path, qapp, game, code, said):
    kind = games.find(game)
    languages = Languages(qapp, Settings(tmp_path / "s.ini"))
    try:
        languages.use("de")
        rules = kind.make(kind.options(), kind.seats_of(kind.options())[0])
        speech = Speech(rules, ("Anna", "Ben", "Cilli"), listener=0)
        assert speech.happens(Fact("puts", (0, card(code)))) == said
        assert speech.happens(Fact("puts", (0, BACK))) == "Du spielst eine verdeckte Karte."
    finally:
        languages.use("en")


@pytest.mark.parametrize("name", ["You", "Du"])
def test_somebody_without_a_name_is_told_you_though_others_read_it_too(qapp, name):
    speech = Speech(head("Anna", name, "bot Resi").make(), ("Anna", name, "Resi"))
    assert speech.name(1) == "You"
    assert speech.listener == 1
    assert speech.happens(Fact("puts", (1, card("H7")))) == "You play the Seven of Hearts."
    assert speech.happens(Fact("puts", (0, card("H7")))) == "Anna plays the Seven of Hearts."
    speech.listener = 0
    assert speech.happens(Fact("puts", (0, card("H7")))) == "You play the Seven of Hearts."


# What a game with its rules is called.


@pytest.mark.parametrize(
    "game, rules, title",
    [
        ("Ramsen", "Bavaria", "Ramsen (Bavaria)"),
        ("Schnellen", "Schnellen", "Schnellen"),
        ("Tippen", "Tippen (Dreiblatt)", "Tippen (Dreiblatt)"),
        ("Rams", "Rams, as in France", "Rams, as in France"),
        # Another name that only begins like it.
        ("Rams", "Ramscheln", "Rams (Ramscheln)"),
    ],
)
def test_the_name_of_a_game_is_said_once(game, rules, title):
    assert with_rules(game, rules) == title
