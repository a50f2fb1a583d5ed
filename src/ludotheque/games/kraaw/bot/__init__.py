"""What a good player of Kraaw looks at."""
