"""What a seat may know of a game of Carnuta, and what follows from it."""
