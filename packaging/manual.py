"""Writes the man page and the completions of `packaging/manual/` from the program's own parser.

They are kept in git, so that packages can be built without the tools that write them; a test
compares. argparse-manpage makes the page, shtab the completions for bash and zsh; fish, which it
does not know, is written here. What a shell offers for an argument is said by the argument's name.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import shtab

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "packaging" / "manual"
sys.path.insert(0, str(ROOT))

from desktop import __version__, app  # noqa: E402 - found only now
from engine import bots, games  # noqa: E402

# What stands for an argument of this name: a kind of completion.
KINDS = {
    "game": "games",
    "preset": "presets",
    "bot": "levels",
    "bots": "levels",
    "file": "files",
    "files": "files",
    "out": "files",
    "save": "files",
    "games": "folders",
}
DATE = "2026-11-21"
"""The date on the man page: it changes with the version, so that each build writes the same."""


def parser() -> argparse.ArgumentParser:
    """The program's parser, its arguments marked with how they are completed."""
    whole = app.whole_parser()
    for _, one in parsers(whole):
        for action in one._actions:
            if kind := KINDS.get(action.dest):
                # `folders` and `files` are shells' own; the rest is defined in the preambles.
                own = {"files": shtab.FILE, "folders": shtab.DIRECTORY}
                ours = {"bash": f"_kartentisch_{kind}", "zsh": f"_kartentisch_{kind}"}
                action.complete = own.get(kind, ours)  # type: ignore[attr-defined]
    return whole


def parsers(
    whole: argparse.ArgumentParser,
) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """The parser itself, named "", and those of its commands by name."""
    yield "", whole
    for action in whole._actions:
        if isinstance(action, argparse._SubParsersAction):
            yield from action.choices.items()


def presets() -> dict[str, list[str]]:
    """The rule sets of each game."""
    return {name: list(games.find(name).presets) for name in games.names()}


def words(names: list[str]) -> str:
    return " ".join(names)


def all_presets() -> list[str]:
    return sorted({preset for found in presets().values() for preset in found})


def preambles() -> dict[str, str]:
    """What the shells are told besides: games, the rule sets of the game on the line, levels."""
    bash = [
        "_kartentisch_games() {",
        f'  compgen -W "{words(games.names())}" -- "$1"',
        "}",
        "_kartentisch_levels() {",
        f'  compgen -W "{words(list(bots.BOTS))}" -- "$1"',
        "}",
        "_kartentisch_evening_files() {",
        "  compgen -f -X '!*.kartentisch' -- \"$1\"",
        '  compgen -d -- "$1"',
        "}",
        "_kartentisch_presets() {",
        f'  local word found="{words(all_presets())}"',
        '  for word in "${COMP_WORDS[@]}"; do',
        '    case "$word" in',
        *(f'      {name}) found="{words(found)}" ;;' for name, found in presets().items()),
        "    esac",
        "  done",
        '  compgen -W "$found" -- "$1"',
        "}",
    ]
    zsh = [
        f"_kartentisch_games() {{ compadd -- {words(games.names())} }}",
        f"_kartentisch_levels() {{ compadd -- {words(list(bots.BOTS))} }}",
        "_kartentisch_presets() {",
        f"  local word; local -a found=({words(all_presets())})",
        '  for word in "${words[@]}"; do',
        '    case "$word" in',
        *(f"      {name}) found=({words(found)}) ;;" for name, found in presets().items()),
        "    esac",
        "  done",
        "  compadd -- $found",
        "}",
    ]
    return {"bash": "\n".join(bash), "zsh": "\n".join(zsh)}


def put_after(text: str, line: str, more: str) -> str:
    """The text with more behind the line that matches; SystemExit if there is none."""
    changed, found = re.subn(f"(?m)({line})$", lambda hit: f"{hit[1]}\n{more}", text, count=1)
    if not found:
        sys.exit(f"manual: shtab writes no line like {line!r} any more")
    return changed


def bash() -> str:
    text = shtab.complete(parser(), "bash", root_prefix="kartentisch", preamble=preambles()["bash"])
    # A file may stand where a command stands.
    # With the word "file" in its name shtab lets bash treat what is offered as files.
    return put_after(
        text,
        r"_shtab_kartentisch_pos_0_choices=.*",
        "_shtab_kartentisch_pos_0_COMPGEN=_kartentisch_evening_files",
    )


def zsh() -> str:
    text = shtab.complete(parser(), "zsh", root_prefix="kartentisch", preamble=preambles()["zsh"])
    return put_after(
        text, r"  _describe 'kartentisch commands' _commands", "  _files -g '*.kartentisch(-.)'"
    )


def fish() -> str:
    """Completion for fish: its own form is a line for each option."""
    begin = "complete -c kartentisch"
    lines = [
        "# Written by packaging/manual.py.",
        "complete -c kartentisch -f",
        "function __kartentisch_presets",
        "    switch (commandline -opc | string join ' ')",
        *(
            line
            for name, found in presets().items()
            for line in (f"        case '* {name}*'", f"            printf '%s\\n' {words(found)}")
        ),
        "        case '*'",
        f"            printf '%s\\n' {words(all_presets())}",
        "    end",
        "end",
        f"{begin} -n __fish_use_subcommand -a '(__fish_complete_suffix .kartentisch)'",
    ]
    given = {
        "games": f"-xa '{words(games.names())}'",
        "presets": "-xa '(__kartentisch_presets)'",
        "levels": f"-xa '{words(list(bots.BOTS))}'",
        "files": "-rF",
        "folders": "-xa '(__fish_complete_directories)'",
    }
    for name, one in parsers(parser()):
        when = f"__fish_seen_subcommand_from {name}" if name else "__fish_use_subcommand"
        if name:
            about = shlex.quote(told(one.description or helps()[name]))
            lines.append(f"{begin} -n __fish_use_subcommand -a {name} -d {about}")
        for action in one._actions:
            kind = given.get(KINDS.get(action.dest, ""), "")
            if isinstance(action, argparse._SubParsersAction):
                continue
            if action.choices and not kind:
                kind = f"-xa '{words([str(choice) for choice in action.choices])}'"
            if not action.option_strings:
                values = kind.replace("-xa", "-a").replace("-rF", "-F")
                if values:
                    lines.append(f"{begin} -n '{when}' {values}")
                continue
            flags = (f"-l {flag[2:]}" if flag.startswith("--") else f"-s {flag[1:]}"
                     for flag in action.option_strings)  # fmt: skip
            takes = kind or ("" if action.nargs == 0 else "-x")
            about = shlex.quote(told(action.help or ""))
            lines.append(
                " ".join(filter(None, [begin, f"-n '{when}'", *flags, takes, f"-d {about}"]))
            )
    return "\n".join(lines) + "\n"


def helps() -> dict[str, str]:
    """The line of help of each command."""
    for action in app.whole_parser()._actions:
        if isinstance(action, argparse._SubParsersAction):
            return {one.dest: one.help or "" for one in action._choices_actions}
    return {}


def told(text: str) -> str:
    """The first clause of a help, as a list of completions has room for."""
    return re.split(r"[.;:] ", text)[0].rstrip(".")


def page() -> str:
    """The man page."""
    wanted = {
        "--module": "desktop.app",
        "--function": "whole_parser",
        "--project-name": "Kartentisch",
        "--manual-section": "6",
        "--manual-title": "Games",
        "--version": __version__,
        "--description": "a table for old card games of the German-speaking lands",
        "--format": "single-commands-section",
        "--include": str(FOLDER / "extra.man"),
    }
    epoch = int(datetime.fromisoformat(DATE).replace(tzinfo=UTC).timestamp())
    with tempfile.TemporaryDirectory() as place:
        out = Path(place, "kartentisch.6")
        code = "import sys; from argparse_manpage.cli import main; sys.exit(main())"
        options = [part for pair in wanted.items() for part in pair]
        subprocess.run(
            [sys.executable, "-c", code, *options, "--output", str(out)],
            env=os.environ
            | {"PYTHONPATH": str(ROOT), "SOURCE_DATE_EPOCH": str(epoch), "COLUMNS": "80"},
            check=True,
        )
        text = out.read_text(encoding="utf-8")
    text = text.replace(" kartentisch COMMAND …", "\n.br\n.B kartentisch\nCOMMAND …", 1)
    # What stands below the options is what is typed for example.
    return text.replace(".SH COMMENTS\nexamples:\n", ".SH EXAMPLES\n", 1)


FILES = {
    "kartentisch.6": page,
    "kartentisch.bash": bash,
    "_kartentisch": zsh,
    "kartentisch.fish": fish,
}


def main() -> int:
    for name, make in FILES.items():
        (FOLDER / name).write_text(make(), encoding="utf-8", newline="\n")
        print(f"packaging/manual/{name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
