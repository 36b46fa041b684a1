"""The words of the command line: its language, its parser, and letters that every terminal has.

Qt reads the translations, and is loaded only when the first sentence is not English. Argparse's own
sentences are translated here as well: it asks its module's `_` for them.
"""

from __future__ import annotations

import argparse
import codecs
import io
import os
import re
import sys
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NoReturn

from desktop.common.tongues import ENGLISH, translated, translator
from engine.words import QT_TRANSLATE_NOOP

WRONG_USE = 2
"""The exit status for words that cannot be understood, and for files that cannot be used."""

_spoken = [ENGLISH]


# The language.


def languages() -> tuple[str, ...]:
    """Return the languages that can be spoken, English first."""
    return (ENGLISH, *translated())


def of_terminal(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language of the terminal by the rules of gettext, as far as it is spoken here.

    A system that says nothing in the environment, such as Windows, is asked itself.
    """
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    chosen = next(filter(None, map(environment.get, names)), "")
    if chosen.split(".")[0] in ("C", "POSIX"):
        return ENGLISH
    if not chosen and sys.platform != "linux":
        from PySide6.QtCore import QLocale

        wanted = [*QLocale.system().uiLanguages()]
    else:
        # Without any locale gettext does not look at LANGUAGE either.
        wanted = [*(environment.get("LANGUAGE") or "").split(":"), chosen] if chosen else []
    codes = (one.replace("-", "_").split("_")[0].split(".")[0].lower() for one in wanted)
    return next((code for code in codes if code in languages()), ENGLISH)


def region_of_terminal(environment: Mapping[str, str] = os.environ) -> str:
    """Return the region whose paper the terminal is set to, by its two letters.

    "" where nobody says.
    """
    names = ("LC_ALL", "LC_PAPER", "LANG")
    chosen = next(filter(None, map(environment.get, names)), "")
    if not chosen and sys.platform != "linux":
        from PySide6.QtCore import QLocale

        return QLocale.territoryToCode(QLocale.system().territory())
    found = re.match("[a-z]+_([A-Z]{2})", chosen)
    return found[1] if found else ""


def speak(language: str) -> None:
    """Say everything in this language from now on; in English where it has no translation."""
    _spoken[:] = [language]


def spoken() -> str:
    """Return the language that is spoken now."""
    return _spoken[0]


def translate(context: str, source: str) -> str:
    """Return this text in the language that is spoken."""
    return in_language(_spoken[0], context, source)


def in_language(language: str, context: str, source: str) -> str:
    """Return this text in a language; as it stands in the source where there is no translation."""
    if language == ENGLISH:
        return source
    found = translator(language)
    return (found.translate(context, source) if found is not None else "") or source


def counted(context: str, source: str, number: int) -> str:
    """Return a text about a number, in the form that the language has for it; %n is the number.

    English has its forms in a file as well: the source says "card(s)".
    """
    found = translator(_spoken[0])
    told = found.translate(context, source, "", number) if found is not None else ""
    return (told or source).replace("%n", str(number))


def as_sentence(text: str) -> str:
    """Return the text with a capital first and a full stop."""
    return text[:1].upper() + text[1:] + "."


# What is printed.


def note(text: str, program: str = "kartentisch") -> None:
    """Print a remark on stderr, in one line."""
    if sys.stderr is not None:
        print(f"{program}: {printable(text)}", file=sys.stderr)


def printable(text: str) -> str:
    """Return a text from a file or a command line, fit for a terminal.

    One line, no control characters.
    """
    return "".join(letter if letter.isprintable() else "?" for letter in text)


_PLAIN = {
    **dict.fromkeys("“”„«»", '"'),
    **dict.fromkeys("‘’‚", "'"),
    **dict.fromkeys("–—−", "-"),
    **{"…": "...", "×": "x", "±": "+-", "→": "->", "•": "*", "·": ".", "\u202f": " ", "\xa0": " "},
    **{"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"},
}


def _in_plain_letters(error: UnicodeError) -> tuple[str, int]:
    """Return what to write for letters that an encoding does not have.

    Like ones, else a question mark.
    """
    if not isinstance(error, UnicodeEncodeError):
        raise error

    def plain(letter: str) -> str:
        bare = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
        return _PLAIN.get(letter) or bare or "?"

    return "".join(map(plain, error.object[error.start : error.end])), error.end


def spare_the_terminal() -> None:
    """Let letters that the terminal's encoding lacks be written in plain ones, without errors."""
    codecs.register_error("plain letters", _in_plain_letters)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="plain letters")


# What was meant.


def folded(word: str) -> str:
    """Return a name without case, umlauts, blanks and marks.

    "Knüffeln", "knueffeln", "KNUFFELN".
    """
    word = word.casefold()
    for double, single in (("ae", "a"), ("oe", "o"), ("ue", "u")):
        word = word.replace(double, single)
    return "".join(filter(str.isalnum, unicodedata.normalize("NFKD", word)))


def did_you_mean(
    word: str, known: Iterable[str], shown: Callable[[str], str] = lambda one: one
) -> str:
    """Return what to put behind a complaint about a word: "; did you mean “ramsen”?", or nothing.

    `shown` gives what is proposed for a word that is known.
    """
    from difflib import get_close_matches  # not for a start that goes well

    near: dict[str, str] = {}
    for one in known:
        near.setdefault(folded(one), shown(one))
    near.pop("", None)  # to which any word of signs would be alike
    found = get_close_matches(folded(word), [*near], n=2)
    if not found:
        return ""
    if len(found) == 1:
        return translate("terminal", "; did you mean “{0}”?").format(near[found[0]])
    first, second = (near[one] for one in found)
    return translate("terminal", "; did you mean “{0}” or “{1}”?").format(first, second)


def one_of(names: Iterable[object]) -> str:
    """Values to choose from, as text; of numbers that follow each other the first and the last."""
    runs: list[list[object]] = []
    for name in names:
        last = runs[-1][-1] if runs else None
        follows = type(name) is int and type(last) is int and name == last + 1
        if follows:
            runs[-1].append(name)
        else:
            runs.append([name])
    told: list[str] = []
    for run in runs:
        said = [str(one).lower() if isinstance(one, bool) else str(one) for one in run]
        told += said if len(run) < 3 else [f"{said[0]}–{said[-1]}"]
    return ", ".join(told)


# The parser.

_ARGPARSE = {
    text
    for text in (
        QT_TRANSLATE_NOOP("argparse", "usage: "),
        QT_TRANSLATE_NOOP("argparse", "positional arguments"),
        QT_TRANSLATE_NOOP("argparse", "options"),
        QT_TRANSLATE_NOOP("argparse", "show this help message and exit"),
        QT_TRANSLATE_NOOP("argparse", "argument %(argument_name)s: %(message)s"),
        QT_TRANSLATE_NOOP("argparse", "unrecognized arguments: %s"),
        QT_TRANSLATE_NOOP("argparse", "ambiguous option: %(option)s could match %(matches)s"),
        QT_TRANSLATE_NOOP("argparse", "expected one argument"),
        QT_TRANSLATE_NOOP("argparse", "expected at most one argument"),
        QT_TRANSLATE_NOOP("argparse", "expected at least one argument"),
        QT_TRANSLATE_NOOP("argparse", "ignored explicit argument %r"),
        QT_TRANSLATE_NOOP("argparse", "not allowed with argument %s"),
        QT_TRANSLATE_NOOP("argparse", "the following arguments are required: %s"),
        QT_TRANSLATE_NOOP("argparse", "one of the arguments %s is required"),
        QT_TRANSLATE_NOOP("argparse", "unexpected option string: %s"),
        QT_TRANSLATE_NOOP("argparse", "invalid %(type)s value: %(value)r"),
    )
}
"""What argparse may say to the user, in any version of Python; the rest is about wrong code."""

setattr(argparse, "_", lambda text: translate("argparse", text))  # noqa: B010 - it has no type


class HelpParser(argparse.ArgumentParser):
    """A parser that speaks the language of the terminal, and complains in one sentence.

    Options are not abbreviated: what a script says today has to mean the same with more options.
    """

    def __init__(self, **given: Any) -> None:
        given.setdefault("allow_abbrev", False)
        super().__init__(**given)

    def error(self, message: str) -> NoReturn:
        """Say in one line what is wrong, and end; the help is named where nothing was proposed."""
        if not message.endswith("?"):
            message += translate("terminal", " (see {0})").format(f"{self.prog} --help")
        note(message, self.prog)
        sys.exit(WRONG_USE)

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Return the arguments.

        An option that there is not is told before anything that is missing.
        """
        words = [*(sys.argv[1:] if args is None else args)]
        for word in words[: words.index("--")] if "--" in words else words:
            if self._subparsers is None and self._is_strange(word):
                option = word.partition("=")[0]
                told = translate("terminal", "there is no option {0}").format(option)
                self.error(told + did_you_mean(option, self._option_string_actions))
        found, left = self.parse_known_args(words, namespace)
        if left:
            self.error(translate("terminal", "“{0}” is one word too many").format(left[0]))
        return found

    def _is_strange(self, word: str) -> bool:
        """Whether a word is written like an option, and none is called so."""
        if not re.match("-[^0-9]", word):
            return False
        flag = word.partition("=")[0] if word.startswith("--") else word[:2]
        return flag not in self._option_string_actions

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            told = translate("terminal", "“{0}” is not one of {1}").format(
                value, one_of(action.choices)
            )
            raise argparse.ArgumentError(action, told + did_you_mean(value, action.choices))
