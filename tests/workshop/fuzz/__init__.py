"""Readers of files from others are given what a guided search makes of good files.

`python3 dev.py fuzz TARGET` runs as long as one likes and needs `atheris`, which is no
dependency of the tests; `test_fuzz.py` gives each target some changed files without it.
"""
