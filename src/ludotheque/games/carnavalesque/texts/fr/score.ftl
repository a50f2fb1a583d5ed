# Feuille de score
sheet-parade = Défilé { $place }
sheet-workshop = Atelier { $place }
sheet-dead-end = Impasse
sheet-free = place libre
sheet-closed = fermé
sheet-empty = vide
sheet-cards = { $count } { $count ->
        [0] carte
        [1] carte
       *[other] cartes
    } × { $each }
sheet-total = Total
sheet-limit = perdu à { $count } cartes dans l’impasse
sheet-goal = Trois chars de { $count } cartes au moins, et le public juge :
sheet-now = ici, si le défilé partait maintenant
sheet-band-first = jusqu’à { $most }
sheet-band = { $least } à { $most }
sheet-band-last = { $least } et plus
sheet-seen = carte de votre main que tous ont vue
sheet-legend = Les signes
sheet-authors = Un jeu de Simon Havard et Juan Rodríguez, illustré par Bony
