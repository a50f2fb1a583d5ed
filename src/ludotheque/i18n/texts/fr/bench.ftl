# Les mesures de vitesse

help-bench = Mesurer la vitesse de la maison sur cette machine.
help-bench-engine = Mesurer les règles de chaque jeu, compilées et interprétées, sur un seul cœur.
help-seconds = Durée de chaque mesure, en secondes.
help-peers = Mesurer aussi d’autres moteurs, dans la même exécution (pip install 'ludotheque[peers]').

fault-seconds = impossible de mesurer pendant { $seconds } s ; il faut une durée positive
fault-no-checkout = les mesures demandent une copie des sources : clonez le dépôt (git clone --depth 1), lancez-y pip install --editable ., et mesurez avec le ludo installé là

bench-progress = Mesure en cours…
bench-number = { $value }
bench-ratio = { $value } ×

bench-engine-title = Les règles sur un cœur, par seconde
bench-game = Jeu
bench-game-seats = { $game }, { $seats }
bench-what = Par seconde
bench-random-play = coups au hasard
bench-python-play = coups depuis Python
bench-copy = copies
bench-view = vues
bench-sample = états imaginés
bench-compiled = compilées
bench-interpreted = interprétées
bench-speedup = rapport
bench-not-compiled = Les règles ne sont pas compilées ici : il n’y avait pas de compilateur C à l’installation.

bench-peers-title = Les autres moteurs : parties au hasard, par seconde, sur un cœur
bench-peer = Moteur
bench-decisions = Décisions
bench-chances = Coups du sort
bench-peer-unmeasured = { $peer } : { $problem }
bench-peer-missing = pas installé
bench-peer-no-game = ce jeu n’existe pas dans cette version
bench-peer-failed = échec : { $problem }
bench-peer-game = face à { $game }
bench-peers-note = Sous chaque moteur, jeu par jeu : nos coups au hasard divisés par ses décisions, et nos coups depuis Python divisés par ses décisions ; création des parties comprise, au nombre de sièges où nous sommes le plus lents. Chez OpenSpiel, les parties commencent après la donne ; en C++, le nombre de décisions est celui des parties jouées, multiplié par leur longueur moyenne mesurée en Python.

help-bench-server = Mesurer le serveur : des tables de deux clients, de vraies connexions, le serveur sur un cœur et la charge sur un autre.
help-bench-tables = Nombre de tables ; peut être répété.
help-bench-server-peers = Mesurer aussi boardgame.io dans la même exécution (avec node et npm).
fault-cores = cette mesure demande { $cores } cœurs et un système Linux : un pour le serveur, un pour la charge
fault-bench-tables = impossible de mesurer { $tables } tables ; il en faut de 1 à { $most }

bench-server-title = Le serveur sur un cœur
bench-server = Serveur
bench-ours = Ludothèque
bench-tables = Tables
bench-moves = Coups/s
bench-middle = p50, ms
bench-slow = p99, ms
bench-memory-before = Mo, au début
bench-memory-after = Mo, à la fin
bench-decimal = { $whole },{ $part }
bench-server-ratios = Ludothèque divisée par boardgame.io
bench-server-note = Un coup compte depuis son envoi jusqu’à ce que les deux clients l’aient vu ; chez nous il est d’abord écrit sur le disque. Un coup à la fois par table.

help-bench-search = Mesurer la réflexion des bots : parties imaginées par seconde, sur un seul cœur.
help-bench-search-peers = Mesurer aussi la recherche d’OpenSpiel, dans la même exécution (pip install 'ludotheque[peers]').
bench-search-title = La réflexion sur un cœur : parties imaginées par seconde
bench-search-from = Depuis
bench-search-start = le début
bench-search-middle = le milieu
bench-search-evaluator = évaluées
bench-search-plain = au hasard
bench-search-moves = coups par partie au hasard
bench-search-note = Évaluées : comme nos bots réfléchissent, l’évaluateur du jeu mène chaque partie imaginée jusqu’où il sait l’évaluer. Au hasard : la même recherche, mais chaque partie imaginée va au hasard jusqu’à la fin. Chaque décision reçoit 200 parties imaginées.
bench-search-ratios = Ce que nous imaginons, divisé par ce qu’ils imaginent
bench-search-how = En
bench-search-by-plain-moves = coups, hasard
bench-search-by-plain = parties, hasard
bench-search-by-evaluator = parties, évaluées
bench-search-peers-note = OpenSpiel : ISMCTSBot en C++, une partie au hasard jusqu’à la fin par itération, 200 itérations par décision. Le début se compare au début, le milieu au milieu. Les jeux ne sont pas les mêmes ; compter les coups tient compte de la longueur des parties, pas de leurs règles.
