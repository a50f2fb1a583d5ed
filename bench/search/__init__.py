"""How many games a second our search simulates."""
