"""Who may know whom: the contracts in `pyproject.toml`, and what they cannot say.

They speak of modules and folders; here are names of games and classes, and the standard library.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from engine import games

ROOT = Path(__file__).parent.parent

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


def test_every_contract_of_imports_is_kept(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    cli = pytest.importorskip("importlinter.cli")
    # It would disable every logger of this process, which later tests read.
    monkeypatch.setattr("logging.config.dictConfig", lambda _: None)
    kept = cli.lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_cache=True)
    assert kept == cli.EXIT_STATUS_SUCCESS, capfd.readouterr().out


# The engine.


def test_the_engine_imports_the_standard_library_and_itself() -> None:
    allowed = {*sys.stdlib_module_names, "engine"}
    # What every type checker knows; it is never run.
    marks = ("engine/override.py", "typing_extensions")
    assert [
        f"{path_of(path)} imports {name}"
        for path in sources("engine")
        for name in sorted(imports(path))
        if name.split(".")[0] not in allowed and (path_of(path), name.split(".")[0]) != marks
    ] == []


def test_chance_comes_from_a_generator_that_is_given() -> None:
    """Of `random` only the class: its functions would share one hidden generator."""
    for path in sources("engine"):
        used = {name for name in imports(path) if within(name, {"random", "secrets", "uuid"})}
        assert used <= {"random", "random.Random"}, path_of(path)
        for node in walked(tree(path)):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                assert node.value.id != "random", f"{path_of(path)}:{node.lineno}"


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


def test_what_is_shipped_knows_no_tests() -> None:
    for folder in ("engine", "desktop", "kartentisch"):
        assert users(folder, "tests", "pytest", "PySide6.QtTest") == set()


def test_only_the_controller_holds_a_match() -> None:
    """In its session. Commands play nothing and may fold a log, as may what opens a report."""
    holding = users("desktop", "engine.match.Match")
    assert {one for one in holding if not one.startswith("desktop/commands/")} == {
        "desktop/session/session.py",
        "desktop/session/claims.py",
        "desktop/session/history.py",
        "desktop/session/matches.py",
        "desktop/session/error_report.py",
    }


def test_what_a_chair_reads_asks_for_no_language_of_the_application() -> None:
    """Scenes, speech and what a device is told are in the language that is given."""
    qt = ("PySide6.QtCore.QCoreApplication", "PySide6.QtCore.QLocale")
    assert users("desktop/scene", *qt) == set()
    of_files_and_sheets = {"error_messages", "score_entry"}
    asking = {Path(path).stem for path in users("desktop/session", *qt)}
    assert asking <= of_files_and_sheets


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


def folders() -> list[Path]:
    """The folders of the desktop that say what they import; those of a club one by one."""
    inits = [
        *(ROOT / "desktop").glob("*/__init__.py"),
        *(ROOT / "desktop").glob("club/*/__init__.py"),
    ]
    return sorted(path.parent for path in inits if path.parent.name != "club")


def name_of(folder: Path) -> str:
    return ".".join(folder.relative_to(ROOT / "desktop").parts)


@pytest.mark.parametrize("folder", folders(), ids=name_of)
def test_a_folder_says_in_its_docstring_what_it_imports(folder: Path) -> None:
    """For its types too. What is no longer imported has to leave the docstring."""
    names = {name_of(one) for one in folders()} - {name_of(folder)}
    found = {
        name
        for path in folder.rglob("*.py")
        for name in names
        if any(within(one, {f"desktop.{name}"}) for one in imports(path))
    }
    said = ast.get_docstring(tree(folder / "__init__.py")) or ""
    _, _, told = said.partition("Imports: ")
    assert set(told.removesuffix(".").replace("\n", " ").split(", ")) == (
        found or {"nothing of the desktop"}
    )
