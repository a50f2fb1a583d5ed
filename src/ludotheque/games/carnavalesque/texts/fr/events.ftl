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
