"""The windows beside the table: new match, preferences, rule pages, keys, about.

They ask and show; what follows from an answer is left to whoever opened them. None knows a game.
"""
