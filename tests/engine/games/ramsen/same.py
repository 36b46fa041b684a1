"""Texts of this game that are the same in English and in German: names mostly."""

SAME = {
    "Ramsen",
    "Dallmutz",
    "Belli",
    "Bolla",
    "%n Bolla",
}
