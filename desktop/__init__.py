"""The program that a person sees: window, table, score sheets, dialogs, commands.

It imports the engine; the engine never imports it. Here lie only the entry points and the version;
each folder says in its `__init__` what it is and which other folders it may import.
"""

__version__ = "1.0.0"
