"""Play and replay drawn in a terminal."""
