# Les mesures de vitesse

help-bench = Mesurer la vitesse de la maison sur cette machine.
help-bench-engine = Mesurer les règles de chaque jeu, compilées et interprétées, sur un seul cœur.
help-seconds = Durée de chaque mesure, en secondes.
help-peers = Mesurer aussi d’autres moteurs, dans la même exécution (pip install 'ludotheque[peers]').

fault-seconds = impossible de mesurer pendant { $seconds } s ; il faut une durée positive

bench-progress = Mesure en cours…
bench-number = { $value }
bench-ratio = { $whole },{ $tenth } ×

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
bench-peers-note = Par jeu : nos coups au hasard divisés par leurs décisions, et entre parenthèses nos coups depuis Python divisés par leurs décisions ; création des parties comprise, au nombre de sièges où nous sommes le plus lents. Chez OpenSpiel, les parties commencent après la donne ; en C++, le nombre de décisions est celui des parties jouées, multiplié par leur longueur moyenne mesurée en Python.
