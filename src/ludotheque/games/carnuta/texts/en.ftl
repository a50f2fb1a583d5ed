# Carnuta

name = Carnuta
pitch = Druids brew their potions by day and by night.

# Words
ingredient-clover = Clover
ingredient-flower = Flower
ingredient-egg = Egg
ingredient-honey = Honey
ingredient-skull = Skull
ingredient-butterfly = Butterfly
ingredient-berry = Berry
ingredient-mushroom = Mushroom
ingredient-salt = Salt
half-day = Day
half-night = Night
face-sun = Sun
face-moon = Moon

card-name = { $ingredient } “{ card-points }”
card-points = { $scoring ->
        [flat2] 2 points
        [flat5] 5 points
        [each] 1 per { $ingredients }
        [both] 1 per { $ingredients }
        [twice] 2 per { $ingredients }
        [pair] 4 per pair { $ingredients }
        [trio] 6 per trio { $ingredients }
        [double] counts double
       *[none] one more
    }

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
phase-action = { $seat } chooses an action.
    .you = Your turn: choose an action.
phase-place-salt = { $seat } lays Salt on a column.
    .you = On which column do you lay the Salt?
phase-choose-token = { $seat } chooses an Ingredient token.
    .you = Which Ingredient token do you take?
phase-discard-down = { $seat } discards down to three cards.
    .you = At most three cards in hand: which one do you discard?
phase-over = The game is over.

# Events
event-starter = { $seat } begins with { card-name }.
    .you = You begin with { card-name }.
event-ancestor = { $seat } is the Ancestor and plays first.
    .you = You are the Ancestor: you play first.
event-take = { $seat } takes { card-name }.
    .you = You take { card-name }.
event-reveal = In the market, place { $place }: { card-name }.
event-play = { $seat } plays { card-name }.
    .you = You play { card-name }.
event-discard = { $seat } discards { card-name }.
    .you = You discard { card-name }.
event-runes = { $seat } takes { $count } × { $face }.
    .you = You take { $count } × { $face }.
event-flip = { $seat } flips { $count } { $count ->
        [1] rune
       *[other] runes
    } to { $face }.
    .you = You flip { $count } { $count ->
        [1] rune
       *[other] runes
    } to { $face }.
event-sickle = { $seat } spends a Sickle: the market is renewed ({ $half }).
    .you = You spend a Sickle: the market is renewed ({ $half }).
event-rebuilt = The pile is empty: its discards are shuffled ({ $half }).
event-salt = The Salt of { $seat } joins the column { $ingredient }.
    .you = Your Salt joins the column { $ingredient }.
event-token = { $seat } takes the token { $ingredient }.
    .you = You take the token { $ingredient }.
event-padlock = { $seat } removes a padlock.
    .you = You remove a padlock.
event-triggered = { $seat } plays an eleventh card: the round is finished, then everyone plays one last turn.
    .you = You play your eleventh card: the round is finished, then everyone plays one last turn.
event-last-round = Last turn: { $seat } starts.
    .you = Last turn: you start.
event-score = { $seat }: { $points } { $points ->
        [1] point
       *[other] points
    }.
    .you = Your potion: { $points } { $points ->
        [1] point
       *[other] points
    }.
event-won = { $count ->
        [1] { $seats } wins the game!
       *[other] A shared victory: { $seats }!
    }

ending-points = The highest score wins.
ending-best-column = A tie on points, settled by the best column.
ending-shared = A perfect tie: the victory is shared.

# Refusals
refusal-unknown-move = There is no such move
refusal-game-over = The game is over
refusal-turn-of-other = It is the turn of { $seat }
refusal-no-action-left = Both your actions are done
refusal-actions-left = A turn has two actions; { $count } left
refusal-not-in-market = This card is not in the market
refusal-not-in-hand = This card is not in your hand
refusal-cannot-pay = Your runes do not pay for { card-name }
refusal-discard-not-now = Cards are discarded only at the end of a turn, beyond three
refusal-no-free-place = There is no free place for a rune
refusal-reserve-empty = The reserve has no { $face } left
refusal-runes-agree = Your runes all show { $face } already
refusal-no-sickle = You have no Sickle left
refusal-nothing-to-cut = There is no visible card ({ $half })
refusal-no-salt = You are not laying Salt
refusal-no-such-column = You have no card of this Ingredient
refusal-no-token-due = A token is taken with the sixth and the tenth card
refusal-token-taken = This token is no longer in the centre
refusal-place-salt-first = First lay the Salt on a column
refusal-choose-token-first = First choose an Ingredient token
refusal-discard-down-first = First discard down to three cards

# Drawing
table-you = { $name } (you)
table-round = Round { $round }
table-finishing = Round { $round }: end is near
table-last-round = Last turn
table-actions = actions
table-end = end
table-reserve = reserve
table-tokens = tokens
table-sickle = sickle
table-sickles = sickles
table-hand = hand
table-hand-empty = Your hand is empty.
table-ancestor = Ancestor
table-pts = pts
table-next-padlock = { $count }: padlock
table-next-token = { $count }: token
table-next-end = { $count }: end
table-points-none = +1
table-points-double = counts double
table-points-flat2 = 2 points
table-points-flat5 = 5 points
table-points-each = 1 per { $kinds }
table-points-both = 1 per { $kinds }
table-points-twice = 2 per { $kinds }
table-points-pair = 4 per { $kinds }
table-points-trio = 6/{ $kinds }

# Score sheet
sheet-total = Total
sheet-best = Best column
sheet-deck = Cards: { $deck }
sheet-points = { $points } { $points ->
        [1] point
       *[other] points
    }
sheet-token = token: one more
sheet-salt = Salt, { $why }
why-none = one more
why-double = counts double
why-flat2 = 2 points
why-flat5 = 5 points
why-each = 1 per { $ingredients }: { $times } × { $counted } = { $points }
why-both = 1 per { $ingredients }: { $counted } = { $points }
why-twice = 2 per { $ingredients }: { $times } × { $counted } = { $points }
why-pair = pair: { $counted } → { $times } × { $sets } = { $points }
why-trio = trio: { $counted } → { $times } × { $sets } = { $points }
amount-clover = { $amount } { $amount ->
        [one] Clover
       *[other] Clovers
    }
amount-flower = { $amount } { $amount ->
        [one] Flower
       *[other] Flowers
    }
amount-egg = { $amount } { $amount ->
        [one] Egg
       *[other] Eggs
    }
amount-honey = { $amount } { $amount ->
        [one] Honey
       *[other] Honey
    }
amount-skull = { $amount } { $amount ->
        [one] Skull
       *[other] Skulls
    }
amount-butterfly = { $amount } { $amount ->
        [one] Butterfly
       *[other] Butterflies
    }
amount-berry = { $amount } { $amount ->
        [one] Berry
       *[other] Berries
    }
amount-mushroom = { $amount } { $amount ->
        [one] Mushroom
       *[other] Mushrooms
    }

# The table in the browser
web-card = { $name }, cost: { $cost }
web-payable = { $card } You can pay for it.
web-cost = Cost:
web-cost-flip-sun = flip { $count ->
        [1] a Sun
       *[other] { $count } Suns
    }
web-cost-flip-moon = flip { $count ->
        [1] a Moon
       *[other] { $count } Moons
    }
web-cost-give-sun = give back { $count ->
        [1] a Sun
       *[other] { $count } Suns
    }
web-cost-give-moon = give back { $count ->
        [1] a Moon
       *[other] { $count } Moons
    }
web-cost-free = nothing
web-lacking = You lack what it takes to { $cost }.
web-gain = Would bring { $gain } { $gain ->
        [1] point
       *[other] points
    }.
web-now = { $gain ->
        [1] point if you played it now
       *[other] points if you played it now
    }
web-why-own = This card: { $why }.
web-why-others = Your other cards: +{ $points }.
web-why-salt = On the best column: +{ $points } for your cards.
web-preview = The card you look at
web-take-card = Take to hand
web-play-card = Play
web-discard-card = Discard
web-take = Take
web-turn = Flip all
web-reap = Reap
web-river-day = The river of Day
web-river-night = The river of Night
web-pile = Pile: { $count } { $count ->
        [1] card
       *[other] cards
    }
web-sickles = { $count } { $count ->
        [1] sickle
       *[other] sickles
    }
web-actions-left = { $count ->
        [0] No action left
        [1] One action left
       *[other] { $count } actions left
    }
web-tokens = Ingredient tokens in the centre
web-reserve = Reserve: { $suns } × Sun, { $moons } × Moon
web-runes-of = Runes of { $seat }
web-place = Place { $place }: { $state }
web-place-free = free
web-place-locked = padlock
web-place-flip = { $place }, to be flipped
web-place-give = { $place }, to be given back
web-hand = Your hand
web-hand-of = Hand of { $seat }: { $count } { $count ->
        [1] card
       *[other] cards
    }
web-potion-of = Potion of { $seat }
web-open-potion = See the whole potion of { $seat }
web-column = { $ingredient } × { $amount }, { $points } { $points ->
        [1] point
       *[other] points
    }
web-counter = { $count } { $count ->
        [1] card
       *[other] cards
    } laid of 11
web-deck-ours = Cards: { $deck }, our reconstruction of the game
web-deck-host = Cards: { $deck }, a file of the host’s
web-sheet = Score sheet
web-sheet-cards = Card by card

# What speaks for a move
reason-play = { $points ->
        [0] This card brings nothing at once
        [1] This card brings 1 point at once
       *[other] This card brings { $points } points at once
    } and leaves { $suns } × { face-sun } and { $moons } × { face-moon }.
reason-take = Once played, this card would bring { $points } { $points ->
        [1] point
       *[other] points
    }.
reason-take-payable = Once played, this card would bring { $points } { $points ->
        [1] point
       *[other] points
    }, and your runes pay for it already.
reason-pay = Your runes will then pay for { card-name }.
