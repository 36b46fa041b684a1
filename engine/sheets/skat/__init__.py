"""The list of Skat."""
