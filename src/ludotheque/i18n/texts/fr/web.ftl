# Le navigateur : ce que seules ses pages disent

web-house = Ludothèque
web-hero = Trois jeux français, une table, dans votre navigateur.
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
web-no-server = La maison ne répond pas ; vérifiez la connexion et réessayez.

# Les jeux
web-players = { $least } à { $most } joueurs
web-play-it = Jouer
web-soon = Bientôt à la table
web-soon-long = Ce jeu arrive bientôt à la table. Son livret de règles est déjà ouvert, et il se joue dans le terminal.
web-play-now = Jouer tout de suite contre des robots
web-opening = On dresse la table…
web-number-of-players = Joueurs
web-you-and-bots = Vous et { $bots ->
        [1] un robot
       *[other] { $bots } robots
    }
web-new-table = Une table entre amis
web-rules = Règles
web-rule = Règle { $clause }
web-back-to-game = Retour au jeu

# Les tables publiques
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
web-options = Options du jeu
web-choice-random = au hasard
web-choice-clockwise = sens des aiguilles d’une montre
web-choice-anticlockwise = sens inverse des aiguilles d’une montre
web-create = Ouvrir la table

# Avant la partie
web-table-of = Table de { $game }
web-waiting = { $open ->
        [1] Une place est encore libre.
       *[other] { $open } places sont encore libres.
    }
web-ready = Tout le monde est là : commencez quand vous voulez.
web-ready-host = Tout le monde est là : l’hôte peut commencer.
web-free-seat = Place libre
web-you-name = { $name } (vous)
web-not-here = hors connexion
web-stand-in = un robot remplace
web-free-the-seat = Libérer la place de { $name }
web-level-random = Étourdi
web-level-greedy = Gourmand
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
web-link = Lien vers la table
web-qr = Code QR du lien vers la table
web-copy = Copier
web-copied = Copié
web-personal = Mon lien personnel
web-personal-why = Il ouvre votre place sur un autre appareil. Gardez-le pour vous : qui l’a joue à votre place.
web-fairness = Une donne honnête
web-fairness-why = Avant que quiconque s’assoie, la maison a tiré un secret et publié cette empreinte. Le navigateur de chaque joueur ajoute un nombre à lui, et la donne vient de tous. Après la partie, le secret est dans l’enregistrement : chacun peut vérifier que personne n’a choisi les cartes.

# La table
web-reconnecting = La connexion est coupée ; nouvel essai…
web-watching = Vous regardez
web-time-left = { $seats } : reste { $time }
web-undo = Reprendre le coup
web-log = Ce qui s’est passé
web-chat = Discussion
web-log-and-chat = Journal et discussion
web-silence = Personne n’a encore rien dit.
web-say = Dire quelque chose
web-send = Envoyer
web-row = La rangée de { $seat }
web-can-choose = { $card } — peut être choisie
web-not-possible = impossible maintenant
web-seen-by = vue par { $seats }
web-locks-spent = { $locks ->
        [0] aucun verrou dépensé
        [1] 1 verrou dépensé
       *[other] { $locks } verrous dépensés
    }
web-go-on = Continuer
web-curtain = Passez l’appareil à { $name }
web-curtain-why = Que personne d’autre ne regarde : la suite n’est que pour ses yeux.
web-curtain-lift = Je suis { $name } : montrer mes cartes
web-over = La partie est finie
web-winners = { $count ->
        [0] Personne ne gagne.
        [1] { $seats } gagne !
       *[other] { $seats } gagnent !
    }
web-again = Rejouer
web-next-table = Vers la table suivante
web-record = Télécharger l’enregistrement
