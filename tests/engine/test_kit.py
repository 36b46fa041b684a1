"""Every game is held to the laws of the kit, and every law finds something to check."""

from __future__ import annotations

from collections import Counter
from dataclasses import MISSING, fields
from functools import cache

import pytest

from engine import games
from engine.facts import Fact
from engine.rules import Phase, Rules
from engine.rules.bots import Bots
from engine.rules.entry import Entry
from engine.rules.game import Game
from engine.rules.show import Show
from tests import kit
from tests.kit import Case, Law
from tests.kit.cases import covering
from tests.kit.laws import PART
from tests.kit.tables import stubborn

LAWS = kit.LAWS.values()


@pytest.mark.parametrize("name", games.names())
def test_a_game_keeps_every_law_and_gives_it_something_to_check(name: str) -> None:
    """Law by law at the same evenings; each that is broken is named, with the reason."""
    broken = []
    for law in LAWS:
        if kit.binds(law, name):
            try:
                keeps(name, law)
            except Exception as error:
                notes = " ".join(getattr(error, "__notes__", ()))
                broken.append(f"{law}: {error!r:.800} {notes}")
    assert not broken, "\n".join(broken)


def keeps(name: str, law: Law) -> None:
    """Hold a game to a law, which must find something to check."""
    if not kit.held(law, name, law.part):
        assert law.field, f"{law} found nothing to check in {name}"
        assert law.field not in met(name), f"{law} was not held at {law.field}"


def test_there_is_a_game_and_each_has_presets_and_players() -> None:
    assert games.names()
    for name in games.names():
        kind = games.find(name)
        assert kind.name == name
        assert kind.presets and kind.seats


# Each game has its share.


@pytest.mark.parametrize("name", games.names())
def test_a_share_has_every_preset_and_every_number_of_players_first(name: str) -> None:
    kind, some = games.find(name), kit.share(name)
    first = some[: len(covering(name))]
    assert {case.label for case in first} == set(kind.presets)
    assert {case.players for case in first} == set(kind.seats)
    assert {str(case) for case in kit.cases() if case.game == name} <= set(map(str, some))
    assert len(set(map(str, some))) == len(some)


def test_every_game_has_the_same_share() -> None:
    assert len({len(kit.share(name)) for name in games.names()}) == 1


def test_tables_are_chosen_of_every_chapter() -> None:
    for name in games.names():
        some = kit.evening(kit.share(name)[0])
        chapters = Counter(moment.t.phase for moment in some)
        chosen = Counter(moment.t.phase for moment in kit.spread(some, 4 * len(chapters)))
        assert chosen == Counter({one: min(4, chapters[one]) for one in chapters}) or (
            set(chosen) == set(chapters) and sum(chosen.values()) == 4 * len(chapters)
        )


@pytest.mark.parametrize("name", [name for name in games.names() if kit.has(name, ["line_name"])])
def test_stubborn_players_come_by_every_kind_of_deal(name: str) -> None:
    by_chance: set[Fact | None] = set()
    stubbornly: set[Fact | None] = set()
    for case in kit.share(name)[:16]:
        game = case.make()
        if not case.sense:
            by_chance.update(game.show.line_name(line) for line in kit.evening(case)[-1].lines)
        stubbornly.update(game.show.line_name(line) for line in stubborn(case))
    assert len(by_chance) > 1
    assert by_chance <= stubbornly


# What a game may leave out.


@cache
def met(name: str) -> set[str]:
    """The hooks and fields by which a game comes.

    Fields are looked for where a law is held, hooks until all are found.
    """
    hooks = own_hooks(name)
    open_ones = {**{hook: kit.HOOKS[hook] for hook in hooks}, **kit.FIELDS}
    found: set[str] = set()
    some = kit.share(name)
    for place, case in enumerate(some):
        if place * PART >= len(some) and hooks <= found:
            break
        game = case.make()
        for t, _, _ in kit.evening(case):
            here = {one for one, is_met in open_ones.items() if is_met(game, t)}
            found |= here
            for one in here:
                del open_ones[one]
    return found


def own_hooks(name: str) -> set[str]:
    """The hooks which a game answers in a way of its own."""
    return {hook for hook in kit.HOOKS if kit.has(name, [hook])}


def test_every_hook_of_a_game_is_known_to_the_kit() -> None:
    parts = {"": (Rules, Show), "bots.": (Bots,), "entry.": (Entry,)}
    public = {
        first + name
        for first, some in parts.items()
        for part in some
        for name in vars(part)
        if name[0] != "_"
    }
    assert public == {*kit.HOOKS, *kit.OF_THE_ENGINE}


def test_whatever_may_be_given_to_a_game_is_given_to_some() -> None:
    kinds = [games.find(name) for name in games.everything()]
    may = {one.name: one for one in fields(Game) if one.default is not MISSING}
    may["shown"] = next(one for one in fields(Game) if one.name == "shown")
    given = {
        name
        for name, one in may.items()
        if any(getattr(kind, name) != (one.default or {}) for kind in kinds)
    }
    assert set(may) == given


def test_every_method_of_a_chapter_is_answered_by_some_chapter() -> None:
    made = [kind.make(kind.options(), kind.usual()) for kind in map(games.find, games.names())]
    chapters = [chapter for rules in made for chapter in rules.flow()]
    hooks = {name for name in vars(Phase) if name[0] != "_" and name != "name"}
    for hook in hooks:
        assert any(getattr(type(one), hook) is not getattr(Phase, hook) for one in chapters), hook


def test_every_law_is_about_some_game() -> None:
    assert [str(law) for law in LAWS if not kit.bound(law)] == []


@pytest.mark.parametrize("name", games.names())
def test_a_game_comes_by_every_hook_it_has(name: str) -> None:
    assert own_hooks(name) - met(name) == set()


def test_each_hook_is_met_in_some_game(elevens: str) -> None:
    """Or in the sample that has what no other game may have just now."""
    assert "anticlockwise" in met(elevens)
    assert set(kit.HOOKS) - set().union(*(own_hooks(name) for name in games.names())) == set()


def test_each_field_of_a_table_is_used_in_some_game() -> None:
    assert set(kit.FIELDS) - set().union(*(met(name) for name in games.names())) == set()


def test_a_law_that_finds_nothing_to_check_says_so() -> None:
    with pytest.raises(AssertionError, match=r"never_asked found nothing to check in"):
        keeps(games.names()[0], Law("never_asked", lambda case, number: 0))


def test_a_law_of_a_field_that_is_used_finds_something_to_check() -> None:
    empty = Law("never_looks", lambda case, number: 0, field="known")
    name = next(name for name in games.names() if "known" in met(name))
    with pytest.raises(AssertionError, match=r"never_looks was not held at known"):
        keeps(name, empty)


def test_a_law_that_is_broken_names_every_case_that_breaks_it() -> None:
    def hold(case: Case, number: int) -> int:
        assert case.label.startswith("drawn")
        return 1

    name = games.names()[0]
    with pytest.raises(AssertionError) as broken:
        kit.held(Law("drawn_only", hold, cases=6), name)
    note = broken.value.__notes__[0]
    assert all(str(case) in note for case in kit.cases() if case.game == name)
    assert "drawn0" not in note


def test_every_law_that_a_game_breaks_is_named_with_the_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def hold(case: Case, number: int) -> int:
        raise ValueError(f"at {number} tables")

    laws = [Law("never_holds", hold), Law("nor_this", hold, tables=4 * 48)]
    monkeypatch.setattr("tests.engine.test_kit.LAWS", laws)
    with pytest.raises(AssertionError, match=r"never_holds: .*at 0 .*\n.*nor_this: .*at 4 "):
        test_a_game_keeps_every_law_and_gives_it_something_to_check(games.names()[0])
