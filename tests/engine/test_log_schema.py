"""The JSON Schemas of the logs take what the tables of the logs take, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.bounds import NUMBER
from engine.head import Event
from engine.schema import OutOfBounds
from engine.store import CLUB, CLUB_SUFFIX, EVENING, SUFFIX, Format
from tests.workshop import golden

jsonschema = pytest.importorskip("jsonschema")

SAVES = golden.FOLDER.parent / "saves"
FORMS = {CLUB_SUFFIX: CLUB, SUFFIX: EVENING}
FOLDERS = (golden.OLD, golden.EVENINGS, SAVES)


VALIDATORS = {form.key: jsonschema.Draft202012Validator(form.schema()) for form in FORMS.values()}


def fits(form: Format, event: Event) -> bool:
    """Whether the schema takes an event."""
    return bool(VALIDATORS[form.key].is_valid(event))


def lines(folder: Path, form: Format) -> set[str]:
    """The lines of all files of this kind in a folder, each once, whatever its sum."""
    suffix = next(suffix for suffix, one in FORMS.items() if one is form)
    files = [path for path in folder.rglob("*") if path.suffix == suffix]
    found = (json.loads(line) for file in files for line in file.read_text("utf-8").splitlines())
    return {json.dumps(event | ({"sum": "0" * 16} if "sum" in event else {})) for event in found}


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_it_is_a_schema(form: Format) -> None:
    jsonschema.Draft202012Validator.check_schema(form.schema())
    assert json.loads(json.dumps(form.schema())) == form.schema()


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_line_of_the_golden_evenings_and_saves_satisfies_it(folder: Path) -> None:
    checked = 0
    for form in FORMS.values():
        for line in lines(folder, form):
            assert fits(form, json.loads(line)), line
            checked += 1
    assert checked > 90


OTHERS = ("", "x" * 3000, -NUMBER, NUMBER, 10**6, 0, None, True, [], {}, ["?"] * 50)
"""What is put in the place of a value: of each type, within and beyond bounds."""


def changed(event: Event) -> Iterator[Event]:
    """An event with one thing in it changed, at every place."""
    yield {**event, "strange": 1}
    for name, value in event.items():
        yield {key: one for key, one in event.items() if key != name}
        for other in OTHERS:
            yield {**event, name: other}
        if isinstance(value, dict) and value:
            for inner in changed(value):
                yield {**event, name: inner}
        if isinstance(value, list) and value:
            for one in ([], [*value, 1], value[:-1], [*value[:-1], None], [value[0]] * 60):
                yield {**event, name: one}


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_it_refuses_what_the_table_refuses(form: Format) -> None:
    kinds: dict[str, Event] = {}
    for line in sorted(lines(SAVES, form), key=len):
        event = json.loads(line)
        event.pop("sum", None)
        for kind in event.keys() & form.table.events.keys():
            # The longest of each kind: it has the most fields.
            kinds[kind] = event
    assert len(kinds) > 5
    taken = refused = 0
    for event in kinds.values():
        for other in changed(event):
            try:
                form.table.check(other)
            except OutOfBounds:
                refused += 1
                assert not fits(form, other), str(other)[:300]
            else:
                taken += 1
                assert fits(form, other), str(other)[:300]
    assert taken > 50 and refused > 200
