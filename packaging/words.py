"""The words' workshop: collects texts from the sources, compiles translations.

Texts are marked in Python: `self.tr("...")`, `QCoreApplication.translate("Context", "...")` and
`QT_TRANSLATE_NOOP("Context", "...")`; a marked text with `%n` gets its singular and plural forms.
The words of a game are marked as a whole: a dict that begins with `"": "context"`.
Here they are gathered into `i18n/*.ts` and compiled to `.qm`. What a sentence says is left to the
sources, its German to whoever edits the `.ts` file.

Runs where Qt's Linguist tools are: PySide6-Essentials brings them, and so do distributions.
"""

from __future__ import annotations

import argparse
import ast
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "i18n"
SOURCES = ("desktop", "engine")
# German, and of English the plurals only: "1 card" and "2 cards" are two forms of one source.
OF_THE_HOUSE: dict[str, list[str]] = {"de": [], "en": ["-pluralonly"]}
LANGUAGES: dict[str, list[str]] = OF_THE_HOUSE | {
    name: []
    for path in sorted(FOLDER.glob("kartentisch_*.ts"))
    if (name := path.stem.removeprefix("kartentisch_")) not in OF_THE_HOUSE
}
"""Each with how `lupdate` is asked for its texts; another language is one more file."""

OF_QT = ("/usr/lib/qt6/bin", "/usr/lib64/qt6/bin")
"""Where distributions keep the programs of Qt 6."""

# context, source, comment, is it a plural?
Text = tuple[str, str, str, bool]


class LinguistFailed(Exception):
    """A Linguist tool is missing or refused its work."""


def tool(name: str) -> Path:
    """Where `lupdate` or `lrelease` lies; raises LinguistFailed.

    PySide6's wheels keep them beside its modules. A distribution has them where Qt's own programs
    lie, which few have in their PATH.
    """
    spec = importlib.util.find_spec("PySide6")
    folders = [*(spec.submodule_search_locations or [])] if spec else []
    for place in [*folders, *OF_QT]:
        path = Path(place, name + (".exe" if os.name == "nt" else ""))
        if path.exists():
            return path
    if found := shutil.which(name):
        return Path(found)
    raise LinguistFailed(
        f"{name} is missing: install PySide6-Essentials, or on Debian qt6-l10n-tools"
    )


def call(name: str, *arguments: str | Path) -> str:
    done = subprocess.run(
        [str(tool(name)), *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode:
        raise LinguistFailed(f"{name} failed: {done.stdout.strip()}")
    return done.stdout


def compile_words(folder: Path = FOLDER) -> list[Path]:
    """Compile what is missing or older than its source; return every compiled file."""
    made = []
    for source in sorted(folder.glob("*.ts")):
        compiled = source.with_suffix(".qm")
        if not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime:
            # Another start may be reading the old file: the new one replaces it whole.
            fresh = compiled.with_suffix(f".{os.getpid()}.qm")
            call("lrelease", "-silent", source, "-qm", fresh)
            fresh.replace(compiled)
        made.append(compiled)
    return made


def marked(node: ast.AST, class_name: str = "") -> Iterator[Text]:
    """Every marked text below a node; that of `self.tr` belongs to the class around it."""
    for child in ast.iter_child_nodes(node):
        match child:
            case ast.Call(
                func=ast.Name(id="translate" | "QT_TRANSLATE_NOOP")
                | ast.Attribute(attr="translate"),
                args=[ast.Constant(str(context)), ast.Constant(str(source)), *rest],
            ):
                yield context, source, remark(rest), "%n" in source
            case ast.Call(
                func=ast.Attribute(attr="tr"), args=[ast.Constant(str(source)), *rest]
            ) if class_name:
                yield class_name, source, remark(rest), "%n" in source
            case ast.Dict(
                keys=[ast.Constant(""), *_], values=[ast.Constant(str(context)), *values]
            ) if context:
                for value in values:
                    match value:
                        case ast.Constant(str(source)):
                            yield context, source, "", "%n" in source
        yield from marked(child, child.name if isinstance(child, ast.ClassDef) else class_name)


def in_sources() -> Iterator[tuple[Path, Text]]:
    """Every marked text of the sources, with the file that says it."""
    for path in sorted(path for top in SOURCES for path in (ROOT / top).rglob("*.py")):
        for text in marked(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            yield path.relative_to(ROOT), text


def remark(rest: list[ast.expr]) -> str:
    """Return what tells two equal texts apart: the argument after the text."""
    match rest:
        case [ast.Constant(str(comment)), *_]:
            return comment
    return ""


def plain(text: Text) -> str:
    """Return a marked text as lupdate is sure to read it."""
    *strings, plural = text
    arguments = [json.dumps(string, ensure_ascii=False) for string in strings]
    return f"QT_TRANSLATE_NOOP({', '.join(arguments + ['1'] * plural)})\n"


def collect(folder: Path) -> None:
    """Bring both `.ts` files in line with the sources."""
    # lupdate itself reads Python by halves: it passes over `translate("a", "%n b", "", len(c))`
    # and takes a plural for one only when its number is a literal. So it is given plain marks.
    found = [text for _, text in in_sources()]
    with tempfile.TemporaryDirectory() as place:
        marks = Path(place, "marks.py")
        marks.write_text("".join(map(plain, found)), encoding="utf-8")
        for language, only in LANGUAGES.items():
            # No places in the files: they would change with every edit of a source.
            how = ["-silent", "-no-obsolete", "-locations", "none", "-source-language", "en", *only]
            file = folder / f"kartentisch_{language}.ts"
            call("lupdate", *how, "-target-language", language, marks, "-ts", file)


def texts(path: Path) -> dict[Text, bool]:
    """Every text of a `.ts` file, with whether it is finished: context, source, comment, plural."""
    found: dict[Text, bool] = {}
    if not path.exists():
        return found
    for context in ET.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            source, comment = (message.findtext(part) or "" for part in ("source", "comment"))
            plural = message.get("numerus") == "yes"
            text = (context.findtext("name") or "", source, comment, plural)
            translation = message.find("translation")
            found[text] = translation is not None and translation.get("type") is None
    return found


def unfinished(folder: Path) -> list[str]:
    """One line for each text without a finished translation, in the languages of the house."""
    return [
        f"{path.name}: {context}: {source!r} is unfinished"
        for path in (folder / f"kartentisch_{language}.ts" for language in sorted(OF_THE_HOUSE))
        for (context, source, _, _), done in texts(path).items()
        if not done
    ]


def update() -> int:
    FOLDER.mkdir(exist_ok=True)
    collect(FOLDER)
    compile_words()
    for path in sorted(FOLDER.glob("*.ts")):
        counted = Counter(texts(path).values())
        print(f"{path.name}: {counted.total()} texts, {counted[False]} unfinished")
    return 0


def check() -> int:
    """Would an update add texts, or is a translation unfinished? Changes nothing in the tree."""
    with tempfile.TemporaryDirectory() as place:
        copy = Path(place, "i18n")
        shutil.copytree(FOLDER, copy)
        collect(copy)
        problems = [
            f"{name}: {context}: {source!r} is new; run: python3 dev.py words"
            for name in (f"kartentisch_{language}.ts" for language in LANGUAGES)
            for context, source, *_ in texts(copy / name).keys() - texts(FOLDER / name).keys()
        ]
    problems = sorted(problems) + unfinished(FOLDER)
    for line in problems:
        print(line)
    print(f"words: {len(problems)} problems" if problems else "words: complete")
    return 1 if problems else 0


def check_game(name: str, folders: list[str]) -> int:
    """Print every text and page that a game lacks; a game of the house needs its German too."""
    sys.path.insert(0, str(ROOT))
    from desktop.common import paths
    from engine import games, missing_texts
    from tests.guests import why_not_used

    refused = games.look_in(paths.game_folders(folders))
    for bad in refused:
        print(f"no game in {bad.path}: {why_not_used(bad)}")
    try:
        game = games.find(name)
    except games.UnknownGame:
        # Of one that was refused, the reason is the whole answer.
        if name not in {Path(bad.path).name for bad in refused}:
            print(f"words: there is no game {name!r}; there are {', '.join(games.everything())}")
        return 1
    problems = [f"{name}: {key} is missing" for key in missing_texts.missing(game)]
    if name not in games.guests():
        problems += untranslated(game.texts.english)
    for line in problems:
        print(line)
    print(f"words: {len(problems)} problems" if problems else "words: complete")
    return 1 if problems else 0


def untranslated(english: Mapping[str, str], folder: Path = FOLDER) -> list[str]:
    """One line for each key of a game's texts without finished German."""
    file = folder / "kartentisch_de.ts"
    done = {(context, source) for (context, source, _, _), done in texts(file).items() if done}
    context = english[""]
    return [
        f"{file.name}: {context}: {key} is not translated: {text!r}"
        for key, text in english.items()
        if key and (context, text) not in done
    ]


def read(language: str) -> int:
    """Print every sentence that a player reads, in one language or in all."""
    sys.path.insert(0, str(ROOT))
    import reading
    from PySide6.QtCore import QCoreApplication

    compile_words()
    app = QCoreApplication.instance() or QCoreApplication([])
    for one in [language] if language else LANGUAGES:
        found = ((path, *text) for path, text in in_sources())
        print(f"==== {one} ====", *reading.lines(found, one, FOLDER), "", sep="\n")
    del app
    return 0


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py words", description="collect and compile texts")
    parser.add_argument(
        "--check",
        metavar="GAME",
        nargs="?",
        const="",
        help="only say what is missing; with a game, every text and page it lacks",
    )
    parser.add_argument(
        "--games",
        metavar="FOLDER",
        action="append",
        default=[],
        help="where more games lie, besides those of KARTENTISCH_GAMES",
    )
    parser.add_argument("--compile", action="store_true", help="only compile outdated .qm files")
    parser.add_argument(
        "--read", action="store_true", help="print every sentence, by game and by place"
    )
    parser.add_argument(
        "--language", choices=LANGUAGES, default="", help="with --read: only in this language"
    )
    parser.add_argument(
        "--add", metavar="LANGUAGE", help="begin the file of another language, such as 'fr'"
    )
    chosen = parser.parse_args(arguments)
    if chosen.add:
        LANGUAGES.setdefault(chosen.add, [])
    if chosen.read:
        return read(chosen.language)
    if chosen.compile:
        compile_words()
        return 0
    if chosen.check:
        return check_game(chosen.check, chosen.games)
    return update() if chosen.check is None else check()


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except LinguistFailed as problem:
        sys.exit(f"words: {problem}")
