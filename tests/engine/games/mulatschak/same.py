"""Texts of this game that are the same in English and in German: names."""

SAME = {"Mulatschak", "Mulatschak!", "Salzburg", "{0:suit}"}
