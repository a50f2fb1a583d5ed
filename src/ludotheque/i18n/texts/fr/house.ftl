# Ce que dit la maison, quel que soit le jeu.

seat-name = Joueur { $number }
table-you = { $name } (vous)
join = { $first } et { $last }
refusal = { $reason } ({ $clause })

fault-game = le jeu « { $wanted } » n’existe pas ici ; jeux connus : { $known }
fault-seats = { $seats } joueurs, ce n’est pas possible ; ce jeu se joue de { $least } à { $most }
fault-seat = il n’y a pas de siège { $number } ; les sièges vont de { $least } à { $most }
fault-seed = « { $value } » n’est pas une graine ; il faut 32 chiffres hexadécimaux
fault-move = « { $text } » n’est pas un coup de ce jeu
fault-option-name = l’option « { $name } » n’existe pas ; options du jeu : { $known }
fault-option-value = l’option { $name } ne peut pas valoir « { $value } » ; valeurs possibles : { $allowed }
fault-option-name-line = ligne { $line } : l’option « { $name } » n’existe pas ; options du jeu : { $known }
fault-option-value-line = ligne { $line } : l’option { $name } ne peut pas valoir « { $value } » ; valeurs possibles : { $allowed }
fault-position = position illisible, à « { $where } » : { $problem }
fault-file = impossible de lire { $path } : { $problem }
fault-bot = le bot « { $wanted } » n’existe pas ; bots connus : { $known }

fault-no-deck = le jeu { $game } n’a pas de paquet de cartes à changer (« { $deck } »)
fault-deck-cell = ligne { $line }, colonne { $column } : « { $value } » ; attendu : { $right }
fault-deck-endless = à ces coûts, aucun joueur ne pourrait jamais poser plus de { $most } cartes, et la partie finit à { $needed } : elle ne finirait jamais
fault-deck-small = ce paquet de { $cards } cartes est trop petit pour { $seats } joueurs ; au moins { $least }
fault-deck-small-line = ligne { $line } : ce paquet de { $cards } cartes est trop petit pour { $seats } joueurs ; au moins { $least }
fault-record-deck = ligne { $line } : le paquet de « { $text } » n’est pas là ; celui-ci est { $name } { $hash }
fault-record-cards = ligne { $line } : le paquet que porte la partie a { $faults } { $faults ->
        [1] défaut
       *[other] défauts
    } (« { $text } »)

fault-record-format = ligne { $line } : « { $text } » n’est pas le début d’une partie enregistrée ; attendu : « { $expected } »
fault-record-expected = ligne { $line } : « { $text } » ; attendu ici : « { $expected } … »
fault-record-game = ligne { $line } : jeu inconnu dans « { $text } » ; jeux connus : { $known }
fault-record-version = ligne { $line } : cette partie a été jouée avec la version { $version } des règles, et c’est leur version { $known } qui se joue ici ; Ludothèque { $release } lit cette partie
fault-record-twice = ligne { $line } : l’option { $name } y est une seconde fois
fault-record-seats = ligne { $line } : nombre de joueurs impossible dans « { $text } » ; de { $least } à { $most }
fault-record-seed = ligne { $line } : graine illisible dans « { $text } » ; il faut 32 chiffres hexadécimaux
fault-record-undo = ligne { $line } : « { $text } » ne reprend pas le coup qui précède
fault-record-stand-in = ligne { $line } : « { $text } » ne suit pas un coup de cette place
fault-record-seat = ligne { $line } : « { $text } » ne commence pas par un siège ; les sièges vont de a à { $last }
fault-record-text = ligne { $line } : « { $text } » n’est pas un coup de ce jeu
fault-record-end = ligne { $line } : fin illisible : « { $text } »
fault-record-after-end = ligne { $line } : « { $text } » vient après la fin de la partie
fault-record-move = le coup { $number }, « { $move } », est refusé par la règle { $clause } : la partie enregistrée est abîmée
fault-record-outcome = la partie rejouée ne finit pas comme il est écrit : la partie enregistrée est abîmée
