# À la table
event-undo = { $seat } reprend son coup.
    .you = Vous reprenez votre coup.
event-hint = { $seat } demande un conseil.
    .you = Vous demandez un conseil.
event-away = Un robot joue pour { $seat } en attendant.
    .you = Un robot joue pour vous en attendant.
event-back = { $seat } est de retour et reprend sa place.
    .you = Vous revoilà : vous reprenez votre place.
event-handed-over = { $seat } s’en va ; un robot garde sa place jusqu’à la fin.
    .you = Vous partez ; un robot garde votre place jusqu’à la fin.
event-propose-end = { $seat } propose d’arrêter la partie.
    .you = Vous proposez d’arrêter la partie.
event-propose-pause = { $seat } propose une pause.
    .you = Vous proposez une pause.
event-propose-go-on = { $seat } propose de reprendre la partie.
    .you = Vous proposez de reprendre la partie.
event-propose-replace = { $seat } propose qu’un robot joue pour { $to }.
    .you = Vous proposez qu’un robot joue pour { $to }.
event-agree = { $seat } est d’accord.
    .you = Vous êtes d’accord.
event-decline = { $seat } n’est pas d’accord : la partie continue comme avant.
    .you = Vous n’êtes pas d’accord : la partie continue comme avant.
event-paused = La partie est en pause, d’un commun accord.
event-resumed = La partie reprend.
event-ended = La partie s’arrête ici, d’un commun accord.
stand-in = Un robot, pour { $name },
stand-in-you = Un robot, pour vous,
stand-in-did = Un robot, pour { $name } : { $text }
stand-in-did-you = Un robot, pour vous : { $text }
player-at = { $seat }

fault-paused = La partie est en pause ; reprenez-la d’abord, par le menu « La table ».
fault-not-paused = La partie n’est pas en pause.
fault-proposed = Une autre proposition attend déjà une réponse.
fault-not-proposed = Plus rien n’est proposé.
fault-not-replaced = À la place { $number }, il n’y a personne à remplacer.
fault-seat-kept = Cette place est gardée un moment pour { $name }.
fault-hint-off = À cette table, on joue sans conseils.
fault-hint-turn = Un conseil se demande quand c’est à vous de décider.
fault-hint-busy = On réfléchit déjà pour vous ; le conseil arrive.
fault-hint-failed = Personne n’a su vous conseiller cette fois ; la partie continue.
fault-hint-fast = Pas si vite : un conseil toutes les { $seconds } secondes, en moyenne.
fault-analyses = Il y a déjà { $most } analyses en cours ; réessayez dans un moment.
fault-field = Le champ « { $field } » manque ou n’a pas la forme attendue.
fault-clock = Une décision peut durer de 0 (sans limite) à { $most } secondes, pas { $clock }.
fault-no-free-seat = Cette place est prise ; la table a { $seats } places.
fault-name-taken = Quelqu’un s’appelle déjà { $name } à cette table ; choisissez un autre nom.
fault-seat-empty = Il n’y a personne à la place { $number }.
fault-seats-open = Il manque { $missing ->
        [1] une personne ou un robot
       *[other] { $missing } personnes ou robots
    } avant de commencer.
fault-started = La partie a déjà commencé.
fault-not-started = La partie n’a pas encore commencé.
fault-not-over = Il faut attendre la fin de la partie.
fault-stale = La situation a changé entre-temps ; regardez la table et choisissez à nouveau.
fault-saying = Un message a de 1 à { $longest } caractères ordinaires.
fault-say-fast = Pas si vite : laissez d’abord les autres lire ce que vous avez dit.
fault-lines = Il s’est passé tant de choses à cette table ({ $most } lignes) que seule la partie continue.
fault-undo-nothing = Il n’y a pas de coup à reprendre.
fault-undo-others = Quelqu’un d’autre a décidé depuis ; ce coup ne peut plus être repris.
fault-undo-shown = Ce coup a montré quelque chose de caché ; il ne peut plus être repris.
fault-seated = Vous avez déjà une place à cette table.
fault-host = Seule la personne qui a ouvert la table peut faire cela.
fault-spectator = Vous regardez cette partie sans y jouer.

# Le serveur
fault-message = Ce message n’est pas lisible.
fault-house-full = Le serveur a déjà { $tables } tables ouvertes ; réessayez plus tard.
fault-disk-full = Le serveur n’a presque plus de place sur son disque : les parties continuent, mais aucune nouvelle table ne peut être ouverte.
fault-unreadable = La table « { $table } » ne peut pas être lue sur le disque du serveur ; prévenez la personne qui s’en occupe.
fault-other-rules = Cette partie ({ $names } ; { $moves ->
        [0] 0 coup
        [1] 1 coup
       *[other] { $moves } coups
    }) a été distribuée par Ludothèque { $release }, avec la version { $version } des règles du jeu ; ce serveur en joue la version { $known }. Rien n’est perdu : Ludothèque { $release } permet de la continuer ou de la revoir. Prévenez la personne qui s’occupe du serveur.
fault-line-word = La ligne { $line } de la table « { $table } » ne dit rien que ce serveur connaisse ; rien n’a été modifié. Prévenez la personne qui s’occupe du serveur.
fault-line-form = La ligne { $line } de la table « { $table } » n’est pas écrite comme il faut ; rien n’a été modifié. Prévenez la personne qui s’occupe du serveur.
fault-line-terms = Ce que la table « { $table } » doit jouer (ligne { $line }, écrite par Ludothèque { $release }) ne peut pas se jouer ici ; rien n’a été modifié. Prévenez la personne qui s’occupe du serveur.
fault-line-rule = La ligne { $line } de la table « { $table } » contient un coup que les règles interdisent ({ $why }) ; rien n’a été modifié. Prévenez la personne qui s’occupe du serveur.
fault-line-order = La ligne { $line } de la table « { $table } » ne va pas avec ce qui la précède ; rien n’a été modifié. Prévenez la personne qui s’occupe du serveur.
fault-no-table = Il n’y a pas de table « { $table } » ; vérifiez le lien.
fault-token = Ce lien personnel n’ouvre aucune place à cette table.
fault-table-full = { $clients } personnes suivent déjà cette table.
fault-too-large = La demande est trop grande : { $most } octets au plus.
fault-too-fast = Trop de demandes à la fois ; réessayez dans une minute.
fault-step = Ce moment n’existe pas ; il faut un nombre de { $least } à { $most }.
fault-not-kept = Cela n’a pas pu être enregistré, donc rien n’a changé ; réessayez dans un instant.
fault-game-over = La partie est finie.
fault-followed = La table suivante est déjà ouverte.
