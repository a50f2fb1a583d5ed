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

# The guide of a first game
web-guide-coach = Master Mistletoe
web-guide-we-are = Welcome to the clearing! We are druids: each of us brews a potion, card by card, with ingredients of the Day and of the Night.
web-guide-turn = On your turn, two actions: take a card, play one and pay it with your runes, take new runes, or flip them.
web-guide-to-win = An eleventh card announces the end. The potion worth the most points wins. All is open but the order of the piles: no secrets among druids!
web-guide-end = Both your actions are done. There is still a sickle if you dislike the market; if not, end your turn.
web-guide-play = The tick says that your runes can pay this card. Touch it: you will see what it brings, and which runes are flipped or returned.
web-guide-take = Touch a card of the market to look at it, then take it into your hand. The little “+” says the points it would bring if played now.
web-guide-runes = Empty places? Fill them with runes of the reserve, all Suns or all Moons: what your cards cost will tell you which.
web-guide-flip = Flipping turns all your runes to the same face, Sun or Moon. Handy when the card you want asks for the other one.
web-guide-sickle = Nothing good in the market? A sickle reaps the whole river of the Day or of the Night and brings four new cards. It is no action, but you have only two sickles.
web-guide-salt = Salt joins a column and counts there as one more ingredient. It never moves again: choose the one that makes your cards score.
web-guide-token = Your sixth or tenth card brings a token: one more ingredient in your potion. Take the one that your cards count.
web-guide-discard = At the end of a turn you keep three cards in hand at most. Discard the one that helps you least.
web-guide-last-round = The last turn of each of you. Only cards in front of you score: play what you can pay!
web-guide-triggered = Eleventh card! The round is finished, then everyone has one last turn. Get your finest cards ready.
web-guide-padlock = A padlock springs open: you gain a place for one more rune.
web-guide-counter = Your counter goes up by one with each card you play. The 4th and the 8th open a padlock; the 6th and the 10th bring a token.
web-guide-reaped = With a stroke of the sickle the river is reaped: four new cards flow in.
web-guide-rival = A potion grows beside yours. Each card counts in its own way: the same ingredients can serve several cards.
web-guide-farewell = Your potion steams, your sickle shines: you are a druid now!
web-guide-learnt-turn = Two actions a turn: take, play, take runes, flip them.
web-guide-learnt-runes = Each symbol of a cost is paid by one rune: flipped, or returned.
web-guide-learnt-points = Cards count ingredients: a fine column serves several times.
