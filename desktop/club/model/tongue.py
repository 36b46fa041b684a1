"""In which language the club speaks: the window's, or for a moment that of a reader in the room."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from desktop.common.language import PROGRAM, Language

_reader: ContextVar[Language] = ContextVar("reader", default=PROGRAM)


def translate(context: str, source: str, remark: str = "", number: int = -1) -> str:
    """Return a marked text in the language that is spoken now."""
    return _reader.get().translate(context, source, remark, number)


def spoken() -> Language:
    """Return the language that is spoken now."""
    return _reader.get()


@contextmanager
def speaking(language: Language) -> Iterator[None]:
    """Whatever is said in this block is said in this language."""
    token = _reader.set(language)
    try:
        yield
    finally:
        _reader.reset(token)
