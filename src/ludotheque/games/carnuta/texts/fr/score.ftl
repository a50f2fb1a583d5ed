# Feuille de score
sheet-total = Total
sheet-best = Meilleure colonne
sheet-deck = Cartes : { $deck }
sheet-points = { $points } { $points ->
        [0] point
        [1] point
       *[other] points
    }
sheet-token = jeton : un de plus
sheet-salt = Sel, { $why }
why-none = un de plus
why-double = compte double
why-flat2 = 2 points
why-flat5 = 5 points
why-each = 1 par { $ingredients } : { $times } × { $counted } = { $points }
why-both = 1 par { $ingredients } : { $counted } = { $points }
why-twice = 2 par { $ingredients } : { $times } × { $counted } = { $points }
why-pair = paire : { $counted } → { $times } × { $sets } = { $points }
why-trio = trio : { $counted } → { $times } × { $sets } = { $points }
amount-clover = { $amount } { $amount ->
        [one] Trèfle
       *[other] Trèfles
    }
amount-flower = { $amount } { $amount ->
        [one] Fleur
       *[other] Fleurs
    }
amount-egg = { $amount } { $amount ->
        [one] Œuf
       *[other] Œufs
    }
amount-honey = { $amount } { $amount ->
        [one] Miel
       *[other] Miels
    }
amount-skull = { $amount } { $amount ->
        [one] Crâne
       *[other] Crânes
    }
amount-butterfly = { $amount } { $amount ->
        [one] Papillon
       *[other] Papillons
    }
amount-berry = { $amount } { $amount ->
        [one] Baie
       *[other] Baies
    }
amount-mushroom = { $amount } { $amount ->
        [one] Champignon
       *[other] Champignons
    }
