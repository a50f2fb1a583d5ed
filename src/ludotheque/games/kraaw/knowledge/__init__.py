"""What a seat may know of a match of Kraaw, and what follows from it."""
