"""Texts of this game that are the same in English and in German: names mostly."""

SAME = {
    "Mauscheln",
    "Chratze",
    "Kratzen",
    "Kratzen!",
    "Chratze!",
}
