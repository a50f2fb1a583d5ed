# La ligne de commande

help-ludo = Ludothèque : des jeux de société français aux règles exactes.
help-play = Jouer dans le terminal contre des bots.
help-simulate = Jouer beaucoup de parties entre bots, sur tous les cœurs, et dire ce qu’elles ont en commun.
help-rules = Montrer les règles d’un jeu, ou une seule (ludo rules kraaw K5.4).
help-verify = Rejouer une partie gardée et vérifier que personne n’a choisi la donne.
help-serve = Ouvrir les tables en ligne, pour les navigateurs.
help-host = Adresse sur laquelle écouter.
help-port = Port sur lequel écouter.
help-data = Fichier où les parties sont gardées.
help-keep = Tables désertées à garder dans le fichier ; à chaque démarrage, les plus anciennes sont oubliées (toutes restent si rien n’est dit).
help-bot-processes = Nombre de processus où les bots réfléchissent.
help-hint-games = Parties imaginées pour un conseil.
help-analysis-games = Parties imaginées pour chaque moment d’une analyse.
help-rate = Messages par seconde qu’une personne peut envoyer.
help-open = Ouvrir le navigateur, s’il y a un écran.
help-about = Dire ce qui tourne ici.
help-lang = Langue.
help-seats = Nombre de joueurs ({ $span }).
help-seed = Graine de la partie : jusqu’à 32 chiffres hexadécimaux. La même graine donne la même partie.
help-games = Nombre de parties.
help-bots = Bots par leur nom, séparés par des virgules ; le dernier occupe les sièges restants (beginner, regular, expert, random, greedy ; « expert:200 » imagine 200 parties par décision, « expert:1s » réfléchit une seconde).
help-deck = Jouer avec le paquet de ce fichier CSV au lieu de { $deck }.
help-json = Écrire du JSON.

help-usage = Usage :
help-options = Options :
help-commands = Commandes :
help-subcommand = COMMANDE [ARGUMENTS]...
help-help = Montrer cette aide.
help-default = { $help }  [sinon : { $value }]
help-kind-integer = NOMBRE
help-kind-integer-range = NOMBRE
help-kind-float = NOMBRE
help-kind-text = TEXTE
help-kind-path = FICHIER

fault-command = il n’y a pas de commande « { $wanted } » ; commandes : { $known }
fault-argument = il n’y a pas d’option { $wanted } ici ; options : { $known }
fault-missing = il manque { $name }
fault-value = { $name } : { $problem }
fault-integer = { $name } veut un nombre entier, pas « { $given } »
fault-integer-range = { $name } veut un nombre entier, au moins { $least }, pas « { $given } »
fault-float = { $name } veut un nombre comme 0.5, pas « { $given } »
fault-choice = il n’y a pas de « { $given } » pour { $name } ; il y a : { $known }
fault-bots = { $bots } bots pour { $seats } sièges ; un par siège au plus
fault-games = impossible de jouer { $games } parties ; au moins 1
fault-clause = il n’y a pas de règle { $clause } ; règles de ce jeu : { $known }

about-house = Ludothèque { $version }, sur Python { $python }
about-build = Règles : { $build }
about-compiled = compilées (Cython)
about-interpreted = Python interprété (il n’y avait pas de compilateur C, ou LUDOTHEQUE_PURE est défini)

simulate-progress = Parties
simulate-title = { $game } : { $games } { $games ->
        [1] partie
       *[other] parties
    }
simulate-what = Quoi
simulate-value = Valeur
simulate-finished = Parties terminées
simulate-errors = Erreurs
simulate-rounds-mean = Manches par partie
simulate-score-mean = Score, moyenne des sièges
simulate-winner-score-mean = Score du vainqueur
simulate-win-rate-by-seat = Part des victoires par siège
simulate-win-rate = Part des parties gagnées
simulate-end-reasons = Comment elles finissent
simulate-moves-mean = Coups par partie
simulate-moves-per-s = Coups par seconde
simulate-error-examples = Premières erreurs, avec leurs graines

# ludo verify
verify-replays = { $game } : { $moves ->
        [1] le coup se rejoue et mène
       *[other] les { $moves } coups se rejouent et mènent
    } à la fin écrite.
verify-fair = La donne est honnête : elle vient du secret dont l’empreinte a été publiée avant la partie, et des nombres des joueurs.
verify-no-proof = Cette partie ne porte pas de preuve de la donne : elle n’a pas été jouée à une table en ligne.
fault-proof = La donne de { $path } ne vient pas des nombres qu’il porte : quelqu’un l’a changée.

# ludo serve
serve-address = Les tables sont ouvertes : { $address }
fault-port = { $host }:{ $port } ne peut pas être ouvert ({ $problem }) ; choisissez une autre adresse avec --host ou un autre port avec --port.
