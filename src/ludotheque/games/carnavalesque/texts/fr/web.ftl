# La foule et la pioche à l’aveugle, dans le navigateur
web-crowd = La foule
web-crowd-keys = La foule. Flèches : de carte en carte ; + et − : plus près, plus loin ; 0 : tout voir.
web-crowd-at = { $card }, { $where }
web-crowd-spot = Piocher cette carte
web-crowd-look = Regarder cette carte
web-crowd-turn-over = Retourner cette carte
web-crowd-throw = Rejeter cette carte
web-crowd-zoom-in = Voir de plus près
web-crowd-zoom-out = Voir de plus loin
web-crowd-zoom-fit = Voir toute la foule
web-crowd-covered = { $count ->
        [1] sous une autre carte
       *[other] sous { $count } autres cartes
    }
web-crowd-list = La foule en liste
web-crowd-free = Rien dessus ({ $count })
web-crowd-under = Sous d’autres cartes ({ $count })
web-crowd-over = dessus : { $cards }
web-blind-hand = La main du Bouffon, telle qu’elle est vraiment
web-blind-drag = Faites glisser le doigt dans le noir : votre main suit… à peu près.
web-blind-believed = Votre main, là où vous la croyez
web-blind-way = Geste
web-blind-glide = Glisser
    .rule = au-dessus des cartes
web-blind-sweep = Balayer
    .rule = en emportant les cartes
web-blind-span = Distance
web-blind-short = un peu
web-blind-medium = assez loin
web-blind-long = loin
web-blind-compass = Direction
web-blind-flip = Retourner
web-blind-dig = Fouiller
web-blind-deeper = Saisir plus bas
web-blind-grab-top = Saisir
web-blind-keys = Au clavier : flèches ou { $keys } ; Maj pour balayer ; 1, 2, 3 : distance ; F : retourner ; G : fouiller ; Entrée : saisir.
web-blind-letters = A Z E / Q D / W X C
web-blind-letter = { $toward ->
        [north-west] A
        [north] Z
        [north-east] E
        [west] Q
        [east] D
        [south-west] W
        [south] X
       *[south-east] C
    }
web-blind-sound = Activer le son
    .why = Activer le son pour entendre « Stop ! »
web-blind-cry = Stop !
web-blind-cry-key = touche S
web-blind-say-nothing = Ne rien dire
web-blind-cried = Vous avez crié.
web-blind-answered = Votre réponse à ce geste est donnée.
web-blind-mute = Le Roi se tait, même maintenant.

# Navigateur : la rue, les joueurs, le verdict
web-street = La rue
web-king = Roi
web-decree = Décret
web-forbidden = âge interdit : { $age }
web-left-to-lay = { $count ->
        [0] posé, Majesté !
        [1] encore 1 à poser
       *[other] encore { $count } à poser
    }
web-workshop = Atelier { $number } : { $count ->
        [0] vide
        [1] 1 carte sur { $least }
       *[other] { $count } cartes sur { $least }
    }.
web-workshop-closed = Atelier { $number }, fermé
web-common = En commun : { $points }.
web-parade-place = Défilé, place { $number } : { $count ->
        [0] libre
        [1] 1 carte
       *[other] { $count } cartes
    }
web-dead-end = Impasse : { $count ->
        [0] vide
        [1] 1 carte
       *[other] { $count } cartes
    } ; perdu à { $least }
web-backs = { $count ->
        [0] Aucune carte.
        [1] 1 carte ({ $backs }).
       *[other] { $count } cartes ({ $backs }).
    }
web-surely = Vous y avez vu : { $cards }.
web-perhaps = Peut-être encore : { $cards }.
web-claims = veut la couronne
web-has-chosen = a choisi
web-role-hidden = rôle secret
web-your-hand = Votre main
web-seen-by-all = vue de tous
web-leaving = sur le départ
web-answered = Vous avez répondu : { $answer }.
web-where-to-lay = Dans quel atelier poser { $card } ?
web-score = { $score ->
        [0] 0 point
        [1] 1 point
       *[other] { $score } points
    }
web-won = Le défilé est parti !
web-lost = Pas de défilé ce soir…
web-points = { $points ->
        [0] point
        [1] point
       *[other] points
    }
web-verdicts = Les verdicts du public
