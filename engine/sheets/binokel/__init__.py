"""The list of Binokel."""
