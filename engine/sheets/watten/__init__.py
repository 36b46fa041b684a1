"""The list of Watten."""
