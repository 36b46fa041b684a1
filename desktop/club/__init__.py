"""The club evening: people, rounds, results, standings, money and papers of a local tournament.

`model` holds the tournament and its file, `papers` makes what is printed, `pages` is what the
organiser sees. The rules of tournaments are the engine's; here nothing is reckoned.
"""
