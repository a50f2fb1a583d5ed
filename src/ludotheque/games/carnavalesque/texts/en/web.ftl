# The crowd and the blind draw, in the browser
web-crowd = The crowd
web-crowd-keys = The crowd. Arrows: from card to card; + and −: closer, further; 0: see everything.
web-crowd-at = { $card }, { $where }
web-crowd-spot = Draw this card
web-crowd-look = Look at this card
web-crowd-turn-over = Turn this card over
web-crowd-throw = Throw this card back
web-crowd-zoom-in = Come closer
web-crowd-zoom-out = Go further away
web-crowd-zoom-fit = See the whole crowd
web-crowd-covered = { $count ->
        [1] under another card
       *[other] under { $count } other cards
    }
web-crowd-list = The crowd as a list
web-crowd-free = Nothing on top ({ $count })
web-crowd-under = Under other cards ({ $count })
web-crowd-over = on top: { $cards }
web-blind-hand = The Fool’s hand, where it really is
web-blind-drag = Drag a finger through the dark: your hand follows… more or less.
web-blind-believed = Your hand, where you believe it to be
web-blind-way = Gesture
web-blind-glide = Glide
    .rule = above the cards
web-blind-sweep = Sweep
    .rule = dragging cards along
web-blind-span = Distance
web-blind-short = a little
web-blind-medium = some way
web-blind-long = far
web-blind-compass = Direction
web-blind-flip = Turn over
web-blind-dig = Dig
web-blind-deeper = Grab deeper
web-blind-grab-top = Grab
web-blind-keys = By keyboard: arrows or { $keys }; Shift to sweep; 1, 2, 3: distance; F: turn over; G: dig; Enter: grab.
web-blind-letters = Q W E / A D / Z X C
web-blind-letter = { $toward ->
        [north-west] Q
        [north] W
        [north-east] E
        [west] A
        [east] D
        [south-west] Z
        [south] X
       *[south-east] C
    }
web-blind-sound = Sounds on
    .why = Switch sounds on to hear “Stop!”
web-blind-cry = Stop!
web-blind-cry-key = key S
web-blind-say-nothing = Say nothing
web-blind-cried = You have called.
web-blind-answered = You have answered this gesture.
web-blind-mute = The King is silent, even now.

# Browser: the street, the players, the verdict
web-street = The street
web-king = King
web-decree = Decree
web-forbidden = forbidden age: { $age }
web-left-to-lay = { $count ->
        [0] all laid, Majesty!
       *[other] { $count } more to lay
    }
web-workshop = Workshop { $number }: { $count ->
        [0] empty
        [1] 1 card of { $least }
       *[other] { $count } cards of { $least }
    }.
web-workshop-closed = Workshop { $number }, closed
web-common = In common: { $points }.
web-parade-place = Parade, place { $number }: { $count ->
        [0] free
        [1] 1 card
       *[other] { $count } cards
    }
web-dead-end = Dead end: { $count ->
        [0] empty
        [1] 1 card
       *[other] { $count } cards
    }; lost at { $least }
web-backs = { $count ->
        [0] No card.
        [1] 1 card ({ $backs }).
       *[other] { $count } cards ({ $backs }).
    }
web-surely = You have seen there: { $cards }.
web-perhaps = Perhaps still there: { $cards }.
web-claims = wants the crown
web-has-chosen = has chosen
web-role-hidden = secret role
web-your-hand = Your hand
web-seen-by-all = seen by all
web-leaving = about to leave
web-answered = You have answered: { $answer }.
web-where-to-lay = In which workshop do you lay { $card }?
web-score = { $score ->
        [1] 1 point
       *[other] { $score } points
    }
web-won = The parade is off!
web-lost = No parade tonight…
web-points = { $points ->
        [1] point
       *[other] points
    }
web-verdicts = What the public says
