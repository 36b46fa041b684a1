"""House rules as data."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass

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


def test_options_come_in_the_order_of_the_rule_book() -> None:
    assert Inn.names() == ["beer", "glasses", "foam"]
    assert list(Inn()) == [("beer", "light"), ("glasses", 2), ("foam", True)]


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


def test_options_survive_a_file() -> None:
    for name in games.names():
        for options in games.find(name).presets.values():
            assert type(options).from_dict(options.as_dict()) == options


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


def test_options_do_not_change() -> None:
    with pytest.raises(FrozenInstanceError):
        Inn().beer = "dark"  # type: ignore[misc]
