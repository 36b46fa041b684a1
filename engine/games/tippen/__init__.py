"""Tippen, a game of three cards and a tap on the table; and its kin Zwicken, Lampeln, Lupfen."""
