"""House rules for trying values: each value alone, and each pair of values in some of them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

import pytest

from engine import games
from engine.options import Options, choice, number, switch
from tests.kit.agreed import alone, covering, pairs


@dataclass(frozen=True)
class Nested(Options):
    """An option that depends on another, which depends on a third."""

    pack: int = choice(32, 36, 24)
    trumps: str = choice("turned", "bid", pack=(36, 24))
    most: int = number(3, 1, 5, trumps=("bid",))
    plain: bool = switch(False, trumps=("turned",))


KINDS = [*(games.find(name).options for name in games.names()), Nested]
each_kind = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)


def applied(options: Options) -> list[tuple[str, object]]:
    return [(name, value) for name, value in options if options.applies(name)]


@each_kind
def test_every_value_stands_alone_where_it_applies(kind: type[Options]) -> None:
    found = alone(kind)
    assert [(one.name, one.value) for one in found] == [
        (name, value) for name in kind.names() for value in kind.values(name)[1:]
    ]
    for one in found:
        assert one.options.applies(one.name) and one.usual.applies(one.name)
        changed = {name for name, value in one.options if getattr(one.usual, name) != value}
        assert changed == {one.name}


@each_kind
def test_every_pair_of_values_is_met_where_both_apply(kind: type[Options]) -> None:
    met = {
        frozenset(pair) for options in covering(kind) for pair in combinations(applied(options), 2)
    }
    assert met == pairs(kind)


@each_kind
def test_few_house_rules_cover_all_pairs(kind: type[Options]) -> None:
    """Not many more than the two options with most values have pairs, as often as they differ."""
    assert len(covering(kind)) < len(pairs(kind)) / 8 or kind is Nested


def test_values_that_exclude_each_other_are_no_pair() -> None:
    found = {tuple(sorted(map(str, pair))) for pair in pairs(Nested)}
    assert ("('most', 5)", "('trumps', 'bid')") in found
    assert ("('most', 5)", "('pack', 32)") not in found
    assert ("('most', 5)", "('plain', True)") not in found
