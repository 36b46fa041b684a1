"""What help a table allows itself: kept as words in the log, and apart from what was used."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from engine.agreement import AGREED, PRESETS, SWITCHES, UNDO, Agreement, learnt, used
from engine.match import Match
from engine.summary import summary
from tests.engine.test_match import head, play_out


@pytest.fixture
def match() -> Match:
    return Match(head())


@pytest.mark.parametrize("undo", UNDO)
@pytest.mark.parametrize("switches", list(product((True, False), repeat=len(SWITCHES))))
def test_what_was_agreed_on_is_read_from_the_log(undo: str, switches: tuple[bool, ...]) -> None:
    match = Match(head())
    one = Agreement(undo=undo, **dict(zip(SWITCHES, switches, strict=True)))
    match.agree(one.words())
    match.deal()
    assert Agreement.of(Match.from_events(match.events()).helps()) == one
    assert set(one.words()) <= AGREED and used(match.helps()) == []


def test_of_two_words_about_one_thing_the_last_holds(match: Match) -> None:
    match.agree(["without_hints", "undo_never", "with_hints", "undo_free"])
    assert Agreement.of(match.helps()) == Agreement(undo="free")


def test_each_preset_is_known_by_its_name() -> None:
    assert [one.preset for one in PRESETS.values()] == list(PRESETS)
    assert replace(PRESETS["at_the_inn"], hints=True).preset == ""
    assert PRESETS["at_the_inn"].claims and PRESETS["at_the_inn"].undo == "never"


def test_an_older_log_has_no_place_for_it() -> None:
    match = Match(replace(head(), version=1))
    match.agree(["without_hints"])
    assert match.helps() == []


def test_help_is_counted_by_seat_and_what_was_agreed_on_is_not(match: Match) -> None:
    match.agree(PRESETS["at_home"].words())
    match.deal()
    seat = match.turn
    for kind in ("hint", "hint", "took_back"):
        match.helped(seat, kind)
    helped = [0] * len(match.players)
    helped[seat] = 3
    assert summary(match.events()).helped == tuple(helped)


def test_who_takes_back_has_learnt_what_others_put_down_meanwhile(match: Match) -> None:
    match.deal()
    seats = set()
    while match.turn != -1:
        seat, before = match.turn, match.view(match.turn)
        match.play(match.legal()[0])
        after = match.view(seat)
        assert before is not None and after is not None
        shown = {*_open(after)} - {*_open(before)}
        assert learnt(before, after) == bool(shown)
        seats.add(bool(shown))
    assert seats == {True, False}
    play_out(match)


def _open(seen: object) -> list[object]:
    """The cards of a view, looked for in another way: in what is written of it."""
    import re

    table = seen.table  # type: ignore[attr-defined]
    text = " ".join(repr(value) for value in table.fields().values())
    return [code for code in re.findall(r"card\('([^']+)'\)", text) if code != "??"]
