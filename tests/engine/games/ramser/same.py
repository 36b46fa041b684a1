"""Texts of this game that are the same in English and in German: names mostly."""

SAME = {"Ramser", "Bälli", "21", "17", "15"}
