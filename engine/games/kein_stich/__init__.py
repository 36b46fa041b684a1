"""Kein Stich: deals in which tricks, Hearts, Obers and the Max cost money, and one that pays."""
