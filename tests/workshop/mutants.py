"""`python3 dev.py mutants`: change the program in small ways and see which tests notice.

Mutants are made by cosmic-ray's operators and kept in its work database, one for each draw, so
that a run that was broken off goes on and `cr-report` reads it. A *place* is a stretch of source
that at least one operator can change. Places are drawn with equal chances, so each file has a
share in proportion to its places, and one mutant is drawn at each. The order of a draw depends
on the seed and on the text of the lines alone: what is edited elsewhere leaves it as it is.

Each mutant is written into a copy of the tree. A forked child runs the tests of the module's own
room, then those that lie wider, quick files first, until one fails or the processor time is up.
What is left out, and why, stands in `mutants.toml`; annotations are left out always.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import difflib
import hashlib
import importlib
import json
import os
import re
import resource
import shutil
import signal
import sys
import tempfile
import time
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import cache, cached_property
from multiprocessing import get_context
from pathlib import Path

import pytest
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.commands.init import _operators
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator
from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import MutationSpec, TestOutcome, WorkerOutcome, WorkItem, WorkResult

ROOT = Path(__file__).parents[2]
ROOMS = ["engine", "desktop/session", "desktop/scene", "desktop/club/model"]
NOT_COPIED = shutil.ignore_patterns(".git", ".venv*", "__pycache__", ".*_cache", "dist", "build")
ONE_TEST = 60
"""More processor time than a test takes: what goes on still longer hangs."""
WAITING = 1800
"""Seconds after which a child that waits for something has been given up."""
IMPORTED = ["hypothesis", "pytestqt.plugin", "PIL.Image", "pypdf", "PySide6.QtPrintSupport"]
IMPORTED += ["PySide6.QtSvg", "PySide6.QtTest", "PySide6.QtWidgets"]
"""Imported once before children are forked: nothing of the program itself."""

Place = tuple[tuple[int, int], tuple[int, int]]


@dataclass(frozen=True)
class Mutant:
    """One change of one file; `line` and `becomes` are the first line that differs."""

    spec: MutationSpec
    key: str

    @cached_property
    def source(self) -> str:
        return (ROOT / str(self.spec.module_path)).read_text(encoding="utf-8")

    @cached_property
    def text(self) -> str | None:
        """The whole file with the change, or None where it cannot be compiled or says the same."""
        operator = get_operator(self.spec.operator_name)()
        text = mutate_code(self.source, operator, self.spec.occurrence)
        try:
            return None if text is None or same(text, self.source) else str(text)
        except (SyntaxError, ValueError):
            return None

    @property
    def operator(self) -> str:
        return str(self.spec.operator_name).partition("/")[2]

    @property
    def line(self) -> str:
        return self.source.splitlines()[int(self.spec.start_pos[0]) - 1].strip()

    @property
    def becomes(self) -> str:
        changes = difflib.ndiff(self.source.splitlines(), (self.text or "").splitlines())
        return next((one[2:].strip() for one in changes if one.startswith("+ ")), "")


def same(one: str, other: str) -> bool:
    return ast.dump(ast.parse(one)) == ast.dump(ast.parse(other))


@cache
def left_out() -> list[dict[str, str]]:
    """The second reader's list: entries name operators, lines, files by patterns."""
    with (ROOT / "tests/workshop/mutants.toml").open("rb") as file:
        return list(tomllib.load(file)["left_out"])


def is_left_out(mutant: Mutant) -> bool:
    """Whether an entry of the list fits the mutant as a whole."""
    return any(
        fnmatch(mutant.spec.module_path.as_posix(), entry.get("file", "*"))
        and re.fullmatch(entry.get("operator", ".*"), mutant.operator)
        and re.fullmatch(entry.get("line", ".*"), mutant.line)
        and re.fullmatch(entry.get("becomes", ".*"), mutant.becomes)
        for entry in left_out()
    )


def annotated(source: str) -> list[Place]:
    """The stretches that no program run reads: annotations."""
    found: list[ast.AST | None] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.append(node.returns)
        elif isinstance(node, ast.arg | ast.AnnAssign):
            found.append(node.annotation)
    return [
        ((node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset))
        for node in found
        if isinstance(node, ast.expr) and node.end_lineno and node.end_col_offset
    ]


def mutants(path: Path, seed: int) -> Iterator[list[Mutant]]:
    """All mutants of a file, place by place, each place's in an order of chance."""
    source = (ROOT / path).read_text(encoding="utf-8")
    unread = annotated(source)
    nodes = [node for node in ast_nodes(get_ast(source)) if node.type not in {"string", "newline"}]
    lines = source.splitlines()
    places: defaultdict[Place, list[MutationSpec]] = defaultdict(list)
    for name, arguments, operator in _operators({}):
        positions = [one for node in nodes for one in operator.mutation_positions(node)]
        for occurrence, (start, end) in enumerate(positions):
            if not any(first <= start and end <= last for first, last in unread):
                spec = MutationSpec(path, name, occurrence, start, end, arguments)
                places[start, end].append(spec)
    seen: Counter[str] = Counter()
    for (start, end), specs in sorted(places.items()):
        place = f"{seed} {path.as_posix()} {lines[start[0] - 1]} {start[1]} {end[1]}"
        seen[place] += 1
        found = [
            Mutant(
                spec, digest(f"{place} {seen[place]}") + digest(f"{spec.operator_name} {number}")
            )
            for number, spec in enumerate(specs)
        ]
        yield sorted(found, key=lambda one: digest(one.key))


def digest(words: str) -> str:
    return hashlib.sha256(words.encode()).hexdigest()[:16]


def draw(rooms: Iterable[str], number: int, seed: int) -> Iterator[Mutant]:
    """So many mutants of the rooms, in an order of chance."""
    files = [
        path.relative_to(ROOT)
        for room in rooms
        for path in sorted((ROOT / room).rglob("*.py") if (ROOT / room).is_dir() else [ROOT / room])
    ]
    places = [place for path in files for place in mutants(path, seed)]
    print(f"{len(places)} places in {len(files)} files", flush=True)
    drawn = 0
    for place in sorted(places, key=lambda one: min(mutant.key for mutant in one)):
        fits = (one for one in place if one.text is not None and not is_left_out(one))
        if mutant := next(fits, None):
            yield mutant
            drawn += 1
        if drawn == number:
            return


# Which tests ------------------------------------------------------------------


@cache
def test_files() -> dict[Path, str]:
    return {
        path.relative_to(ROOT): path.read_text(encoding="utf-8")
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
    }


def chosen(module: Path) -> tuple[list[Path], list[Path], str]:
    """The test files of a module's own room, those that lie wider, and the game's name if any.

    Tests mirror the folders. A game's room is its whole folder and its cases, which are run beside
    it; elsewhere it is what has the module's name or imports it. Wider are the rest of the folder,
    what imports it anywhere, the tests named like the modules that import it, those of the games
    that do, and for a game the tests that all games go through. Of tests for several games, only
    those of its name are run.
    """
    parent = str(module.parent).replace("/", ".")
    imports = re.compile(rf"{parent}\.{module.stem}\b|from {parent} import [^\n]*\b{module.stem}\b")
    using = {path for path, text in test_files().items() if imports.search(text)}
    game = module.parts[2] if module.parts[:2] == ("engine", "games") and module.parts[3:] else ""
    room = Path("tests", *module.parts[:3]) if game else "tests" / module.parent
    while not (ROOT / room).is_dir():
        room = room.parent
    inside = {path for path in test_files() if path.is_relative_to(room)}
    if game:
        beside = {path for path in test_files() if path.parent == room.parent}
        everywhere = {path for path in test_files() if path.parent == Path("tests/engine")}
        shown = {path for path in test_files() if path.name == f"test_{game}.py"}
        return sorted(inside | beside), sorted(everywhere | shown), game
    stem = module.parent.name if module.stem == "__init__" else module.stem
    own = {path for path in inside if path in using or stem in path.stem}
    beside = {path for path in inside if path.parent == room}
    # What a module leaves to others is often tried where it is used, by a game in its folder.
    users = {
        path
        for root in ("engine", "desktop")
        for path in (one.relative_to(ROOT) for one in (ROOT / root).rglob("*.py"))
        if imports.search((ROOT / path).read_text(encoding="utf-8"))
    }
    named = {"tests" / path.parent / f"test_{path.stem}.py" for path in users}
    played = {"tests" / path.parent for path in users if path.parts[:2] == ("engine", "games")}
    wider = (
        using | beside | {path for path in test_files() if path in named or path.parent in played}
    )
    return sorted(own or beside), sorted(wider - (own or beside)), ""


# A child -----------------------------------------------------------------------


class Watch:
    """A plugin that notes each test when it begins and when it has failed, for the parent."""

    def __init__(self, notes: Path, seconds: float) -> None:
        self.file = notes.open("a", encoding="utf-8", buffering=1)
        self.seconds = seconds
        self.times: Counter[str] = Counter()

    def note(self, what: str, which: str) -> None:
        self.file.write(json.dumps([what, which]) + "\n")

    def pytest_sessionstart(self, session: pytest.Session) -> None:
        self.session = session

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.note("failed", report.nodeid)

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.began = time.process_time()
        self.note("begun", nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.note("failed", report.nodeid)

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        self.times[nodeid.partition("::")[0]] += time.process_time() - self.began  # type: ignore[assignment]
        if time.process_time() > self.seconds:
            self.session.shouldstop = "the time is up"

    def pytest_sessionfinish(self) -> None:
        self.note("times", json.dumps(self.times))


@dataclass
class Copy:
    """A copy of the tree, in which one mutant at a time stands."""

    home: Path

    def __post_init__(self) -> None:
        shutil.rmtree(self.home, ignore_errors=True)
        shutil.copytree(ROOT, self.home, ignore=NOT_COPIED)
        self.notes = self.home.with_suffix(".notes")
        self.stamps = 0

    def run(self, arguments: list[str], seconds: float) -> list[tuple[str, str]]:
        """Run pytest in a child; what was noted, and at the end how it died if it did."""
        self.notes.unlink(missing_ok=True)
        child = os.fork()
        if not child:
            code = int(pytest.ExitCode.INTERNAL_ERROR)
            try:
                code = self._be_child(arguments, seconds)
            finally:
                os._exit(code)
        try:
            _, status = os.waitpid(child, 0)
        finally:
            # A test may have left processes of its own behind, or this one is told to end.
            with contextlib.suppress(ProcessLookupError):
                os.killpg(child, signal.SIGKILL)
        lines = self.notes.read_text(encoding="utf-8").splitlines() if self.notes.exists() else []
        notes = [(what, which) for what, which in map(json.loads, lines)]
        last = next((which for what, which in reversed(notes) if what == "begun"), "")
        if os.WIFSIGNALED(status):
            killed_by = signal.Signals(os.WTERMSIG(status)).name
            notes.append(("failed", f"{last or 'start'} ({killed_by})"))
        elif last and os.WEXITSTATUS(status) == pytest.ExitCode.INTERNAL_ERROR:
            # Where there is no more memory, pytest itself cannot say what failed.
            notes.append(("failed", f"{last} (INTERNAL_ERROR)"))
        return notes

    def _be_child(self, arguments: list[str], seconds: float) -> int:
        os.setsid()
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        os.chdir(self.home)
        limit = int(seconds) + ONE_TEST
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
        resource.setrlimit(resource.RLIMIT_AS, (6 << 30, 6 << 30))
        signal.alarm(WAITING)
        with open(os.devnull, "w") as nowhere:
            os.dup2(nowhere.fileno(), 1)
            os.dup2(nowhere.fileno(), 2)
        for name in [name for name in sys.modules if name.partition(".")[0] == "tests"]:
            del sys.modules[name]
        sys.path[:] = [str(self.home), *(one for one in sys.path if Path(one) != ROOT and one)]
        sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = str(self.home) + ".pyc"
        os.environ["PYTHONPATH"] = str(self.home)
        began = time.process_time()
        options = ["-q", "-x", "-p", "no:cacheprovider", "--hypothesis-seed=0", "--tb=no"]
        watch = Watch(self.notes, began + seconds)
        return int(pytest.main([*options, *arguments], plugins=[watch]))

    def put(self, mutant: Mutant) -> None:
        """Write the mutant, with a time of its own: byte code is found by second and size."""
        self.stamps += 1
        self._write(mutant, mutant.text or "", 1_000_000_000 + self.stamps)

    def put_back(self, mutant: Mutant) -> None:
        self._write(mutant, mutant.source, (ROOT / mutant.spec.module_path).stat().st_mtime)

    def _write(self, mutant: Mutant, text: str, stamp: float) -> None:
        path = self.home / mutant.spec.module_path
        path.write_text(text, encoding="utf-8")
        os.utime(path, (stamp, stamp))


# All of them --------------------------------------------------------------------


@dataclass
class Trial:
    """Tries mutants in a copy; remembers in a file how long test files take.

    `seconds` are of processor time: for the tests of the own room, and for those that lie wider.
    """

    copy: Copy
    seconds: list[float]

    def __post_init__(self) -> None:
        self.known = self.copy.home.parent / "times.json"
        self.times: dict[str, float] = {}
        if self.known.exists():
            self.times = json.loads(self.known.read_text(encoding="utf-8"))

    def quick_first(self, files: list[Path]) -> list[str]:
        def seconds(path: Path) -> float:
            return self.times.get(path.as_posix(), (ROOT / path).stat().st_size / 10_000)

        return [path.as_posix() for path in sorted(files, key=seconds)]

    def judge(self, mutant: Mutant) -> WorkResult:
        """Which test kills it, or how many it has survived; where none ran, all ends."""
        own, wider, game = chosen(mutant.spec.module_path)
        survived = []
        self.copy.put(mutant)
        try:
            for files, seconds in zip((own, wider), self.seconds, strict=True):
                if not files:
                    continue
                words = self.quick_first(files) + (["-k", game] if game else [])
                notes = self.copy.run(words, seconds)
                if killer := next((which for what, which in notes if what == "failed"), ""):
                    return self.result(mutant, TestOutcome.KILLED, killer)
                survived.append(sum(what == "begun" for what, _ in notes))
                self.remember(notes)
        finally:
            self.copy.put_back(mutant)
        if not any(survived):
            raise SystemExit(f"no test ran for {mutant.spec.module_path}: that proves nothing")
        return self.result(mutant, TestOutcome.SURVIVED, " + ".join(map(str, survived)))

    def result(self, mutant: Mutant, outcome: TestOutcome, words: str) -> WorkResult:
        diff = f"{mutant.line}  →  {mutant.becomes}"
        return WorkResult(WorkerOutcome.NORMAL, words, outcome, diff)

    def remember(self, notes: list[tuple[str, str]]) -> None:
        """A file that the time was up in has only been begun: what is known of it may grow."""
        for what, words in notes:
            for file, seconds in json.loads(words).items() if what == "times" else ():
                self.times[file] = max(seconds, self.times.get(file, 0))
        # Broken off in the middle, it would be no file that can be read.
        new = self.known.with_suffix(".new")
        new.write_text(json.dumps(self.times), encoding="utf-8")
        new.replace(self.known)

    def failing_anyway(self, tests: set[str]) -> set[str]:
        """Those of the tests that fail where nothing is changed: what they kill is no kill."""
        failing = set()
        for test in sorted({one.partition(" (")[0] for one in tests if "::" in one}):
            failing |= {which for what, which in self.copy.run([test], 600) if what == "failed"}
        return failing


def room_of(path: Path) -> str:
    return "/".join(path.parts[:2]) if path.parts[2:] else path.parts[0]


def report(items: list[tuple[MutationSpec, WorkResult | None]]) -> Iterator[str]:
    """The table: sums by room, then each mutant."""
    rooms: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for spec, result in items:
        outcome = result.test_outcome.value if result and result.test_outcome else "not tried"
        rooms[room_of(spec.module_path)][outcome] += 1
        rooms["all"][outcome] += 1
    yield "| room | killed | survived | not tried |\n|---|---|---|---|"
    for room, sums in sorted(rooms.items(), key=lambda one: (one[0] == "all", one[0])):
        yield f"| {room} | {sums['killed']} | {sums['survived']} | {sums['not tried']} |"
    yield "\n| mutant | operator | change | outcome |\n|---|---|---|---|"
    for spec, result in items:
        if result and result.test_outcome:
            place = f"{spec.module_path.as_posix()}:{spec.start_pos[0]}"
            change = (result.diff or "").replace("|", "\\|")
            operator = spec.operator_name.partition("/")[2]
            outcome = f"{result.test_outcome.value}: {result.output}"
            yield f"| {place} | {operator} | `{change}` | {outcome} |"


def prepare(db: WorkDB, drawn: list[Mutant], again: bool) -> dict[str, WorkResult]:
    """Lay the draw into the database; results that are there already hold, and are returned.

    With `again`, what survived is tried once more.
    """
    known = {
        job: result
        for job, result in db.results
        if not (again and result.test_outcome == TestOutcome.SURVIVED)
    }
    db.clear()
    db.add_work_items(WorkItem.single(mutant.key, mutant.spec) for mutant in drawn)
    known = {mutant.key: known[mutant.key] for mutant in drawn if mutant.key in known}
    for job, result in known.items():
        db.set_result(job, result)
    return known


def work(kept: Path, number: int, seconds: list[float], drawn: list[Mutant]) -> None:
    """Try these mutants one after the other; each result is kept at once."""
    trial = Trial(Copy(Path(f"{kept}.{number}.tree")), seconds)
    for mutant in drawn:
        result = trial.judge(mutant)
        with use_db(f"{kept}.sqlite") as db:
            db.set_result(mutant.key, result)
        print(list(report([(mutant.spec, result)]))[-1], flush=True)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py mutants", description=__doc__)
    parser.add_argument("--rooms", nargs="+", default=ROOMS, help="folders or files")
    parser.add_argument("--number", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", nargs=2, type=float, default=[60, 40], help="own room, wider")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--again", action="store_true", help="try once more what survived")
    parser.add_argument("--list", action="store_true", help="only name the mutants")
    home = Path(tempfile.gettempdir()) / "kartentisch-mutants"
    parser.add_argument("--home", type=Path, default=home, help="what is kept, and the copy")
    options = parser.parse_args(arguments)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    drawn = list(draw(options.rooms, options.number, options.seed))
    if options.list:
        for mutant in drawn:
            print(f"{mutant.spec.module_path}:{mutant.spec.start_pos[0]} {mutant.operator}")
            print(f"    {mutant.line}\n    {mutant.becomes}")
        return 0
    for name in IMPORTED:
        importlib.import_module(name)
    options.home.mkdir(parents=True, exist_ok=True)
    name = "-".join([*options.rooms, str(options.number), str(options.seed)]).replace("/", "_")
    kept = options.home / name
    with use_db(f"{kept}.sqlite") as db:
        known = prepare(db, drawn, options.again)
    missing = [mutant for mutant in drawn if mutant.key not in known]
    forked = get_context("fork")
    workers = [
        forked.Process(
            daemon=True,
            target=work,
            args=(kept, number, options.seconds, missing[number :: options.jobs]),
        )
        for number in range(options.jobs)
    ]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    with use_db(f"{kept}.sqlite") as db:
        results = dict(db.results)
    trial = Trial(Copy(Path(f"{kept}.0.tree")), options.seconds)
    killers = {one.output or "" for one in results.values() if one.is_killed}
    for test in trial.failing_anyway(killers):
        print(f"fails where nothing is changed: {test}")
    table = "\n".join(report([(one.spec, results.get(one.key)) for one in drawn]))
    Path(f"{kept}.md").write_text(table + "\n", encoding="utf-8")
    print(table)
    return int(any(worker.exitcode for worker in workers))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
