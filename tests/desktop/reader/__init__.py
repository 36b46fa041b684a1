"""What a screen reader finds."""
