# Événements
event-raven = { $seat } joue { $raven }.
    .you = Vous jouez { $raven }.
event-round = Manche { $round } : { $seat } commence.
    .you = Manche { $round } : vous commencez.
event-final = Finale entre { $seats }, à la manche { $round } : { $seat } commence.
    .you = Finale entre { $seats }, à la manche { $round } : vous commencez.
event-deal = Les cartes sont distribuées.
    .told = Vos cinq cartes : { $hand }. Elles sont mélangées, puis posées face cachée.
event-announce = { $seat } échange toute sa main avec le chien.
    .told = Vous échangez toute votre main avec le chien. Vos nouvelles cartes : { $hand }.
event-keep = { $seat } garde sa main.
    .you = Vous gardez votre main.
event-dog-swap = { $seat } échange une carte avec le chien.
    .told = Votre carte { $place } part au chien, une autre prend sa place ; personne ne les voit.
event-dog-leave = { $seat } n’échange rien avec le chien.
    .you = Vous n’échangez rien avec le chien.
event-action = { $seat } annonce : { $action }.
    .you = Vous annoncez : { $action }.
event-look = { $seat } regarde sa carte { $place }.
    .told = Vous regardez votre carte { $place } : c’est un { $value }.
event-reveal = { $seat } révèle sa carte { $place } : un { $value }.
    .you = Vous révélez votre carte { $place } : un { $value }.
event-lock = { $seat } verrouille sa carte { $place }, un { $value }.
    .you = Vous verrouillez votre carte { $place }, un { $value }.
event-turn-back = { $seat } remet face cachée sa carte { $place }, un { $value }.
    .you = Vous remettez face cachée votre carte { $place }, un { $value }.
event-steal = { $seat } veut la carte { $place } de { $to }.
    .you = Vous voulez la carte { $place } de { $to }.
event-exchange = { $seat } prend à { $to } sa carte { $place }, un { $value } ; { $to } prend en représailles la carte { $taken }.
    .you = Vous prenez à { $to } sa carte { $place }, un { $value } ; { $to } prend en représailles votre carte { $taken }.
event-countdown = { $seat } n’a plus de carte cachée : la manche finira à son prochain tour.
    .you = Vous n’avez plus de carte cachée : la manche finira à votre prochain tour.
event-countdown-off = { $seat } a de nouveau une carte cachée : le compte à rebours s’arrête.
    .you = Vous avez de nouveau une carte cachée : le compte à rebours s’arrête.
event-round-over = Fin de manche : { $seat } n’a aucune carte cachée au début de son tour.
    .you = Fin de manche : vous n’avez aucune carte cachée au début de votre tour.
event-repetition = La même situation s’est présentée { $times } fois : à la { $last }e, la manche s’arrête et l’on compte les points.
event-standstill = Depuis { $turns } tours de chacun, aucune carte n’a été révélée ni verrouillée : après { $last }, la manche s’arrête et l’on compte les points.
event-round-repetition = Fin de manche : la même situation s’est présentée { $times } fois.
event-round-standstill = Fin de manche : depuis { $turns } tours de chacun, aucune carte n’a été révélée ni verrouillée.
event-round-limit = Fin de manche : la limite de tours est atteinte.
event-total = { $seat } : { points-scored }, { rounds-won }.
    .you = Votre total : { points-scored }, { rounds-won }.
points-scored = { $total } { $total ->
        [0] point
        [1] point
       *[other] points
    }
rounds-won = { $wins ->
        [0] aucune manche gagnée
        [1] 1 manche gagnée
       *[other] { $wins } manches gagnées
    }
event-round-won = { $count ->
        [1] { $seats } remporte la manche.
       *[other] Égalité parfaite : { $seats } remportent la manche.
    }
event-match-won = { $seat } remporte la partie !
    .you = Vous remportez la partie !

ending-three-rounds = Trois manches gagnées.
ending-final = La finale a départagé les ex æquo.
ending-repetition = La dernière manche tournait en rond : on a compté les points en l’état.
ending-turn-limit = La limite de tours a mis fin à la dernière manche.
