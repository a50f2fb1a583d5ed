# Carnuta

name = Carnuta
pitch = Des druides composent leur potion au fil du jour et de la nuit.

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
phase-action = { $seat } choisit une action.
    .you = À vous : choisissez une action.
phase-place-salt = { $seat } pose du Sel sur une colonne.
    .you = Sur quelle colonne posez-vous le Sel ?
phase-choose-token = { $seat } choisit un jeton Ingrédient.
    .you = Quel jeton Ingrédient prenez-vous ?
phase-discard-down = { $seat } défausse jusqu’à trois cartes.
    .you = Trois cartes en main au plus : laquelle défaussez-vous ?
phase-over = La partie est finie.

# Événements
event-starter = { $seat } commence sa potion avec { card-name }.
    .you = Vous commencez votre potion avec { card-name }.
event-ancestor = { $seat } est l’Ancêtre et joue en premier.
    .you = Vous êtes l’Ancêtre : vous jouez en premier.
event-take = { $seat } prend { card-name }.
    .you = Vous prenez { card-name }.
event-reveal = Au marché, place { $place } : { card-name }.
event-play = { $seat } pose { card-name }.
    .you = Vous posez { card-name }.
event-discard = { $seat } défausse { card-name }.
    .you = Vous défaussez { card-name }.
event-runes = { $seat } prend { $count } × { $face }.
    .you = Vous prenez { $count } × { $face }.
event-flip = { $seat } retourne { $count } { $count ->
        [1] rune
       *[other] runes
    } côté { $face }.
    .you = Vous retournez { $count } { $count ->
        [1] rune
       *[other] runes
    } côté { $face }.
event-sickle = { $seat } dépense une Serpe : le marché se renouvelle ({ $half }).
    .you = Vous dépensez une Serpe : le marché se renouvelle ({ $half }).
event-rebuilt = La pioche est vide : sa défausse est mélangée ({ $half }).
event-salt = Le Sel de { $seat } rejoint la colonne { $ingredient }.
    .you = Votre Sel rejoint la colonne { $ingredient }.
event-token = { $seat } prend le jeton { $ingredient }.
    .you = Vous prenez le jeton { $ingredient }.
event-padlock = { $seat } retire un cadenas.
    .you = Vous retirez un cadenas.
event-triggered = { $seat } pose sa onzième carte : on finit la manche, puis chacun joue un dernier tour.
    .you = Vous posez votre onzième carte : on finit la manche, puis chacun joue un dernier tour.
event-last-round = Dernier tour : { $seat } commence.
    .you = Dernier tour : vous commencez.
event-score = { $seat } : { $points } { $points ->
        [0] point
        [1] point
       *[other] points
    }.
    .you = Votre potion : { $points } { $points ->
        [0] point
        [1] point
       *[other] points
    }.
event-won = { $count ->
        [1] { $seats } remporte la partie !
       *[other] Victoire partagée : { $seats } !
    }

ending-points = Le plus haut score l’emporte.
ending-best-column = Égalité de points, départagée par la meilleure colonne.
ending-shared = Égalité parfaite : la victoire est partagée.

# Refus
refusal-unknown-move = Ce coup n’existe pas
refusal-game-over = La partie est finie
refusal-turn-of-other = C’est le tour de { $seat }
refusal-no-action-left = Vos deux actions sont faites
refusal-actions-left = Un tour compte deux actions ; il vous en reste { $count }
refusal-not-in-market = Cette carte n’est pas au marché
refusal-not-in-hand = Cette carte n’est pas dans votre main
refusal-cannot-pay = Vos runes ne suffisent pas pour { card-name }
refusal-discard-not-now = On ne défausse qu’en fin de tour, au-delà de trois cartes
refusal-no-free-place = Aucun emplacement libre pour une rune
refusal-reserve-empty = La réserve n’a plus de face { $face }
refusal-runes-agree = Vos runes sont déjà toutes côté { $face }
refusal-no-sickle = Vous n’avez plus de Serpe
refusal-nothing-to-cut = Il n’y a aucune carte visible ({ $half })
refusal-no-salt = Vous n’êtes pas en train de poser du Sel
refusal-no-such-column = Vous n’avez pas de carte de cet Ingrédient
refusal-no-token-due = Un jeton se prend à la sixième et à la dixième carte
refusal-token-taken = Ce jeton n’est plus au centre
refusal-place-salt-first = Posez d’abord le Sel sur une colonne
refusal-choose-token-first = Choisissez d’abord un jeton Ingrédient
refusal-discard-down-first = Défaussez d’abord jusqu’à trois cartes

# Dessin
table-you = { $name } (vous)
table-round = Manche { $round }
table-finishing = Manche { $round } : fin proche
table-last-round = Dernier tour
table-actions = actions
table-end = finir
table-reserve = réserve
table-tokens = jetons
table-sickle = serpe
table-sickles = serpes
table-hand = main
table-hand-empty = Votre main est vide.
table-ancestor = Ancêtre
table-pts = pts
table-next-padlock = { $count } : cadenas
table-next-token = { $count } : jeton
table-next-end = { $count } : fin
table-points-none = +1
table-points-double = compte double
table-points-flat2 = 2 points
table-points-flat5 = 5 points
table-points-each = 1 par { $kinds }
table-points-both = 1 par { $kinds }
table-points-twice = 2 par { $kinds }
table-points-pair = 4 par { $kinds }
table-points-trio = 6/{ $kinds }

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
    } sur 11
web-deck-ours = Cartes : { $deck }, notre reconstitution du jeu
web-deck-host = Cartes : { $deck }, un fichier de l’hôte
web-sheet = Feuille de score
web-sheet-cards = Carte par carte

# Ce qui parle pour un coup
reason-play = { $points ->
        [0] Cette carte ne rapporte rien tout de suite
        [1] Cette carte rapporte 1 point tout de suite
       *[other] Cette carte rapporte { $points } points tout de suite
    } et laisse { $suns } × { face-sun } et { $moons } × { face-moon }.
reason-take = Une fois posée, cette carte rapporterait { $points } { $points ->
        [1] point
       *[other] points
    }.
reason-take-payable = Une fois posée, cette carte rapporterait { $points } { $points ->
        [1] point
       *[other] points
    }, et vos runes la paient déjà.
reason-pay = Vos runes paieront alors { card-name }.

# Le guide d’une première partie
web-guide-coach = Maître Gui
web-guide-we-are = Bienvenue dans la clairière ! Nous sommes des druides : chacun compose sa potion, carte après carte, avec des ingrédients du Jour et de la Nuit.
web-guide-turn = À votre tour, deux actions : prendre une carte, en poser une en la payant avec vos runes, reprendre des runes, ou les retourner.
web-guide-to-win = Une onzième carte posée annonce la fin. La potion qui vaut le plus de points gagne. Tout est visible, sauf l’ordre des pioches : pas de secret entre druides !
web-guide-end = Vos deux actions sont faites. Il vous reste une serpe si le marché vous déplaît ; sinon, finissez le tour.
web-guide-play = La coche dit que vos runes paient cette carte. Touchez-la : vous verrez ce qu’elle rapporte et quelles runes seront retournées ou rendues.
web-guide-take = Touchez une carte du marché pour la regarder, puis prenez-la en main. Le petit « + » dit les points qu’elle rapporterait, posée maintenant.
web-guide-runes = Des places vides ? Remplissez-les de runes de la réserve, toutes Soleil ou toutes Lune : ce que coûtent vos cartes vous dira lesquelles.
web-guide-flip = Retourner met toutes vos runes du même côté, Soleil ou Lune. Pratique quand la carte visée demande l’autre face.
web-guide-sickle = Rien de bon au marché ? Une serpe fauche toute la rivière du Jour ou de la Nuit et amène quatre cartes neuves. Ce n’est pas une action, mais vous n’avez que deux serpes.
web-guide-salt = Le Sel s’ajoute à une colonne et y compte comme un ingrédient de plus. Il n’en bouge plus : choisissez celle qui fait marquer vos cartes.
web-guide-token = Votre sixième ou dixième carte offre un jeton : un ingrédient de plus dans votre potion. Prenez celui que vos cartes comptent.
web-guide-discard = En fin de tour, on garde trois cartes en main au plus. Défaussez celle qui vous servira le moins.
web-guide-last-round = Dernier tour de chacun. Seules les cartes posées marquent des points : posez ce que vous pouvez payer !
web-guide-triggered = Onzième carte ! On finit la manche en cours, puis chacun joue encore un dernier tour. Préparez vos plus belles cartes.
web-guide-padlock = Un cadenas saute : vous gagnez une place pour une rune de plus.
web-guide-counter = Votre compteur avance d’un pas à chaque carte posée. À la 4ᵉ et à la 8ᵉ, un cadenas saute ; à la 6ᵉ et à la 10ᵉ, vous gagnez un jeton.
web-guide-reaped = D’un coup de serpe, la rivière est fauchée : quatre nouvelles cartes y coulent.
web-guide-rival = Une potion grandit à côté de la vôtre. Chaque carte compte à sa façon : les mêmes ingrédients peuvent servir à plusieurs cartes.
web-guide-farewell = Votre potion fume, votre serpe brille : vous voilà druide !
web-guide-learnt-turn = Deux actions par tour : prendre, poser, reprendre des runes, les retourner.
web-guide-learnt-runes = Chaque symbole d’un coût est payé par une rune : retournée, ou rendue.
web-guide-learnt-points = Les cartes comptent des ingrédients : une belle colonne sert plusieurs fois.
