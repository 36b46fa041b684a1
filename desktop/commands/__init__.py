"""What Kartentisch does without a window: `kartentisch selfplay`, `kartentisch replay`.

Each command is a module with `add_to(subparsers)` and `run(args) -> int`, the exit status. Nothing
here imports Qt, so that a command starts at once and works on a machine without a screen. The
texts are plain English; who is wanted to read them in German opens the window.
"""
