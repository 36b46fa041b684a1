"""What a game with its house rules is called."""

from __future__ import annotations


def with_rules(game: str, rules: str) -> str:
    """Return the name of a game and that of its rules: "Ramsen (Bavaria)".

    Rules that bear the game's name already stand alone, so that nobody reads it twice: "Tippen
    (Dreiblatt)". Behind a name that ends with a bracket they follow a comma:
    "Skat (scores), of 48".
    """
    rest = rules.removeprefix(game)
    if rest != rules and not rest[:1].isalnum():
        return rules
    return f"{game}, {rules}" if game.endswith(")") else f"{game} ({rules})"
