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
event-triggered-last = { $seat } plays an eleventh card: the game ends with this round.
    .you = You play your eleventh card: the game ends with this round.
event-last-round = Last turn: { $seat } starts.
    .you = Last turn: you start.
event-stuck = Nobody can ever pay for another card: the game ends here.
event-quiet = For { $rounds } rounds nobody has played a card: after { $last }, the game ends.
event-quiet-over = For { $rounds } rounds nobody has played a card: the game ends here.
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
ending-stuck = Nobody went on any more: the points were counted.
ending-shared = A perfect tie: the victory is shared.
