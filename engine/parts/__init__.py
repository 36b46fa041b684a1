"""What belongs to a game beside its rules: what the table shows, bots, entry by hand, words.

Each part is a base class whose every method has a default that works; a game overrides what it
wants otherwise, and `Game` names the functions that make its parts. They are made at first use.
"""
