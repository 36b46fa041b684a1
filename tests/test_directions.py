"""The directions of the house, held by walking the imports: who may know whom.

desktop ──▶ engine: bots, store ▶ match ▶ games ▶ phases ▶ the vocabulary ── never back
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from engine import games

ROOT = Path(__file__).parent.parent

VOCABULARY = {
    "engine.cards",
    "engine.copies",
    "engine.facts",
    "engine.fields",
    "engine.rules",
    "engine.hidden",
    "engine.moves",
    "engine.options",
    "engine.override",
    "engine.parts",
    "engine.seeds",
    "engine.settling",
    "engine.sheet",
    "engine.shuffle",
    "engine.table",
    "engine.words",
}

NAMES_A_GAME = {
    "desktop/common/last_choice.py",  # which game is offered to who has never chosen one
}
"""Files outside the games that may name one, and why."""


def sources(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


def module_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def path_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def walked(module: ast.AST) -> tuple[ast.AST, ...]:
    """Every node of a file that has been read, which takes longer than reading it."""
    return tuple(ast.walk(module))


@cache
def imports(path: Path) -> frozenset[str]:
    """Every module and name that a file imports, anywhere in it, as dotted names."""
    return imports_of(tree(path), path_of(path))


def imports_of(module: ast.Module, where: str = "") -> frozenset[str]:
    """The same of a file that has been read."""
    found: set[str] = set()
    for node in walked(module):
        if isinstance(node, ast.Import):
            found.update(one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{where} imports relatively"
            assert node.module
            found.add(node.module)
            found.update(f"{node.module}.{one.name}" for one in node.names)
    return frozenset(found)


def within(name: str, rooms: set[str]) -> bool:
    """Whether a dotted name is one of these modules or lies in one."""
    return any(name == room or name.startswith(room + ".") for room in rooms)


def users(folder: str, *rooms: str) -> set[str]:
    """The files of a folder that import one of these modules, or something of it."""
    return {
        path_of(path)
        for path in sources(folder)
        if any(within(name, set(rooms)) for name in imports(path))
    }


def engine_rooms(path: Path) -> set[str]:
    """What a file imports of the engine, but for the package itself."""
    return {name for name in imports(path) if name.startswith("engine.")}


ENGINE = sources("engine")


def strangers(files: Iterable[Path], allowed: Callable[[Path], set[str]]) -> list[str]:
    """What these files import of the engine from rooms that are not open to them."""
    return [
        f"{path_of(path)} imports {name}"
        for path in files
        for name in sorted(engine_rooms(path))
        if not within(name, allowed(path))
    ]


# The engine.


def test_the_engine_imports_the_standard_library_and_itself() -> None:
    allowed = {*sys.stdlib_module_names, "engine"}
    # What every type checker knows; it is never run.
    marks = ("engine/override.py", "typing_extensions")
    assert [
        f"{path_of(path)} imports {name}"
        for path in ENGINE
        for name in sorted(imports(path))
        if name.split(".")[0] not in allowed and (path_of(path), name.split(".")[0]) != marks
    ] == []


def test_the_engine_knows_no_window_and_no_clock() -> None:
    assert users("engine", "tkinter", "time", "datetime") == set()


def test_chance_comes_from_a_generator_that_is_given() -> None:
    """Of `random` only the class: its functions would share one hidden generator."""
    for path in ENGINE:
        used = {name for name in imports(path) if within(name, {"random", "secrets", "uuid"})}
        assert used <= {"random", "random.Random"}, path_of(path)
        for node in walked(tree(path)):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                assert node.value.id != "random", f"{path_of(path)}:{node.lineno}"


def test_the_vocabulary_knows_only_itself() -> None:
    files = [path for path in ENGINE if within(module_of(path), VOCABULARY)]
    assert strangers(files, lambda path: VOCABULARY) == []


def test_every_file_of_the_engine_has_its_room() -> None:
    """A new file is vocabulary, or is named here."""
    rooms = {"engine.bots", "engine.games", "engine.phases", "engine.tournament", "engine.sheets"}
    rooms |= {"engine.booklet", "engine.lessons", "engine.claims", "engine.agreement"}
    rooms |= {"engine.branches", "engine.tasks"}
    rooms |= {
        "engine.anonymity",
        "engine.head",
        "engine.match",
        "engine.history",
        "engine.store",
        "engine.fold",
    }
    rooms |= {"engine.summary", "engine.parsing"}
    rooms |= {"engine.review", "engine.convert", "engine.sums", "engine.bounds", "engine.stamp"}
    rooms |= {
        "engine.missing_texts",
        "engine.result_entry",
        "engine.corrections",
        "engine.validation",
        "engine.schema",
        "engine.log_table",
    }
    for path in ENGINE:
        module = module_of(path)
        assert module == "engine" or within(module, VOCABULARY | rooms), module


def test_phases_know_only_the_vocabulary() -> None:
    rooms = VOCABULARY | {"engine.phases"}
    assert strangers(sources("engine/phases"), lambda path: rooms) == []


def test_games_know_vocabulary_and_phases_and_never_each_other() -> None:
    def rooms(path: Path) -> set[str]:
        own = path.relative_to(ROOT / "engine" / "games").parts[0]
        # The door by which games are found leads to the sheets kept by hand too.
        more = "engine.sheets" if own == "__init__.py" else f"engine.games.{own}"
        return VOCABULARY | {"engine.phases", "engine.options", more}

    assert strangers(sources("engine/games"), rooms) == []


def test_sheets_know_the_vocabulary_and_never_each_other() -> None:
    def rooms(path: Path) -> set[str]:
        own = path.relative_to(ROOT / "engine" / "sheets").parts[0]
        shared = {"engine.sheets.lists", "engine.sheets.list_words"}
        return (
            VOCABULARY | shared | ({f"engine.sheets.{own}"} if not own.endswith(".py") else set())
        )

    assert strangers(sources("engine/sheets"), rooms) == []


def test_bots_know_neither_matches_nor_files() -> None:
    """But for the table at which only bots play a match."""
    rooms = VOCABULARY | {"engine.bots", "engine.games", "engine.phases"}
    table = ROOT / "engine/bots/bots_table.py"
    files = [path for path in sources("engine/bots") if path != table]
    assert strangers(files, lambda path: rooms) == []
    assert strangers([table], lambda path: rooms | {"engine.match"}) == []


def test_a_file_that_knows_a_stranger_is_named() -> None:
    """Else the loops above would hold nothing."""
    match = ROOT / "engine" / "match.py"
    assert "engine/match.py imports engine.hidden" in strangers([match], lambda path: set())


def test_a_match_knows_neither_files_nor_bots() -> None:
    for file in ("match", "fold", "history", "parsing", "corrections", "validation"):
        for name in engine_rooms(ROOT / "engine" / f"{file}.py"):
            rooms = {"engine.head", "engine.parsing", "engine.corrections", "engine.validation"}
            rooms |= {"engine.history", "engine.fold", "engine.claims", "engine.bounds"}
            rooms |= {"engine.log_table"}
            assert within(name, VOCABULARY | rooms), name


def test_a_claim_is_judged_by_the_vocabulary_alone() -> None:
    for name in engine_rooms(ROOT / "engine" / "claims.py"):
        assert within(name, VOCABULARY | {"engine.phases.claimed"}), name


def test_a_summary_knows_matches_and_no_files() -> None:
    for name in engine_rooms(ROOT / "engine" / "summary.py"):
        assert within(
            name,
            {"engine.agreement", "engine.anonymity", "engine.head", "engine.match", "engine.sheet"},
        ), name


def test_looking_back_knows_matches_and_no_bots() -> None:
    for name in engine_rooms(ROOT / "engine" / "review.py"):
        assert within(name, VOCABULARY | {"engine.anonymity", "engine.head", "engine.match"}), name


def test_a_copy_knows_matches_and_no_files() -> None:
    for name in engine_rooms(ROOT / "engine" / "convert.py"):
        assert within(name, VOCABULARY | {"engine.anonymity", "engine.head", "engine.match"}), name


def test_the_head_of_a_log_knows_only_the_games() -> None:
    for name in engine_rooms(ROOT / "engine" / "head.py"):
        assert within(name, VOCABULARY | {"engine.games"}), name


def test_a_file_knows_only_what_an_event_is() -> None:
    for name in engine_rooms(ROOT / "engine" / "store.py"):
        rooms = {"engine.head", "engine.sums", "engine.bounds", "engine.stamp"}
        assert within(name, rooms | {"engine.schema", "engine.log_table"}), name
    assert not engine_rooms(ROOT / "engine" / "sums.py")


def test_the_tables_of_logs_know_no_game_and_no_file() -> None:
    for file in ("schema", "log_table"):
        for name in engine_rooms(ROOT / "engine" / f"{file}.py"):
            rooms = {"engine.head", "engine.bounds", "engine.schema", "engine.seeds"}
            assert within(name, rooms | {"engine.override"}), name


def games_named(node: ast.AST) -> Iterator[str]:
    """The strings that are taken for names of games where they stand.

    Those are what a game is looked up by, what a head says is played, and what the name of a game
    is compared with. Any other string may say what it likes: a suit is called Hearts too.
    """
    match node:
        case ast.Call(func=ast.Attribute(attr=called) | ast.Name(id=called), args=[first, *_]) if (
            called in LOOKS_UP
        ):
            yield from constants(first)
        case ast.Compare(left=left, comparators=others) if any(map(is_a_name, [left, *others])):
            for one in (left, *others):
                yield from constants(one)
        case ast.Match(subject=subject, cases=cases) if is_a_name(subject):
            for case in cases:
                for inner in walked(case.pattern):
                    yield from constants(inner)
        case ast.Subscript(value=ast.Dict(keys=keys), slice=place) if is_a_name(place):
            for key in filter(None, keys):
                yield from constants(key)
        case ast.Assign(targets=[ast.Name(id=name)], value=value) if name.endswith("GAME"):
            yield from constants(value)
    if isinstance(node, ast.Call):
        for keyword in node.keywords:
            if keyword.arg == "game":
                yield from constants(keyword.value)


LOOKS_UP = {"find", "played", "Head"}
"""What is given the name of a game first."""


def is_a_name(node: ast.expr) -> bool:
    """Whether this stands for the name of a game: `game`, `head.game`, `rules.game.name`."""
    match node:
        case ast.Attribute(value=ast.Attribute(attr="game" | "kind"), attr="name"):
            return True
        case ast.Attribute(value=ast.Name(id="game" | "kind"), attr="name"):
            return True
    return (isinstance(node, ast.Name) and node.id == "game") or (
        isinstance(node, ast.Attribute) and node.attr == "game"
    )


def constants(node: ast.AST) -> Iterator[str]:
    """A string, or the strings of a tuple, list, set or dict's keys."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.Tuple | ast.List | ast.Set):
        for one in node.elts:
            yield from constants(one)
    elif isinstance(node, ast.MatchValue):
        yield from constants(node.value)


def uses_of_games(module: ast.Module, imported: Iterable[str]) -> set[str]:
    """The games that a file names: by imports, look-ups, and comparisons with a game's name."""
    names = set(games.everything())
    found = {text for node in walked(module) for text in games_named(node)}
    rooms = {one.split(".")[2] for one in imported if one.startswith("engine.games.")}
    rooms |= {one.split(".")[2] for one in imported if one.startswith("engine.sheets.")}
    texts = {
        node.value.split(".")[2]
        for node in walked(module)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.match(r"engine\.(games|sheets)\.\w", node.value)
    }
    return (found | rooms | texts) & names


@pytest.mark.parametrize(
    "code",
    [
        "import engine.games.ramsen.rules",
        "from engine.games import ramsen",
        "from engine.games.ramsen import tally",
        "importlib.import_module('engine.games.ramsen')",
        "games.find('ramsen')",
        "games.played('ramsen')",
        "Head('ramsen', 'plain', {}, (), 1)",
        "Head(game='ramsen')",
        "if head.game == 'ramsen': pass",
        "if rules.game.name in ('gin', 'ramsen'): pass",
        "match head.game:\n    case 'gin' | 'ramsen': pass",
        "{'ramsen': 1}[game]",
        "FIRST_GAME = 'ramsen'",
    ],
)
def test_a_use_of_a_game_is_found(code: str) -> None:
    assert "ramsen" in uses_of_games(ast.parse(code), imports_of(ast.parse(code)))


@pytest.mark.parametrize("code", ["SUIT = 'ramsen'", "translate('cards', 'ramsen')", "x = ramsen"])
def test_a_word_that_is_also_a_game_is_no_use_of_it(code: str) -> None:
    assert uses_of_games(ast.parse(code), imports_of(ast.parse(code))) == set()


@pytest.mark.parametrize("folder", ["engine", "desktop"])
def test_nothing_outside_the_games_names_a_game(folder: str) -> None:
    for path in sources(folder):
        own = within(module_of(path), {"engine.games", "engine.sheets"})
        if own and path.parent.name not in ("games", "sheets"):
            continue
        if path_of(path) in NAMES_A_GAME:
            continue
        assert uses_of_games(tree(path), imports(path)) == set(), path_of(path)


# The desktop.


def test_the_engine_never_knows_the_desktop() -> None:
    assert users("engine", "desktop", "PySide6") == set()


def test_what_is_shipped_knows_no_tests() -> None:
    for folder in ("engine", "desktop", "kartentisch"):
        assert users(folder, "tests", "pytest", "PySide6.QtTest") == set()


def test_only_the_controller_holds_a_match() -> None:
    """In its session. Commands play nothing and may fold a log."""
    holding = users("desktop", "engine.match.Match")
    assert {one for one in holding if not one.startswith("desktop/commands/")} == {
        "desktop/session/session.py",
        "desktop/session/table_talk.py",
        "desktop/session/helps.py",
        "desktop/session/matches.py",
    }


def test_only_what_the_controller_is_made_of_knows_a_session() -> None:
    parts = ["match_flow", "match_status", "matches", "score_entry", "turn_clock"]
    parts += ["match_scene", "claiming"]
    assert users("desktop", "desktop.session.session") <= {
        f"desktop/session/{part}.py" for part in parts
    }


def test_only_the_thinker_makes_bots() -> None:
    """And its worker process, and the commands; that there are such bots, a form may know."""
    names = ("BOTS", "CHARACTERS", "LEVELS", "USUAL", "UnknownBot", "characters", "known")
    names += ("offered", "played_as")
    naming = {"engine.bots", *(f"engine.bots.{name}" for name in names)}
    making = {
        path_of(path)
        for path in sources("desktop")
        for name in imports(path) - naming
        if within(name, {"engine.bots"})
    }
    making |= whole_rooms("bots")
    assert {one for one in making if not one.startswith("desktop/commands/")} <= {
        "desktop/session/thinker.py",
        "desktop/session/worker.py",
    }


def test_nobody_takes_the_whole_room_of_matches() -> None:
    """`from engine import match` would slip through the law of the controller."""
    assert whole_rooms("match") == set()


def whole_rooms(room: str) -> set[str]:
    """The files of the desktop that import a module of the engine as a whole."""
    return {
        path_of(path)
        for path in sources("desktop")
        for node in walked(tree(path))
        if (
            isinstance(node, ast.ImportFrom)
            and node.module == "engine"
            and room in [one.name for one in node.names]
        )
        or (isinstance(node, ast.Import) and f"engine.{room}" in [one.name for one in node.names])
    }


def test_only_the_packs_read_pictures() -> None:
    assert users("desktop", "PIL") <= {"desktop/packs/pictures.py", "desktop/packs/pack_import.py"}


def test_only_the_paths_know_a_folder() -> None:
    assert users("desktop", "platformdirs") <= {"desktop/common/paths.py"}


# The folders of the desktop.

ROOMS: dict[str, set[str]] = {
    "common": set(),
    "look": {"common"},
    "packs": {"common"},
    "reader": set(),
    "scanning": {"common", "look"},
    "scene": {"common"},
    "session": {"common", "look", "scene"},
    "table": {"common", "look", "packs", "reader", "scene"},
    "sheet": {"common", "look", "scene"},
    "dialogs": {"common", "look", "packs", "scene", "session", "sheet"},
    "booklet": {"common", "look", "packs", "scene", "sheet", "table"},
    "evening": {"common", "dialogs", "look", "reader", "scene"},
    "review": {"common", "look", "packs", "scene", "session", "table"},
    "shelf": {"common", "look", "scene", "session", "sheet"},
    "lessons": {"booklet", "common", "look", "scene", "session", "table"},
    "tasks": {"common", "lessons", "look", "review", "scene", "session"},
    "club.model": {"common", "scene", "session"},
    "club.papers": {"club.model", "common", "look", "scene"},
    "club.pages": {"club.model", "club.papers", "common", "look", "packs", "scene", "session"},
    "window": {
        *("booklet", "club.pages", "common", "dialogs", "evening", "lessons", "look", "packs"),
        *("reader",),
        *("review", "scanning", "scene", "session", "sheet", "shelf", "table", "tasks"),
    },
    "commands": {"booklet", "common", "scene", "session", "sheet", "shelf"},
    "": {"commands", "common", "window"},
}
"""Which folders of the desktop each one imports, the lowest first; "" are the entry points."""

ENTRY_POINTS = {"desktop/__init__.py", "desktop/__main__.py", "desktop/app.py"}


def room_of(module: str) -> str:
    """The folder that a module of the desktop lies in, "" for the entry points."""
    parts = module.split(".")[1:]
    if parts[:1] == ["club"]:
        return ".".join(parts[:2])
    found = parts[0] if parts else ""
    return found if found in ROOMS else ""


@cache
def modules() -> dict[str, Path]:
    """The files of the desktop by their dotted names."""
    return {module_of(path): path for path in sources("desktop")}


@cache
def imported(module: str) -> frozenset[str]:
    """The modules of the desktop that one of them imports, also for its types only."""
    known = modules()
    names = imports(known[module])
    inner = {name for name in names if name in known}
    # `from a.b import c` is an import of `a.b` only where `c` is no module of its own.
    parents = {
        node.module
        for node in walked(tree(known[module]))
        if isinstance(node, ast.ImportFrom)
        and all(f"{node.module}.{one.name}" in known for one in node.names)
    }
    return frozenset(inner - parents - {module})


def rooms_imported(room: str) -> dict[str, str]:
    """The other folders that one imports, each with a file that does."""
    found = {}
    for module, path in modules().items():
        if room_of(module) != room:
            continue
        for other in imported(module) - {"desktop"}:
            if room_of(other) != room:
                found[room_of(other)] = path_of(path)
    return found


def circles(graph: dict[str, frozenset[str]]) -> list[set[str]]:
    """The groups of nodes of which each can be reached from each other."""
    reached: dict[str, set[str]] = {}
    for start in graph:
        found: set[str] = set()
        ahead = list(graph[start])
        while ahead:
            one = ahead.pop()
            if one not in found:
                found.add(one)
                ahead += graph[one]
        reached[start] = found
    groups: list[set[str]] = []
    for start, found in reached.items():
        if start in found and not any(start in group for group in groups):
            groups.append({one for one in found if start in reached[one]})
    return groups


def test_circles_are_found() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": set(), "e": {"e"}}
    found = circles({name: frozenset(others) for name, others in graph.items()})
    assert found == [{"b", "c"}, {"e"}]


def test_at_the_top_of_the_desktop_lie_only_the_entry_points() -> None:
    assert {path_of(path) for path in (ROOT / "desktop").glob("*.py")} == ENTRY_POINTS


def test_every_file_of_the_desktop_has_its_room() -> None:
    for module, path in modules().items():
        entry = path_of(path) in ENTRY_POINTS or module == "desktop.club"
        assert entry or room_of(module) in ROOMS, module


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_imports_exactly_what_the_table_says(room: str) -> None:
    """For its types too. What is no longer imported has to leave the table."""
    found = rooms_imported(room)
    assert found.keys() == ROOMS[room], found


def test_rooms_import_only_what_stands_above_them_in_the_table() -> None:
    above: set[str] = set()
    for room, others in ROOMS.items():
        assert others <= above, room
        above.add(room)


@pytest.mark.parametrize("room", [room for room in ROOMS if room])
def test_a_room_says_in_its_docstring_what_it_imports(room: str) -> None:
    said = ast.get_docstring(tree(ROOT / "desktop" / room.replace(".", "/") / "__init__.py")) or ""
    _, _, told = said.partition("Imports: ")
    names = told.removesuffix(".").replace("\n", " ").split(", ")
    assert set(names) == (ROOMS[room] or {"nothing of the desktop"})


def test_no_two_files_of_the_desktop_import_each_other() -> None:
    """Not by way of others either, and not for their types."""
    assert circles({module: imported(module) for module in modules()}) == []
