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
