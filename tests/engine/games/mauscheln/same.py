"""Texts of this game that are the same in English and in German: names mostly."""

SAME = {
    "Mauscheln",
    "Mauscheln (Vierblatt, Frische Vier)",
    "Chratze",
    "Chratze (Kratzen)",
    "Chratze!",
}
