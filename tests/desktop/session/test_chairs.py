"""One match read from several chairs: by people at the window, and by one with another device."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from desktop.common.language import PROGRAM, Language, UnknownLanguage
from desktop.scene.ending import Ending, Told
from desktop.scene.scene import Place, RowStrip, Scene
from desktop.session.chairs import NoChair
from desktop.session.display import Display
from engine import games
from engine.cards import BACK, Card
from engine.head import Head, Player
from engine.moves import Call, Move
from engine.table import NOBODY, Seat
from tests.desktop.tables import Witness, head, hosted, quick_settings


@pytest.fixture
def table(qapp: object, tmp_path: Path) -> Iterator[Witness]:
    with hosted(quick_settings(tmp_path)) as witness:
        yield witness


class Reader:
    """Keeps what a display shows and says."""

    def __init__(self, display: Display) -> None:
        self.display = display
        self.scenes: list[Scene | None] = []
        self.said: list[str] = []
        display.scene_changed.connect(self.scenes.append)
        display.said.connect(self.said.append)
        display.told.connect(self.said.append)
        display.show()

    @property
    def scene(self) -> Scene:
        scene = self.scenes[-1]
        assert scene is not None
        return scene


def of_four(game: str, *names: str) -> Head:
    """The first variant of a game with as many of these as may play, at most four."""
    kind = games.find(game)
    preset, options = next(iter(kind.presets.items()))
    seats = max(number for number in kind.seats if number <= 4)
    players = tuple(
        Player(name.removeprefix("bot "), "heuristic" if name.startswith("bot ") else "")
        for name in names
    )
    return Head(game, preset, options.as_dict(), players[:seats], 5, "2026-01-06T19:30:00")


def to_a_person(qtbot: QtBot, table: Witness, *readers: Reader) -> Reader | None:
    """Look at tricks and let bots play until a reader is asked; None when the deal is over."""
    controller = table.controller

    def ready() -> bool:
        if controller.pause.decided is not None:
            controller.look_on()
        if any(one.scene.replies for one in readers):
            controller.hurry()  # a partner's question is passed
        return (
            controller.chairs.asked() is not None or controller.waiting_for_deal or controller.over
        )

    qtbot.waitUntil(ready)
    return next((one for one in readers if one.display is controller.chairs.asked()), None)


def play(table: Witness, reader: Reader, move: Move) -> None:
    """Play a move from this reader's device, once more if one is asked whether it is meant."""
    table.controller.play(move, reader.display)
    if reader.display.chair.doubted == move:
        table.controller.play(move, reader.display)


@pytest.mark.one_in(4)
@pytest.mark.parametrize("game", games.names())
def test_two_devices_show_each_its_own_seat_and_no_curtain_falls(
    qtbot: QtBot, table: Witness, game: str
) -> None:
    rng, controller = Random(3), table.controller
    controller.begin(of_four(game, "Anna", "Ben", "bot Sepp", "bot Resi"))
    anna, ben = Reader(controller.display), Reader(controller.chairs.sit(1))
    table.curtains.clear()
    seen: dict[Seat, int] = {0: 0, 1: 0}
    while (asked := to_a_person(qtbot, table, anna, ben)) is not None:
        for seat, reader in enumerate((anna, ben)):
            scene = reader.scene
            assert (scene.bottom, scene.view.seat, scene.covered) == (seat, seat, False)
            assert bool(scene.legal) == (reader is asked)
            assert scene.view == controller.matches.playing.match.view(seat)
        seat = (anna, ben).index(asked)
        seen[seat] += 1
        play(table, asked, rng.choice(asked.scene.legal))
    assert all(seen.values()) and not any(table.curtains)


def test_each_chair_holds_its_hand_in_its_own_order(table: Witness) -> None:
    table.controller.begin(head("Anna", "Ben", "bot Resi"))
    anna, ben = Reader(table.controller.display), Reader(table.controller.chairs.sit(1))
    before = list(anna.scene.hand)
    turned = list(ben.scene.hand)[::-1]
    ben.display.reorder(turned)
    assert list(ben.scene.hand) == turned and list(anna.scene.hand) == before


def test_what_is_refused_is_told_only_to_the_person_who_tried_it(
    qtbot: QtBot, table: Witness
) -> None:
    table.controller.begin(head("Anna", "Ben", "bot Resi"))
    anna, ben = Reader(table.controller.display), Reader(table.controller.chairs.sit(1))
    pack = table.controller.matches.playing.match.rules.pack()
    tried = set()
    while len(tried) < 4 and (asked := to_a_person(qtbot, table, anna, ben)) is not None:
        for reader, other in ((anna, ben), (ben, anna)):
            # It is the turn of one of them, who does not hold the card.
            wrong = next(one for one in pack if one not in reader.scene.hand)
            table.controller.play(wrong, reader.display)
            assert reader.display.chair.notice and not other.display.chair.notice
            reader.display.chair.clear_notice()
            tried.add((reader, reader is asked))
        play(table, asked, asked.scene.legal[0])
    assert len(tried) == 4


DEALS = 5
"""How many deals of an evening are played at most."""
ENGLISH, GERMAN = Language("en", "GB"), Language("de", "CH", "swiss")


NO_WORDS = {"portrait", "zone", "trumps", "pack"}
"""Texts of a scene that nobody reads: names of pictures and places, letters of suits."""


def words_of(what: object) -> Iterator[str]:
    """Every text in a scene that is read."""
    if isinstance(what, str):
        yield what
    elif isinstance(what, tuple) and not isinstance(what, Call):
        for one in what:
            yield from words_of(one)
    elif isinstance(what, Scene | Place | RowStrip | Ending | Told):
        for field in fields(what):
            if field.name not in NO_WORDS:
                yield from words_of(getattr(what, field.name))


class Silent(Language):
    """The application's language while nobody may ask for it."""

    code = property(lambda self: pytest.fail("asked for the language of the application"))

    def translate(self, *text: object) -> str:  # type: ignore[override]
        pytest.fail(f"asked the application for {text}")


def called_alike(game: str) -> set[str]:
    """What a game says that reads the same in both languages."""
    texts = games.find(game).texts
    both = (texts.text(key) for key in texts.english if key)
    return {text for context, text in both if GERMAN.translate(context, text) == text}


@pytest.mark.one_in(4)
@pytest.mark.parametrize("game", games.names())
def test_an_evening_is_read_in_two_languages_at_the_same_moment(
    qtbot: QtBot, table: Witness, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    controller, rng = table.controller, Random(game)
    controller.begin(of_four(game, "Anna", "", "Cilli", "Dora"))
    match = controller.matches.playing.match
    spoken = [GERMAN if seat % 2 else ENGLISH for seat in range(len(match.players))]
    readers = [
        Reader(controller.chairs.sit(seat, language)) for seat, language in enumerate(spoken)
    ]
    read = {language: set[str]() for language in spoken}
    while not controller.over and match.deal_number <= DEALS:
        readers[1].display.reorder(readers[1].scene.hand[::-1])
        held = readers[1].scene.hand
        while (asked := to_a_person(qtbot, table, *readers)) is not None:
            for reader, language in zip(readers, spoken, strict=True):
                scene = reader.scene
                read[language].update(words_of(scene))
                if reader is not readers[1]:
                    in_order = match.rules.show.sorted_hand(scene.view.table, scene.hand)
                    assert list(scene.hand) == in_order
            hand = readers[1].scene.hand
            held = tuple(card for card in held if card in hand)
            assert held == tuple(card for card in hand if card in held)
            with monkeypatch.context() as patched:
                patched.setattr(PROGRAM, "__class__", Silent)
                asked.display.show()
            play(table, asked, rng.choice(asked.scene.legal))
        controller.deal()
    assert "Spieler 2" in read[GERMAN] and "Player 2" in read[ENGLISH]
    assert min(map(len, read.values())) > 20
    words = {text for text in read[GERMAN] & read[ENGLISH] if re.search("[^\\W\\d]", text)}
    assert words <= {"Anna", "Cilli", "Dora", *called_alike(game)}


def test_what_is_said_across_the_table_is_heard_in_the_words_of_each_chair(
    qtbot: QtBot, table: Witness
) -> None:
    controller = table.controller
    controller.begin(of_four("knueffeln", "Anna", "Ben", "Cilli", "Dora"))
    words = ((ENGLISH, "off"), (GERMAN, "off"), (GERMAN, "nds"), (ENGLISH, "off"))
    displays = [controller.chairs.sit(seat, *spoken) for seat, spoken in enumerate(words)]
    heard: list[set[str]] = [set() for _ in displays]
    for said, display in zip(heard, displays, strict=True):
        display.talked.connect(lambda seat, text, _, said=said: said.add(text))
    readers = [Reader(display) for display in displays]
    while (asked := to_a_person(qtbot, table, *readers)) is not None and len(heard[0]) < 6:
        for display in displays:
            if phrases := controller.talk.phrases(display):
                controller.talk.speak(phrases[len(heard[0]) % len(phrases)], display)
        play(table, asked, asked.scene.legal[0])
    english, german, frisian, other = heard
    assert len(english) >= 3 and english == other
    assert not english & german and not german <= frisian


def test_a_person_reads_on_in_another_language_and_nobody_else_does(
    qtbot: QtBot, table: Witness
) -> None:
    controller = table.controller
    controller.begin(of_four("ramsen", "Anna", "", "bot Sepp", "bot Resi"))
    readers = [Reader(controller.display), Reader(controller.chairs.sit(1, ENGLISH))]
    window, ben = readers
    asked = to_a_person(qtbot, table, *readers)
    assert asked is not None
    question, log = ben.display.question, controller.matches.playing.match.events()
    before, elsewhere = ben.scene, window.scene
    controller.chairs.read(ben.display, GERMAN)
    assert ben.scene.prompt != before.prompt and ben.scene.view == before.view
    assert [ben.scene.places[1].name, before.places[1].name] == ["Spieler 2", "Player 2"]
    assert ben.display.question == question and window.scene is elsewhere
    assert controller.matches.playing.match.events() == log
    controller.chairs.read(ben.display, ENGLISH)
    assert ben.scene == before


def test_who_wants_an_unknown_dialect_or_has_left_reads_on_as_before(
    qtbot: QtBot, table: Witness
) -> None:
    controller = table.controller
    controller.begin(of_four("knueffeln", "Anna", "Ben", "bot Sepp", "bot Resi"))
    readers = [Reader(controller.display), Reader(controller.chairs.sit(1, GERMAN))]
    ben = readers[1].display
    scene = readers[1].scene
    with pytest.raises(UnknownLanguage, match="'xx'"):
        controller.chairs.read(ben, ENGLISH, "xx")
    with pytest.raises(UnknownLanguage, match="'fr'"):
        controller.chairs.read(ben, Language("fr"))
    ben.show()
    assert readers[1].scene == scene
    asked = to_a_person(qtbot, table, *readers)
    assert asked is not None
    play(table, asked, asked.scene.legal[0])
    controller.chairs.give_up(ben)
    with pytest.raises(NoChair, match="given up"):
        controller.chairs.read(ben, ENGLISH)


def test_a_person_alone_at_a_device_is_called_you_there(table: Witness) -> None:
    table.controller.begin(head("Anna", "Ben", "bot Resi"))
    anna, ben = table.controller.display, table.controller.chairs.sit(1)
    assert [anna.chair.speech.listener, ben.chair.speech.listener] == [0, 1]
    table.controller.chairs.give_up(ben)
    assert anna.chair.speech.listener == NOBODY


def test_a_hint_is_shown_only_to_the_person_who_asked_for_it(qtbot: QtBot, table: Witness) -> None:
    table.controller.begin(head("Anna", "Ben", "bot Resi"))
    anna, ben = Reader(table.controller.display), Reader(table.controller.chairs.sit(1))
    asked = to_a_person(qtbot, table, anna, ben)
    assert asked is not None
    other = ben if asked is anna else anna
    table.controller.hints.ask(asked.display)
    qtbot.waitUntil(lambda: asked.scene.hint is not None)
    assert other.scene.hint is None and other.display.chair.advice is None


def test_only_a_person_at_the_window_can_be_given_a_chair_elsewhere(table: Witness) -> None:
    chairs = table.controller.chairs
    with pytest.raises(NoChair, match="no match"):
        chairs.sit(0)
    table.controller.begin(head("Anna", "Ben", "bot Resi"))
    chairs.sit(1)
    for seat, why in ((1, "already"), (2, "no person"), (7, "no person"), (NOBODY, "no person")):
        with pytest.raises(NoChair, match=why):
            chairs.sit(seat)
    assert len(chairs.displays) == 2 and table.scene.view.table.phase


def test_the_curtain_falls_again_when_two_people_share_the_window(
    qtbot: QtBot, table: Witness
) -> None:
    table.controller.begin(head("Anna", "Ben", "bot Resi"))
    ben = Reader(table.controller.chairs.sit(1))
    assert not table.controller.display.chair.covered
    table.controller.chairs.give_up(ben.display)
    assert ben.scenes[-1] is None and table.controller.chairs.displays == [table.controller.display]
    qtbot.waitUntil(lambda: table.controller.display.chair.covered)
    assert table.curtains[-1] in ("Anna", "Ben")
    assert not [one for one in table.scene.hand if isinstance(one, Card) and one is not BACK]


def test_another_match_begins_with_all_its_people_at_the_window(table: Witness) -> None:
    table.controller.begin(head("Anna", "Ben", "bot Resi"))
    ben = Reader(table.controller.chairs.sit(1))
    table.controller.begin(head("Anna", "bot Ben", "bot Resi"))
    assert ben.scenes[-1] is None
    assert [one.people for one in table.controller.chairs.displays] == [[0]]
