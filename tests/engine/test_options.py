"""House rules as data."""

from __future__ import annotations

from dataclasses import dataclass, fields

import pytest

from engine import games
from engine.options import BadOption, Options, choice, later, switch


@dataclass(frozen=True)
class Inn(Options):
    """The house rules of an inn."""

    beer: str = choice("light", "dark", "none")
    glasses: int = choice(2, 1, 0, beer=("light", "dark"))
    foam: bool = switch(True, glasses=(1, 2))


def test_the_first_value_is_the_default() -> None:
    assert Inn() == Inn(beer="light", glasses=2, foam=True)
    assert Inn.values("beer") == ("light", "dark", "none")
    assert Inn.values("foam") == (True, False)


@pytest.mark.parametrize("values", [{"beer": "red"}, {"glasses": 3}, {"glasses": "2"}])
def test_a_value_it_cannot_have_is_refused(values: dict[str, object]) -> None:
    with pytest.raises(BadOption) as refused:
        Inn.from_dict(values)
    assert refused.value.name == next(iter(values))


@dataclass(frozen=True)
class NewerInn(Inn):
    """It has sold wine only for a year."""

    wine: str = later("none", choice("red", "white", "none"))


def test_a_rule_that_came_later_is_as_it_was_where_a_file_does_not_name_it() -> None:
    assert NewerInn().wine == "red"
    assert NewerInn.values("wine") == ("red", "white", "none")
    assert NewerInn.from_dict({"beer": "dark"}) == NewerInn(beer="dark", wine="none")
    assert NewerInn.from_dict({"wine": "white"}) == NewerInn(wine="white")
    assert NewerInn().with_texts({"beer": "dark"}) == NewerInn(beer="dark")


def test_true_is_not_one() -> None:
    with pytest.raises(BadOption):
        Inn.from_dict({"glasses": True})
    with pytest.raises(BadOption):
        Inn.from_dict({"foam": 1})


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadOption):
        Inn.from_dict({"wine": "white"})
    with pytest.raises(BadOption):
        Inn.values("wine")
    with pytest.raises(BadOption):
        Inn().applies("wine")


def test_a_file_need_not_name_every_option() -> None:
    assert Inn.from_dict({"glasses": 1}) == Inn(glasses=1)


def test_options_are_read_from_texts() -> None:
    changed = Inn().with_texts({"beer": "Dark", "glasses": "1", "foam": "false"})
    assert changed == Inn(beer="dark", glasses=1, foam=False)


def test_a_text_that_is_no_value_is_refused() -> None:
    with pytest.raises(BadOption) as refused:
        Inn().with_texts({"glasses": "many"})
    assert str(refused.value) == "glasses=many"


def test_an_option_applies_when_those_it_depends_on_do() -> None:
    assert Inn().applies("foam")
    assert not Inn(glasses=0).applies("foam")
    assert not Inn(beer="none").applies("glasses")
    assert not Inn(beer="none").applies("foam"), "there is no foam without a glass"


# The options of all games. What each value does is held elsewhere: that it has words and a reading,
# that it changes something where it applies and nothing where it does not, and what it changes.

BESIDE = {("knueffeln", one): {"jann", "march"} for one in ("hattstedt", "hattstedt1984")}
"""What a preset sets that does not apply in it: there for whoever goes back from two and four basic
games to prices of one's own."""


@pytest.mark.parametrize("name", games.everything())
def test_presets_are_different_survive_a_file_and_set_only_what_applies(name: str) -> None:
    presets = games.find(name).presets
    usual, *others = presets.values()
    assert len({usual, *others}) == len(presets)
    assert all(type(one).from_dict(one.as_dict()) == one for one in presets.values())
    for label, options in presets.items():
        changed = {option for option, value in options if value != getattr(usual, option)}
        idle = {option for option in changed if not options.applies(option)}
        assert idle == BESIDE.get((name, label), set())


@pytest.mark.parametrize("name", games.names())
def test_the_first_preset_of_a_game_that_is_played_is_its_default(name: str) -> None:
    kind = games.find(name)
    assert next(iter(kind.presets.values())) == kind.options()


@pytest.mark.parametrize("name", games.everything())
def test_an_option_has_a_choice_and_depends_on_some_values_of_others(name: str) -> None:
    kind = games.find(name).options
    for one in fields(kind):
        values = one.metadata["values"]
        assert len({(type(value), value) for value in values}) == len(values) > 1, one.name
        assert len({type(value) for value in values}) == 1, one.name
        for other, needed in one.metadata["when"].items():
            assert set(needed) < set(kind.values(other)), (one.name, other)


@dataclass(frozen=True)
class Hall(Options):
    """The house rules of a hall, in groups."""

    goal: int = choice(5, 7, group="length")
    song: bool = switch(False, group="songs")
    loud: bool = switch(False, group="songs", song=(True,))
    pack: int = choice(32, 36)
    lead: str = choice("left", "right", group="play")


def test_the_groups_come_in_the_order_of_a_deal_with_those_of_the_game_behind() -> None:
    assert Hall.groups() == {
        "basics": ["pack"],
        "play": ["lead"],
        "songs": ["song", "loud"],
        "length": ["goal"],
    }


@pytest.mark.parametrize("name", games.everything())
def test_every_house_rule_of_a_game_says_its_group(name: str) -> None:
    kind = games.find(name).options
    assert [one.name for one in fields(kind) if not one.metadata["group"]] == []
    grouped = [option for group in kind.groups().values() for option in group]
    assert sorted(grouped) == sorted(kind.names())


def test_what_does_not_apply_says_for_want_of_what() -> None:
    assert Inn().lacks("foam") is None
    assert Inn(glasses=0).lacks("foam") == ("glasses", (1, 2))
    assert Inn(beer="none").lacks("foam") == ("beer", ("light", "dark"))


def test_what_differs_is_only_what_means_anything() -> None:
    assert Inn(glasses=1).different(Inn()) == ("glasses",)
    assert Inn(beer="none", glasses=0).different(Inn()) == ("beer",)
