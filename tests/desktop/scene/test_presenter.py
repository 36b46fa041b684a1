"""The presenter: what a scene shows of a view, in every game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from desktop.common.language import Language
from desktop.common.languages import Languages
from desktop.common.numbers import shown
from desktop.common.settings import SETTINGS, Settings
from desktop.scene.presenter import Chair, Pause, ScenePresenter
from desktop.scene.scene import Scene
from desktop.scene.speech import Speech
from desktop.table import card_names
from desktop.table.extents import status_beside_signs
from engine import bots, games, shuffle
from engine.cards import BACK, GERMAN_32, Card
from engine.facts import Advice, Fact
from engine.head import Head, Player
from engine.hidden import view
from engine.match import Match
from engine.rules import Rules
from engine.rules.hand_orders import ORDERS, in_order
from engine.table import NOBODY
from tests import kit
from tests.desktop.tables import passing

every_game = pytest.mark.parametrize("game", games.names())


class Stage:
    """An evening of any moves, and the scenes of it."""

    def __init__(self, game: str, number: int = 0) -> None:
        case = kit.share(game)[number]
        self.match = Match(case.head())
        self.rng = Random(5)
        speech = Speech(self.match.rules, [player.name for player in self.match.players])
        self.presenter = ScenePresenter(self.match.rules, self.match.players, speech)

    def deal(self) -> Iterator[None]:
        """Play a deal, stopping before each move and at the end."""
        self.match.deal()
        while self.match.turn != NOBODY:
            yield
            self.match.play(kit.any_move(self.match.legal(), self.rng))
        yield

    def scene(self, viewer: int, **shown: object) -> Scene:
        seen = self.match.view(viewer)
        assert seen is not None
        return self.presenter.scene(seen, *passing(viewer, **shown), [], self.match.sheet())


def test_a_hand_is_held_as_it_was_arranged_with_new_cards_at_its_end(qapp):
    came = 0
    for game in games.names():
        stage = Stage(game)
        arranged: list[Card] = []
        for _ in islice((moment for _ in range(3) for moment in stage.deal()), 40):
            scene = stage.scene(0, held={0: arranged})
            hand = scene.view.table.hands[0]
            if not hand or BACK in hand:
                continue
            new = [card for card in hand if card not in arranged]
            assert list(scene.hand) == [card for card in arranged if card in hand] + new, game
            came += bool(new) and len(new) < len(hand)
            # The other way round than it is dealt, so that new cards do not lie there anyway.
            arranged = list(scene.hand)[:: -1 if len(new) == len(hand) else 1]
    assert came


def test_a_chair_and_a_pause_share_no_field():
    assert not {one.name for one in fields(Chair)} & {one.name for one in fields(Pause)}


def test_what_belongs_to_one_position_is_forgotten_and_nothing_else():
    stays = {"seat": 2, "closed": True, "looking": True, "held": {0: [GERMAN_32[0]]}}
    stays |= {"presenter": Stage("ramsen").presenter, "language": Language("en"), "dialect": "nds"}
    chair = Chair(**{field.name: object() for field in fields(Chair)} | stays)
    chair.forget()
    assert chair == Chair(**stays)
    # What the match is held for is answered before a position is left, and who is away stays away.
    pause = Pause(
        **{field.name: object() for field in fields(Pause)} | {"halted": True, "away": {1}}
    )
    pause.end()
    assert pause == Pause(halted=True, away={1})


@every_game
def test_every_seat_shows_its_own_sum(qapp, game):
    stage = Stage(game)
    for _ in range(3):
        for _ in stage.deal():
            pass
        sheet, scene = stage.match.sheet(), stage.scene(0)
        for number, side in enumerate(stage.match.rules.sides()):
            for seat in side:
                score = shown(sheet.totals[0].values[number]) if sheet.counts else ""
                assert scene.places[seat].score == score
        if sheet.over:
            return


# Trumps and stakes is told with every scene: trumps, and the highest cards.


def dealt(game: str, seats: int, *, named: bool = False) -> tuple[Scene, Speech]:
    kind = games.find(game)
    preset = next(iter(kind.presets))
    players = tuple(Player(f"Player {number}") for number in range(seats))
    rules = kind.presets[preset].as_dict()
    match = Match(Head(game, preset, rules, players, 11, "2026-01-06T19:30:00"))
    match.deal()
    while named and not match.view(0).table.trump:  # type: ignore[union-attr]
        match.play(match.legal()[0])
    view = match.view(0)
    assert view is not None
    speech = Speech(match.rules, [player.name for player in players])
    stage = ScenePresenter(match.rules, players, speech)
    return stage.scene(view, Chair(0), Pause(), [], match.sheet()), speech


@pytest.mark.parametrize(
    ("game", "named", "caption", "highest"),
    [
        ("ramsen", False, "Always trumps:", "S9 S7 EO EU"),
        ("ramsen", True, "From the top:", "{0}A S9 S7 EO EU"),
        ("knueffeln", False, "Olen outrank all:", "H2 C4 S8 H9 D9"),
        ("schnellen", True, "From the top:", "{0}A SW"),
        ("ramsli", True, "From the top:", ""),
        ("tippen", True, "From the top:", ""),
    ],
)
def test_the_highest_cards_are_shown_as_far_as_they_are_not_in_their_suits_order(
    qapp, game, named, caption, highest
):
    scene, speech = dealt(game, 4, named=named)
    suit = scene.trumps[0] if scene.trumps else ""
    assert [one.code for one in scene.unusual] == highest.format(suit).split()
    assert card_names.from_the_top(speech, scene) == caption


def test_the_trump_suit_is_a_word_where_no_other_sentence_names_it(qapp):
    scene, speech = dealt("ramsli", 4, named=True)
    assert scene.trumps and speech.suit(scene.trumps[0]) in status_beside_signs(scene, speech)
    assert "kitty" in status_beside_signs(scene, speech)


# Hints as they are read: a move and its reason, without numbers, and each card named once.

DEALS = 6


@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest, tmp_path: Path, qapp: QApplication) -> Iterator[str]:
    languages = Languages(qapp, Settings(tmp_path / "s.ini"))
    languages.use(request.param)
    yield request.param
    languages.use("en")


def advised(rules: Rules[Any], rng: Random) -> Iterator[Advice]:
    """What the bot with rules of thumb advises in one deal, half of it played by chance."""
    bot = bots.make("heuristic", rules)
    setup = rules.next_deal([], 0)
    assert setup is not None
    t = rules.start(shuffle.shuffled(rules.pack(), rng), setup, listen=False)
    while t.phase:
        legal = rules.legal(t)
        advice = bot.advise(view(t, t.turn), list(legal), rng, 0.0)
        yield advice
        rules.apply(t, rng.choice(legal) if rng.random() < 0.5 else advice.move)


@pytest.mark.one_in(5)
@pytest.mark.parametrize("name", games.names())
def test_a_hint_names_each_card_once_and_no_number(name, language):
    kind = games.find(name)
    seen = set()
    for number in range(DEALS):
        seats = kind.seats_of(kind.options())
        rules = kind.make(kind.options(), seats[number % len(seats)])
        speech = Speech(rules, ("Anna", "Ben", "Cilli", "Dora", "Emil", "Fritz"))
        for advice in advised(rules, Random(number)):
            seen.add(advice.reason.key)
            hint = speech.hint(advice)
            assert not re.search(r"\d", hint.replace(speech.move(advice.move), "")), hint
            assert "advice." not in hint and "{" not in hint
            for card in rules.pack():
                # Behind a name there may be more of it: "Herz-Ass" is not "Herz-Asse".
                assert len(re.findall(rf"{re.escape(speech.card(card))}\b", hint)) <= 1, hint
    assert len(seen) > 4


def test_numbers_are_told_when_one_looks_back(language):
    kind = games.find("ramsen")
    speech = Speech(kind.make(kind.options(), 3), ("Anna", "Ben", "Cilli"))
    fact = Fact("better_in_most", (54, 32))
    assert "54" in speech.reason(fact) and "32" in speech.reason(fact)
    hint = speech.hint(Advice(speech.rules.pack()[0], fact))
    assert not re.search(r"\d", hint)
    by_much = Fact("better_on_average", (4, 2, "counters"))
    assert re.search(r"4[.,]2\b.*\((Counters|Marken)\)", speech.reason(by_much))
    assert not re.search(r"\d", speech.reason(Fact("better_on_average")))
    same = speech.reason(Fact("all_the_same")).removesuffix(".")
    first = speech.rules.pack()[0]
    hint = speech.hint(Advice(first, Fact("all_the_same")))
    assert hint == f"{same}: {speech.card(first)}."


@every_game
def test_a_hand_is_held_in_the_chosen_order_until_it_is_arranged(qapp, game):
    assert SETTINGS["hand_order"].values == ORDERS
    stage, held = Stage(game), 0
    for _ in islice(stage.deal(), 40):
        for order in ORDERS:
            stage.presenter.hand_order = order
            scene = stage.scene(0)
            t, hand = scene.view.table, list(scene.hand)
            if BACK not in hand:
                assert hand == in_order(stage.match.rules.show, t, hand, order)
                arranged = stage.scene(0, held={0: hand[::-1]}).hand
                assert not t.hands[0] or arranged == tuple(hand[::-1])
                held += 1
    assert held
