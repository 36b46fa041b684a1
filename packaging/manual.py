"""Writes the man pages and the completions of `packaging/manual/` from the program's own parser.

They are kept in git, so that packages can be built without the tools that write them; a test
compares. argparse-manpage makes the pages, shtab the completions for bash and zsh; fish, which it
does not know, is written here. Pages and completions are in both languages: zsh and fish ask the
environment of the shell, bash shows no sentence. What a shell offers for an argument is said by the
argument's name. The house rules of a game, which are many and grow, it asks of the program.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import shtab
from argparse_manpage import manpage

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "packaging" / "manual"
sys.path.insert(0, str(ROOT))

from desktop import __version__, app  # noqa: E402 - found only now
from desktop.commands import listing  # noqa: E402
from desktop.common.terminal_help import as_sentence, speak, translate  # noqa: E402
from engine import bots, games  # noqa: E402

# What stands for an argument of this name: a kind of completion.
KINDS = {
    "game": "games",
    "what": "lists",
    "preset": "presets",
    "option": "options",
    "bot": "levels",
    "bots": "levels",
    "file": "files",
    "files": "files",
    "out": "files",
    "save": "files",
    "games": "folders",
}
DATE = date(2026, 11, 26)
"""The date on the man pages: it changes with the version, so that each build writes the same."""
OPTIONS = r"""kartentisch list options %s --json 2>/dev/null | awk -v RS='{' '
    /^"name"/ { split($0, part, "\""); rule = part[4] }
    /^"value"/ { sub(/^"value": "?/, ""); sub(/"?[,}].*/, ""); print rule "=" $0 }'"""
"""In a shell: the house rules of a game with their values, as they are typed, a line each."""


def parser(language: str) -> argparse.ArgumentParser:
    """Return the parser in a language, its arguments marked with how they are completed."""
    speak(language)
    try:
        whole = app.whole_parser()
    finally:
        speak("en")
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
    """Yield the parser itself, named "", and those of its commands by name."""
    yield "", whole
    for action in whole._actions:
        if isinstance(action, argparse._SubParsersAction):
            yield from action.choices.items()


# What is offered.


def presets() -> dict[str, list[str]]:
    """Return the variants of each game and sheet."""
    return {name: list(games.find(name).presets) for name in games.everything()}


def names() -> list[str]:
    """Return what opens a game by itself: games, and variants that one game alone has."""
    found = [one for name in games.names() for one in presets()[name]]
    return [*games.everything(), *sorted({one for one in found if found.count(one) == 1})]


def lists() -> list[str]:
    return [*listing.WHAT, *games.everything()]


def words(names: list[str]) -> str:
    return " ".join(names)


def everything(found: dict[str, list[str]]) -> list[str]:
    return sorted({one for some in found.values() for one in some})


# bash and zsh.

_WORD = '"$word"'

BASH = """\
_kartentisch() {
  local line="${COMP_LINE:0:COMP_POINT}" last
  last="${line##* }"
  if [[ "$line" == *' --option '* || "$line" == *' --option='* ]]; then
    if [[ "$last" == --option=* || "${line% *}" == *' --option' ]]; then
      last="${last#--option=}"
      COMPREPLY=($(compgen -W "$(_kartentisch_options)" -- "$last"))
      # Where a sign of equality parts words, only what stands behind it is written.
      if [[ "$COMP_WORDBREAKS" == *=* && "$last" == *=* ]]; then
        COMPREPLY=("${COMPREPLY[@]#"${last%%=*}="}")
      fi
      return
    fi
  fi
  _shtab_kartentisch
}

complete -o bashdefault -F _kartentisch kartentisch
"""


def _by_game(found: dict[str, list[str]], what: str) -> list[str]:
    """Lines of a shell that put what the first game on the line has in place of everything."""
    return [
        '    case "$word" in',
        *(f"      {name}) {what.format(words(some))}; break ;;" for name, some in found.items()),
        "    esac",
    ]


def bash() -> str:
    some = [
        *(f"_kartentisch_{name}() {{\n  compgen -W \"{words(found)}\" -- \"$1\"\n}}"
          for name, found in (("games", games.everything()), ("levels", list(bots.BOTS)),
                              ("lists", lists()))),
        "_kartentisch_first_files() {",
        f'  compgen -W "{words(names())}" -- "$1"',
        "  compgen -f -X '!*.kartentisch' -- \"$1\"",
        '  compgen -d -- "$1"',
        "}",
    ]  # fmt: skip
    some += [
        "_kartentisch_presets() {",
        f'  local word found="{words(everything(presets()))}"',
        '  for word in "${COMP_WORDS[@]}"; do',
        *_by_game(presets(), 'found="{}"'),
        "  done",
        '  compgen -W "$found" -- "$1"',
        "}",
        "_kartentisch_options() {",
        "  local word",
        '  for word in "${COMP_WORDS[@]}"; do',
        f'    case "$word" in {"|".join(games.names())})',
        f'      compgen -W "$({OPTIONS % _WORD})" -- "$1"; break ;;',
        "    esac",
        "  done",
        "}",
    ]
    text = shtab.complete(parser("en"), "bash", root_prefix="kartentisch", preamble="\n".join(some))
    # Names and files may stand where a command stands.
    # With the word "file" in its name shtab lets bash treat what is offered as files.
    text = put_after(
        text,
        r"_shtab_kartentisch_pos_0_choices=.*",
        "_shtab_kartentisch_pos_0_COMPGEN=_kartentisch_first_files",
    )
    ours, _, _ = text.rpartition("complete -o")
    return ours + BASH


def zsh() -> str:
    some = [
        f"_kartentisch_{name}() {{ compadd -- {words(found)} }}"
        for name, found in (
            ("games", games.everything()),
            ("levels", list(bots.BOTS)),
            ("lists", lists()),
        )
    ]
    some += [
        "_kartentisch_presets() {",
        "  local word; local -a found",
        f"  found=({words(everything(presets()))})",
        '  for word in "${words[@]}"; do',
        *_by_game(presets(), "found=({})"),
        "  done",
        "  compadd -- $found",
        "}",
        "_kartentisch_options() {",
        "  local word",
        '  for word in "${words[@]}"; do',
        f'    case "$word" in ({"|".join(games.names())})',
        f'      compadd -- ${{(f)"$({OPTIONS % _WORD})"}}; break ;;',
        "    esac",
        "  done",
        "}",
    ]
    written = []
    for language in ("de", "en"):
        text = shtab.complete(
            parser(language), "zsh", root_prefix="kartentisch", preamble="\n".join(some)
        )
        written.append(
            put_after(
                text,
                r"  _describe 'kartentisch commands' _commands",
                f"  compadd -- {words(names())}\n  _files -g '*.kartentisch(-.)'",
            ).removeprefix("#compdef kartentisch\n")
        )
    german, english = written
    asked = "${LANGUAGE:-${LC_ALL:-${LC_MESSAGES:-$LANG}}}"
    return f"#compdef kartentisch\n\nif [[ {asked} == de* ]]; then\n{german}\nelse\n{english}\nfi\n"


def put_after(text: str, line: str, more: str) -> str:
    """Return the text with more behind the line that matches; SystemExit if there is none."""
    changed, found = re.subn(f"(?m)({line})$", lambda hit: f"{hit[1]}\n{more}", text, count=1)
    if not found:
        sys.exit(f"manual: shtab writes no line like {line!r} any more")
    return changed


# fish.

FISH = """\
# Written by packaging/manual.py.
complete -c kartentisch -f
function __kartentisch_says -a german english
    if string match -q 'de*' -- $LANGUAGE $LC_ALL $LC_MESSAGES $LANG
        echo $german
    else
        echo $english
    end
end
function __kartentisch_given
    set -l tokens (commandline -opc)
    for token in $tokens[2..]
        contains -- $token $argv; and echo $token; and return
    end
end
"""


def fish() -> str:
    """Completion for fish: its own form is a line for each option."""
    begin = "complete -c kartentisch"
    lines = [FISH.rstrip()]
    found = presets()
    lines += [
        "function __kartentisch_presets",
        f"    switch (__kartentisch_given {words(list(found))})",
    ]
    for name, some in found.items():
        lines += [f"        case {name}", f"            printf '%s\\n' {words(some)}"]
    lines += [
        "        case '*'",
        f"            printf '%s\\n' {words(everything(found))}",
        "    end",
        "end",
        "function __kartentisch_options",
        f"    set -l game (__kartentisch_given {words(games.names())})",
        f'    test -n "$game"; and {OPTIONS % "$game"}',
        "end",
        f"{begin} -n __fish_use_subcommand -a '(__fish_complete_suffix .kartentisch)'",
        f"{begin} -n __fish_use_subcommand -a '{words(names())}'",
    ]
    given = {
        "games": f"-xa '{words(games.everything())}'",
        "lists": f"-xa '{words(lists())}'",
        "presets": "-xa '(__kartentisch_presets)'",
        "options": "-xa '(__kartentisch_options)'",
        "levels": f"-xa '{words(list(bots.BOTS))}'",
        "files": "-rF",
        "folders": "-xa '(__fish_complete_directories)'",
    }
    german, english = parser("de"), parser("en")
    abouts = {name: helps(german)[name] for name in app.COMMANDS}, helps(english)
    for (name, one), (_, other) in zip(parsers(english), parsers(german), strict=True):
        seen = "__fish_seen_subcommand_from"
        when = f"{seen} {name}" if name else f"not {seen} {words(list(app.COMMANDS))}"
        if name:
            about = says(abouts[0][name], abouts[1][name])
            lines.append(f"{begin} -n __fish_use_subcommand -a {name} -d {about}")
        for action, german_action in zip(one._actions, other._actions, strict=True):
            if isinstance(action, argparse._SubParsersAction):
                continue
            kind = given.get(KINDS.get(action.dest, ""), "")
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
            about = says(german_action.help or "", action.help or "")
            lines.append(
                " ".join(filter(None, [begin, f"-n '{when}'", *flags, takes, f"-d {about}"]))
            )
    return "\n".join(lines) + "\n"


def helps(whole: argparse.ArgumentParser) -> dict[str, str]:
    """Return the line of help of each command."""
    for action in whole._actions:
        if isinstance(action, argparse._SubParsersAction):
            return {one.dest: one.help or "" for one in action._choices_actions}
    return {}


def says(german: str, english: str) -> str:
    """Return what fish shows beside an offer, in the language of the shell."""
    return f"(__kartentisch_says {shlex.quote(told(german))} {shlex.quote(told(english))})"


def told(text: str) -> str:
    """Return the first clause of a help, as a list of completions has room for."""
    return re.split(r" \(|[.;:] ", text)[0].rstrip(".")


# The man pages.

TITLES = {
    "en": ("Games", "a table for old card games"),
    "de": ("Spiele", "ein Tisch für alte Kartenspiele"),
}
"""The section of the manual, and what the program is in a few words."""
HEADINGS = {
    "NAME": "BEZEICHNUNG",
    "SYNOPSIS": "ÜBERSICHT",
    "DESCRIPTION": "BESCHREIBUNG",
    "OPTIONS": "OPTIONEN",
    "COMMANDS": "BEFEHLE",
}
"""What argparse-manpage writes above its parts, and what German pages have there."""


def page(language: str) -> str:
    """Return the man page in a language."""
    whole = parser(language)
    # argparse-manpage knows its groups by their English titles.
    for name, one in parsers(whole):
        one._positionals.title, one._optionals.title = "positional arguments", "options"
        if one.description == as_sentence(helps(whole).get(name, "")):
            one.description = None  # it stands there already
    # Examples and statuses have sections of their own; usages are not wrapped before `man` does it.
    whole.epilog = None
    os.environ["COLUMNS"] = "10000"
    speak(language)
    try:
        written = manpage.Manpage(
            whole,
            format="single-commands-section",
            _data={
                "project_name": "Kartentisch",
                "manual_section": "6",
                "manual_title": TITLES[language][0],
                "version": __version__,
                "date": DATE.isoformat(),
                "description": TITLES[language][1],
                "include": str(FOLDER / f"extra.{language}.man"),
            },
        )
        text = str(written)
        parts = (
            (translate("help", "examples:"), app.examples()),
            (translate("help", "exit status:"), app.statuses()),
        )
        sections = "\n".join(_section(title, lines) for title, lines in parts)
        usage = translate("argparse", "usage: ")
        arguments = translate("argparse", "positional arguments")
    finally:
        speak("en")
        del os.environ["COLUMNS"]
    # The two lines of the usage, which argparse-manpage puts into one.
    text = re.sub(r"(\.SH SYNOPSIS\n).*\n.*\n", lambda hit: hit[1] + _synopsis(whole), text)
    first = re.search(r"^\.SH (NAMES|NAMEN)$", text, re.MULTILINE)
    assert first is not None
    text = text[: first.start()] + sections + "\n" + text[first.start() :]
    text = re.sub(r"^usage: ", usage, text, flags=re.MULTILINE)
    text = re.sub(r"\.SH\nCOMMANDS", ".SH COMMANDS", text)
    if language == "de":
        text = re.sub(r"^arguments:?$", arguments, text, flags=re.MULTILINE)
        text = re.sub(r"^options:$", "Optionen:", text, flags=re.MULTILINE)
        for english, german in HEADINGS.items():
            text = text.replace(f".SH {english}\n", f".SH {german}\n")
    return text


def _synopsis(whole: argparse.ArgumentParser) -> str:
    assert whole.usage is not None
    lines = (line.strip().removeprefix("kartentisch ") for line in whole.usage.split("\n"))
    return "\n.br\n".join(f".B kartentisch\n{line}" for line in lines) + "\n"


def _section(title: str, lines: list[tuple[str, str]]) -> str:
    """Return a section of terms, each with what it means."""
    terms = (f".TP\n\\fB{_escaped(term)}\\fR\n{_escaped(what)}" for term, what in lines)
    return "\n".join([f".SH {title.rstrip(':').upper()}", *terms])


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("-", "\\-")


FILES = {
    "kartentisch.6": lambda: page("en"),
    "kartentisch.de.6": lambda: page("de"),
    "kartentisch.bash": bash,
    "_kartentisch": zsh,
    "kartentisch.fish": fish,
}


def main() -> int:
    from words import compile_words

    compile_words()
    for name, make in FILES.items():
        (FOLDER / name).write_text(make(), encoding="utf-8", newline="\n")
        print(f"packaging/manual/{name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
