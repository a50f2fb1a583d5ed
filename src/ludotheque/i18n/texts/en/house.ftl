# What the house says, whatever the game.

seat-name = Player { $number }
table-you = { $name } (you)
join = { $first } and { $last }
refusal = { $reason } ({ $clause })

fault-game = there is no game “{ $wanted }” here; known games: { $known }
fault-seats = { $seats } players is not possible; this game takes { $least } to { $most }
fault-seat = there is no seat { $number }; seats go from { $least } to { $most }
fault-seed = “{ $value }” is not a seed; it takes 32 hexadecimal digits
fault-move = “{ $text }” is not a move of this game
fault-option-name = there is no option “{ $name }”; options of this game: { $known }
fault-option-value = option { $name } cannot be “{ $value }”; possible values: { $allowed }
fault-option-name-line = line { $line }: there is no option “{ $name }”; options of this game: { $known }
fault-option-value-line = line { $line }: option { $name } cannot be “{ $value }”; possible values: { $allowed }
fault-position = unreadable position, at “{ $where }”: { $problem }
fault-file = cannot read { $path }: { $problem }
fault-bot = there is no bot “{ $wanted }”; known bots: { $known }

fault-no-deck = the game { $game } has no deck that could be changed (“{ $deck }”)
fault-deck-cell = line { $line }, column { $column }: “{ $value }”; expected: { $right }
fault-deck-endless = with these costs no player could ever lay more than { $most } cards, and the game ends with { $needed }: it would never end
fault-deck-small = this deck of { $cards } cards is too small for { $seats } players; at least { $least }
fault-deck-small-line = line { $line }: this deck of { $cards } cards is too small for { $seats } players; at least { $least }
fault-record-deck = line { $line }: the deck of “{ $text }” is not there; this one is { $name } { $hash }
fault-record-cards = line { $line }: the deck that the record carries has { $faults } { $faults ->
        [1] fault
       *[other] faults
    } (“{ $text }”)

fault-record-format = line { $line }: “{ $text }” is not how a record starts; expected “{ $expected }”
fault-record-expected = line { $line }: “{ $text }”; expected here: “{ $expected } …”
fault-record-game = line { $line }: unknown game in “{ $text }”; known games: { $known }
fault-record-version = line { $line }: this game was played under version { $version } of its rules, and their version { $known } is played here; Ludothèque { $release } reads this record
fault-record-twice = line { $line }: option { $name } stands there a second time
fault-record-seats = line { $line }: impossible number of players in “{ $text }”; { $least } to { $most }
fault-record-seed = line { $line }: unreadable seed in “{ $text }”; it takes 32 hexadecimal digits
fault-record-undo = line { $line }: “{ $text }” does not take back the move before it
fault-record-stand-in = line { $line }: “{ $text }” does not follow a move of that seat
fault-record-seat = line { $line }: “{ $text }” does not start with a seat; seats go from a to { $last }
fault-record-text = line { $line }: “{ $text }” is not a move of this game
fault-record-end = line { $line }: unreadable end: “{ $text }”
fault-record-after-end = line { $line }: “{ $text }” comes after the end of the game
fault-record-move = move { $number }, “{ $move }”, is refused by rule { $clause }: the record is damaged
fault-record-outcome = replayed, the game does not end as it is written: the record is damaged
