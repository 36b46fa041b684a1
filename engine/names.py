"""The index of names: what games and their variants are called besides, wherever they are played.

The names of the words, by which games and variants go in each language, are not in it. How a name
is compared, without case, umlauts and marks, the caller says.
"""

from __future__ import annotations

from collections.abc import Mapping

OTHER: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "gin": {"standard": ("Gin Rummy", "Gin Rommé", "Gin Romme")},
    "kein_stich": {
        "standard": (
            *("Fritz", "Lieschen", "Lizzy", "Kunterbunt", "Brumseln"),
            *("Fünferspiel", "Pensionisteln", "Eichelunteranlegen"),
        ),
        "black_pig": ("Schwarze Sau",),
        "king_louis": ("König Ludwig", "King Louis"),
        "power": ("Blitz", "Hardcore"),
        "hausruck": ("Herzeln",),
    },
    "mauscheln": {
        "mauscheln": (
            *("Maus", "Vierblatt", "Frische Vier"),
            *("Anschlagen", "Angehen", "Polnische Bank", "Panczok"),
        ),
        "chratze": ("Chrätzä", "Chrätze"),
        "kratzen": ("Krotzn", "Tiroler Kratzen"),
    },
    "mulatschak": {
        "salzburg": ("Muli", "Mulatschag"),
        "fuchzenawa": ("Fuchzehnawa",),
    },
    "rams": {
        "rams": ("Rammes", "Ramms", "Rems", "Ramschen"),
        "french": ("Le Rams",),
        "rounce": ("American Rams",),
        "ramscheln": ("Ramsch",),
        "bester_bube": (
            *("Bester Bauer", "Bester Buur", "Lenter"),
            *("Fünfkart", "Fiefkort", "Fiefkaart"),
        ),
    },
    "ramsen": {"zaisertshofen": ("Ramsch",)},
    "ramser": {"emmental": ("Ramset", "Schweizer Ramsen")},
    "schnellen": {"schnellen": ("Schnelln", "Schnöllen", "Schnölln"), "schnalzen": ("Zwanzgerln",)},
    "tippen": {
        "tippen": (
            *("Dreiblatt", "Dreikart", "Drei Karten", "Dreekort"),
            *("Kleinpréférence", "Labet"),
        ),
        "lampeln_austria": ("Lampln", "Lampeln"),
        "lampeln_bavaria": ("Lampeln",),
    },
}
"""game → variant → its other names. A name may be that of several."""

TOLD_OF: Mapping[str, tuple[str, ...]] = {
    "mulatschak": ("Murln", "Murlen", "Weli"),
    "rams": ("Contra", "Knektpass", "Mistigri", "Mönch", "Pamphile"),
    "ramser": ("Kritzen", "Kritzeln"),
    "tippen": (
        *("Knack", "Köpknack", "Trekort"),
        *("Loo", "Irish Loo", "Lanterloo", "Lant", "Pam", "Pam-Loo"),
    ),
}
"""game → names that its sources tell of, and that are no game here; its glossary has a line."""
