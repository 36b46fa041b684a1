"""The slate and the sheet as plain data, and with real cards what the entry asks next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop.common.numbers import shown
from desktop.phones.encode import Data
from desktop.scene.speech import Speech
from desktop.session.controller import MatchController
from desktop.sheet.marks import SHAPES, label, strokes
from desktop.sheet.page import SheetPage
from engine.rules.entry import NUMBER, SIDE, TABLE, Answers, Field
from engine.sheet import Mark


def slate(controller: MatchController, speech: Speech) -> Data:
    """Return what slate and sheet show to the reader of this speech, while a match is open."""
    sheet = controller.sheet_so_far()
    assert sheet is not None
    page = SheetPage(
        sheet, speech.sides(), speech, speech.title(), corrected=tuple(controller.corrected())
    )
    total = sheet.totals[0] if sheet.totals else None
    sides = range(len(page.names))
    return {
        "title": page.title,
        "alt": page.in_words(),
        "columns": [
            {"name": page.name(side), "marks": [_mark(page, one) for one in page.slate[side]]}
            for side in sides
        ],
        "heads": ["", *page.heads],
        "rows": [[page.row_name(line), *page.cells(line)] for line in range(len(sheet.lines))],
        "totals": [shown(total.values[side]) for side in sides] if total is not None else [],
    }


def _mark(page: SheetPage, mark: Mark) -> Data | str:
    """Strokes in a box this wide and high, in widths of a cross; words for what is not drawn."""
    if mark.kind not in SHAPES:
        return page.written(mark)
    wide, high = SHAPES[mark.kind].size(mark.number)
    lines = [[round(part, 3) for point in stroke.way for part in point] for stroke in strokes(mark)]
    written = label(mark)
    text = {"text": written.text} if written is not None else {}
    return {"w": round(wide, 3), "h": round(high, 3), "lines": lines, **text}


def ask(controller: MatchController, speech: Speech, answers: Answers) -> list[Data]:
    """Return what is asked about the next deal, given these answers; nothing once all is over."""
    entry = controller.score_entry
    if entry.over:
        return []
    proposed = entry.proposed(answers)
    return [
        {
            "key": f"{one.key}:{one.side}",
            "kind": one.kind,
            "label": _label(one, speech),
            "options": _options(one, speech),
            "low": one.low,
            "high": one.high,
            "blank": one.blank,
            "value": answers.get(one.name, proposed.get(one.name, one.usual)),
        }
        for one in entry.entry_fields(answers)
    ]


def _label(field: Field, speech: Speech) -> str:
    text = speech.text(f"entry.{field.key}")
    return text if field.side == TABLE else f"{speech.side(field.side)}: {text}"


def _options(field: Field, speech: Speech) -> list[Data]:
    found: list[Data] = []
    if field.kind == SIDE:
        found = [{"value": side, "text": speech.side(side)} for side in field.sides]
    elif field.kind != NUMBER:
        texts = [speech.text(f"entry.{field.key}.{one}") for one in field.choices]
        found = [{"value": place, "text": text} for place, text in enumerate(texts)]
    if found and field.blank:
        word = "nobody" if field.kind == SIDE else "out"
        own = f"entry.{field.key}.{word}"
        text = speech.text(own if speech.has(own) else f"entry.{word}")
        found.append({"value": None, "text": text})
    return found


def answers_of(controller: MatchController, given: Mapping[str, Any]) -> Answers:
    """Return what a page has answered to what was asked; what it has left open is left out."""
    whole = {key: one for key, one in given.items() if one is None or type(one) is int}
    answers: dict[tuple[str, int], int | None] = {}
    # One answer may lead to further questions.
    for _ in range(len(whole) + 1):
        before = dict(answers)
        for one in controller.score_entry.entry_fields(answers):
            key = f"{one.key}:{one.side}"
            if key in whole and one.allows(whole[key]):
                answers[one.name] = whole[key]
        if answers == before:
            break
    return answers
