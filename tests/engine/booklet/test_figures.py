"""Every figure of every booklet says what the rules say, and every question finds its chapter."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from engine import games, words
from engine.booklet.check import check, playable
from engine.booklet.figure import FigureError, figures, read_figure
from engine.cards import cards
from engine.moves import read
from engine.sheet import Line
from tests.engine.booklet.tables import headings, marked

GAMES = sorted(games.names())
EVERY = [(game, name) for game in GAMES for name in figures(game)]


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_a_figure_claims_what_the_rules_say(game: str, name: str) -> None:
    assert check(figures(game)[name]) > 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["de", "en"])
def test_each_figure_stands_in_the_pages_once(game: str, language: str) -> None:
    shown = marked(games.find(game).page("rules", language))
    assert sorted(shown) == sorted(figures(game))
    assert len(shown) >= 4


@pytest.mark.parametrize("game", GAMES)
def test_both_pages_have_the_same_figures_under_the_same_headings(game: str) -> None:
    def outline(language: str) -> list[str]:
        page = games.find(game).page("rules", language)
        return re.findall(r"(?m)^#+ |figure:[a-z_]+", page)

    assert outline("de") == outline("en")


def _chapters(game: str) -> list[tuple[str, str]]:
    kind = games.find(game)
    booklet = kind.make(next(iter(kind.presets.values())), kind.usual()).booklet
    return [*booklet.places.items()]


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_decision_leads_to_a_chapter_that_exists(game: str) -> None:
    kind = games.find(game)
    asked = {key[4:] for key in kind.texts.english if key.startswith("ask.")}
    booklet = kind.make(next(iter(kind.presets.values())), kind.usual()).booklet
    assert asked - set(booklet.places) == set()
    there = set(headings(kind.page("rules", "en")))
    assert [pair for pair in _chapters(game) if pair[1] not in there] == []


@pytest.mark.parametrize("game", GAMES)
def test_only_rules_and_questions_that_exist_lead_somewhere(game: str) -> None:
    known = {**words.TEXTS, **games.find(game).texts.english}
    keys = [key for key, _ in _chapters(game)]
    assert [key for key in keys if not {f"ask.{key}", f"rule.{key}"} & set(known)] == []


def test_a_wrong_winner_is_found() -> None:
    trick = figures("knueffeln")["drist"]
    with pytest.raises(FigureError, match="knueffeln, figure drist: winner: 2, by the rules 1"):
        check(replace(trick, winner=2))


def test_a_card_too_many_that_may_be_played_is_found() -> None:
    trick = figures("ramsen")["head"]
    with pytest.raises(FigureError, match="figure head: may"):
        check(replace(trick, may=tuple(cards("HO H8"))))


def test_a_wrong_order_is_found() -> None:
    order = figures("ramsen")["order"]
    with pytest.raises(FigureError, match="figure order"):
        check(replace(order, groups=order.groups[::-1]))


@pytest.mark.parametrize(("game", "name"), [("gin", "best"), ("kein_stich", "hearts")])
def test_a_wrong_number_is_found(game: str, name: str) -> None:
    figure = figures(game)[name]
    assert figure.points is not None
    with pytest.raises(FigureError, match="points"):
        check(replace(figure, points=figure.points + 1))


def test_a_wrong_sum_on_the_slate_is_found() -> None:
    slate = figures("ramsen")["crosses"]
    wrong = replace(slate.groups[0], worth=7)
    with pytest.raises(FigureError, match="sum: 7, by the rules 6"):
        check(replace(slate, groups=(wrong, *slate.groups[1:])))


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ({"kind": "trick", "cards": "X9", "text": {"de": "a", "en": "b"}}, "X9"),
        ({"kind": "trick", "text": {"de": "nur deutsch"}}, "text is missing"),
        ({"kind": "heap", "text": {"de": "a", "en": "b"}}, "unknown kind"),
        ({"kind": "trick", "trumps": "H", "text": {"de": "a", "en": "b"}}, "unknown: trumps"),
    ],
)
def test_a_figure_that_cannot_be_read_is_named(data: dict[str, object], why: str) -> None:
    with pytest.raises(FigureError, match=f"ramsen, figure wrong: .*{why}"):
        read_figure("ramsen", "wrong", data)


@pytest.mark.parametrize(
    ("game", "name", "change", "why"),
    [
        ("ramsen", "rest", {"granted": False}, "granted: False, by the rules True"),
        ("ramsli", "rest_not_yet", {"granted": True}, "granted: True, by the rules False"),
        ("kein_stich", "rest", {"claim": "all"}, "may be claimed"),
        ("knueffeln", "rest", {"hand": ()}, "the hand"),
        ("knueffeln", "rest", {"deal": None}, "never on the table"),
    ],
)
def test_a_wrong_claim_of_the_rest_is_found(
    game: str, name: str, change: dict[str, object], why: str
) -> None:
    with pytest.raises(FigureError, match=f"{game}, figure {name}: .*{why}"):
        check(replace(figures(game)[name], **change))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"moves": (read("HA"),)}, "HA is not allowed"),
        ({"moves": ()}, "who still has to play"),
        ({"lines": (Line((4, 0, 0, 1)),)}, "the result"),
        ({"hand": ()}, "the hand"),
        ({"deal": None}, "never on the table"),
    ],
)
def test_an_example_that_is_played_otherwise_is_found(change: dict[str, object], why: str) -> None:
    with pytest.raises(FigureError, match=f"ramsen, figure example: .*{why}"):
        check(replace(figures("ramsen")["example"], **change))  # type: ignore[arg-type]


def test_a_figure_that_claims_nothing_is_refused() -> None:
    trick = figures("knueffeln")["drist"]
    with pytest.raises(FigureError, match="claims nothing"):
        check(replace(trick, winner=-1))


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_whatever_could_be_played_on_from_can_be_tried(game: str, name: str) -> None:
    """That it then lies as the figure shows it, `check` holds."""
    one = figures(game)[name]
    assert playable(one) == (one.deal is not None)


OPENING = ("!leave", "!stand", "!stand", "!stand", "!play", "!play", "!play")
BEGUN = tuple(read(move) for move in OPENING)


@pytest.mark.parametrize(
    ("name", "change", "why"),
    [
        ("head", {"done": BEGUN}, "whose turn it is"),
        ("head", {"up": "SU"}, "cannot be tried"),
        ("head", {"hands": ("HK H8 G7 GA SU", "EK E9 GK SA S10", "H10 G9 SK S8 H7")}, "put down"),
        ("head", {"hands": ("XX",)}, "cannot be tried"),
    ],
)
def test_what_is_tried_has_to_be_what_is_shown(
    name: str, change: dict[str, object], why: str
) -> None:
    figure = figures("ramsen")[name]
    assert figure.deal is not None
    with pytest.raises(FigureError, match=f"ramsen, figure {name}: .*{why}"):
        check(replace(figure, deal=replace(figure.deal, **change)))  # type: ignore[arg-type]


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", games.everything())
def test_every_house_rule_has_its_point_in_the_pages(game: str, language: str) -> None:
    """So that it can be explained, and marked where this table plays it otherwise."""
    kind = games.find(game)
    booklet = kind.make(next(iter(kind.presets.values())), kind.usual()).booklet
    parts = re.split(r"^#+ ", kind.page("rules", language), flags=re.MULTILINE)[1:]
    for heading, point in booklet.variants:
        assert point < len(re.findall(r"^- ", parts[heading], re.MULTILINE)), parts[heading]
    points = [names for (_, point), names in booklet.variants.items() if point >= 0]
    named = [name for names in points for name in names]
    assert sorted(named) == sorted(kind.options.names())
