"""Says a German text by other names of cards: "die Laub-Sau" becomes "das Schilten-Ass".

Texts are written with Laub, Herz, Sau and Unter. What else somebody calls them has another gender
at times, so articles and adjectives before a name go with it. What explains names to each other,
such as "Die Sau ist das Ass", says only what is still to be explained.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache

_FRENCH = r"(?:Bube|Dame|Ass|Zehn|Neun|Acht|Sieben|Sechs)"
"""Ranks of French cards, whose Hearts are called Herz by everybody."""

# What is explained, by the name that makes it needless or other; in the order of a page.
_EXPLAINED = (
    ("G", "Laub** (auch Grün oder Gras)", "Laub**"),
    ("G", "Laub** (auch Grün)", "Laub**"),
    ("A Ass", "Die Sau ist das Ass. ", ""),
    ("A Ass", "ist das Ass die Sau, die Dame", "ist die Dame"),
    ("A Ass", " (französisch ein Ass)", ""),
    ("A Ass", " (französisch das Trumpf-Ass)", ""),
    ("H", "Karo für Schellen", "Herz für Rosen, Karo für Schellen"),
)

_NEUTER = {
    **{"die": "das", "eine": "ein", "keine": "kein", "jede": "jedes", "diese": "dieses"},
    **{"meine": "mein", "deine": "dein", "seine": "sein", "ihre": "ihr", "welche": "welches"},
    **{"der": "dem", "einer": "einem", "keiner": "keinem", "jeder": "jedem", "dieser": "diesem"},
    **{"meiner": "meinem", "deiner": "deinem", "seiner": "seinem", "ihrer": "ihrem"},
    **{"zur": "zum", "andere": "anderes"},
}
"""Words before die Sau, and before das Ass."""
_BARE = {"ein", "kein", "mein", "dein", "sein", "ihr"}
"""Behind these a neuter adjective shows its gender: ein rotes Ass."""

_MANY = ("Schilten", "Rosen")
"""Suits named by many: one card of them is eine Schilte, eine Rose."""

_FEMININE = {
    **{"das": "die", "ein": "eine", "kein": "keine", "jedes": "jede", "dieses": "diese"},
    **{"welches": "welche", "dem": "der", "einem": "einer", "einziges": "einzige"},
    **{"kleines": "kleine", "hohes": "hohe", "sein": "seine", "mein": "meine", "dein": "deine"},
}
"""Words before das Herz, and before die Rose."""


@lru_cache(maxsize=2000)
def _said(text: str, names: tuple[tuple[str, str], ...]) -> str:
    chosen = dict(names)
    for what, written, instead in _EXPLAINED:
        key, _, only = what.partition(" ")
        other = chosen.get("rank A" if key == "A" else key, "")
        if other and (not only or other == only):
            text = text.replace(written, instead)
    # Suits first: a Herz-Ass is French while nobody has renamed a Sow.
    for key, word in (("G", "Laub"), ("H", "Herz")):
        if name := chosen.get(key):
            text = _suit(text, word, name)
    if ace := chosen.get("rank A"):
        text = _ace(text, ace)
    if under := chosen.get("rank U"):
        text = _UNTER.sub(lambda m: under + (m["ending"] or ""), text)
    return text


def renamed(text: str, names: Mapping[str, str]) -> str:
    """Return a text with the names of suits ("G") and ranks ("rank A") that differ."""
    return _said(text, tuple(sorted(names.items()))) if names else text


def _like(word: str, other: str) -> str:
    """Return the other word, with a capital if this one has one."""
    return other.capitalize() if word[:1].isupper() else other


# The Sow.

_SOW = r"(?P<of>(?:\w+-)?\**)(?P<sow>Sau)\b(?!\w)"
_WITH_ARTICLE = re.compile(
    rf"\b(?P<article>{'|'.join(_NEUTER)})(?P<gap1> \**)"
    rf"(?:(?P<adjective>[a-zäöüß]+e[nr]?)(?P<gap2> \**))?{_SOW}",
    re.IGNORECASE,
)
_JOINED = re.compile(r"(?P<article>\b(?:die|eine|der|einer) )?(?P<of>\w+)sau\b", re.IGNORECASE)
_PIG = re.compile(r"\b(Schwarze[nr]?) Sau\b")
_KEPT = "\0"
"""Stands where the Black Pig stood, which is nobody's rank."""


def _ace(text: str, ace: str) -> str:
    text = _PIG.sub(rf"\1 {_KEPT}", text)

    def neuter(m: re.Match[str]) -> str:
        article = _like(m["article"], _NEUTER[m["article"].lower()])
        adjective = m["adjective"] or ""
        if adjective.endswith("e") and article.lower() in _BARE:
            adjective += "s"
        if adjective.endswith("er"):
            return m[0]
        return f"{article}{m['gap1']}{adjective}{m['gap2'] or ''}{m['of']}{ace}"

    def joined(m: re.Match[str]) -> str:
        before = m["article"] or ""
        if before:
            before = _like(before, _NEUTER[before.strip().lower()]) + " "
        return f"{before}{m['of']}{ace.lower()}"

    text = _WITH_ARTICLE.sub(neuter, text)
    text = _JOINED.sub(joined, text)
    text = re.sub(r"\bSau\b", ace, text)
    return text.replace(_KEPT, "Sau")


# The Unter. Unter den Trümpfen is another word.

_UNTER = re.compile(
    r"(?<!\w)Unter(?P<ending>n|s)?\b"
    r"(?! (?:den|dem|der|keinem|keiner|einem|einer|diesen|allen|ihm|ihr|ihnen|Trümpfen)\b)"
)


# Suits.


def _suit(text: str, word: str, name: str) -> str:
    """Laub or Herz by another name; what is many in Switzerland has articles of its own."""
    if word == "Herz":
        # The suit of French cards, and a card of it.
        text = re.sub(rf"Herz(?=-{_FRENCH}\b)", _KEPT, text)
        text = re.sub(r"(?<=Pik, )Herz\b|\bHerz(?= für Rosen)", _KEPT, text)
    if name in _MANY:
        text = _many(text, word, name, name.removesuffix("n"))
    text = re.sub(rf"\b{word}(?:en)?(?=\b|karte)", name, text)
    return text.replace(_KEPT, word)


def _many(text: str, word: str, many: str, one: str) -> str:
    """Where an article or a number stands before the suit, or before one card of it."""
    steps: tuple[tuple[str, Callable[[re.Match[str]], str]], ...] = (
        (rf"\b(k)ein {word}\b(?!-)", lambda m: f"{m[1]}eine {many}"),
        (rf"\b(im) {word}\b(?!-)", lambda m: f"in {many}"),
        (rf"\b(sein|mein|dein) {word}\b(?!-)", lambda m: f"{m[1]}e {many}"),
        (rf"\beines der beiden {word}(?:en)?\b(?!-)", lambda m: f"eine der beiden {many}"),
        (rf"(?<![\d.,])\b1 {word}\b(?!-)", lambda m: f"1 {one}"),
        (
            rf"\b({'|'.join(_FEMININE)}) (?:(\w+?)(e|es|en) )?{word}\b(?!-)",
            lambda m: _feminine(m, one),
        ),
    )
    for pattern, said in steps:
        text = re.sub(pattern, said, text, flags=re.IGNORECASE)
    return text


def _feminine(m: re.Match[str], one: str) -> str:
    article = _like(m[1], _FEMININE[m[1].lower()])
    ending = "e" if m[3] == "es" else m[3]
    return f"{article} {m[2]}{ending} {one}" if m[2] else f"{article} {one}"
