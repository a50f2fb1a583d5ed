"""What a good player of Carnavalesque looks at."""
