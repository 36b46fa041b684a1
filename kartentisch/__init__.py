"""The one name that an installed Kartentisch takes in an environment.

`kartentisch.engine` are the rules, players and logs, for programs of anybody; `kartentisch.desktop`
is the program. In a checkout both lie beside this package, as `engine` and `desktop`:
`packaging/program_files.py` lays them into it, and nothing here knows where they are.
"""
