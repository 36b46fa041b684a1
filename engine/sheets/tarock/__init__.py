"""The list of Tarock."""
