# Le navigateur : ce que seules ses pages disent

web-house = Ludothèque
web-hero = Des jeux français, une table, dans votre navigateur.
web-pitch = Jouez tout de suite contre des robots, ou envoyez un lien à vos amis : pas de compte, rien à installer. La table connaît les règles à la lettre, et les explique toutes.
web-footer = Ludothèque : des règles exactes, des donnes honnêtes, en français et en anglais.
web-language = Langue
web-lang-fr = FR
web-language-fr = FR, Français
web-lang-en = EN
web-language-en = EN, English
web-home = Accueil
web-close = Fermer
web-missing = Cette page n’existe pas.
web-trouble = Ça ne marche pas
web-no-server = La maison ne répond pas ; vérifiez la connexion et réessayez.
web-try-again = Réessayer
web-not-drawn = Le jeu n’a pas pu s’afficher.

# Les jeux
web-players = { $least } à { $most } joueurs
web-play-it = Jouer
web-soon = Bientôt à la table
web-soon-long = Ce jeu arrive bientôt à la table. Son livret de règles est déjà ouvert, et il se joue dans le terminal.
web-play-now = Jouer tout de suite contre des robots
web-opening = On dresse la table…
web-number-of-players = Joueurs
web-you-and-bots = Vous et { web-bots }
web-new-table = Une table entre amis
web-rules = Règles
web-rule = Règle { $clause }
web-back-to-game = Retour au jeu

# Des tables en liste
web-my-tables = Vos parties en cours
web-last-tables = Vos dernières parties
web-waiting-tables = Parties qui ne peuvent pas être montrées ici
web-resume = Reprendre
web-watch-again = Revoir
web-all-here = tout le monde est là
web-awaits = on attend { $people }
web-bots = { $bots ->
        [1] un robot
       *[other] { $bots } robots
    }
web-going-on = en cours
web-open-tables = Tables ouvertes
web-no-open-tables = Aucune table publique n’attend de joueurs en ce moment. Ouvrez-en une !
web-nobody-yet = Personne n’est encore assis
web-free-seats = { $free ->
        [1] 1 place libre
       *[other] { $free } places libres
    }
web-join = Rejoindre

# Une nouvelle table
web-new-table-of = Une table de { $game }
web-seats = Places
web-clock = Temps par décision
web-clock-seconds = { $seconds ->
        [0] Sans limite
       *[other] { $seconds } secondes
    }
web-clock-day = Un jour : chacun à son rythme
web-public = Table publique
web-public-why = Tout le monde la voit sur la page d’accueil ; sinon, seuls viennent ceux qui ont le lien.
web-hints = Conseils permis
web-hints-why = Au moment de décider, chacun peut demander ce que ferait un expert ; les autres en sont prévenus.
web-hints-on = Conseils permis : chacun peut en demander un au moment de décider.
web-hints-off = On joue sans conseils.
web-options = Options du jeu
web-choice-random = au hasard
web-deck = Vos propres cartes
web-deck-why = Un fichier CSV de même forme que les cartes de la maison ({ $deck }), avec lesquelles la table joue sinon.
web-deck-house = Cartes de la maison : { $deck }
web-deck-brought = Cartes apportées par l’hôte : { $deck }
web-create = Ouvrir la table

# Avant la partie
web-table-of = Table de { $game }
web-waiting = { $open ->
        [1] Une place est encore libre.
       *[other] { $open } places sont encore libres.
    }
web-ready = Tout le monde est là : commencez quand vous voulez.
web-ready-host = Tout le monde est là : l’hôte peut commencer.
web-full = Toutes les places sont prises. Restez : vous regarderez la partie.
web-free-seat = Place libre
web-free-seat-host = Un ami, ou un robot ?
web-you-name = { $name } (vous)
web-not-here = hors connexion
web-stand-in = robot à sa place
web-free-the-seat = Libérer la place de { $name }
web-level-beginner = Débutant
web-level-regular = Habitué
web-level-expert = Expert
web-level-beginner-why = joue à l’instinct, et l’étourderie n’est jamais loin.
web-level-regular-why = réfléchit un peu avant chaque coup.
web-level-expert-why = imagine mille suites possibles : il faut se lever tôt pour le battre.
web-levels = Niveau des robots
web-bot-beginner = { $number ->
        [1] Poussin
        [2] Caneton
        [3] Têtard
        [4] Brindille
        [5] Louveteau
        [6] Bourgeon
       *[other] Pousse { $number }
    }
web-bot-regular = { $number ->
        [1] Gaston
        [2] Paulette
        [3] Fernand
        [4] Ginette
        [5] Marcel
        [6] Lulu
       *[other] Bébert { $number }
    }
web-bot-expert = { $number ->
        [1] Hibou
        [2] Minerve
        [3] Renard
        [4] Sphinx
        [5] Merlin
        [6] Pythie
       *[other] Oracle { $number }
    }
web-add-bot = Mettre un robot à la place { $number } : { $level }
web-your-name = Votre nom
web-guest = Visiteur
web-sit = S’asseoir
web-second-name = Quelqu’un d’autre sur cet appareil
web-sit-second = S’asseoir ici aussi
web-second-why = Passez-vous l’appareil : un rideau tombe entre deux tours.
web-start = Commencer la partie
web-invite = Inviter
web-invite-why = Envoyez ce lien, ou faites scanner ce code.
web-invite-here = Cette adresse ne marche que sur cet appareil. Pour inviter les autres téléphones et ordinateurs de la maison, relancez le serveur avec « make play HOST=0.0.0.0 » (ou « ludo serve --host 0.0.0.0 ») et ouvrez l’adresse qu’il affiche.
web-link = Lien vers la table
web-qr = Code QR du lien vers la table
web-send-link = Envoyer le lien
web-copy = Copier
web-copied = Copié
web-personal = Mon lien personnel
web-personal-why = Il ouvre votre place sur un autre appareil. Gardez-le pour vous : celui qui l’a peut jouer à votre place.
web-fairness = Une donne honnête
web-fairness-why = Avant que quiconque s’assoie, la maison a tiré un secret et publié cette empreinte. Le navigateur de chaque joueur ajoute un nombre à lui, et la donne vient de tous. Après la partie, tout est montré : chacun peut vérifier que personne n’a choisi les cartes.

# La table
web-reconnecting = La connexion est coupée ; nouvel essai…
web-watching = Vous regardez
web-time-left = { $seats } : reste { $time }
web-sound = Sons
web-thinking = { $seats } : réflexion en cours
web-hint = Demander un conseil
web-hint-not-now = Demander un conseil : seulement quand c’est à vous de décider
web-hint-thinking = On réfléchit pour vous…
web-hint-title = Conseil
web-hint-close = Ranger le conseil
web-hint-only = C’est le seul coup possible.
web-hint-games = Vos perspectives, en { NUMBER($games) } parties imaginées
web-hint-games-team = Les perspectives de l’équipe, en { NUMBER($games) } parties imaginées
web-hint-value = { $percent } %
web-hint-tried = essayé { NUMBER($tried) } fois
web-hint-play = Jouer ce coup
web-undo = Reprendre le coup
web-undo-not-mine = Reprendre le coup : seulement quand le dernier coup est le vôtre
web-log = Ce qui s’est passé
web-choices-above = { $count ->
        [1] 1 choix plus haut
       *[other] { $count } choix plus haut
    }
web-choices-below = { $count ->
        [1] 1 choix plus bas
       *[other] { $count } choix plus bas
    }
web-unread = { $unread ->
        [1] 1 message non lu
       *[other] { $unread } messages non lus
    }
web-chat = Discussion
web-log-and-chat = Journal et discussion
web-silence = Personne n’a encore rien dit.
web-say = Dire quelque chose
web-send = Envoyer
web-can-choose = { $card } — peut être choisie
web-not-possible = impossible maintenant
web-go-on = Continuer
web-curtain = Passez l’appareil à { $name }
web-curtain-why = Que personne d’autre ne regarde : la suite n’est que pour ses yeux.
web-curtain-lift = Je suis { $name } : montrer mes cartes
web-over = La partie est finie
web-winners = { $count ->
        [0] Perdu, tous ensemble.
        [1] { $seats } gagne !
       *[other] { $seats } gagnent !
    }
web-all-win = Gagné, tous ensemble !
web-you-win = Bravo, vous gagnez !
web-result = Voir le résultat
web-again = Rejouer
web-next-table = Vers la table suivante
web-record = Télécharger la partie

# Le menu de la table
web-table-menu = La table
web-pause-propose = Faire une pause
web-pause-why = Le temps s’arrête et personne ne joue, robots compris, jusqu’à ce que vous repreniez.
web-go-on-propose = Reprendre la partie
web-go-on-why = La partie est en pause ; elle reprend quand tous ceux qui sont là le veulent.
web-end-propose = Arrêter la partie
web-end-why = La partie s’arrête où elle en est, sans vainqueur, si tous ceux qui sont là le veulent.
web-leave = Laisser ma place à un robot
web-leave-why = Il joue pour vous jusqu’à la fin, et vous ne pourrez plus reprendre votre place.
web-replace = Faire jouer un robot pour { $name }
web-replace-why = Tout de suite, si tous les autres qui sont là le veulent ; { $name } retrouvera sa place en revenant.
web-sure-leave = Partir pour de bon
web-sure-end = Arrêter pour de bon
web-cancel = Non, je continue
web-proposed-pause = { $name } propose une pause.
web-proposed-go-on = { $name } propose de reprendre la partie.
web-proposed-end = { $name } propose d’arrêter la partie ici, sans vainqueur.
web-proposed-replace = { $name } propose qu’un robot joue pour { $about }.
web-agreed = D’accord : { $names }.
web-missing-votes = On attend { $names }.
web-agree = D’accord
web-decline = Pas d’accord
web-withdraw = Retirer la proposition
web-paused = La partie est en pause.
web-table-waits = La table attend que ses joueurs reviennent ; rien ne bouge d’ici là.
web-absent = { $name } n’est plus là depuis { $time }.
web-absent-now = { $name } vient de partir.
web-absent-left = Un robot jouera à sa place dans { $time }.
web-minutes = { $minutes } min
web-hours = { $hours } h { $minutes }
web-days = { $days ->
        [1] 1 jour
       *[other] { $days } jours
    }
web-seconds = { $seconds } s
web-done-for-you = Pendant votre absence, un robot a joué pour vous :
web-done-for-you-close = J’ai vu
web-ended = Partie arrêtée d’un commun accord
web-ended-why = Personne n’a gagné : vous vous êtes arrêtés là.
web-stood-in = { $count ->
        [1] Un robot a joué un coup pour { $name }.
       *[other] Un robot a joué { $count } coups pour { $name }.
    }
web-rhythm = Quand quelqu’un s’absente
web-rhythm-live = En direct
web-rhythm-relaxed = Sans se presser
web-rhythm-days = Sur plusieurs jours
web-rhythm-note-live = En direct : qui s’absente a deux minutes, puis un robot joue pour lui.
web-rhythm-note-relaxed = Sans se presser : qui s’absente a une heure, puis un robot joue pour lui.
web-rhythm-note-days = Sur plusieurs jours : chacun va et vient, seul le temps par décision compte.
web-rhythm-short-live = en direct
web-rhythm-short-relaxed = sans se presser
web-rhythm-short-days = sur plusieurs jours
web-seat-kept = Place gardée un moment pour { $name }

# Le guide d’une première partie
web-learn = Apprendre en jouant
web-learn-game = Apprendre en jouant : { $game }
web-learn-why = Première fois ? Un guide joue avec vous, pas à pas, contre des robots débutants.
web-coach-next = Compris !
web-coach-on = Suite
web-coach-card = carte { $at } sur { $of }
web-coach-play = Jouons !
web-coach-skip = Passer le guide
web-coach-resume = Reprendre le guide
web-coach-welcome = Le mot de bienvenue
web-coach-friends = Jouer avec des amis : un lien suffit
web-coach-stronger = Des robots plus forts
web-coach-read = Lire les règles
web-help = Expliquer ce qui est attendu
web-help-title = Que faire ?
web-help-later = Rien à décider pour l’instant. Quand ce sera à vous :
web-help-rules = Ce que disent les règles

# Revoir une partie
web-replay = Revoir la partie
web-replay-of = Revoir une partie de { $game }
web-replay-controls = Commandes de la relecture
web-replay-moment = Moment de la partie
web-replay-place = Coup { $move } sur { $length }
web-replay-first = Au début
web-replay-back = Un coup en arrière
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-forward = Un coup en avant
web-replay-last = À la fin
web-replay-speed = Vitesse
web-replay-times = × { $speed }
web-replay-eyes = Par les yeux de
web-replay-spectator = Spectateur
web-replay-link = Copier le lien vers ce coup
web-replay-table = Retour à la table
web-replay-early = La partie n’est pas finie
web-replay-early-why = Elle pourra être revue ici, coup par coup et par les yeux de chacun, dès qu’elle le sera.

# L’analyse
web-analyse = Analyser la partie
web-analysis = Analyse
web-analysis-going = Analyse en cours : coup { $move } sur { $length }
web-analysis-done = Analyse terminée.
web-analysis-curve = Ce que chacun pouvait espérer, coup par coup
web-analysis-curve-team = Ce que l’équipe pouvait espérer, coup par coup
web-analysis-why = Chaque moment est jugé par un expert qui sait ce que savait la personne qui devait décider, et rien de plus : une carte cachée malheureuse n’est pas une faute. 0 % : perdu ; 100 % : gagné.
web-analysis-now = { $name } : { $percent } %
web-analysis-turns = Les tournants
web-analysis-turn = Coup { $move }

# La preuve de la donne
web-proof = Vérifier la donne
web-proof-why = La partie est finie : le secret de la maison et les nombres des joueurs ne sont plus cachés. Votre navigateur peut refaire le calcul lui-même, sans croire personne.
web-proof-check = Refaire le calcul
web-proof-ok = juste
web-proof-failed = faux
web-proof-absent = cet appareil n’y était pas
web-proof-secret = Le secret de la maison donne bien l’empreinte publiée avant la partie.
web-proof-seed = La donne vient bien du secret et des nombres des joueurs, de rien d’autre.
web-proof-commitment = L’empreinte est celle que cet appareil a vue avant le début.
web-proof-shares = Les nombres tirés par cet appareil sont parmi ceux des joueurs.
web-proof-good = Tout est juste : personne n’a choisi les cartes.
web-proof-partly = Le calcul est juste. Cet appareil n’a pas tout vu avant le début ; pour être sûr, demandez à un joueur de vérifier depuis le sien.
web-proof-bad = Quelque chose ne va pas : cette donne n’est pas prouvée.
web-proof-numbers = Les nombres
web-proof-number-commitment = Empreinte
web-proof-number-secret = Secret
web-proof-number-shares = Nombres des joueurs
web-proof-number-seed = Graine de la donne
web-proof-offline = Hors ligne, « ludo verify FICHIER » fait la même chose avec la partie téléchargée, et la rejoue aussi.
