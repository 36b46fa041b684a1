"""Texts of this game that are the same in English and in German: names mostly."""

SAME = {
    "Kein Stich",
    "Power",
    "Max",
    "Ober %n",
    "{0:card} %n",
}
