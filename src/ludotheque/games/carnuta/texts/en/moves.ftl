# Moves
move-end = end the turn
move-suns = take Suns
move-moons = take Moons
move-flip-suns = flip all to Sun
move-flip-moons = flip all to Moon
move-sickle-day = Sickle: renew the Day
move-sickle-night = Sickle: renew the Night
move-take-card = take { $ingredient }, { $short }
move-play-card = play { $ingredient }, { $short } (+{ $gain })
move-discard-card = discard { $ingredient }, { $short }
move-salt-card = Salt on the column { $ingredient }
move-token-card = token { $ingredient }

# What is expected
phase-action = { $actions ->
        [0] { $seat } ends the turn.
       *[other] { $seat } chooses an action.
    }
    .you = { $actions ->
        [0] No action left: end your turn.
       *[other] Your turn: choose an action.
    }
phase-place-salt = { $seat } lays Salt on a column.
    .you = On which column do you lay the Salt?
phase-choose-token = { $seat } chooses an Ingredient token.
    .you = Which Ingredient token do you take?
phase-discard-down = { $seat } discards down to three cards.
    .you = At most three cards in hand: which one do you discard?
phase-over = The game is over.
