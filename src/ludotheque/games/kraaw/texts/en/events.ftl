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
event-repetition = The same situation has come { $times } times: once it has come { $last } times, the round ends and is counted as it stands.
event-standstill = For { $turns } turns of each player no card has been revealed or locked: after { $last }, the round ends and is counted as it stands.
event-round-repetition = End of the round: the same situation has come { $times } times.
event-round-standstill = End of the round: for { $turns } turns of each player no card has been revealed or locked.
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
ending-repetition = The last round went round in circles, and was counted as it stood.
ending-turn-limit = The limit of turns ended the last round.
