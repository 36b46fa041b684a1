"""Small things about sentences, the same in every language."""

from __future__ import annotations


def capital(text: str) -> str:
    """The text as it begins a sentence; nothing but its first letter changes."""
    return text[:1].upper() + text[1:]
