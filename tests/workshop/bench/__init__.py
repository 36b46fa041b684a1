"""How fast it is: `python3 dev.py bench`, a room for each thing that is measured.

Every figure stands beside its target or beside another program in the same run; a bench says what
is, and never fails on a time.
"""
