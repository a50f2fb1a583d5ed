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
move-push-parade = workshop { $workshop }: { $card } pushes the float out on parade (+{ $count })
move-push-dead-end = workshop { $workshop }: { $card } pushes the float out to the dead end ({ $count } { $count ->
        [1] card
       *[other] cards
    })

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
    .you = Your turn, Majesty: lay your cards, see your floats off.
phase-reject = { $seat } has too many cards and rejects some.
    .you = You have too many cards: which one do you reject into the crowd?
phase-refill = { $seat } fills up the hand.
    .you = You have too few cards: which one do you draw?
phase-over = The game is over.
