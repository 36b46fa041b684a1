"""The makers' tools, each reached by `python3 dev.py NAME`; none of them is in a package.

`demo`, `walk`, `lesson` and `tasks` show or find something at the real program; `golden`,
`entries`, `evenings`, `kill`, `fuzz` and `mutants` test it, or the tests; `arena` and `bench`
measure. The other modules are what these share, with each other and with the tests.
"""
