# La table dans le navigateur
web-card = { $name }, coût : { $cost }
web-payable = { $card } Vous pouvez la payer.
web-cost = Coût :
web-cost-flip-sun = retourner { $count ->
        [1] un Soleil
       *[other] { $count } Soleils
    }
web-cost-flip-moon = retourner { $count ->
        [1] une Lune
       *[other] { $count } Lunes
    }
web-cost-give-sun = rendre { $count ->
        [1] un Soleil
       *[other] { $count } Soleils
    }
web-cost-give-moon = rendre { $count ->
        [1] une Lune
       *[other] { $count } Lunes
    }
web-cost-free = rien
web-lacking = Il vous manque de quoi { $cost }.
web-gain = Rapporterait { $gain } { $gain ->
        [0] point
        [1] point
       *[other] points
    }.
web-now = { $gain ->
        [0] point si vous la posiez maintenant
        [1] point si vous la posiez maintenant
       *[other] points si vous la posiez maintenant
    }
web-why-own = Cette carte : { $why }.
web-why-others = Vos autres cartes : +{ $points }.
web-why-salt = Posé sur la meilleure colonne : +{ $points } pour vos cartes.
web-preview = La carte regardée
web-take-card = Prendre en main
web-play-card = Poser
web-discard-card = Défausser
web-take = Prendre
web-turn = Retourner
web-reap = Faucher
web-river-day = La rivière du Jour
web-river-night = La rivière de la Nuit
web-pile = Pioche : { $count } { $count ->
        [0] carte
        [1] carte
       *[other] cartes
    }
web-sickles = { $count } { $count ->
        [0] serpe
        [1] serpe
       *[other] serpes
    }
web-actions-left = { $count ->
        [0] Plus d’action
        [1] Encore une action
       *[other] Encore { $count } actions
    }
web-tokens = Jetons Ingrédient au centre
web-reserve = Réserve : { $suns } × Soleil, { $moons } × Lune
web-runes-of = Runes de { $seat }
web-place = Emplacement { $place } : { $state }
web-place-free = libre
web-place-locked = cadenas
web-place-flip = { $place }, à retourner
web-place-give = { $place }, à rendre
web-hand = Votre main
web-hand-of = Main de { $seat } : { $count } { $count ->
        [0] carte
        [1] carte
       *[other] cartes
    }
web-potion-of = Potion de { $seat }
web-open-potion = Voir toute la potion de { $seat }
web-column = { $ingredient } × { $amount }, { $points } { $points ->
        [0] point
        [1] point
       *[other] points
    }
web-counter = { $count } { $count ->
        [1] carte posée
       *[other] cartes posées
    } sur { $full }
web-deck-ours = Cartes : { $deck }, notre reconstitution du jeu
web-deck-host = Cartes : { $deck }, un fichier de l’hôte
web-sheet = Feuille de score
web-sheet-cards = Carte par carte
