# Mots
ingredient-clover = Trèfle
ingredient-flower = Fleur
ingredient-egg = Œuf
ingredient-honey = Miel
ingredient-skull = Crâne
ingredient-butterfly = Papillon
ingredient-berry = Baie
ingredient-mushroom = Champignon
ingredient-salt = Sel
half-day = Jour
half-night = Nuit
face-sun = Soleil
face-moon = Lune

card-name = { $ingredient } « { card-points } »
card-points = { $scoring ->
        [flat2] 2 points
        [flat5] 5 points
        [each] 1 par { $ingredients }
        [both] 1 par { $ingredients }
        [twice] 2 par { $ingredients }
        [pair] 4 par paire { $ingredients }
        [trio] 6 par trio { $ingredients }
        [double] compte double
       *[none] un de plus
    }

# Options
option-spare_starts = Cartes de départ que personne n’a reçues
option-memory_aid = La table montre ce que les autres ont en main
option-last_turn = Après le tour de table de la onzième carte, chacun joue un dernier tour
option-quiet_rounds = Nombre de tours de table sans carte posée avant que la partie s’arrête (3 ou plus, 0 : sans limite)

# Ce qu’une option peut valoir
spare_starts-shuffled = mélangées dans les pioches
spare_starts-aside = laissées hors du jeu
