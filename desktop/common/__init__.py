"""What every folder of the desktop may use: settings, paths, languages, parts of forms.

Widgets and helpers that know no game, no scene and no match. Imports: nothing of the desktop.
"""
