"""Talk in the arena: as at any table, the same for the same seed, and none where it is not done."""

from __future__ import annotations

from engine import games
from engine.bots.arena.contest import Contest, Round, play


def contest(*names: str, seed: int = 7, **changes: str) -> Contest:
    options = games.find("knueffeln").presets["bohmstedt"].with_texts(changes)
    return Contest("knueffeln", options.as_dict(), 4, names, seed)


def results(one: Contest, deals: int = 40) -> list[float]:
    """What the first name gets of each deal."""
    return [play(Round(one, number)).payoffs[one.names[0]] for number in range(1, deals)]


def test_talk_is_the_same_for_the_same_seed() -> None:
    talked = contest("heuristic", "heuristic~deaf")
    assert results(talked) == results(talked)


def test_it_matters_who_is_listened_to() -> None:
    assert any(results(contest("heuristic", "heuristic~deaf")))
    assert any(results(contest("heuristic", "heuristic~mute")))


def test_where_nobody_may_talk_it_is_as_where_nobody_does() -> None:
    """If silence tells nothing either."""
    both = ("heuristic", "random")
    mute = contest(*(f"{name}~mute" for name in both), silence="nothing")
    assert results(contest(*both, table_talk="off")) == results(mute)
    assert results(contest(*both, silence="nothing")) != results(mute)


def test_the_deaf_are_beaten_by_none_where_nobody_may_talk() -> None:
    assert not any(results(contest("heuristic", "heuristic~deaf", table_talk="off")))
