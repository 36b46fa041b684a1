"""German articles before the names of cards: der Ober, die Sau, das Ass.

Only German translations ask for them, by the article a masculine card would have: `{0:card den}`
becomes "den Eichel-Ober", "die Herz-Sau" or "den Pik-Buben".
"""

from __future__ import annotations

from desktop.scene.naming import NEUTER

_FORMS = {"der": ("der", "die", "das"), "den": ("den", "die", "das"), "dem": ("dem", "der", "dem")}
_MASCULINE, _FEMININE, _NEUTER = range(3)

_GENDERS = {
    "german": ({"A": _FEMININE}, _MASCULINE),
    "french": ({"A": _NEUTER, "K": _MASCULINE, "J": _MASCULINE, "W": _MASCULINE}, _FEMININE),
}
"""Of ranks that are named, and of all others: der Neuner of German cards, die Neun of French."""

_WEAK = {("french", "J")}
"""What ends in -n wherever it is not the subject: der Bube, den Buben."""


def with_article(name: str, wanted: str, suits: str, rank: str) -> str:
    """A card's name behind its article; `wanted` with a capital gives one with a capital."""
    case = wanted.lower()
    named, others = _GENDERS[suits]
    gender = _NEUTER if name.endswith(NEUTER) else named.get(rank, others)
    article = _FORMS[case][gender]
    if wanted[0].isupper():
        article = article.capitalize()
    ending = "n" if (suits, rank) in _WEAK and case != "der" else ""
    return f"{article} {name}{ending}"
