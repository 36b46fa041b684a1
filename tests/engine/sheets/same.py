"""Texts of the lists that are the same in English and in German: names, and what is put in."""

SAME = {
    "Grand",
    "Hand",
    "Null",
    "Null = {0}",
    "Ouvert",
    "Schneider",
    "Schwarz",
    "ouvert",
    "{0} × {1} = {2}",
    "{0:seat}: {1}.",
    "{0:side}: {1}.",
    "Solo",
    "Wenz",
    "Tout",
    "Geier",
    "Bettel",
    "Ramsch",
    "Bierlachs",
    # Heads of narrow columns.
    "Sn",
    "Sw",
    "an",
    "ov",
}
