"""The club evening: people, rounds, results, standings, money and paper of a local tournament.

`office` holds the tournament and its file; every page tells it what is wanted and shows what is.
The rules of tournaments are the engine's; here nothing is reckoned.
"""
