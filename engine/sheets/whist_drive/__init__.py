"""The list of a whist drive."""
