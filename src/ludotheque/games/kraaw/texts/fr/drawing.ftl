# Dessin
card-choice = carte { $place } de { $seat } : { $card }
    .you = votre carte { $place } : { $card }
card-none = il n’y en a pas
card-hidden = cachée
card-known = cachée, c’est un { $value }
card-revealed = révélée, un { $value }
card-locked = verrouillée, un { $value }
table-ravens = Sur la branche, six corbeaux attendent.
table-round = Manche { $round }
table-final = Finale, manche { $round }
table-turn = tour { $turns }
table-times = même situation : { $times } sur { $last }
table-dog = chien
table-watches = regarde la finale
table-total = Total visible : { $total }
table-hand = Main reçue : { $hand }
table-given = Donnée au chien : { $hand }
table-swapped = Venue du chien : carte { $place }
table-legend-first = premier joueur
table-legend-countdown = compte à rebours
table-legend-lock = verrou dépensé
table-legend-win = manche gagnée
web-score = { $score ->
        [0] aucune manche
        [1] 1 manche
       *[other] { $score } manches
    }
web-choice-clockwise = sens horaire
web-choice-anticlockwise = sens antihoraire
web-row = La rangée de { $seat }
web-seen-by = vue par { $seats }
web-locks-spent = { $locks ->
        [0] aucun verrou dépensé
        [1] 1 verrou dépensé
       *[other] { $locks } verrous dépensés
    }
