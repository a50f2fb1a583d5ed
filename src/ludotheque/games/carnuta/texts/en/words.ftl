# Words
ingredient-clover = Clover
ingredient-flower = Flower
ingredient-egg = Egg
ingredient-honey = Honey
ingredient-skull = Skull
ingredient-butterfly = Butterfly
ingredient-berry = Berry
ingredient-mushroom = Mushroom
ingredient-salt = Salt
half-day = Day
half-night = Night
face-sun = Sun
face-moon = Moon

card-name = { $ingredient } “{ card-points }”
card-points = { $scoring ->
        [flat2] 2 points
        [flat5] 5 points
        [each] 1 per { $ingredients }
        [both] 1 per { $ingredients }
        [twice] 2 per { $ingredients }
        [pair] 4 per pair { $ingredients }
        [trio] 6 per trio { $ingredients }
        [double] counts double
       *[none] one more
    }

# Options
option-spare_starts = Starting cards that nobody was dealt
option-memory_aid = The table shows what the others hold in hand
option-last_turn = After the round of the eleventh card, everybody plays one last turn
option-quiet_rounds = Ends the game after so many rounds in which nobody plays a card (0: never; else 3 or more)

# What an option can be
spare_starts-shuffled = shuffled into the piles
spare_starts-aside = left out of the game
