"""Sets of house rules: kept under a name, shared as a file, and taken from one."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from desktop.common import paths
from desktop.house_rules.sets import (
    FORMAT,
    KIND,
    LARGEST,
    NamedRules,
    NamedSets,
    NotTaken,
    refused,
    set_name,
    shared,
    understood,
    variant_of,
)
from engine import games
from engine.options import nearest

GIN = games.find("gin")
USUAL = next(iter(GIN.presets.values()))
LONG = replace(USUAL, runden=20)


@pytest.fixture(autouse=True)
def home(own_home: object) -> None:
    """Nothing of the user's own is touched."""


def test_a_set_is_there_again_in_another_window_and_stands_behind_the_presets() -> None:
    key = NamedSets().save(GIN, "  Stamm\u00adtisch ", LONG)
    variants = NamedSets().variants(GIN)
    assert [*variants] == [*GIN.presets, key] and variants[key] == LONG
    assert NamedSets().of(games.find("rams")) == {}
    assert variant_of(variants, LONG) == key and set_name(key)
    assert not any(set_name(preset) for preset in GIN.presets)


def test_a_set_is_replaced_renamed_and_deleted_by_its_name_however_it_is_written() -> None:
    sets, other = NamedSets(), NamedSets()
    sets.save(GIN, "Ours", LONG)
    other.save(GIN, "ours", USUAL)
    assert NamedSets().of(GIN) == {"ours": USUAL}
    assert sets.taken(GIN, "OURS") == "Ours", "as this window has seen it"
    other.rename(GIN, "ours", "Theirs")
    assert NamedSets().of(GIN) == {"Theirs": USUAL}
    assert other.free_name(GIN, "theirs") == "theirs 2"
    assert len(other.free_name(GIN, "x" * 40)) <= 24
    other.delete(GIN, "THEIRS")
    assert NamedSets().of(GIN) == {}


def test_a_set_of_a_newer_program_is_kept_and_not_offered() -> None:
    sets = NamedSets()
    sets.save(GIN, "Ours", LONG)
    file = paths.house_rules_file()
    data = json.loads(file.read_text(encoding="utf-8"))
    newer = {"game": "gin", "name": "Later", "options": {"laser": True}, "mark": 7}
    data = {"sets": [newer, *data["sets"]]}
    file.write_text(json.dumps(data), encoding="utf-8")
    sets = NamedSets()
    assert [*sets.of(GIN)] == ["Ours"]
    sets.save(GIN, "More", USUAL)
    kept = json.loads(file.read_text(encoding="utf-8"))["sets"]
    assert newer in kept and len(kept) == 3


def test_a_list_that_cannot_be_read_is_set_aside_and_not_lost() -> None:
    file = paths.house_rules_file()
    file.write_text("{", encoding="utf-8")
    sets = NamedSets()
    assert sets.of(GIN) == {}
    sets.save(GIN, "Ours", LONG)
    assert [*NamedSets().of(GIN)] == ["Ours"]
    assert any(one.read_text(encoding="utf-8") == "{" for one in file.parent.glob("house-rules*"))


@pytest.mark.parametrize("name", games.everything())
def test_what_is_shared_is_understood_and_can_be_shared_again(name: str) -> None:
    for options in games.find(name).presets.values():
        one = NamedRules(name, "Zum „Löwen“ & Co <b>", options)
        found = understood(shared(one))
        assert found == one and understood(shared(found)) == found


def told(**changes: Any) -> bytes:
    """A shared file with something changed."""
    data = json.loads(shared(NamedRules("gin", "Ours", LONG)))
    return json.dumps({**data, **changes}).encode()


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "other"),
        (b"{", "other"),
        (b"\xff\xfe", "other"),
        (b"[" * 100_000, "other"),
        (b" " * (LARGEST + 1), "other"),
        (b"[]", "other"),
        (json.dumps({"kind": KIND, "format": FORMAT}).encode(), "other"),
        (told(kind="recipe"), "other"),
        (told(options=[]), "other"),
        (told(name=7), "other"),
        (told(format=FORMAT + 1), "newer"),
        (told(options={"laser": True}), "newer"),
        (told(options={"runden": 77}), "newer"),
        (told(options={"runden": True}), "newer"),
        (told(game="laser chess"), "no game"),
    ],
)
def test_a_file_that_is_none_is_refused_in_one_sentence(data: bytes, why: str) -> None:
    with pytest.raises(NotTaken) as error:
        understood(data)
    assert error.value.why == why
    sentence = refused("a.house-rules", error.value)
    assert "a.house-rules" in sentence and sentence.count(".") == 2 + ("“a." not in sentence)


def test_an_older_file_that_names_fewer_rules_is_played_as_it_was() -> None:
    found = understood(told(options={"runden": 3}, name="  "), "From Anna")
    assert found == NamedRules("gin", "From Anna", GIN.options.from_dict({"runden": 3}))


def test_a_set_from_a_file_takes_a_free_name_and_is_not_kept_twice() -> None:
    sets = NamedSets()
    sets.save(GIN, "Ours", USUAL)
    one = NamedRules("gin", "ours", LONG)
    assert set_name(sets.take(one)) == "ours 2"
    assert set_name(sets.take(one._replace(name="ours 2"))) == "ours 2"
    assert [*sets.of(GIN)] == ["Ours", "ours 2"]


def test_own_rules_are_counted_from_the_variant_that_differs_least() -> None:
    presets = games.find("tippen").presets
    for name, options in presets.items():
        assert nearest(presets, replace(options, deals=24)) == name
