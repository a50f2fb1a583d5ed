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
event-triggered-last = { $seat } pose sa onzième carte : la partie finit avec cette manche.
    .you = Vous posez votre onzième carte : la partie finit avec cette manche.
event-last-round = Dernier tour : { $seat } commence.
    .you = Dernier tour : vous commencez.
event-stuck = Plus personne ne pourra jamais payer une carte : la partie s’arrête là.
event-quiet = Depuis { $rounds } manches, personne n’a posé de carte : après { $last }, la partie s’arrête.
event-quiet-over = Depuis { $rounds } manches, personne n’a posé de carte : la partie s’arrête là.
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
ending-stuck = Plus personne n’avançait : on a compté les points.
ending-shared = Égalité parfaite : la victoire est partagée.
