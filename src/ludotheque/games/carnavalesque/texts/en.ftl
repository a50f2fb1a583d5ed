# Carnavalesque

name = Carnavalesque
pitch = A silent King, a blindfolded Fool, a crowd in a mess: let the parade begin!

# Words
age-child = child
age-teen = teen
age-adult = adult
age-none = ageless
version-young = Young carnival-goers
version-events = Events
version-roles = Roles

costume-witch = witch
    .the = the witch
costume-rabbit = rabbit
    .the = the rabbit
costume-pirate = pirate
    .the = the pirate
costume-dragon = dragon
    .the = the dragon
costume-robot = robot
    .the = the robot
costume-fairy = fairy
    .the = the fairy

accessory-fan = fan
    .with = with a fan
accessory-balloon = balloon
    .with = with a balloon
accessory-umbrella = umbrella
    .with = with an umbrella
accessory-trumpet = trumpet
    .with = with a trumpet
accessory-mask = mask
    .with = with a mask
accessory-drum = drum
    .with = with a drum
accessory-lantern = lantern
    .with = with a lantern
accessory-kite = kite
    .with = with a kite
accessory-streamer = streamer
    .with = with a streamer

point-fan = a fan
point-balloon = a balloon
point-umbrella = an umbrella
point-trumpet = a trumpet
point-mask = a mask
point-drum = a drum
point-lantern = a lantern
point-kite = a kite
point-streamer = a streamer
point-witch = a witch
point-rabbit = a rabbit
point-pirate = a pirate
point-dragon = a dragon
point-robot = a robot
point-fairy = a fairy

card-witch-fan = { costume-witch.the } { accessory-fan.with }
card-witch-balloon = { costume-witch.the } { accessory-balloon.with }
card-witch-umbrella = { costume-witch.the } { accessory-umbrella.with }
card-witch-trumpet = { costume-witch.the } { accessory-trumpet.with }
card-witch-mask = { costume-witch.the } { accessory-mask.with }
card-witch-drum = { costume-witch.the } { accessory-drum.with }
card-witch-lantern = { costume-witch.the } { accessory-lantern.with }
card-witch-kite = { costume-witch.the } { accessory-kite.with }
card-witch-streamer = { costume-witch.the } { accessory-streamer.with }
card-rabbit-fan = { costume-rabbit.the } { accessory-fan.with }
card-rabbit-balloon = { costume-rabbit.the } { accessory-balloon.with }
card-rabbit-umbrella = { costume-rabbit.the } { accessory-umbrella.with }
card-rabbit-trumpet = { costume-rabbit.the } { accessory-trumpet.with }
card-rabbit-mask = { costume-rabbit.the } { accessory-mask.with }
card-rabbit-drum = { costume-rabbit.the } { accessory-drum.with }
card-rabbit-lantern = { costume-rabbit.the } { accessory-lantern.with }
card-rabbit-kite = { costume-rabbit.the } { accessory-kite.with }
card-rabbit-streamer = { costume-rabbit.the } { accessory-streamer.with }
card-pirate-fan = { costume-pirate.the } { accessory-fan.with }
card-pirate-balloon = { costume-pirate.the } { accessory-balloon.with }
card-pirate-umbrella = { costume-pirate.the } { accessory-umbrella.with }
card-pirate-trumpet = { costume-pirate.the } { accessory-trumpet.with }
card-pirate-mask = { costume-pirate.the } { accessory-mask.with }
card-pirate-drum = { costume-pirate.the } { accessory-drum.with }
card-pirate-lantern = { costume-pirate.the } { accessory-lantern.with }
card-pirate-kite = { costume-pirate.the } { accessory-kite.with }
card-pirate-streamer = { costume-pirate.the } { accessory-streamer.with }
card-dragon-fan = { costume-dragon.the } { accessory-fan.with }
card-dragon-balloon = { costume-dragon.the } { accessory-balloon.with }
card-dragon-umbrella = { costume-dragon.the } { accessory-umbrella.with }
card-dragon-trumpet = { costume-dragon.the } { accessory-trumpet.with }
card-dragon-mask = { costume-dragon.the } { accessory-mask.with }
card-dragon-drum = { costume-dragon.the } { accessory-drum.with }
card-dragon-lantern = { costume-dragon.the } { accessory-lantern.with }
card-dragon-kite = { costume-dragon.the } { accessory-kite.with }
card-dragon-streamer = { costume-dragon.the } { accessory-streamer.with }
card-robot-fan = { costume-robot.the } { accessory-fan.with }
card-robot-balloon = { costume-robot.the } { accessory-balloon.with }
card-robot-umbrella = { costume-robot.the } { accessory-umbrella.with }
card-robot-trumpet = { costume-robot.the } { accessory-trumpet.with }
card-robot-mask = { costume-robot.the } { accessory-mask.with }
card-robot-drum = { costume-robot.the } { accessory-drum.with }
card-robot-lantern = { costume-robot.the } { accessory-lantern.with }
card-robot-kite = { costume-robot.the } { accessory-kite.with }
card-robot-streamer = { costume-robot.the } { accessory-streamer.with }
card-fairy-fan = { costume-fairy.the } { accessory-fan.with }
card-fairy-balloon = { costume-fairy.the } { accessory-balloon.with }
card-fairy-umbrella = { costume-fairy.the } { accessory-umbrella.with }
card-fairy-trumpet = { costume-fairy.the } { accessory-trumpet.with }
card-fairy-mask = { costume-fairy.the } { accessory-mask.with }
card-fairy-drum = { costume-fairy.the } { accessory-drum.with }
card-fairy-lantern = { costume-fairy.the } { accessory-lantern.with }
card-fairy-kite = { costume-fairy.the } { accessory-kite.with }
card-fairy-streamer = { costume-fairy.the } { accessory-streamer.with }
card-joker-child = the child joker ({ accessory-fan }, { accessory-trumpet }, { accessory-lantern })
    .short = child joker
card-joker-teen = the teen joker ({ accessory-balloon }, { accessory-mask }, { accessory-kite })
    .short = teen joker
card-joker-adult = the adult joker ({ accessory-umbrella }, { accessory-drum }, { accessory-streamer })
    .short = adult joker
card-third-workshop = the Third Workshop card
    .short = Third Workshop

direction-east = → east
direction-south-east = ↘ south-east
direction-south = ↓ south
direction-south-west = ↙ south-west
direction-west = ← west
direction-north-west = ↖ north-west
direction-north = ↑ north
direction-north-east = ↗ north-east
span-short = a little
span-medium = some way
span-long = far

# Event cards
happening-gust = { happening-gust.name } ({ happening-gust.rule })
    .name = Gust of wind
    .rule = every available card flies up and falls back into the crowd
happening-power-cut = { happening-power-cut.name } ({ happening-power-cut.rule })
    .name = Power cut
    .rule = every available card is turned face down
happening-spotlights = { happening-spotlights.name } ({ happening-spotlights.rule })
    .name = Spotlights
    .rule = every available card is turned face up
happening-farandole = { happening-farandole.name } ({ happening-farandole.rule })
    .name = Farandole
    .rule = everyone at once passes a card to the left
happening-red-carpet = { happening-red-carpet.name } ({ happening-red-carpet.rule })
    .name = Red carpet
    .rule = the Fool chooses a card of the dead end, which falls back into the crowd
happening-brass-band = { happening-brass-band.name } ({ happening-brass-band.rule })
    .name = Brass band
    .rule = no Decree in this round
happening-carved-decree = { happening-carved-decree.name } ({ happening-carved-decree.rule })
    .name = Carved decree
    .rule = the King now sets one Decree, which holds for every turn of the round
happening-king-speaks = { happening-king-speaks.name } ({ happening-king-speaks.rule })
    .name = The King speaks
    .rule = in this round the King is allowed to talk
happening-generosity = { happening-generosity.name } ({ happening-generosity.rule })
    .name = Generosity
    .rule = on their turn everyone draws twice and gives two cards
happening-cold = { happening-cold.name } ({ happening-cold.rule })
    .name = The Fool has a cold
    .rule = the Fool draws like everyone, eyes open and under the Decree

# Roles
role-fool = Fool
    .rule = draws any card with closed eyes, and makes a mess
role-acrobat = Acrobat
    .rule = may draw a card that only one other covers
role-fortune-teller = Fortune-teller
    .rule = may first look at up to three available face-down cards
role-pickpocket = Pickpocket
    .rule = may first swap a card for a random one of another carnival-goer’s hand
role-messenger = Messenger
    .rule = may name a costume or an accessory: the King says whether he has one
role-rebel = Rebel
    .rule = may ignore the Decree
role-porter = Porter
    .rule = draws two cards
role-magician = Magician
    .rule = may first turn over up to two available cards
role-sweeper = Sweeper
    .rule = may first throw up to two available cards back into the crowd
role-patron = Patron
    .rule = gives two cards to the King
role-mime = Mime
    .rule = does what the role revealed just before does; if there is none, draws plainly

# The crowd and the blind draw, in the browser
web-crowd = The crowd
web-crowd-keys = The crowd. Arrows: from card to card; + and −: closer, further; 0: see everything.
web-crowd-at = { $card }, { $where }
web-crowd-draw = Draw this card
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

# Options
option-version = Version: for young carnival-goers, with Events, or with Roles
option-gestures = How many gestures the Fool may make with closed eyes

# Moves
move-claim = “The King, that’s me!”
move-decline = leave the crown
move-hold = hold on to the crown
move-yield = yield the crown
move-stop = call “Stop!”
move-quiet = say nothing
move-skip = do without it
move-done = end the King’s turn
move-open = open the third workshop
move-decree-child = forbid children
move-decree-teen = forbid teens
move-decree-adult = forbid adults
move-send-parade = send float { $workshop } on parade (+{ $count })
move-send-dead-end = send float { $workshop } to the dead end ({ $count } { $count ->
        [1] card
       *[other] cards
    })
move-flip = turn over the card under the hand
move-dig = dig: throw the top card aside
move-grab = { $place ->
        [1] grab the top card
       *[other] grab card number { $place } under the hand
    }
move-glide = glide { $direction }, { $span }
move-sweep = sweep { $direction }, { $span }
move-role = { $role }: { $rule }
move-rob = pick the pocket of { $seat }
move-ask = “Your Majesty, do you have { $point }?”
move-look = look at { $what }
move-turn-over = turn over { $what }
move-throw = throw back { $what }
move-spot = { $what }
move-give = give { $card }
move-pass-left = pass { $card }
move-reject = reject { $card }
move-offer = leave { $card }
move-rescue = rescue { $card }
move-card = { $card }
move-lay = workshop { $workshop }: { $card }

spot-none = a card that is not to be seen
spot-up = { $card } ({ $age })
spot-known = { $card }, hidden, { $where }
spot-down = a hidden card ({ $age }), { $where }
spot-third = { card-third-workshop }, { $where }
spot-sliver-up = a bit of a face-up card, { $where }
spot-sliver-down = a bit of a face-down card, { $where }
where-centre = middle
where-east = right
where-south-east = bottom right
where-south = bottom
where-south-west = bottom left
where-west = left
where-north-west = top left
where-north = top
where-north-east = top right

# What is expected
phase-claim-crown = Who will take the crown? Waiting for { $seats }.
    .you = The crown is there to be taken: will you be the King?
phase-hold-crown = Several hands on the crown! Waiting for { $seats }.
    .you = Several of you want to reign: do you hold on?
phase-pass-left = Farandole: waiting for the card of { $seats }.
    .you = Farandole: which card do you pass to the left?
phase-rescue = { $seat } rolls out the red carpet for a card of the dead end.
    .you = Red carpet: which card of the dead end do you rescue?
phase-carve = { $seat } carves a Decree for the whole round.
    .you = Which age do you forbid for the whole round?
phase-keep-role = Waiting for the secret choice of { $seats }.
    .you = Which role do you keep, in secret?
phase-decree = { $seat } is about to set the Decree.
    .you = On which age do you put the Decree?
phase-look = { $seat } may look at face-down cards.
    .you = Fortune-teller: which face-down card do you look at?
phase-turn-over = { $seat } may turn cards over.
    .you = Magician: which card do you turn over?
phase-throw = { $seat } may throw cards back into the crowd.
    .you = Sweeper: which card do you throw back into the crowd?
phase-offer = { $seat } chooses a card to leave in somebody’s pocket.
    .you = Pickpocket: which card do you leave in exchange?
phase-rob = { $seat } chooses a pocket to pick.
    .you = Pickpocket: whose pocket do you pick?
phase-ask = { $seat } may question the King.
    .you = Messenger: what do you ask the King?
phase-blind = Hush! The Fool draws with closed eyes; nothing may be said but “Stop!”.
    .you = The Fool’s eyes are closed: gestures for the Fool, “Stop!” for the others.
phase-draw = { $seat } draws from the crowd.
    .you = Your turn: which card do you draw from the crowd?
phase-give = { $seat } is about to give a card to the King.
    .you = Which card do you give to the King?
phase-lay = { $seat }, the King, builds the floats.
    .you = Your turn, Majesty: lay your cards, send your floats away.
phase-reject = { $seat } has too many cards and rejects some.
    .you = You have too many cards: which one do you reject into the crowd?
phase-refill = { $seat } fills up the hand.
    .you = You have too few cards: which one do you draw?
phase-over = The game is over.

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
event-king-by-lot = The lot crowns { $seat }: hush from now on!
    .you = The lot crowns you: hush from now on!
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

# Refusals
refusal-unknown-move = There is no such move
refusal-game-over = The game is over
refusal-turn-of-other = It is up to { $seat }
refusal-answered-already = You have answered already
refusal-outgoing-king = The outgoing King cannot take the crown again
refusal-claimed = The crown is between { $seats }
refusal-claim-first = First say whether you want to be King
refusal-hold-first = First hold or yield the crown
refusal-pass-first = First choose the card that you pass to the left
refusal-nothing-to-pass = You have no card to pass
refusal-rescue-first = First choose a card of the dead end
refusal-not-in-dead-end = This card is not in the dead end
refusal-decree-first = First put the Decree on an age
refusal-role-first = First choose the role that you keep
refusal-role-not-dealt = This role was not dealt to you
refusal-king-no-role = The King has no role
refusal-role-card-first = Your role offers you a card of the crowd: choose one, or do without
refusal-offer-first = First choose a card of your hand to leave, or do without
refusal-rob-first = First choose whose hand you take from
refusal-no-victim = Only another carnival-goer with cards can be robbed, never the King
refusal-ask-first = First name a costume or an accessory, or do without
refusal-only-call = The Fool’s eyes are closed: you may call “Stop!” or say nothing
refusal-king-no-call = The King says nothing, not even “Stop!”
refusal-called-already = You have answered this gesture of the Fool; wait for the next one
refusal-no-gesture-left = Your { $count } gestures are made: grab a card
refusal-grab-first = Your eyes are closed: make a gesture or grab a card
refusal-spot-not-seen = No card is to be seen there
refusal-covered = This card is covered, if only a little
refusal-covered-twice = The acrobat slips under one card only; several cover this one
refusal-age-unknown = Too little of this card shows to know whether the Decree allows it
refusal-decree-forbids = The Decree forbids drawing this age ({ $age })
refusal-face-up-already = This card is face up already
refusal-looked-already = You know this card already
refusal-draw-first = First draw a card from the crowd
refusal-give-first = First give a card to the King
refusal-reject-first = First reject the cards that are too many
refusal-refill-first = First fill up your hand
refusal-not-in-hand = This card is not in your hand
refusal-lay-more = { $count ->
        [1] The King must lay one more card
       *[other] The King must lay { $count } more cards
    }
refusal-lay-first = On the King’s turn, cards are laid and floats sent away
refusal-no-third-card = You do not have the Third Workshop card
refusal-third-not-laid = The Third Workshop card opens a workshop: it does not ride on a float
refusal-workshop-closed = The third workshop is closed
refusal-empty-workshop = This workshop is empty: no float can leave it
refusal-nothing-in-common = This card has nothing in common with all those of the float
refusal-only-stop = While the Fool’s eyes are closed, you may say nothing but “Stop!”
refusal-all-silent = While the Fool’s eyes are closed, silence
refusal-king-silent = The King speaks to nobody until the end of the round

# Drawing
table-round = Round { $round }
table-score = { $points } { $points ->
        [-1] point
        [1] point
       *[other] points
    }
table-you = { $name } (you)
table-parade = Parade
table-dead-end = Dead end
table-workshop-closed = closed, look for { $sign }
table-workshop-empty = empty
table-lay = { $laid }/{ $required } to lay
table-done = end
table-rescue = Dead end:
table-asked = { $sign } { $answer ->
        [yes] yes
       *[no] no
    }
table-role = role: { $role }
table-speech-all = all may talk
table-speech-king = King silent
table-speech-stop = only “Stop!”
table-speech-silence = silence
table-hand-empty = Your hand is empty.
table-skip = no thanks
table-claim = King!
table-decline = not me
table-hold = hold
table-yield = yield
table-stop = Stop!
table-quiet = hush
table-glide = glide
table-sweep = sweep
table-lengths = near→far
table-flip = turn over
table-dig = dig
table-grab = grab
table-gestures = { $left ->
        [0] no gesture left
        [1] 1 gesture
       *[other] { $left } gestures
    }
table-eyes-closed = Your eyes are closed

# Score sheet
sheet-parade = Parade { $place }
sheet-workshop = Workshop { $place }
sheet-dead-end = Dead end
sheet-free = free
sheet-closed = closed
sheet-empty = empty
sheet-cards = { $count } { $count ->
        [1] card
       *[other] cards
    } × { $each }
sheet-total = Total
sheet-limit = lost with { $count } cards in the dead end
sheet-goal = Three floats of at least { $count } cards, and the public judges:
sheet-now = here, if the parade set off now
sheet-band-first = up to { $most }
sheet-band = { $least } to { $most }
sheet-band-last = { $least } and more
sheet-seen = card of your hand that all have seen
sheet-legend = The signs
sheet-authors = A game by Simon Havard and Juan Rodríguez, illustrated by Bony

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

# What speaks for a move
reason-fits = It fits float { $workshop }, where all cards then have { $points }: it has { $count } of them, and parades from { $least } on.
reason-parade = The float has { $count } cards: enough to parade, which takes { $least }.

# The guide of a first game
web-guide-coach = Madame Fanfare
web-guide-we-are = Welcome to the carnival! We prepare it together: we all win or all lose. In each round one of you is the King… and the King keeps silent.
web-guide-to-win = The goal: three floats on parade, of at least { $least } cards. All cards of a float have one thing in common: the same costume, or the same accessory.
web-guide-secret = Each of you sees only their own hand; of the others, only the age on the backs. And beware of the dead end: with { $least } cards there, all is lost.
web-guide-claim = The King gets a card from everyone and builds the floats, without a word for the whole round. Does your hand suit the street? Claim the crown!
web-guide-hold = Several hands on the crown! If just one holds on, that one is King. If not, it goes to the left of the last King; in the first round, by lot.
web-guide-decree = Majesty, your Decree forbids one age to whoever draws next. It is your only way to let them know what you need.
web-guide-draw = Draw a card that nothing covers, not even a corner, and of an age that is allowed. Look for a costume or an accessory that is in the workshops.
web-guide-blind = Eyes closed! Slide your hand through the dark, then grab. No Decree can stop you, and “Stop!” means: somebody has seen something.
web-guide-stop = The Fool draws with closed eyes; you can see the hand. Above a good card, call “Stop!”: that is all that may be said.
web-guide-give = Give the King the card that helps the floats most. The others see only its back: the King alone will know.
web-guide-done = You have laid enough cards. Go on laying, send a float away, or end your turn.
web-guide-lay = Touch a card, then a workshop: it must share a costume or an accessory with the whole float. To lay this turn: at least { $required }.
web-guide-send = A float of at least { $least } cards can go on parade; a smaller one ends in the dead end. Let it grow: each card on parade is worth 2 points.
web-guide-open = You hold the Third Workshop card! Lay it: one more workshop opens. It does not count among the cards to lay.
web-guide-reject = Too many cards in hand: reject one. It falls back anywhere on the crowd, face up or face down. Keep what serves the floats.
web-guide-refill = You are short of cards: draw among those that nothing covers. This time no age is forbidden.
web-guide-pass-left = Farandole! Everyone passes one card to the left at the same time. Keep what serves the floats.
web-guide-rescue = Choose a card of the dead end: it falls back into the crowd, and defeat is one step further away.
web-guide-carve = The age you carve is forbidden to all who draw, in every turn of this round.
web-guide-keep-role = Keep one role, in secret. You reveal it on your turn, before you draw, and must apply it, unless it says “may”.
web-guide-look = Fortune-teller: look at up to three face-down cards that nothing covers. Only you will see them; then you draw.
web-guide-turn-over = Magician: turn over up to two cards that nothing covers, to show them… or to hide them. Then you draw.
web-guide-throw = Sweeper: reject up to two cards that cover better ones. They fall back anywhere; then you draw.
web-guide-offer = Pickpocket: choose the card you leave behind. You take one at random from the hand of another carnival-goer, never from the King.
web-guide-rob = Whose hand do you take from? The card comes at random, and yours takes its place.
web-guide-ask = Messenger: name a costume or an accessory. The King says, for all to hear, whether he has one: it helps you choose your gift.
web-guide-king-me = The crown is yours! Not a word more: your Decrees speak. Everyone gives you a card; then, last of all, you build the floats.
web-guide-king = We have a King, and he keeps silent. In turn, everyone draws and gives him a card; at the end the King builds the floats.
web-guide-fool-me = You are the Fool, to the left of the King: you play first, and you will draw with your eyes closed.
web-guide-event = An event changes this round: its card, on the table, says what happens.
web-guide-decreed = The King has spoken by his Decree: none of this age for whoever draws. Why that one? Guess what he is looking for.
web-guide-stopped = “Stop!”: there may be a good card under your hand. Nothing obliges you to obey.
web-guide-gift = A gift for your hand! See what it has in common with the workshops, and use the Decree to get what follows.
web-guide-king-turn = The King builds: see what the floats have in common. These are the costumes and accessories to give next.
web-guide-parade = Strike up the band! This float goes on parade, and each of its cards will be worth 2 points. It takes three to win.
web-guide-dead-end = This float was too small: its cards go to the dead end. With { $least } cards there, the party is over for everyone.
web-guide-farewell = The carnival has no more secrets from you: you beat time like a whole brass band.
web-guide-learnt-together = We win together: draw, give to the King, and guess what he cannot say.
web-guide-learnt-crown = The King keeps silent and builds; to his left, the Fool draws without seeing.
web-guide-learnt-floats = Three floats on parade to win; the dead end must not fill up.
