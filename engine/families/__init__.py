"""Families of games: what games that are played alike have in common, to inherit from.

A game says only what is its own; one in a further folder may inherit from a family as well.
"""
