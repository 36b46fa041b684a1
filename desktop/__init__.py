"""The program that a person sees: window, table, score sheets, dialogs, commands.

It knows the engine; the engine never knows it. `host` alone holds a match; all else is told what
is (a scene, a sheet, a sentence) and says what is wanted (a move).
"""

__version__ = "0.1.0"
