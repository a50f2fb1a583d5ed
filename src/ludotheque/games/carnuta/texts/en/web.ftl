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
    } laid of { $full }
web-deck-ours = Cards: { $deck }, our reconstruction of the game
web-deck-host = Cards: { $deck }, a file of the host’s
web-sheet = Score sheet
web-sheet-cards = Card by card
