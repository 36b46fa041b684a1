"""Help on the command line: in which language it is said, and how it is laid out.

Qt is asked for the German texts only where German help is wanted: most commands go without it.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from desktop.common import paths

if TYPE_CHECKING:
    from PySide6.QtCore import QTranslator

LANGUAGES = ("de", "en")

_translators: dict[str, QTranslator] = {}
_spoken = ["en"]


def of_terminal(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the terminal is set to, as far as there is help in it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if chosen := environment.get(name):
            if chosen.split(".")[0] in ("C", "POSIX"):
                return "en"
            first = (environment.get("LANGUAGE") or chosen).split(":")[0][:2].lower()
            return first if first in LANGUAGES else "en"
    return "en"


def speak(language: str) -> None:
    """Say help in this language from now on; in English where the translation is not there."""
    _spoken[:] = [language]
    if language == "en" or language in _translators:
        return
    try:
        from PySide6.QtCore import QTranslator
    except ImportError:
        return
    translator = QTranslator()
    if translator.load(str(paths.own("i18n", f"kartentisch_{language}.qm"))):
        _translators[language] = translator


def translate(context: str, source: str) -> str:
    """This text in the language that is spoken."""
    translator = _translators.get(_spoken[0])
    return (translator.translate(context, source) if translator else "") or source


def as_sentence(text: str) -> str:
    """The text with a capital first and a full stop."""
    return text[:1].upper() + text[1:] + "."


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Argparse's own layout, with its one word in the language that is spoken."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        if prefix is None:
            prefix = translate("help", "usage: ")
        super().add_usage(usage, actions, groups, prefix)


class HelpParser(argparse.ArgumentParser):
    """A parser, and parsers of its commands, whose help speaks the language of the terminal."""

    def __init__(self, **given: Any) -> None:
        own_help = given.pop("add_help", True)
        given.setdefault("formatter_class", _Formatter)
        super().__init__(add_help=False, **given)
        self._positionals.title = translate("help", "arguments")
        self._optionals.title = translate("help", "options")
        if own_help:
            told = translate("help", "show this help and exit")
            self.add_argument("-h", "--help", action="help", help=told)
