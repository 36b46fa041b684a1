"""The list of Canasta."""
