# What is seen of the game before one enters it
name = Kraaw
pitch = Ravens furnish their nests, and steal from the neighbours.
