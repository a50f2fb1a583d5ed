# What happens
event-deal = Everybody is dealt a hand.
    .told = Your hand: { $cards }.
event-round = Round { $round }: the crown is there to be taken.
event-ready = { $seat } has chosen.
    .you = You have chosen.
event-claims = { $count ->
        [0] Nobody claims the crown.
        [1] { $seats } cries: “The King, that’s me!”
       *[other] { $seats } claim the crown.
    }
event-holds = { $count ->
        [0] Everybody yields the crown.
        [1] { $seats } will not let go of the crown.
       *[other] { $seats } cling to the crown.
    }
event-king = { $seat } is the King: hush from now on!
    .you = You are the King: hush from now on!
event-king-by-lot = Chance crowns { $seat }: hush from now on!
    .you = Chance crowns you: hush from now on!
event-king-by-turn = The crown goes to the left: { $seat } is the King.
    .you = The crown goes to the left: you are the King.
event-fool = { $seat } is the Fool.
    .you = You are the Fool.
event-event = { $seat } draws the event of the round: { $happening }.
    .you = You draw the event of the round: { $happening }.
event-gust = { $count ->
        [0] The wind blows for nothing: no card flies up.
        [1] The wind lifts one card and drops it back into the crowd.
       *[other] The wind lifts { $count } cards and drops them back into the crowd.
    }
event-all-up = { $count ->
        [0] The spotlights show nothing new.
        [1] One card turns face up.
       *[other] { $count } cards turn face up.
    }
event-all-down = { $count ->
        [0] The power cut hides nothing more.
        [1] One card turns face down.
       *[other] { $count } cards turn face down.
    }
event-carved = { $seat } carves the Decree for the whole round; forbidden age: { $age }.
    .you = You carve the Decree for the whole round; forbidden age: { $age }.
event-rescue = { $seat } rescues { $card } from the dead end; back into the crowd.
    .you = You rescue { $card } from the dead end; back into the crowd.
event-passed = { $seat } passes a card to { $to } ({ $age }).
    .told = { $seat } passes { $card } to { $to } ({ $age }).
event-roles-dealt = { $seat } deals two roles to each player.
    .you = You deal two roles to each player, without looking.
    .told = { $seat } deals the roles; yours: { $roles }.
event-role-kept = { $seat } keeps a role in secret.
    .told = You keep in secret: { $role }.
event-role = { $seat } reveals a role: { $role }.
    .you = You reveal your role: { $role }.
event-mimed = { $seat } mimes the role before: { $role }.
    .you = You mime the role before: { $role }.
event-decree = The Decree of { $seat }; forbidden age: { $age }.
    .you = Your Decree; forbidden age: { $age }.
event-look = { $seat } looks at a face-down card ({ $age }).
    .told = You look at a face-down card: it is { $card } ({ $age }).
event-turned-up = { $seat } turns a card face up: { $card }.
    .you = You turn a card face up: { $card }.
event-turned-down = { $seat } turns { $card } face down.
    .you = You turn { $card } face down.
event-thrown = { $seat } throws a card back into the crowd.
    .you = You throw a card back into the crowd.
event-offer = { $seat } gets a card ready to swap ({ $age }).
    .told = You are about to leave { $card } ({ $age }).
event-left = { $seat } slips a card into the hand of { $to } ({ $age }).
    .told = { $seat } slips { $card } into the hand of { $to } ({ $age }).
event-stolen = A card of { $seat } goes to { $to } ({ $age }).
    .told = A card of { $seat } goes to { $to }: { $card } ({ $age }).
event-answer-yes = “Your Majesty, do you have { $point }?” asks { $seat }. { $to } nods.
    .you = “Your Majesty, do you have { $point }?” you ask. { $to } nods.
event-answer-no = “Your Majesty, do you have { $point }?” asks { $seat }. { $to } shakes a crowned head.
    .you = “Your Majesty, do you have { $point }?” you ask. { $to } shakes a crowned head.
event-eyes-closed = { $seat } puts a hand on the King’s pawn and closes both eyes. Hush!
    .you = You put your hand on the King’s pawn and close your eyes. Hush!
event-glide = The hand of { $seat } glides above the crowd.
    .told = Your hand glides: { $direction }, { $span }.
event-sweep = The hand of { $seat } sweeps through the crowd.
    .told = Your hand sweeps through the crowd: { $direction }, { $span }.
event-flip = { $seat } turns over what lies under the hand.
    .you = You turn over what lies under your hand.
event-dig = { $seat } digs and throws the top card aside.
    .you = You dig and throw the top card aside.
event-stop = “Stop!” calls { $seat }.
    .told = “Stop!” calls { $seat }.
event-grab = { $seat } grabs a face-down card ({ $age }), and opens both eyes.
    .told = You grab { $card } ({ $age }), and open your eyes.
event-grab-face-up = { $seat } grabs { $card }, and opens both eyes.
    .you = You grab { $card }, and open your eyes.
event-outside = { $count ->
        [1] One card had left the zone: it falls back into the crowd.
       *[other] { $count } cards had left the zone: they fall back into the crowd.
    }
event-no-draw = No card is available: { $seat } draws nothing.
    .you = No card is available: you draw nothing.
event-draw = { $seat } draws a face-down card ({ $age }).
    .told = You draw a face-down card: { $card } ({ $age }).
event-draw-face-up = { $seat } draws { $card }.
    .you = You draw { $card }.
event-gift = { $seat } gives a card to King { $to } ({ $age }).
    .told = { $seat } gives { $card } to King { $to } ({ $age }).
event-king-turn = The turn of the King: { $seat } builds the floats.
    .you = The turn of the King: you build the floats.
event-lay = { $seat } lays { $card } in workshop { $workshop }.
    .you = You lay { $card } in workshop { $workshop }.
event-open = { $seat } opens the third workshop!
    .you = You open the third workshop!
event-parade = The float of workshop { $workshop } goes on parade with { $count } cards. Strike up the band!
event-dead-end = { $count ->
        [1] The float of workshop { $workshop } slinks off to the dead end: one card.
       *[other] The float of workshop { $workshop } slinks off to the dead end: { $count } cards.
    }
event-reject = { $seat } rejects a card into the crowd; it falls face down ({ $age }).
    .told = You reject { $card } into the crowd; the card falls face down ({ $age }).
event-reject-face-up = { $seat } rejects a card into the crowd, face up: { $card }.
    .you = You reject a card into the crowd, face up: { $card }.
event-won = Three floats are on parade! The public counts { $points } { $points ->
        [1] point
       *[other] points
    }.
event-lost-dead-end = The dead end is full. The party stops here, without a parade.
event-lost-exhausted = There is nothing left to lay or to draw. The party stops here, without a parade.

ending-yawns = There was snoring as far as the third row.
ending-claps = Hands were certainly moving in the audience… but the evening was chilly, they may have been keeping warm.
ending-lovely = A lovely parade! The bakery will talk of it all winter, and even the mayor smiled.
ending-encores = Cheers, encores and hats in the air! The little ones refuse to go to bed, and a lawyer waltzed with a dragon.
ending-peace = Flags serve as tablecloths, quarrelling neighbours embrace, and the pigeons march with the band: the world has made up.
ending-dead-end = The dead end overflows with failed floats: the carnival is cancelled, pack up the confetti.
ending-exhausted = Nobody left in the crowd, nothing left in hand: this parade will never set off.
