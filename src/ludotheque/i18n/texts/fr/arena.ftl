# Les championnats entre bots

help-arena = Organiser un championnat entre bots et dire ce qu’il prouve.
help-arena-bots = Bots du championnat, séparés par des virgules (random, greedy, beginner, regular, expert). « expert:200 » imagine 200 parties par décision, « expert:1s » réfléchit une seconde. Pour qu’un championnat se rejoue à l’identique, un bot sans budget compte ses parties imaginées et ne regarde pas l’heure.
help-arena-rounds = Nombre de donnes ; chacune est jouée par tous les groupes de bots, à toutes les places.
help-arena-games-budget = Au plus tant de parties : le nombre de donnes est réduit pour y tenir.
help-arena-out = Fichier où chaque résultat est ajouté ; la même commande reprend un championnat interrompu, ou le prolonge avec plus de donnes.
help-arena-svg = Fichier où dessiner le graphique (SVG).
help-arena-workers = Nombre de processus (par défaut, un par cœur).

fault-bot-thoughtless = « { $wanted } » : seuls ceux qui réfléchissent ont un budget ({ $known })
fault-bot-budget = « { $wanted } » : budget illisible ; écrivez un nombre de parties imaginées de 1 à { $games }, comme « expert:200 », ou une durée jusqu’à { $seconds } secondes, comme « expert:1s »
fault-arena-bots = { $bots } bot ne fait pas un championnat ; il en faut au moins { $least }
fault-arena-twice = le bot « { $bot } » est nommé deux fois ; une seule suffit
fault-arena-rounds = impossible de jouer { $rounds } donnes ; au moins 1
fault-arena-budget = { $budget } parties ne suffisent pas : une seule donne en demande { $games }
fault-arena-workers = impossible de travailler avec { $workers } processus ; au moins 1
fault-league-foreign = { $path } n’est pas un championnat ; il n’a pas été modifié, choisissez un autre fichier
fault-league-differs = { $path } est un autre championnat, il n’a pas été modifié : { $part } « { $there } » dans le fichier, « { $here } » demandé ; reprenez-le avec les mêmes réglages ou choisissez un autre fichier
fault-league-line = { $path }, ligne { $line } : ce n’est pas un résultat ({ $problem }) ; effacez cette ligne pour rejouer la partie

part-league = format
part-house = version de Ludothèque
part-game = jeu et version
part-deck = paquet de cartes
part-options = options
part-seats = nombre de joueurs
part-bots = bots
part-players = budgets des bots
part-seed = graine

arena-progress = Parties
arena-title = { $game } à { $players } : championnat, intervalles à 95 %
arena-subtitle = { $games } { $games ->
        [0] partie finie
        [1] partie finie
       *[other] parties finies
    }, { $rounds } { $rounds ->
        [0] donne
        [1] donne
       *[other] donnes
    }, graine { $seed }
arena-rank = Rang
arena-rank-open = { $place } ({ $best }–{ $worst })
arena-bot = Bot
arena-rating = Cote
arena-wins = Victoires
arena-games = Parties
arena-deals = Donnes
arena-pairs = Face à face
arena-pair = Bots
arena-pair-wins = Part du premier
arena-against = { $bot } contre { $other }
arena-team-wins = Victoires
arena-points = Points
arena-points-when-won = Points si gagné
arena-differences = Écarts sur les mêmes donnes
arena-minus = { $bot } − { $other }
arena-axis-rating = cote OpenSkill, intervalle à 95 %
arena-axis-wins = parties gagnées, intervalle à 95 %
arena-interval = { $value } [{ $low } ; { $high }]
arena-interval-percent = { $value } % [{ $low } ; { $high }]
arena-percent = { $value } %
arena-unknown = –
arena-players = Sans limite de temps : { $list }.
arena-timed = Un bot regarde l’heure : ce championnat ne se rejoue pas à l’identique.
arena-gaps = Parties à jouer : { $missing } ; abandonnées car trop longues : { $unfinished } ; finies mais non comptées, car leur donne est incomplète : { $out }.
arena-errors = Parties en erreur : { $errors }. Les premières, avec leurs graines :
arena-stopped = Interrompu ; tout est gardé dans { $path }. Pour reprendre : { $command }
arena-stopped-for-good = Interrompu. Avec --out FICHIER, un championnat peut être repris.
