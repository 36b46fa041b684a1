"""What the contract of a game (`engine.rules`) is made of.

The base of all that may be overridden, its words, and the files beside its rules. Nothing here
knows what rules are.
"""
