# Carnavalesque

name = Carnavalesque
pitch = Un Roi muet, un Bouffon aveugle, une foule en désordre : que le défilé commence !

# Mots
age-child = enfant
age-teen = ado
age-adult = adulte
age-none = sans âge
version-young = Jeunes carnavalistes
version-events = Évènements
version-roles = Rôles

costume-witch = sorcière
    .the = la sorcière
costume-rabbit = lapin
    .the = le lapin
costume-pirate = pirate
    .the = le pirate
costume-dragon = dragon
    .the = le dragon
costume-robot = robot
    .the = le robot
costume-fairy = fée
    .the = la fée

accessory-fan = éventail
    .with = à l’éventail
accessory-balloon = ballon
    .with = au ballon
accessory-umbrella = parapluie
    .with = au parapluie
accessory-trumpet = trompette
    .with = à la trompette
accessory-mask = masque
    .with = au masque
accessory-drum = tambour
    .with = au tambour
accessory-lantern = lampion
    .with = au lampion
accessory-kite = cerf-volant
    .with = au cerf-volant
accessory-streamer = serpentin
    .with = au serpentin

point-fan = un éventail
point-balloon = un ballon
point-umbrella = un parapluie
point-trumpet = une trompette
point-mask = un masque
point-drum = un tambour
point-lantern = un lampion
point-kite = un cerf-volant
point-streamer = un serpentin
point-witch = une sorcière
point-rabbit = un lapin
point-pirate = un pirate
point-dragon = un dragon
point-robot = un robot
point-fairy = une fée

card-witch-fan = { costume-witch.the } { accessory-fan.with }
card-witch-balloon = { costume-witch.the } { accessory-balloon.with }
card-witch-umbrella = { costume-witch.the } { accessory-umbrella.with }
card-witch-trumpet = { costume-witch.the } { accessory-trumpet.with }
card-witch-mask = { costume-witch.the } { accessory-mask.with }
card-witch-drum = { costume-witch.the } { accessory-drum.with }
card-witch-lantern = { costume-witch.the } { accessory-lantern.with }
card-witch-kite = { costume-witch.the } { accessory-kite.with }
card-witch-streamer = { costume-witch.the } { accessory-streamer.with }
card-rabbit-fan = { costume-rabbit.the } { accessory-fan.with }
card-rabbit-balloon = { costume-rabbit.the } { accessory-balloon.with }
card-rabbit-umbrella = { costume-rabbit.the } { accessory-umbrella.with }
card-rabbit-trumpet = { costume-rabbit.the } { accessory-trumpet.with }
card-rabbit-mask = { costume-rabbit.the } { accessory-mask.with }
card-rabbit-drum = { costume-rabbit.the } { accessory-drum.with }
card-rabbit-lantern = { costume-rabbit.the } { accessory-lantern.with }
card-rabbit-kite = { costume-rabbit.the } { accessory-kite.with }
card-rabbit-streamer = { costume-rabbit.the } { accessory-streamer.with }
card-pirate-fan = { costume-pirate.the } { accessory-fan.with }
card-pirate-balloon = { costume-pirate.the } { accessory-balloon.with }
card-pirate-umbrella = { costume-pirate.the } { accessory-umbrella.with }
card-pirate-trumpet = { costume-pirate.the } { accessory-trumpet.with }
card-pirate-mask = { costume-pirate.the } { accessory-mask.with }
card-pirate-drum = { costume-pirate.the } { accessory-drum.with }
card-pirate-lantern = { costume-pirate.the } { accessory-lantern.with }
card-pirate-kite = { costume-pirate.the } { accessory-kite.with }
card-pirate-streamer = { costume-pirate.the } { accessory-streamer.with }
card-dragon-fan = { costume-dragon.the } { accessory-fan.with }
card-dragon-balloon = { costume-dragon.the } { accessory-balloon.with }
card-dragon-umbrella = { costume-dragon.the } { accessory-umbrella.with }
card-dragon-trumpet = { costume-dragon.the } { accessory-trumpet.with }
card-dragon-mask = { costume-dragon.the } { accessory-mask.with }
card-dragon-drum = { costume-dragon.the } { accessory-drum.with }
card-dragon-lantern = { costume-dragon.the } { accessory-lantern.with }
card-dragon-kite = { costume-dragon.the } { accessory-kite.with }
card-dragon-streamer = { costume-dragon.the } { accessory-streamer.with }
card-robot-fan = { costume-robot.the } { accessory-fan.with }
card-robot-balloon = { costume-robot.the } { accessory-balloon.with }
card-robot-umbrella = { costume-robot.the } { accessory-umbrella.with }
card-robot-trumpet = { costume-robot.the } { accessory-trumpet.with }
card-robot-mask = { costume-robot.the } { accessory-mask.with }
card-robot-drum = { costume-robot.the } { accessory-drum.with }
card-robot-lantern = { costume-robot.the } { accessory-lantern.with }
card-robot-kite = { costume-robot.the } { accessory-kite.with }
card-robot-streamer = { costume-robot.the } { accessory-streamer.with }
card-fairy-fan = { costume-fairy.the } { accessory-fan.with }
card-fairy-balloon = { costume-fairy.the } { accessory-balloon.with }
card-fairy-umbrella = { costume-fairy.the } { accessory-umbrella.with }
card-fairy-trumpet = { costume-fairy.the } { accessory-trumpet.with }
card-fairy-mask = { costume-fairy.the } { accessory-mask.with }
card-fairy-drum = { costume-fairy.the } { accessory-drum.with }
card-fairy-lantern = { costume-fairy.the } { accessory-lantern.with }
card-fairy-kite = { costume-fairy.the } { accessory-kite.with }
card-fairy-streamer = { costume-fairy.the } { accessory-streamer.with }
card-joker-child = le joker enfant ({ accessory-fan }, { accessory-trumpet }, { accessory-lantern })
    .short = joker enfant
card-joker-teen = le joker ado ({ accessory-balloon }, { accessory-mask }, { accessory-kite })
    .short = joker ado
card-joker-adult = le joker adulte ({ accessory-umbrella }, { accessory-drum }, { accessory-streamer })
    .short = joker adulte
card-third-workshop = la carte Troisième atelier
    .short = Troisième atelier

direction-east = → est
direction-south-east = ↘ sud-est
direction-south = ↓ sud
direction-south-west = ↙ sud-ouest
direction-west = ← ouest
direction-north-west = ↖ nord-ouest
direction-north = ↑ nord
direction-north-east = ↗ nord-est
span-short = un peu
span-medium = assez loin
span-long = loin

# Cartes Évènement
happening-gust = { happening-gust.name } ({ happening-gust.rule })
    .name = Coup de vent
    .rule = toutes les cartes disponibles s’envolent et retombent dans la foule
happening-power-cut = { happening-power-cut.name } ({ happening-power-cut.rule })
    .name = Panne de courant
    .rule = toutes les cartes disponibles sont retournées face cachée
happening-spotlights = { happening-spotlights.name } ({ happening-spotlights.rule })
    .name = Projecteurs
    .rule = toutes les cartes disponibles sont retournées face visible
happening-farandole = { happening-farandole.name } ({ happening-farandole.rule })
    .name = Farandole
    .rule = tout le monde passe en même temps une carte à gauche
happening-red-carpet = { happening-red-carpet.name } ({ happening-red-carpet.rule })
    .name = Tapis rouge
    .rule = le Bouffon choisit une carte de l’impasse, qui retombe dans la foule
happening-brass-band = { happening-brass-band.name } ({ happening-brass-band.rule })
    .name = Fanfare
    .rule = aucun Décret pendant cette manche
happening-carved-decree = { happening-carved-decree.name } ({ happening-carved-decree.rule })
    .name = Décret gravé
    .rule = le Roi pose maintenant un Décret, le même pour tous les tours de la manche
happening-king-speaks = { happening-king-speaks.name } ({ happening-king-speaks.rule })
    .name = Le Roi parle
    .rule = pendant cette manche, le Roi a le droit de parler
happening-generosity = { happening-generosity.name } ({ happening-generosity.rule })
    .name = Élan de générosité
    .rule = à son tour, chacun pioche deux fois et donne deux cartes
happening-cold = { happening-cold.name } ({ happening-cold.rule })
    .name = Bouffon enrhumé
    .rule = le Bouffon pioche comme tout le monde, les yeux ouverts et sous le Décret

# Rôles
role-fool = Bouffon
    .rule = pioche les yeux fermés, n’importe quelle carte, et met le bazar
role-acrobat = Acrobate
    .rule = peut piocher une carte couverte par une seule autre
role-fortune-teller = Voyante
    .rule = peut d’abord regarder jusqu’à trois cartes cachées disponibles
role-pickpocket = Pickpocket
    .rule = peut d’abord échanger une carte contre une autre, au hasard, de la main d’un carnavaliste
role-messenger = Messager
    .rule = peut nommer un costume ou un accessoire : le Roi dit s’il en a
role-rebel = Rebelle
    .rule = peut ignorer le Décret
role-porter = Porteur
    .rule = pioche deux cartes
role-magician = Magicien
    .rule = peut d’abord retourner jusqu’à deux cartes disponibles
role-sweeper = Balayeur
    .rule = peut d’abord rejeter dans la foule jusqu’à deux cartes disponibles
role-patron = Mécène
    .rule = donne deux cartes au Roi
role-mime = Mime
    .rule = refait le rôle révélé juste avant ; s’il n’y en a pas, pioche simplement

# La foule et la pioche à l’aveugle, dans le navigateur
web-crowd = La foule
web-crowd-keys = La foule. Flèches : de carte en carte ; + et − : plus près, plus loin ; 0 : tout voir.
web-crowd-at = { $card }, { $where }
web-crowd-draw = Piocher cette carte
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

# Options
option-version = Version : pour jeunes carnavalistes, avec Évènements, ou avec Rôles
option-gestures = Nombre de gestes que le Bouffon peut faire les yeux fermés

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

# Ce qui se passe
event-deal = Chacun reçoit sa main.
    .told = Votre main : { $cards }.
event-round = Manche { $round } : la couronne est à prendre.
event-ready = { $seat } a choisi.
    .you = Vous avez choisi.
event-claims = { $count ->
        [0] Personne ne réclame la couronne.
        [1] { $seats } s’écrie : « Le Roi, c’est moi ! »
       *[other] { $seats } réclament la couronne.
    }
event-holds = { $count ->
        [0] Tout le monde cède la couronne.
        [1] { $seats } ne lâche pas la couronne.
       *[other] { $seats } s’accrochent à la couronne.
    }
event-king = { $seat } est le Roi : désormais, chut !
    .you = Vous êtes le Roi : désormais, chut !
event-king-by-lot = Le sort couronne { $seat } : désormais, chut !
    .you = Le sort vous couronne : désormais, chut !
event-king-by-turn = La couronne passe à gauche : { $seat } est le Roi.
    .you = La couronne passe à gauche : vous êtes le Roi.
event-fool = { $seat } est le Bouffon.
    .you = Vous êtes le Bouffon.
event-event = { $seat } tire l’évènement de la manche : { $happening }.
    .you = Vous tirez l’évènement de la manche : { $happening }.
event-gust = { $count ->
        [0] Le vent souffle pour rien : aucune carte ne s’envole.
        [1] Le vent soulève une carte et la laisse retomber dans la foule.
       *[other] Le vent soulève { $count } cartes et les laisse retomber dans la foule.
    }
event-all-up = { $count ->
        [0] Les projecteurs ne montrent rien de nouveau.
        [1] Une carte se retourne face visible.
       *[other] { $count } cartes se retournent face visible.
    }
event-all-down = { $count ->
        [0] La panne ne cache rien de plus.
        [1] Une carte se retourne face cachée.
       *[other] { $count } cartes se retournent face cachée.
    }
event-carved = { $seat } grave le Décret pour toute la manche ; âge interdit : { $age }.
    .you = Vous gravez le Décret pour toute la manche ; âge interdit : { $age }.
event-rescue = { $seat } sauve de l’impasse { $card }, qui retombe dans la foule.
    .you = Vous sauvez de l’impasse { $card }, qui retombe dans la foule.
event-passed = { $seat } passe une carte à { $to } ({ $age }).
    .told = { $seat } passe à { $to } { $card } ({ $age }).
event-roles-dealt = { $seat } distribue deux rôles à chacun.
    .you = Vous distribuez deux rôles à chacun, sans les regarder.
    .told = { $seat } distribue les rôles ; les vôtres : { $roles }.
event-role-kept = { $seat } garde un rôle en secret.
    .told = Vous gardez en secret : { $role }.
event-role = { $seat } révèle son rôle : { $role }.
    .you = Vous révélez votre rôle : { $role }.
event-mimed = { $seat } mime le rôle précédent : { $role }.
    .you = Vous mimez le rôle précédent : { $role }.
event-decree = Décret de { $seat } ; âge interdit : { $age }.
    .you = Votre Décret ; âge interdit : { $age }.
event-look = { $seat } regarde une carte cachée ({ $age }).
    .told = Vous regardez une carte cachée : c’est { $card } ({ $age }).
event-turned-up = { $seat } retourne une carte face visible : { $card }.
    .you = Vous retournez une carte face visible : { $card }.
event-turned-down = { $seat } retourne face cachée { $card }.
    .you = Vous retournez face cachée { $card }.
event-thrown = { $seat } rejette une carte dans la foule.
    .you = Vous rejetez une carte dans la foule.
event-offer = { $seat } prépare une carte à échanger ({ $age }).
    .told = Vous vous apprêtez à laisser { $card } ({ $age }).
event-left = { $seat } glisse une carte dans la main de { $to } ({ $age }).
    .told = { $seat } glisse dans la main de { $to } { $card } ({ $age }).
event-stolen = Une carte de { $seat } passe à { $to } ({ $age }).
    .told = Une carte de { $seat } passe à { $to } : { $card } ({ $age }).
event-answer-yes = « Majesté, avez-vous { $point } ? » demande { $seat }. { $to } fait oui de la tête.
    .you = « Majesté, avez-vous { $point } ? » demandez-vous. { $to } fait oui de la tête.
event-answer-no = « Majesté, avez-vous { $point } ? » demande { $seat }. { $to } fait non de la tête.
    .you = « Majesté, avez-vous { $point } ? » demandez-vous. { $to } fait non de la tête.
event-eyes-closed = { $seat } pose la main sur le pion du Roi et ferme les yeux. Chut !
    .you = Vous posez la main sur le pion du Roi et fermez les yeux. Chut !
event-glide = La main de { $seat } glisse au-dessus de la foule.
    .told = Votre main glisse : { $direction }, { $span }.
event-sweep = La main de { $seat } balaie la foule.
    .told = Votre main balaie la foule : { $direction }, { $span }.
event-flip = { $seat } retourne ce qui est sous sa main.
    .you = Vous retournez ce qui est sous votre main.
event-dig = { $seat } fouille et jette plus loin la carte du dessus.
    .you = Vous fouillez et jetez plus loin la carte du dessus.
event-stop = « Stop ! » crie { $seat }.
    .told = « Stop ! » crie { $seat }.
event-grab = { $seat } saisit une carte cachée ({ $age }) et ouvre les yeux.
    .told = Vous saisissez { $card } ({ $age }) et ouvrez les yeux.
event-grab-face-up = { $seat } saisit { $card } et ouvre les yeux.
    .you = Vous saisissez { $card } et ouvrez les yeux.
event-outside = { $count ->
        [1] Une carte était sortie de la zone : elle retombe dans la foule.
       *[other] { $count } cartes étaient sorties de la zone : elles retombent dans la foule.
    }
event-no-draw = Aucune carte disponible : { $seat } ne pioche pas.
    .you = Aucune carte disponible : vous ne piochez pas.
event-draw = { $seat } pioche une carte cachée ({ $age }).
    .told = Vous piochez une carte cachée : { $card } ({ $age }).
event-draw-face-up = { $seat } pioche { $card }.
    .you = Vous piochez { $card }.
event-gift = { $seat } donne une carte au Roi { $to } ({ $age }).
    .told = { $seat } donne au Roi { $to } { $card } ({ $age }).
event-king-turn = Au tour du Roi : { $seat } construit les chars.
    .you = Au tour du Roi : vous construisez les chars.
event-lay = { $seat } pose { $card } dans l’atelier { $workshop }.
    .you = Vous posez { $card } dans l’atelier { $workshop }.
event-open = { $seat } ouvre le troisième atelier !
    .you = Vous ouvrez le troisième atelier !
event-parade = Le char de l’atelier { $workshop } part défiler avec { $count } cartes. En avant la musique !
event-dead-end = { $count ->
        [1] Le char de l’atelier { $workshop } file à l’impasse : une carte.
       *[other] Le char de l’atelier { $workshop } file à l’impasse : { $count } cartes.
    }
event-reject = { $seat } rejette une carte dans la foule ; elle tombe face cachée ({ $age }).
    .told = Vous rejetez { $card } dans la foule ; la carte tombe face cachée ({ $age }).
event-reject-face-up = { $seat } rejette une carte dans la foule, face visible : { $card }.
    .you = Vous rejetez une carte dans la foule, face visible : { $card }.
event-won = Les trois chars défilent ! Le public compte { $points } { $points ->
        [0] point
        [1] point
       *[other] points
    }.
event-lost-dead-end = L’impasse est pleine. La fête s’arrête là, sans défilé.
event-lost-exhausted = Il n’y a plus rien à poser ni à piocher. La fête s’arrête là, sans défilé.

ending-yawns = On a entendu ronfler jusqu’au troisième rang.
ending-claps = Des mains se sont bien agitées dans le public… mais il faisait frais, peut-être se réchauffaient-elles.
ending-lovely = Un joli défilé ! On en parlera tout l’hiver à la boulangerie, et même le maire a souri.
ending-encores = Bravos, bis et chapeaux en l’air ! Les petits refusent d’aller au lit, et un notaire a valsé avec un dragon.
ending-peace = Les drapeaux servent de nappes, les voisins fâchés s’embrassent et les pigeons marchent en fanfare : le monde est réconcilié.
ending-dead-end = L’impasse déborde de chars ratés : le carnaval est annulé, on remballe les confettis.
ending-exhausted = Plus personne dans la foule, plus rien en main : ce défilé ne partira jamais.

# Refus
refusal-unknown-move = Ce coup n’existe pas
refusal-game-over = La partie est finie
refusal-turn-of-other = C’est à { $seat } de décider
refusal-answered-already = Vous avez déjà répondu
refusal-outgoing-king = Le Roi sortant ne peut pas reprendre la couronne
refusal-claimed = La couronne se dispute entre { $seats }
refusal-claim-first = Dites d’abord si vous voulez être Roi
refusal-hold-first = Tenez ou cédez d’abord la couronne
refusal-pass-first = Choisissez d’abord la carte que vous passez à gauche
refusal-nothing-to-pass = Vous n’avez pas de carte à passer
refusal-rescue-first = Choisissez d’abord une carte de l’impasse
refusal-not-in-dead-end = Cette carte n’est pas dans l’impasse
refusal-decree-first = Posez d’abord le Décret sur un âge
refusal-role-first = Choisissez d’abord le rôle que vous gardez
refusal-role-not-dealt = Ce rôle ne vous a pas été distribué
refusal-king-no-role = Le Roi n’a pas de rôle
refusal-role-card-first = Votre rôle vous propose une carte de la foule : choisissez-en une, ou n’en profitez pas
refusal-offer-first = Choisissez d’abord une carte de votre main à laisser, ou n’en profitez pas
refusal-rob-first = Choisissez d’abord dans quelle main vous prenez
refusal-no-victim = On ne vole qu’un autre carnavaliste qui a des cartes, jamais le Roi
refusal-ask-first = Nommez d’abord un costume ou un accessoire, ou n’en profitez pas
refusal-only-call = Le Bouffon a les yeux fermés : vous pouvez crier « Stop ! » ou vous taire
refusal-king-no-call = Le Roi ne dit rien, pas même « Stop ! »
refusal-called-already = Vous avez répondu à ce geste du Bouffon ; attendez le suivant
refusal-no-gesture-left = Vos { $count } gestes sont faits : saisissez une carte
refusal-grab-first = Vos yeux sont fermés : faites un geste ou saisissez une carte
refusal-spot-not-seen = On ne voit pas de carte à cet endroit
refusal-covered = D’autres cartes couvrent celle-ci, ne serait-ce qu’un peu
refusal-covered-twice = L’acrobate passe sous une seule carte ; plusieurs couvrent celle-ci
refusal-age-unknown = On voit trop peu de cette carte pour savoir si le Décret la permet
refusal-decree-forbids = Le Décret interdit de piocher cet âge ({ $age })
refusal-face-up-already = Cette carte est déjà face visible
refusal-looked-already = Vous connaissez déjà cette carte
refusal-draw-first = Piochez d’abord une carte de la foule
refusal-give-first = Donnez d’abord une carte au Roi
refusal-reject-first = Rejetez d’abord les cartes en trop
refusal-refill-first = Complétez d’abord votre main
refusal-not-in-hand = Cette carte n’est pas dans votre main
refusal-lay-more = { $count ->
        [1] Le Roi doit encore poser une carte
       *[other] Le Roi doit encore poser { $count } cartes
    }
refusal-lay-first = Au tour du Roi, on pose des cartes et on fait partir des chars
refusal-no-third-card = Vous n’avez pas la carte Troisième atelier
refusal-third-not-laid = La carte Troisième atelier ouvre un atelier : elle ne monte pas sur un char
refusal-workshop-closed = Le troisième atelier est fermé
refusal-empty-workshop = Cet atelier est vide : aucun char ne peut en partir
refusal-nothing-in-common = Cette carte n’a rien en commun avec toutes celles du char
refusal-only-stop = Tant que le Bouffon a les yeux fermés, vous ne pouvez dire que « Stop ! »
refusal-all-silent = Tant que le Bouffon a les yeux fermés, silence
refusal-king-silent = Le Roi ne parle à personne jusqu’à la fin de la manche

# Dessin
table-round = Manche { $round }
table-score = { $points } { $points ->
        [-1] point
        [0] point
        [1] point
       *[other] points
    }
table-you = { $name } (vous)
table-parade = Défilé
table-dead-end = Impasse
table-workshop-closed = fermé, cherchez { $sign }
table-workshop-empty = vide
table-lay = { $laid }/{ $required } à poser
table-done = finir
table-rescue = Impasse :
table-asked = { $sign } { $answer ->
        [yes] oui
       *[no] non
    }
table-role = rôle : { $role }
table-speech-all = tous parlent
table-speech-king = le Roi se tait
table-speech-stop = « Stop ! » seul
table-speech-silence = silence
table-hand-empty = Votre main est vide.
table-skip = non merci
table-claim = Roi !
table-decline = pas moi
table-hold = tenir
table-yield = céder
table-stop = Stop !
table-quiet = chut
table-glide = glisser
table-sweep = balayer
table-lengths = peu→loin
table-flip = retourner
table-dig = fouiller
table-grab = saisir
table-gestures = { $left ->
        [0] plus de geste
        [1] 1 geste
       *[other] { $left } gestes
    }
table-eyes-closed = Vos yeux sont fermés

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
sheet-now = ici, si la parade partait maintenant
sheet-band-first = jusqu’à { $most }
sheet-band = { $least } à { $most }
sheet-band-last = { $least } et plus
sheet-seen = carte de votre main que tous ont vue
sheet-legend = Les signes
sheet-authors = Un jeu de Simon Havard et Juan Rodríguez, illustré par Bony

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

# Ce qui parle pour un coup
reason-fits = Elle va avec le char { $workshop }, où toutes les cartes ont alors { $points } : il en a { $count }, et défile à partir de { $least }.
reason-parade = Le char a { $count } cartes : assez pour défiler, il en faut { $least }.

# Le guide d’une première partie
web-guide-coach = Madame Fanfare
web-guide-we-are = Bienvenue au carnaval ! On le prépare ensemble : on gagne ou on perd tous. À chaque manche, l’un de vous est le Roi… et le Roi se tait.
web-guide-to-win = Le but : trois chars au défilé, d’au moins { $least } cartes. Toutes les cartes d’un char ont un point commun : même costume, ou même accessoire.
web-guide-secret = Chacun ne voit que sa main ; des autres, on ne voit que l’âge, au dos des cartes. Et gare à l’impasse : à { $least } cartes là-bas, tout est perdu.
web-guide-claim = Le Roi reçoit une carte de chacun et construit les chars, sans un mot de toute la manche. Votre main va bien avec la rue ? Réclamez la couronne !
web-guide-hold = Plusieurs mains sur la couronne ! Si un seul tient bon, il est Roi. Sinon, elle va à gauche du Roi précédent ; à la première manche, au hasard.
web-guide-decree = Majesté, votre Décret interdit un âge à qui va piocher. C’est votre seule façon de lui faire comprendre ce qu’il vous faut.
web-guide-draw = Piochez une carte que rien ne recouvre, pas même un coin, et d’un âge permis. Cherchez un costume ou un accessoire déjà dans les ateliers.
web-guide-blind = Yeux fermés ! Faites glisser la main dans le noir, puis saisissez. Le Décret ne vous arrête pas, et « Stop ! » veut dire : quelqu’un a vu quelque chose.
web-guide-stop = Le Bouffon pioche les yeux fermés ; vous, vous voyez sa main. Au-dessus d’une bonne carte, criez « Stop ! » : c’est tout ce qu’on a le droit de dire.
web-guide-give = Donnez au Roi la carte qui aidera le plus ses chars. Les autres n’en voient que le dos : le Roi seul saura.
web-guide-done = Vous avez posé assez de cartes. Continuez à poser, envoyez un char, ou finissez votre tour.
web-guide-lay = Touchez une carte, puis un atelier : elle doit partager un costume ou un accessoire avec tout le char. À poser ce tour : { $required } au moins.
web-guide-send = Un char d’au moins { $least } cartes peut partir défiler ; plus petit, il finit à l’impasse. Laissez-le grossir : chaque carte qui défile vaut 2 points.
web-guide-open = Vous tenez la carte Troisième atelier ! Posez-la : un atelier de plus s’ouvre. Elle ne compte pas parmi les cartes à poser.
web-guide-reject = Trop de cartes en main : rejetez-en une. Elle retombe au hasard sur la foule, face visible ou cachée. Gardez ce qui sert les chars.
web-guide-refill = Il vous manque des cartes : piochez parmi celles que rien ne recouvre. Cette fois, aucun âge n’est interdit.
web-guide-pass-left = Farandole ! Tout le monde passe une carte à sa gauche en même temps. Gardez ce qui sert les chars.
web-guide-rescue = Choisissez une carte de l’impasse : elle retombe dans la foule, et la défaite s’éloigne d’un pas.
web-guide-carve = L’âge que vous gravez sera interdit à tous ceux qui piochent, à chaque tour de la manche.
web-guide-keep-role = Gardez un rôle, en secret. Vous le révélerez à votre tour, avant de piocher, et il faudra l’appliquer, sauf s’il dit « peut ».
web-guide-look = Voyante : regardez jusqu’à trois cartes cachées que rien ne recouvre : c’est votre secret. Ensuite, vous piocherez.
web-guide-turn-over = Magicien : retournez jusqu’à deux cartes que rien ne recouvre, pour les montrer… ou les cacher. Ensuite, vous piocherez.
web-guide-throw = Balayeur : rejetez jusqu’à deux cartes qui en couvrent de meilleures. Elles retombent au hasard ; ensuite, vous piocherez.
web-guide-offer = Pickpocket : choisissez la carte que vous laissez. Vous en prendrez une au hasard dans la main d’un autre carnavaliste, jamais du Roi.
web-guide-rob = Dans quelle main prenez-vous ? La carte viendra au hasard, et la vôtre prendra sa place.
web-guide-ask = Messager : nommez un costume ou un accessoire. Le Roi dit, devant tous, s’il en a : de quoi choisir votre cadeau.
web-guide-king-me = La couronne est à vous ! Plus un mot : vos Décrets parlent. Chacun vous donnera une carte ; puis vous construirez les chars, en dernier.
web-guide-king = Nous avons un Roi, et il se tait. À tour de rôle, chacun pioche et lui donne une carte ; à la fin, le Roi construit les chars.
web-guide-fool-me = Vous êtes le Bouffon, assis à gauche du Roi : vous jouez en premier, et vous piocherez les yeux fermés.
web-guide-event = Un évènement change la manche : sa carte, sur la table, dit ce qui se passe.
web-guide-decreed = Le Roi a parlé par son Décret : pas de cet âge pour qui pioche. Pourquoi celui-là ? À vous de deviner ce qu’il cherche.
web-guide-stopped = « Stop ! » : une bonne carte est peut-être sous votre main. Rien ne vous oblige à obéir.
web-guide-gift = Un cadeau pour votre main ! Cherchez ce qu’il a de commun avec les ateliers, et jouez du Décret pour recevoir la suite.
web-guide-king-turn = Le Roi construit : regardez ce que les chars ont en commun. Ce sont ces costumes et ces accessoires qu’il faudra lui donner.
web-guide-parade = En avant la musique ! Ce char défile, et chacune de ses cartes vaudra 2 points. Il en faut trois pour gagner.
web-guide-dead-end = Ce char était trop petit : ses cartes filent à l’impasse. À { $least } cartes là-bas, la fête est finie pour tous.
web-guide-farewell = Le carnaval n’a plus de secret pour vous : vous battez la mesure comme une grande fanfare.
web-guide-learnt-together = On gagne ensemble : piocher, donner au Roi, et deviner son silence.
web-guide-learnt-crown = Le Roi se tait et construit ; à sa gauche, le Bouffon pioche sans voir.
web-guide-learnt-floats = Trois chars au défilé pour gagner ; l’impasse ne doit pas se remplir.
