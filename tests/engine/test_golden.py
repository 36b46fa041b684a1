"""Pinned rules and bots are played as their files say; evenings of files replay and hold together.

All that is asked of an evening (`QUESTIONS`) is asked of every file in `golden/v2`, and of the
three evenings that the bots of each game play now. Those in `golden/v1` replay in `test_convert`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import partial
from hashlib import sha256
from pathlib import Path

import pytest

from engine import games, result_entry
from engine.corrections import Correction
from engine.head import Event, Head
from engine.match import Match
from engine.moves import Call, read
from engine.store import load, whole
from engine.summary import Summary, summary
from engine.tournament import custom
from engine.tournament.handed_in import HandedIn
from engine.tournament.head import Head as ClubHead
from engine.words import text
from tests.kit import cases
from tests.kit.direction import has_right_winners
from tests.workshop import golden

every_game = pytest.mark.parametrize("name", games.names())

SAVES = golden.FOLDER.parent / "saves"
NEVER_WRITTEN_AGAIN = {
    golden.OLD: (126, "c11fa2eabc044ad67c37d3444a3db2eacc2989a46b425708c6c3f2c741108a63"),
    golden.EVENINGS: (298, "48f40bb6fb3e0f371414d074d6c7d093ae422ca11fc929e5f9d36e6c49053988"),
    SAVES: (7, "c43444402550d8a1d3dd4eee3ce51677b7932faa0fb3639033df69d23a20c818"),
}
"""How many files are in each folder, and a digest of their names and of all they hold."""


# What is played now.


@every_game
def test_random_legal_moves_come_to_what_is_pinned(name: str) -> None:
    """If the rules have changed on purpose: `python dev.py golden`."""
    assert golden.changed(pinned(name)[0], "\n".join(golden.rules_of(name))) == []


@every_game
def test_the_rules_of_thumb_play_as_pinned_and_all_holds_together(name: str) -> None:
    """If the rules of thumb have changed on purpose: `python dev.py golden`."""
    played = golden.evenings(name)
    assert golden.changed(pinned(name)[1], "\n".join(golden.bots_of(played))) == []
    ask((str(case), partial(Match.from_events, match.events())) for case, match in played)


def pinned(name: str) -> tuple[str, str]:
    """The rows of random moves and the lines of bots in the file of a game."""
    rules, _, bots = golden.path_of(name).read_text(encoding="utf-8").partition("\n\n")
    return rules, bots


def test_every_house_rule_is_pinned_where_it_means_something() -> None:
    for name in games.names():
        for option in games.find(name).options.names():
            assert all(one.options.applies(option) for one in golden.cases_with(name, option))


def test_no_file_pins_a_game_that_there_is_not() -> None:
    assert {path.stem for path in golden.FOLDER.glob("*")} == {*games.names(), "v1", "v2"}


# What was played once.


@pytest.mark.parametrize("folder", NEVER_WRITTEN_AGAIN, ids=lambda folder: folder.name)
def test_what_was_played_once_is_never_written_again(folder: Path) -> None:
    files = sorted(folder.iterdir())
    held = sha256(b"".join(path.name.encode() + path.read_bytes() for path in files))
    assert (len(files), held.hexdigest()) == NEVER_WRITTEN_AGAIN[folder]


@every_game
def test_the_evenings_of_a_game_are_played_the_same_and_hold_together(name: str) -> None:
    ask((path.stem, partial(replayed, path)) for path in golden.logs(golden.EVENINGS, name))


def replayed(path: Path) -> Match:
    """The evening of a file, which folds to its sheet and comes from its seed once more."""
    saved = load(path)
    assert not saved.wrong
    match = Match.from_events(saved.events)
    assert match.over and match.head.version == 2
    assert match.differences() == []
    same_lines(golden.sheet_path(path), golden.sheet_of(match.sheet()))
    same_lines(path, whole(played_again(saved.events)))
    return match


def same_lines(path: Path, now: bytes) -> None:
    """A file is, byte for byte, what is written now; else the lines that differ."""
    before = path.read_bytes()
    assert golden.changed(before.decode(), now.decode()) == [] and before == now


def played_again(events: list[Event]) -> list[Event]:
    """The log when all is dealt, said and moved once more, and nothing else is known of it."""
    again = Match(Head.from_event(events[0]))
    for event in events[1:]:
        match event:
            case {"deal": _}:
                again.deal()
            case {"say": [seat, word, *args]}:
                again.say(seat, Call(word, tuple(args)))
            case {"move": str(move)}:
                again.skip_formal()
                again.play(read(move))
            case _:
                assert event.keys() - {"sum"} == {"score"}
    return again.events()


# What is asked of an evening.


def ask(evenings: Iterable[tuple[str, Callable[[], Match]]]) -> None:
    """Open each evening and put every question to it; which failed at which question, and why."""
    wrong = []
    for name, opened in evenings:
        asked = "opened"
        try:
            match = opened()
            for question in QUESTIONS:
                asked = question.__name__
                question(match)
        except Exception as error:
            wrong.append(f"{name} {asked}: {error!r:.800}")
    assert not wrong, "\n".join(wrong)


def names_its_winners(match: Match) -> None:
    """A sheet has a value for each side in each line, and has winners when the evening is over.

    They are among the best by the sum that decides.
    """
    sheet, rules = match.sheet(), match.rules
    assert all(len(line.values) == len(rules.sides()) for line in sheet.lines)
    assert bool(sheet.winners) == sheet.over
    has_right_winners(rules, sheet)


def could_be_handed_in_at_a_club(match: Match) -> None:
    """What an evening came to lies within the bounds that its game names for a table."""
    sheet, rules, seats = match.sheet(), match.rules, len(match.players)
    if not sheet.over:
        return
    head = ClubHead(**custom.settings(match.head.game, match.head.preset, rules.options, (seats,)))
    rounds = getattr(rules.options, "games", 0)
    if rounds and len(sheet.starts) > rounds:
        # Who tied has played it off, and a play-off is not handed in.
        sheet = rules.sheet(sheet.lines[: sheet.starts[rounds]])
    values = sheet.total(head.total)
    fits = custom.judge(head)
    assert fits is not None and fits(HandedIn(seats, values)) is None
    assert sum(values) == head.sums.get(seats, sum(values))


def is_told_in_short_as_its_sheet_says(match: Match) -> None:
    """The summary of the shelf says what the sheet says, and survives a file."""
    short, sheet = summary(match.events()), match.sheet()
    assert (short.game, len(short.players)) == (match.head.game, len(match.players))
    assert (short.deals, short.over) == (len(sheet.lines), sheet.over)
    assert short.winners == sheet.winners
    assert all(sheet.total(key) == values for key, values in short.sums)
    assert Summary.from_list(json.loads(json.dumps(short.as_list()))) == short


def is_asked_for_in_words(match: Match) -> None:
    """Of a deal with real cards nothing is asked twice, and every question has its words."""
    words = games.find(match.head.game).texts.english
    lines = match.sheet().lines
    for count, line in enumerate(lines):
        answers = result_entry.answers(match.rules, lines[:count], line)
        fields = result_entry.fields(match.rules, lines[:count], answers)
        assert len({field.name for field in fields}) == len(fields)
        for field in fields:
            text(words, f"entry.{field.key}")
            for choice in field.choices:
                text(words, f"entry.{field.key}.{choice}")
            assert field.usual is None or field.allows(field.usual)


def is_entered_by_hand_to_the_same_sheet(match: Match) -> None:
    """Line by line, as somebody enters it who has only its sheet."""
    one = match.head
    there = match.sheet()
    paper = Match(Head(one.game, one.preset, one.options, one.players, 1, real_cards=True))
    for line in there.lines:
        before = paper.sheet().lines
        if not paper.rules.line_fits(before, line):
            continue  # cards that were thrown in leave nothing on paper
        answers = result_entry.answers(paper.rules, before, line)
        made = result_entry.line(paper.rules, before, answers)
        assert made.values == line.values
        assert [note.key for note in made.notes] == [note.key for note in line.notes]
        paper.chalk(made)
    entered = paper.sheet()
    assert (entered.totals, entered.slate) == (there.totals, there.slate)
    assert entered.winners == there.winners
    assert Match.from_events(paper.events()).sheet() == entered


def is_corrected_and_taken_back(match: Match) -> None:
    """Every line can be put in place of every other, or is left alone: nothing falls over."""
    before = match.sheet()
    for count, line in enumerate(before.lines):
        other = next((other for other in before.lines if other != line), line)
        try:
            match.correct(count, other, "test")
        except ValueError:
            assert match.sheet() == before
        else:
            assert match.corrected() == [Correction(count, line, other, "test")]
            match.undo()
            assert match.sheet() == before


QUESTIONS: tuple[Callable[[Match], None], ...] = (
    names_its_winners,
    could_be_handed_in_at_a_club,
    is_told_in_short_as_its_sheet_says,
    is_asked_for_in_words,
    is_entered_by_hand_to_the_same_sheet,
    is_corrected_and_taken_back,
)


def test_some_game_says_what_all_come_to_and_some_how_much_at_least_or_at_most() -> None:
    """Else nothing was held to any bound."""
    settled, bounded = 0, 0
    for case in cases():
        head = ClubHead(**custom.settings(case.game, case.label, case.options, (case.players,)))
        fits = custom.judge(head)
        assert fits is not None
        settled += case.players in head.sums
        handed_in = [HandedIn(case.players, (far,) * case.players) for far in (-1000, 1000)]
        bounded += any(fits(one) for one in handed_in)
    assert settled and bounded


def test_an_evening_that_fails_is_named_with_the_question_and_the_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    name = games.names()[0]
    opened = partial(replayed, golden.logs(golden.EVENINGS, name)[0])
    monkeypatch.setattr(result_entry, "answers", lambda *_: 1 / 0)
    broken = r"one is_asked_for_in_words: ZeroDivisionError.*\n.*two opened: ZeroDivisionError"
    with pytest.raises(AssertionError, match=broken):
        ask([("one", opened), ("two", lambda: 1 / 0), ("three", opened)])
