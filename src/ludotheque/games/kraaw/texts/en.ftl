# Kraaw

name = Kraaw
pitch = Ravens furnish their nests, and steal from the neighbours.

raven-jais = Jet
raven-onyx = Onyx
raven-suie = Soot
raven-brume = Mist
raven-encre = Ink
raven-braise = Ember

action-look = look, then reveal
action-reveal-lock = reveal and lock
action-lock = lock
action-exchange = exchange
action-bonus = bonus, lock then turn back

# Options
option-first_player = Who starts the first round: at random, or the seat named
option-direction = Direction of play, for the whole match
option-dog_exchange = Before the first turn, everyone may swap a card at random with the dog
option-swap_hand = Variant: the first to announce it swaps the whole hand with the dog
option-turn_locked = The bonus action may turn back a locked card
option-memory_aid = The table shows players what they have seen of the hidden cards
option-turn_limit = Ends a round after this many turns (0: never), for simulations

# Moves
move-raven-jais = take Jet
move-raven-onyx = take Onyx
move-raven-suie = take Soot
move-raven-brume = take Mist
move-raven-encre = take Ink
move-raven-braise = take Ember
move-announce = swap the whole hand with the dog
move-keep = keep the hand
move-swap-dog = swap a card with the dog
move-leave-dog = swap nothing
move-look = Look, then reveal
move-reveal-lock = Reveal and lock
move-lock = Lock
move-exchange = Exchange
move-bonus = Bonus: lock, then turn back
move-pass = end the turn

# What is expected
phase-choose-raven = { $seat } chooses a raven.
    .you = Choose your raven.
phase-keep-or-announce = Waiting for who keeps their hand: { $seats }.
    .you = Swap your whole hand with the dog? The first to announce it gets it.
phase-dog-exchange = { $seat } may swap a card with the dog.
    .you = Swap one of your cards, at random, with the dog?
phase-main-action = { $seat } chooses an action.
    .you = Your turn: announce an action.
phase-look-at = { $seat } is going to look at a card.
    .you = Which hidden card do you look at?
phase-reveal-one = { $seat } is going to reveal a card.
    .you = Which hidden card do you reveal?
phase-reveal-and-lock = { $seat } is going to reveal and lock a card.
    .you = Which hidden card do you reveal and lock?
phase-lock-one = { $seat } is going to lock a card.
    .you = Which revealed card do you lock?
phase-steal = { $seat } chooses a card to steal.
    .you = Which card do you steal?
phase-reprisal = { $seat } chooses a card in reprisal.
    .you = Reprisal: which card do you take in return?
phase-bonus-action = { $seat } may take the bonus action.
    .you = A bonus action?
phase-bonus-lock = { $seat } is going to lock a card.
    .you = Bonus: which revealed card do you lock?
phase-bonus-turn = { $seat } is going to turn a card back.
    .you = Bonus: which card do you turn face down?
phase-over = The match is over.

# Events
event-raven = { $seat } plays { $raven }.
    .you = You play { $raven }.
event-round = Round { $round }: { $seat } starts.
    .you = Round { $round }: you start.
event-final = Final between { $seats }, in round { $round }: { $seat } starts.
    .you = Final between { $seats }, in round { $round }: you start.
event-deal = The cards are dealt.
    .told = Your five cards: { $hand }. They are shuffled, then laid face down.
event-announce = { $seat } swaps the whole hand with the dog.
    .told = You swap your whole hand with the dog. Your new cards: { $hand }.
event-keep = { $seat } keeps the hand.
    .you = You keep your hand.
event-dog-swap = { $seat } swaps a card with the dog.
    .told = Your card { $place } goes to the dog and another takes its place; nobody sees them.
event-dog-leave = { $seat } swaps nothing with the dog.
    .you = You swap nothing with the dog.
event-action = { $seat } announces: { $action }.
    .you = You announce: { $action }.
event-look = { $seat } looks at card { $place }.
    .told = You look at your card { $place }: it is a { $value }.
event-reveal = { $seat } reveals card { $place }: a { $value }.
    .you = You reveal your card { $place }: a { $value }.
event-lock = { $seat } locks card { $place }, a { $value }.
    .you = You lock your card { $place }, a { $value }.
event-turn-back = { $seat } turns card { $place }, a { $value }, face down.
    .you = You turn your card { $place }, a { $value }, face down.
event-steal = { $seat } wants card { $place } of { $to }.
    .you = You want card { $place } of { $to }.
event-exchange = { $seat } takes card { $place } of { $to }, a { $value }; { $to } takes card { $taken } in reprisal.
    .you = You take card { $place } of { $to }, a { $value }; { $to } takes your card { $taken } in reprisal.
event-countdown = { $seat } has no hidden card left: the round will end on their next turn.
    .you = You have no hidden card left: the round will end on your next turn.
event-countdown-off = { $seat } has a hidden card again: the countdown stops.
    .you = You have a hidden card again: the countdown stops.
event-round-over = End of the round: { $seat } has no hidden card at the start of the turn.
    .you = End of the round: you have no hidden card at the start of your turn.
event-round-limit = End of the round: the limit of turns is reached.
event-total = { $seat }: { points-scored }, { rounds-won }.
    .you = Your total: { points-scored }, { rounds-won }.
points-scored = { $total } { $total ->
        [1] point
       *[other] points
    }
rounds-won = { $wins ->
        [0] no round won
        [1] 1 round won
       *[other] { $wins } rounds won
    }
event-round-won = { $count ->
        [1] { $seats } wins the round.
       *[other] A perfect tie: { $seats } win the round.
    }
event-match-won = { $seat } wins the match!
    .you = You win the match!

ending-three-rounds = Three rounds won.
ending-final = The final settled the tie.
ending-turn-limit = The limit of turns ended the last round.

# Refusals
refusal-unknown-move = There is no such move
refusal-match-over = The match is over
refusal-turn-of-other = It is the turn of { $seat }
refusal-reprisal-of-other = { $seat } must choose a card in reprisal
refusal-dog-of-other = { $seat } must decide whether to swap with the dog
refusal-not-in-final = The final is played only between { $seats }
refusal-raven-taken = This raven is taken
refusal-raven-first = Choose a raven first
refusal-raven-chosen = You have your raven already
refusal-announce-off = Swapping the whole hand is not played at this table
refusal-announced-already = { $seat } announced the swap before you
refusal-announce-late = The whole hand can no longer be swapped: the time to look at the cards is over
refusal-kept-already = You have already decided to keep your hand
refusal-keep-first = First say whether you keep your hand
refusal-dog-off = The exchange with the dog is not played at this table
refusal-dog-not-now = The exchange with the dog comes before the first turn, once for each player
refusal-dog-first = First say whether you swap a card with the dog
refusal-main-action-done = The main action is done; only the bonus is left, or ending the turn
refusal-main-action-first = Take a main action first
refusal-announce-first = Announce your action first
refusal-choose-card = The action is announced: choose a card
refusal-no-hidden-card = You need a hidden card
refusal-no-revealed-card = You need a card that is revealed and not locked
refusal-no-lock-left = Both your locks of this round are spent
refusal-no-such-seat = Nobody sits there
refusal-own-card-needed = Choose one of your own cards
refusal-hidden-card-needed = Choose a hidden card
refusal-revealed-card-needed = Choose a revealed card
refusal-locked-already = This card is locked already
refusal-turn-unlocked = At this table a locked card is not turned back
refusal-steal-from-other = Only an opponent’s card can be stolen
refusal-reprisal-on-thief = The reprisal takes a card of { $seat }
refusal-card-locked = This card is locked: it cannot be taken

# Drawing
card-choice = card { $place } of { $seat }: { $card }
    .you = your card { $place }: { $card }
card-none = there is none
card-hidden = hidden
card-known = hidden, it is a { $value }
card-revealed = revealed, a { $value }
card-locked = locked, a { $value }
table-ravens = On the branch, six ravens are waiting.
table-round = Round { $round }
table-final = Final, round { $round }
table-turn = turn { $turns }
table-dog = dog
table-you = { $name } (you)
table-watches = watches the final
table-total = Face-up total: { $total }
table-hand = Hand dealt: { $hand }
table-given = Given to the dog: { $hand }
table-swapped = From the dog: card { $place }
table-legend-first = first player
table-legend-countdown = countdown
table-legend-lock = lock spent
table-legend-win = round won
web-score = { $score ->
        [0] no round
        [1] 1 round
       *[other] { $score } rounds
    }
web-choice-clockwise = clockwise
web-choice-anticlockwise = anticlockwise
web-row = The row of { $seat }
web-seen-by = seen by { $seats }
web-locks-spent = { $locks ->
        [0] no lock spent
        [1] 1 lock spent
       *[other] { $locks } locks spent
    }

# What speaks for a move
reason-hand = The five cards of your hand make { $total } in all.
reason-unknown-left = { $count ->
        [1] There is one card left that you do not know.
       *[other] There are { $count } cards left that you do not know.
    }
reason-unknown = You do not know this card yet.
reason-known = You know that it is a { $value }.
reason-lock = It is a { $value }: once locked, nobody steals it from you.
reason-lock-known = Your card { $place } is a { $value }: once locked, nobody steals it.
reason-prize = Card { $place } of { $to } is a { $value }, and it is not locked.
reason-steal-back = This { $value } was yours: steal it back before it is locked.

# The guide of a first game
web-guide-coach = Master Raven
web-guide-we-are = Welcome to the nest! We are ravens, and each of us broods on five treasures, worth 1 to 5. Your own… and those you will pinch!
web-guide-to-win = When a round ends, only your face-up cards count: the highest total wins the round. Win three rounds, and the match is yours.
web-guide-secret = You know which five values you were dealt, but not where they lie: they were shuffled face down. What somebody looks at stays their secret.
web-guide-raven = Pick the plumage you like: all six ravens are equal, this is your portrait at the table.
web-guide-announce = A poor hand? Swap all of it for the five cards of the dog. Only one of you may: whoever announces it first.
web-guide-dog = The dog is the five cards left over. One of yours may leave for one of its own, at random: tempting if you were dealt a weak hand.
web-guide-action = One action a turn. Look to find your way, reveal to score, lock to keep, exchange to pinch from your neighbour.
web-guide-look = Touch one of your hidden cards: only you will see its value. Then you reveal one, this one or another.
web-guide-reveal = Face up, a card counts… but all can see it, and pinch it as long as it is not locked. The one you have seen, or another?
web-guide-reveal-lock = It shows itself and locks at once: nobody can take it any more. Two locks a round, no more: after that it is only revealed.
web-guide-lock = A locked card cannot be taken any more. You have only two locks a round: keep them for your finest.
web-guide-steal = Aim at a fine visible card, or try a hidden one: it is revealed in your nest. In return, the other chooses one of your unlocked cards.
web-guide-reprisal = Stop, thief! Take your revenge: one of their unlocked cards. If it is hidden, it comes to you hidden.
web-guide-bonus = As an extra, if you wish: lock a revealed card, then turn one face down again. It can put off the end of the round. If not, end your turn.
web-guide-bonus-lock = Which revealed card do you put out of reach? This lock is one of your two in this round.
web-guide-bonus-turn = The card turned back no longer counts and loses its lock. But as long as you have a hidden card, the round does not end on your turn.
web-guide-round = Only what was visible counted, and the highest total took the round. New cards are dealt: it takes three rounds to win the match.
web-guide-countdown-me = You have no hidden card left: the round ends at the start of your next turn, unless a hidden card comes back to you.
web-guide-countdown = Watch out: a nest without a hidden card! The round ends at the start of its next turn. Quick, get your good cards face up!
web-guide-locked = On its side, with a padlock: this card is locked. Nobody can take it any more.
web-guide-prey = A visible card without a lock at the other nest: on your turn, “Exchange” lets you pinch it.
web-guide-farewell = Here is a raven who can fly alone!
web-guide-learnt-count = Only face-up cards count.
web-guide-learnt-lock = Two locks a round keep your treasures safe; anything else can be pinched.
web-guide-learnt-end = No hidden card left: the round ends on the next turn of that nest.
