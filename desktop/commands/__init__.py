"""The commands of the command line: `kartentisch selfplay`, `kartentisch replay` and the others.

Each command is a module with `add_to(subparsers)` and `run(args) -> int`, the exit status. A
command that opens no window imports Qt only when it paints, so that it starts at once and works
on a machine without a screen. What commands print is in the language of
the terminal. Imports: common, scene, session, sheet, shelf.
"""
