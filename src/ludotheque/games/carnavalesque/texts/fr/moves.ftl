# Coups
move-claim = « Le Roi, c’est moi ! »
move-decline = laisser la couronne
move-hold = garder la main sur la couronne
move-yield = céder la couronne
move-stop = crier « Stop ! »
move-quiet = ne rien dire
move-skip = ne pas en profiter
move-done = finir le tour du Roi
move-open = ouvrir le troisième atelier
move-decree-child = interdire les enfants
move-decree-teen = interdire les ados
move-decree-adult = interdire les adultes
move-send-parade = envoyer défiler le char { $workshop } (+{ $count })
move-send-dead-end = envoyer le char { $workshop } à l’impasse ({ $count } { $count ->
        [0] carte
        [1] carte
       *[other] cartes
    })
move-flip = retourner la carte sous la main
move-dig = fouiller : jeter plus loin la carte du dessus
move-grab = { $place ->
        [1] saisir la carte du dessus
       *[other] saisir la { $place }ᵉ carte sous la main
    }
move-glide = glisser { $direction }, { $span }
move-sweep = balayer { $direction }, { $span }
move-role = { $role } : { $rule }
move-rob = fouiller la poche de { $seat }
move-ask = « Majesté, avez-vous { $point } ? »
move-look = regarder { $what }
move-turn-over = retourner { $what }
move-throw = rejeter { $what }
move-spot = { $what }
move-give = donner { $card }
move-pass-left = passer { $card }
move-reject = rejeter { $card }
move-offer = laisser { $card }
move-rescue = sauver { $card }
move-card = { $card }
move-lay = atelier { $workshop } : { $card }
move-push-parade = atelier { $workshop } : { $card } pousse le char vers le défilé (+{ $count })
move-push-dead-end = atelier { $workshop } : { $card } pousse le char à l’impasse ({ $count } { $count ->
        [0] carte
        [1] carte
       *[other] cartes
    })

spot-none = une carte qu’on ne voit pas
spot-up = { $card } ({ $age })
spot-known = { $card }, face cachée, { $where }
spot-down = une carte cachée ({ $age }), { $where }
spot-third = { card-third-workshop }, { $where }
spot-sliver-up = un bout de carte visible, { $where }
spot-sliver-down = un bout de carte cachée, { $where }
where-centre = centre
where-east = droite
where-south-east = bas droite
where-south = bas
where-south-west = bas gauche
where-west = gauche
where-north-west = haut gauche
where-north = haut
where-north-east = haut droite

# Ce qui est attendu
phase-claim-crown = Qui prendra la couronne ? On attend { $seats }.
    .you = La couronne est à prendre : serez-vous le Roi ?
phase-hold-crown = Plusieurs mains sur la couronne ! On attend { $seats }.
    .you = Vous êtes plusieurs à vouloir régner : tenez-vous bon ?
phase-pass-left = Farandole : on attend la carte de { $seats }.
    .you = Farandole : quelle carte passez-vous à gauche ?
phase-rescue = { $seat } déroule le tapis rouge devant une carte de l’impasse.
    .you = Tapis rouge : quelle carte de l’impasse sauvez-vous ?
phase-carve = { $seat } grave son Décret pour toute la manche.
    .you = Quel âge interdisez-vous pour toute la manche ?
phase-keep-role = On attend le choix secret de { $seats }.
    .you = Quel rôle gardez-vous, en secret ?
phase-decree = { $seat } va poser son Décret.
    .you = Sur quel âge posez-vous le Décret ?
phase-look = { $seat } peut regarder des cartes cachées.
    .you = Voyante : quelle carte cachée regardez-vous ?
phase-turn-over = { $seat } peut retourner des cartes.
    .you = Magicien : quelle carte retournez-vous ?
phase-throw = { $seat } peut rejeter des cartes dans la foule.
    .you = Balayeur : quelle carte rejetez-vous dans la foule ?
phase-offer = { $seat } choisit une carte à laisser dans la poche d’un autre.
    .you = Pickpocket : quelle carte laissez-vous en échange ?
phase-rob = { $seat } choisit une poche à fouiller.
    .you = Pickpocket : quelle poche fouillez-vous ?
phase-ask = { $seat } peut interroger le Roi.
    .you = Messager : que demandez-vous au Roi ?
phase-blind = Chut ! Le Bouffon pioche les yeux fermés ; on ne dit que « Stop ! ».
    .you = Les yeux du Bouffon sont fermés : à lui le geste, aux autres « Stop ! ».
phase-draw = { $seat } pioche dans la foule.
    .you = À vous : quelle carte piochez-vous dans la foule ?
phase-give = { $seat } va donner une carte au Roi.
    .you = Quelle carte donnez-vous au Roi ?
phase-lay = { $seat }, le Roi, construit les chars.
    .you = À vous, Majesté : posez vos cartes, faites partir vos chars.
phase-reject = { $seat } a trop de cartes et en rejette.
    .you = Vous avez trop de cartes : laquelle rejetez-vous dans la foule ?
phase-refill = { $seat } complète sa main.
    .you = Il vous manque des cartes : laquelle piochez-vous ?
phase-over = La partie est finie.
