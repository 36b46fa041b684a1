"""Texts of this game that are the same in English and in German: names mostly."""

SAME = {"Rams", "Rounce", "Bierspiel", "Ramscheln", "Bester Bube"}
