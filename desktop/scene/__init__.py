"""What is to be seen and read of a match: the scene for the table, and all sentences about a game.

A `Scene` is made from a view, so nothing hidden can get into it. Imports: common.
"""
