# What is seen of the game before one enters it
name = Carnuta
pitch = Druids brew their potions by day and by night.
