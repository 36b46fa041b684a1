"""How people come to tables: numbers in, tables out, all chance from a generator that is given.

Nothing here knows a name, a log or a result: `drawing.py`, one room up, asks.
"""
