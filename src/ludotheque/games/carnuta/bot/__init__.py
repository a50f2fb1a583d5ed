"""What a good player of Carnuta looks at."""
