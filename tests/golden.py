"""Golden evenings: `python -m tests.golden [GAME …]` plays them again and writes them down.

One whole evening for each preset and number of players of every game, with a seed and rules of
thumb at every seat, and beside each the sheet that it folds to. A change of a rule, of the
shuffle, of the log or of the sheet shows as a change of these files: look at it before it is
committed. So does a change of the rules of thumb; that one is no harm.

Those in version 1 of the log, in `golden/v1`, are never written again: there are some of the games
that were played then.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

from engine.bots import make
from engine.head import Event, Head, Player
from engine.match import Match
from engine.sheet import Sheet
from engine.store import SUFFIX, whole
from tests.kit import Case, cases

FOLDER = Path(__file__).parent / "golden"
OLD = FOLDER / "v1"
PLAYED_THEN = ("gin", "kein_stich", "knueffeln", "ramsen", "ramsli")
"""The games of which there are golden evenings in version 1."""
BOT = "heuristic"
NAMES = ("Anna", "Ben", "Cilli", "Dora", "Emil", "Franz", "Greta")


def seed_of(case: Case) -> int:
    """Each evening of a game has a seed of its own; another game beside it changes none."""
    return 1844 + [str(one) for one in cases() if one.game == case.game].index(str(case))


def evening(case: Case) -> list[Event]:
    """The events of an evening from its first deal to its last."""
    seed = seed_of(case)
    players = tuple(Player(name, BOT) for name in NAMES[: case.players])
    head = Head(case.game, case.label, case.options.as_dict(), players, seed)
    events = [head.event()]
    match = Match(head, events.append)
    bot, rng = make(BOT, match.rules), Random(seed)
    while not match.over:
        match.deal()
        while (seat := match.turn) >= 0:
            for talker in range(case.players):
                heard = match.view(talker)
                assert heard is not None
                if said := bot.say(heard, rng):
                    match.say(talker, said)
            seen = match.view(seat)
            assert seen is not None
            match.play(bot.choose(seen, match.legal(), rng, 0.0))
    return events


def sheet_of(sheet: Sheet) -> bytes:
    """A sheet as JSON to be read and compared by people: a line for each deal and each row.

    Whether few of a sum is good belongs to the rules; other tests hold it.
    """
    rows: dict[str, Any] = asdict(sheet)
    rows["totals"] = [(total.key, total.values) for total in sheet.totals]
    parts = []
    for key, value in rows.items():
        if isinstance(value, list | tuple) and value and isinstance(value[0], dict | list | tuple):
            inner = ",\n  ".join(json.dumps(one, ensure_ascii=False) for one in value)
            parts.append(f' "{key}": [\n  {inner}\n ]')
        else:
            parts.append(f' "{key}": {json.dumps(value, ensure_ascii=False)}')
    return ("{\n" + ",\n".join(parts) + "\n}\n").encode()


def log_path(case: Case, folder: Path = FOLDER) -> Path:
    return folder / f"{case}{SUFFIX}"


def sheet_path(case: Case, folder: Path = FOLDER) -> Path:
    return folder / f"{case}.sheet.json"


def old_cases() -> list[Case]:
    """The cases of which there are evenings in version 1."""
    return [case for case in cases() if case.game in PLAYED_THEN]


def main(names: list[str]) -> None:
    """Write those of these games; or all, and take away those that no game plays any more."""
    FOLDER.mkdir(exist_ok=True)
    wanted = set()
    for case in cases():
        if names and case.game not in names:
            continue
        events = evening(case)
        sheet = Match.from_events(events).sheet()
        for path, data in ((log_path(case), whole(events)), (sheet_path(case), sheet_of(sheet))):
            changed = not path.exists() or path.read_bytes() != data
            path.write_bytes(data)
            wanted.add(path)
            print("changed" if changed else "as it was", path.name)
    for path in [] if names else sorted(FOLDER.iterdir()):
        if path.is_file() and path not in wanted:
            path.unlink()
            print("gone", path.name)


if __name__ == "__main__":
    main(sys.argv[1:])
