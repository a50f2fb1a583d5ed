# Kraaw

name = Kraaw
pitch = Des corbeaux garnissent leur nid, et chapardent chez les voisins.

raven-jais = Jais
raven-onyx = Onyx
raven-suie = Suie
raven-brume = Brume
raven-encre = Encre
raven-braise = Braise

action-look = regarder puis révéler
action-reveal-lock = révéler et verrouiller
action-lock = verrouiller
action-exchange = échanger
action-bonus = bonus, verrouiller puis retourner

# Options
option-first_player = Qui commence la première manche : au hasard, ou le siège nommé
option-direction = Sens du jeu, pour toute la partie
option-dog_exchange = Avant le premier tour, chacun peut échanger une carte au hasard avec le chien
option-swap_hand = Variante : le premier à l’annoncer échange toute sa main avec le chien
option-turn_locked = L’action bonus peut retourner une carte verrouillée
option-memory_aid = La table montre à chacun ce qu’il a vu des cartes cachées
option-turn_limit = Termine une manche après ce nombre de tours (0 : jamais), pour les simulations

# Coups
move-raven-jais = prendre Jais
move-raven-onyx = prendre Onyx
move-raven-suie = prendre Suie
move-raven-brume = prendre Brume
move-raven-encre = prendre Encre
move-raven-braise = prendre Braise
move-announce = échanger toute la main avec le chien
move-keep = garder la main
move-swap-dog = échanger une carte avec le chien
move-leave-dog = ne rien échanger
move-look = Regarder puis révéler
move-reveal-lock = Révéler et verrouiller
move-lock = Verrouiller
move-exchange = Échanger
move-bonus = Bonus : verrouiller puis retourner
move-pass = finir le tour

# Ce qui est attendu
phase-choose-raven = { $seat } choisit un corbeau.
    .you = Choisissez votre corbeau.
phase-keep-or-announce = On attend qui garde sa main : { $seats }.
    .you = Voulez-vous échanger toute votre main avec le chien ? Le premier à l’annoncer l’obtient.
phase-dog-exchange = { $seat } peut échanger une carte avec le chien.
    .you = Voulez-vous échanger une carte, au hasard, avec le chien ?
phase-main-action = { $seat } choisit une action.
    .you = À vous : annoncez une action.
phase-look-at = { $seat } va regarder une carte.
    .you = Quelle carte cachée regardez-vous ?
phase-reveal-one = { $seat } va révéler une carte.
    .you = Quelle carte cachée révélez-vous ?
phase-reveal-and-lock = { $seat } va révéler et verrouiller une carte.
    .you = Quelle carte cachée révélez-vous et verrouillez-vous ?
phase-lock-one = { $seat } va verrouiller une carte.
    .you = Quelle carte révélée verrouillez-vous ?
phase-steal = { $seat } choisit une carte à voler.
    .you = Quelle carte volez-vous ?
phase-reprisal = { $seat } choisit une carte en représailles.
    .you = Représailles : quelle carte prenez-vous en échange ?
phase-bonus-action = { $seat } peut faire l’action bonus.
    .you = Une action bonus ?
phase-bonus-lock = { $seat } va verrouiller une carte.
    .you = Bonus : quelle carte révélée verrouillez-vous ?
phase-bonus-turn = { $seat } va retourner une carte.
    .you = Bonus : quelle carte remettez-vous face cachée ?
phase-over = La partie est finie.

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
ending-turn-limit = La limite de tours a mis fin à la dernière manche.

# Refus
refusal-unknown-move = Ce coup n’existe pas
refusal-match-over = La partie est finie
refusal-turn-of-other = C’est le tour de { $seat }
refusal-reprisal-of-other = C’est à { $seat } de choisir une carte en représailles
refusal-dog-of-other = C’est à { $seat } de décider s’il échange avec le chien
refusal-not-in-final = La finale ne se joue qu’entre { $seats }
refusal-raven-taken = Ce corbeau est déjà pris
refusal-raven-first = Choisissez d’abord un corbeau
refusal-raven-chosen = Vous avez déjà votre corbeau
refusal-announce-off = L’échange de toute la main n’est pas joué à cette table
refusal-announced-already = { $seat } a annoncé l’échange avant vous
refusal-announce-late = On ne peut plus échanger toute sa main : le moment de regarder les cartes est passé
refusal-kept-already = Vous avez déjà décidé de garder votre main
refusal-keep-first = Dites d’abord si vous gardez votre main
refusal-dog-off = L’échange avec le chien n’est pas joué à cette table
refusal-dog-not-now = L’échange avec le chien se fait avant le premier tour, chacun une fois
refusal-dog-first = Dites d’abord si vous échangez une carte avec le chien
refusal-main-action-done = L’action principale est faite ; il ne reste que le bonus, ou finir le tour
refusal-main-action-first = Faites d’abord une action principale
refusal-announce-first = Annoncez d’abord votre action
refusal-choose-card = L’action est annoncée : choisissez une carte
refusal-no-hidden-card = Il vous faut une carte cachée
refusal-no-revealed-card = Il vous faut une carte révélée et non verrouillée
refusal-no-lock-left = Vos deux verrous de la manche sont utilisés
refusal-no-such-seat = Personne n’est assis à cette place
refusal-own-card-needed = Il faut choisir une de vos cartes
refusal-hidden-card-needed = Il faut choisir une carte cachée
refusal-revealed-card-needed = Il faut choisir une carte révélée
refusal-locked-already = Cette carte est déjà verrouillée
refusal-turn-unlocked = À cette table, une carte verrouillée ne se retourne pas
refusal-steal-from-other = On ne vole qu’une carte d’un adversaire
refusal-reprisal-on-thief = Les représailles prennent une carte de { $seat }
refusal-card-locked = Cette carte est verrouillée : on ne peut pas la prendre

# Dessin
card-choice = carte { $place } de { $seat } : { $card }
    .you = votre carte { $place } : { $card }
card-none = il n’y en a pas
card-hidden = cachée
card-known = cachée, c’est un { $value }
card-revealed = révélée, un { $value }
card-locked = verrouillée, un { $value }
table-ravens = Sur la branche, six corbeaux attendent.
table-round = Manche { $round }
table-final = Finale, manche { $round }
table-turn = tour { $turns }
table-dog = chien
table-you = { $name } (vous)
table-watches = regarde la finale
table-total = Total visible : { $total }
table-hand = Main reçue : { $hand }
table-given = Donnée au chien : { $hand }
table-swapped = Venue du chien : carte { $place }
table-legend-first = premier joueur
table-legend-countdown = compte à rebours
table-legend-lock = verrou utilisé
table-legend-win = manche gagnée
web-score = { $score ->
        [0] aucune manche
        [1] 1 manche
       *[other] { $score } manches
    }
web-choice-clockwise = sens des aiguilles d’une montre
web-choice-anticlockwise = sens inverse des aiguilles d’une montre
web-row = La rangée de { $seat }
web-seen-by = vue par { $seats }
web-locks-spent = { $locks ->
        [0] aucun verrou dépensé
        [1] 1 verrou dépensé
       *[other] { $locks } verrous dépensés
    }

# Ce qui parle pour un coup
reason-hand = Les cinq cartes de votre main font { $total } en tout.
reason-unknown-left = { $count ->
        [1] Il vous reste une carte que vous ne connaissez pas.
       *[other] Il vous reste { $count } cartes que vous ne connaissez pas.
    }
reason-unknown = Vous ne connaissez pas encore cette carte.
reason-known = Vous savez que c’est un { $value }.
reason-lock = C’est un { $value } : verrouillé, personne ne vous le vole.
reason-lock-known = Votre carte { $place } est un { $value } : une fois verrouillée, personne ne la vole.
reason-prize = La carte { $place } de { $to } est un { $value }, et elle n’est pas verrouillée.
reason-steal-back = Ce { $value } était à vous : reprenez-le avant qu’il soit verrouillé.

# Le guide d’une première partie
web-guide-coach = Maître Corbeau
web-guide-we-are = Bienvenue au nid ! Nous sommes des corbeaux, et chacun couve cinq trésors, qui valent de 1 à 5. Les vôtres… et ceux que vous chiperez !
web-guide-to-win = En fin de manche, seules vos cartes face visible comptent : le plus grand total gagne la manche. Trois manches gagnées, et la partie est à vous.
web-guide-secret = Vous savez quelles cinq valeurs vous avez reçues, mais pas où elles sont : on les a mélangées, face cachée. Ce que chacun regarde reste son secret.
web-guide-raven = Choisissez le plumage qui vous plaît : les six corbeaux se valent, c’est votre portrait à cette table.
web-guide-announce = Votre main est maigre ? Échangez-la tout entière avec les cinq cartes du chien. Un seul y a droit : le premier qui l’annonce.
web-guide-dog = Le chien, ce sont les cinq cartes restantes. Une des vôtres peut partir contre une des siennes, au hasard : tentant si votre main reçue est faible.
web-guide-action = Une action par tour. Regardez pour vous repérer, révélez pour marquer, verrouillez pour garder, échangez pour chiper chez le voisin.
web-guide-look = Touchez une de vos cartes cachées : ce que vous verrez restera votre secret. Ensuite vous en révélerez une, celle-ci ou une autre.
web-guide-reveal = Face visible, une carte compte… mais tous la voient et peuvent la chiper tant qu’elle n’est pas verrouillée. Celle que vous avez vue, ou une autre ?
web-guide-reveal-lock = Elle se montre et se verrouille d’un coup : plus personne ne vous la prend. Deux verrous par manche, pas plus : ensuite, elle est seulement révélée.
web-guide-lock = Verrouillée, une carte ne peut plus être prise. Vous n’avez que deux verrous par manche : gardez-les pour vos plus belles.
web-guide-steal = Visez une belle carte visible, ou tentez une cachée : elle se révélera chez vous. En échange, l’autre choisira une de vos cartes non verrouillées.
web-guide-reprisal = Au voleur ! Vengez-vous : prenez-lui une carte non verrouillée. Si elle est cachée, elle arrive cachée chez vous.
web-guide-bonus = En prime, si vous voulez : verrouiller une carte révélée, puis en remettre une face cachée. Cela peut repousser la fin de la manche. Sinon, finissez le tour.
web-guide-bonus-lock = Quelle carte révélée mettez-vous à l’abri ? Ce verrou compte parmi vos deux de la manche.
web-guide-bonus-turn = La carte retournée ne compte plus et perd son verrou. Mais tant qu’il vous reste une carte cachée, la manche ne finit pas à votre tour.
web-guide-round = Seul le visible a compté, et le plus grand total a pris la manche. On redistribue : il en faut trois pour gagner la partie.
web-guide-countdown-me = Vous n’avez plus de carte cachée : la manche finira au début de votre prochain tour, sauf si une carte cachée vous revient.
web-guide-countdown = Attention : un nid sans carte cachée ! La manche finira au début de son prochain tour. Vite, que vos bonnes cartes soient visibles !
web-guide-locked = Couchée, avec un cadenas : cette carte est verrouillée. Personne ne peut plus la prendre.
web-guide-prey = Une carte visible et sans verrou chez l’autre : à votre tour, « Échanger » permet de la chiper.
web-guide-farewell = Voilà un corbeau qui sait voler de ses propres ailes !
web-guide-learnt-count = Seules les cartes face visible comptent.
web-guide-learnt-lock = Deux verrous par manche mettent vos trésors à l’abri ; le reste se chipe.
web-guide-learnt-end = Plus de carte cachée : la manche finit au prochain tour de ce nid.
