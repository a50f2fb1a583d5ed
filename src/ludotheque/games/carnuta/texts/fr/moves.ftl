# Coups
move-end = finir le tour
move-suns = prendre des Soleils
move-moons = prendre des Lunes
move-flip-suns = tout retourner côté Soleil
move-flip-moons = tout retourner côté Lune
move-sickle-day = Serpe : renouveler le Jour
move-sickle-night = Serpe : renouveler la Nuit
move-take-card = prendre { $ingredient }, { $short }
move-play-card = poser { $ingredient }, { $short } (+{ $gain })
move-discard-card = défausser { $ingredient }, { $short }
move-salt-card = Sel sur la colonne { $ingredient }
move-token-card = jeton { $ingredient }

# Ce qui est attendu
phase-action = { $actions ->
        [0] { $seat } finit son tour.
       *[other] { $seat } choisit une action.
    }
    .you = { $actions ->
        [0] Plus d’action : finissez votre tour.
       *[other] À vous : choisissez une action.
    }
phase-place-salt = { $seat } pose du Sel sur une colonne.
    .you = Sur quelle colonne posez-vous le Sel ?
phase-choose-token = { $seat } choisit un jeton Ingrédient.
    .you = Quel jeton Ingrédient prenez-vous ?
phase-discard-down = { $seat } ne garde que trois cartes en main.
    .you = Trois cartes en main au plus : laquelle défaussez-vous ?
phase-over = La partie est finie.
