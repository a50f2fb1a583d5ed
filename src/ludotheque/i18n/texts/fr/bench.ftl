# Les mesures de vitesse

help-bench = Mesurer la vitesse de la maison sur cette machine.
help-bench-engine = Mesurer les règles de chaque jeu, compilées et interprétées, sur un seul cœur.
help-seconds = Durée de chaque mesure, en secondes.
help-peers = Mesurer aussi d’autres moteurs, dans la même exécution (pip install 'ludotheque[peers]').

fault-seconds = impossible de mesurer pendant { $seconds } s ; il faut une durée positive

bench-progress = Mesure en cours…
bench-number = { $value }
bench-ratio = { $whole },{ $tenth } ×

bench-engine-title = Par seconde, sur un cœur
bench-game = Jeu
bench-seats = Sièges
bench-build = Règles
bench-random-play = Coups au hasard
bench-python-play = Les mêmes, depuis Python
bench-copy = Copies
bench-view = Vues
bench-sample = Tirages d’un état possible
bench-compiled = compilées
bench-interpreted = interprétées
bench-speedup = rapport
bench-not-compiled = Les règles ne sont pas compilées ici : il n’y avait pas de compilateur C à l’installation.

bench-peers-title = Les autres moteurs : parties au hasard, par seconde, sur un cœur
bench-peer = Moteur
bench-decisions = Décisions
bench-chances = Coups du sort
bench-ratio-inside = { $game }, rapport
bench-ratio-outside = { $game } depuis Python, rapport
bench-peer-missing = pas installé
bench-peer-no-game = ce jeu n’existe pas dans cette version
bench-peer-failed = échec : { $problem }
bench-peers-note = Rapport : nos coups (créations de parties comprises, au nombre de sièges le plus lent) divisés par leurs décisions. Chez OpenSpiel, les parties commencent après la donne ; en C++, le nombre de décisions est celui des parties jouées, multiplié par leur longueur moyenne mesurée en Python.
