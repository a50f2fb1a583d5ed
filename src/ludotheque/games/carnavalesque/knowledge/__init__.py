"""What a seat may know of a game of Carnavalesque, and what follows from it."""
