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
table-times = same situation: { $times } of { $last }
table-dog = dog
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
