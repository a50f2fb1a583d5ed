# Mots
raven-jais = Jais
raven-onyx = Onyx
raven-suie = Suie
raven-brume = Brume
raven-encre = Encre
raven-braise = Braise

action-look = regarder puis révéler
action-reveal-lock = révéler et verrouiller
action-lock = verrouiller
action-exchange = échanger
action-bonus = bonus, verrouiller puis retourner

# Options
option-first_player = Qui commence la première manche : au hasard, ou la place choisie
option-direction = Sens du jeu, pour toute la partie
option-dog_exchange = Avant le premier tour, chacun peut échanger une carte au hasard avec le chien
option-swap_hand = Variante : le premier à l’annoncer échange toute sa main avec le chien
option-reprisal = En représailles, le joueur volé peut prendre au voleur
option-turn_locked = L’action bonus peut retourner une carte verrouillée
option-memory_aid = La table montre à chacun ce qu’il a vu des cartes cachées
option-repetition = Une manche tourne en rond quand la même situation revient ; nombre de fois avant qu’elle soit comptée (3 ou plus, 0 : sans limite)
option-turn_limit = Termine une manche après ce nombre de tours (0 : jamais), pour les simulations

# Ce qu’une option peut valoir
reprisal-unlocked = une carte non verrouillée
reprisal-any = n’importe laquelle, même verrouillée
