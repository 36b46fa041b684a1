"""Texts of this game that are the same in English and in German: names mostly."""

SAME = {"Schnellen", "Schnalzen (Zwanzgerln)", "{0:suit}"}
