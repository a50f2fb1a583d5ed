# Jouer et revoir une partie dans le terminal

help-replay = Revoir une partie enregistrée, coup par coup, par les yeux de chacun.
help-resume = Reprendre la partie enregistrée dans ce fichier.
help-name = Votre nom.
help-pace = Durée minimale d’un coup de bot, en secondes.
help-record = Fichier où garder la partie (sinon, un nom fait du jeu et de la graine).
help-bots-others = Bots des autres sièges, séparés par des virgules ; le dernier occupe les sièges restants (beginner, regular, expert, random, greedy ; « expert:200 » imagine 200 parties par décision, « expert:1s » réfléchit une seconde).
help-seat = Par les yeux de quel siège (1, 2…), ou « spectator ».
help-log = Écrire le récit au lieu d’ouvrir l’écran.
help-analyse = Juger la partie coup par coup : ce que chacun pouvait espérer, et les coups qui l’ont le plus changé.
help-replay-pace = Secondes entre deux coups quand la partie défile.

fault-what-to-play = dites à quel jeu jouer : { $known } (par exemple « ludo play { $first } »), ou quelle partie reprendre avec --resume
fault-resume-game = --resume reprend une partie enregistrée, qui dit à quel jeu on joue : n’en nommez pas d’autre
fault-terminal = il faut un vrai terminal pour jouer ; l’entrée ou la sortie est ailleurs
fault-name = « { $name } » ne peut pas servir de nom : une ligne de 1 à { $longest } caractères, qui ne commence pas par « bot »
fault-people = pour reprendre une partie, il faut exactement une personne parmi les joueurs ; ici il y en a { $people }
fault-over = la partie de { $path } est finie ; pour la revoir : ludo replay { $path }
fault-save = impossible d’écrire { $path } : { $problem }
fault-pace = le rythme va de 0 à { $most } secondes

bot-name = Bot { $number }

play-hints = ?·pourquoi  r·règles  espace·avancer  q·quitter
play-hints-score = ?·pourquoi  r·règles  s·points  espace·avancer  q·quitter
play-bot-failed = { $seat } n’arrive plus à réfléchir ({ $problem }) et joue au hasard.
replay-hints = ←→·coups  espace·défiler  0-9·yeux  r·règles  q·quitter
replay-hints-score = ←→·coups  espace·défiler  0-9·yeux  r·règles  s·points  q·quitter
replay-place = Coup { $place } sur { $length } — vu par { $eyes }
replay-spectator = un spectateur

rules-title = Les règles de { $game }
sheet-hint = Échap : fermer
score-title = Les points et leur calcul
why-title = Pas possible maintenant, et pourquoi
why-hint = ↑↓ : lire la règle · Échap : fermer
why-more = et { $count } { $count ->
        [1] autre
       *[other] autres
    }
pause-title = Un moment…
pause-hint = Entrée : continuer
end-title = La partie est finie
end-hint = n : nouvelle partie · q : quitter
end-hint-score = ↑↓ : feuille de score · n : nouvelle partie · q : quitter
end-score = { $seat } : { $score }
end-rounds = ({ $rounds ->
        [1] 1 manche
       *[other] { $rounds } manches
    })
end-kept = Gardée dans { $path }

saved-unfinished = Partie gardée dans { $path } ; pour la reprendre : { $command }
saved-finished = Partie gardée dans { $path } ; pour la revoir : { $command }

analysis-team = L’équipe
analysis-turns = Les coups qui ont le plus changé les choses :
analysis-none = Aucun coup n’a beaucoup changé les choses.
analysis-turn = { $place }. { $words } ({ $changes })
analysis-move = { $seat } : { $words }
analysis-change = { $name } { $before } → { $after } %
