"""Laws for every list that is kept of a game of which no card is dealt here."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine import games, result_entry
from engine.head import BadLog, Head, Player
from engine.log_table import TIES
from engine.match import Match
from engine.rules.entry import FLAG, NUMBER, Answers, Field, Refused
from engine.sheet import Line
from engine.tournament import custom
from engine.tournament.head import Head as ClubHead
from engine.tournament.tournament import Tournament
from tests.engine.sheets.kept import begun

LISTS = [name for name in games.sheets_by_hand() if name != "free_sheet"]
CASES = [
    (name, preset, players)
    for name in LISTS
    for preset in games.find(name).presets
    for players in games.find(name).seats
]


def any_answer(field: Field, rng: Random) -> int | None:
    if field.blank and rng.random() < 0.5:
        return None
    if field.kind == FLAG:
        return rng.randrange(2)
    if field.kind != NUMBER:
        return rng.choice(field.sides or range(len(field.choices)))
    return rng.randint(max(field.low, -40), min(field.high, 160))


def any_answers(match: Match, rng: Random) -> Answers:
    """Answers one after the other, as a form asks for them."""
    answers: dict[tuple[str, int], int | None] = {}
    lines = match.sheet().lines
    for _ in range(40):
        open_ = [one for one in result_entry.fields(match.rules, lines, answers)]
        asked = next((one for one in open_ if one.name not in answers), None)
        if asked is None:
            break
        answers[asked.name] = any_answer(asked, rng)
    return answers


def kept(name: str, preset: str, players: int, tries: int) -> Iterator[Match]:
    """The list after each game that could be entered."""
    rng = Random(players)
    match = begun(name, players, preset)
    for _ in range(tries):
        if match.over:
            return
        answers = any_answers(match, rng)
        if name in ("preference", "tarock", "schafkopf", "watten", "canasta", "differenzler"):
            answers = made_to_fit(match, answers, rng)
        try:
            line = result_entry.line(match.rules, match.sheet().lines, answers)
        except Refused:
            continue
        match.chalk(line)
        yield match


def made_to_fit(match: Match, answers: Answers, rng: Random) -> Answers:
    """The same with numbers that come to what they must, where chance would seldom find them."""
    sides = range(len(match.rules.sides()))
    numbers = [5 * rng.randint(-30, 30) for _ in sides]
    match match.rules.game.name:
        case "watten":
            goal = match.rules.options.goal
            numbers = [rng.randint(0, goal - 1) for _ in sides]
            numbers[rng.choice(sides)] = goal + rng.randint(0, 3)
        case "differenzler":
            cuts = sorted(rng.randint(0, 157) for _ in sides[1:])
            made = [b - a for a, b in zip([0, *cuts], [*cuts, 157], strict=True)]
            return {**answers, **{("made", side): one for side, one in enumerate(made)}}
        case "preference" | "schafkopf":
            numbers[-1] -= sum(numbers)
    return {**answers, **{("points", side): one for side, one in enumerate(numbers)}}


@pytest.mark.parametrize(("name", "preset", "players"), CASES)
def test_whatever_was_entered_is_kept_and_read_again(name: str, preset: str, players: int) -> None:
    games_kept = 0
    for match in kept(name, preset, players, 60):
        games_kept += 1
        last = match.sheet().lines[-1]
        assert match.rules.line_fits(match.sheet().lines[:-1], last)
    assert games_kept
    assert Match.from_events(match.events()).sheet() == match.sheet()
    counting = match.rules.counting()
    if match.over:
        assert counting.allows(match.sheet().total(counting.total))
        assert match.sheet().winners == counting.best(match.sheet().total(counting.total))


@pytest.mark.parametrize(("name", "preset", "players"), CASES)
def test_what_can_be_told_from_a_line_leads_to_it_again(
    name: str, preset: str, players: int
) -> None:
    """For corrections: the form shows what was entered."""
    for match in kept(name, preset, players, 25):
        lines = match.sheet().lines
        before, last = lines[:-1], lines[-1]
        answers = result_entry.answers(match.rules, before, last)
        asked = {field.name for field in result_entry.fields(match.rules, before, answers)}
        assert asked <= answers.keys()
        assert result_entry.line(match.rules, before, answers) == last


@pytest.mark.parametrize("name", LISTS)
def test_a_file_with_a_game_that_cannot_be_is_refused(name: str) -> None:
    players = games.find(name).seats[0]
    match = begun(name, players)
    sides = len(match.rules.sides())
    for values in ((None,) * sides, (99_999,) * sides, (1,) * (sides + 1)):
        with pytest.raises(BadLog):
            match.chalk(Line(values))


@pytest.mark.parametrize("name", LISTS)
def test_no_card_is_ever_dealt(name: str) -> None:
    kind = games.find(name)
    assert kind.by_hand and name not in games.names()
    rules = kind.make(kind.options(), kind.seats[0])
    assert rules.pack() == () and rules.flow() == []
    people = tuple(Player(f"player {n}") for n in range(kind.seats[0]))
    with pytest.raises(BadLog):
        Match(Head(name, "", kind.options().as_dict(), people, 1))


@pytest.mark.parametrize("name", LISTS)
def test_it_names_tie_breaks_and_the_row_that_is_handed_in(name: str) -> None:
    kind = games.find(name)
    assert kind.ties and {*kind.ties} <= {*TIES}
    for preset in kind.presets.values():
        rules = kind.make(preset, kind.seats[0])
        assert rules.club().total in {total.key for total in rules.sheet([]).totals}


@pytest.mark.one_in(2)
@pytest.mark.parametrize("name", LISTS)
def test_twenty_people_play_three_rounds_of_it(name: str) -> None:
    """Every table keeps its list; what it comes to is handed in, and the standings add it up."""
    kind, rng = games.find(name), Random(name)
    preset = next(iter(kind.presets))
    sizes = tuple(sorted(kind.seats, key=lambda size: size != kind.usual()))
    settings = custom.settings(name, preset, kind.presets[preset], sizes)
    head = ClubHead().changed({**settings, "seed": 7, "ties": kind.ties})
    tournament = Tournament(head, fits=custom.judge(head))
    for number in range(1, 21):
        tournament.enter(f"Person {number}")
    sums = dict.fromkeys(range(1, 21), 0)
    for _ in range(3):
        number = tournament.prepare()
        tournament.draw()
        tournament.do({"start": number})
        one = tournament.state.round(number)
        for table in one.tables():
            seated = one.seated(table)
            *_, match = kept(name, preset, len(seated), rng.randint(200, 400))
            rules = match.rules
            values = list(match.sheet().total(rules.club().total))
            if rules.club().allows(values):
                tournament.do({"result": [number, table], "values": values})
            else:  # the list is not full: what is lacking is made up
                values[0] += (rules.club().exact or rules.club().least or 0) - sum(values)
                tournament.do({"result": [number, table], "values": values})
            for side, value in zip(tournament.state.sides(seated), values, strict=True):
                for who in side:
                    sums[who] += value
        tournament.do({"close": number})
    rows = tournament.standings()
    assert {row.number: row.points for row in rows} == sums
    order = [row.points for row in rows]
    assert order == sorted(order, reverse=not head.fewest)


def test_a_game_is_taken_to_be_won_until_something_else_is_chosen() -> None:
    found = set()
    for name, preset, players in CASES:
        match = begun(name, players, preset)
        for field in result_entry.fields(match.rules, [], {("player", -1): 0, ("kind", -1): 1}):
            if field.key == "outcome":
                found.add(name)
                assert field.usual is not None and field.choices[field.usual] == "won"
    assert found == {"doppelkopf", "schafkopf", "skat", "tarock"}
