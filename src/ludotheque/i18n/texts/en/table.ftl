# At the table
event-undo = { $seat } takes a move back.
    .you = You take your move back.
event-hint = { $seat } asks for a hint.
    .you = You ask for a hint.
event-away = A bot plays for { $seat } meanwhile.
    .you = A bot plays for you meanwhile.
event-back = { $seat } is back and plays again.
    .you = You are back and play again.
event-handed-over = { $seat } leaves; a bot keeps the seat until the end.
    .you = You leave; a bot keeps your seat until the end.
event-propose-end = { $seat } proposes to end the game.
    .you = You propose to end the game.
event-propose-pause = { $seat } proposes a pause.
    .you = You propose a pause.
event-propose-go-on = { $seat } proposes to go on with the game.
    .you = You propose to go on with the game.
event-propose-replace = { $seat } proposes that a bot play for { $to }.
    .you = You propose that a bot play for { $to }.
event-agree = { $seat } agrees.
    .you = You agree.
event-decline = { $seat } does not agree: the game stays as it was.
    .you = You do not agree: the game stays as it was.
event-paused = The game is paused: everybody agreed.
event-resumed = The game goes on.
event-ended = The game ends here: everybody agreed.
stand-in = A bot, for { $name },
stand-in-you = A bot, for you,
stand-in-did = A bot, for { $name }: { $text }
stand-in-did-you = A bot, for you: { $text }
player-at = { $seat }

fault-paused = The game is paused; go on with it first, in the menu “The table”.
fault-not-paused = The game is not paused.
fault-proposed = Another proposal is waiting for an answer already.
fault-not-proposed = Nothing is proposed any more.
fault-not-replaced = There is nobody to replace on seat { $number }.
fault-seat-kept = This seat is kept for { $name } for a moment.
fault-hint-off = At this table there are no hints.
fault-hint-turn = A hint can be asked for when the decision is yours.
fault-hint-busy = Somebody is already thinking for you; the hint is coming.
fault-hint-failed = Nobody could advise you this time; the game goes on.
fault-hint-fast = Not so fast: one hint every { $seconds } seconds, on average.
fault-analyses = There are { $most } analyses going on already; try again in a moment.
fault-field = The field “{ $field }” is missing or not of the form expected.
fault-clock = A decision may take from 0 (no limit) to { $most } seconds, not { $clock }.
fault-no-free-seat = This seat is taken; the table has { $seats } seats.
fault-name-taken = Somebody at this table is called { $name } already; choose another name.
fault-seat-empty = There is nobody on seat { $number }.
fault-seats-open = { $missing ->
        [1] One person or bot is
       *[other] { $missing } people or bots are
    } missing before it can start.
fault-started = The game has started already.
fault-not-started = The game has not started yet.
fault-not-over = That has to wait until the game is over.
fault-stale = The table has changed meanwhile; look at it and choose again.
fault-saying = A message has 1 to { $longest } ordinary characters.
fault-say-fast = Not so fast: let the others read what you said first.
fault-lines = So much has happened at this table ({ $most } lines) that only the game itself goes on.
fault-undo-nothing = There is no move to take back.
fault-undo-others = Somebody else has decided since; this move cannot be taken back any more.
fault-undo-shown = This move has shown something hidden; it cannot be taken back any more.
fault-seated = You already have a seat at this table.
fault-host = Only the person who opened the table can do this.
fault-spectator = You watch this game without playing.

# The server
fault-message = This message cannot be read.
fault-house-full = The server already has { $tables } tables open; try again later.
fault-disk-full = The server has little room left on its disk: games go on, but no new table can be opened now.
fault-unreadable = The table “{ $table }” cannot be read from the server’s disk; tell whoever looks after the server.
fault-other-rules = This game ({ $names }; { $moves ->
        [1] 1 move
       *[other] { $moves } moves
    }) was dealt by Ludothèque { $release }, under version { $version } of the rules of the game; this server plays their version { $known }. Nothing is lost: Ludothèque { $release } continues it, or shows it again. Tell whoever looks after the server.
fault-line-word = Line { $line } of the table “{ $table }” says nothing that this server knows; nothing was changed. Tell whoever looks after the server.
fault-line-form = Line { $line } of the table “{ $table }” is not written as it should be; nothing was changed. Tell whoever looks after the server.
fault-line-terms = What the table “{ $table }” is to play (line { $line }, written by Ludothèque { $release }) cannot be played here; nothing was changed. Tell whoever looks after the server.
fault-line-rule = Line { $line } of the table “{ $table }” holds a move that the rules forbid ({ $why }); nothing was changed. Tell whoever looks after the server.
fault-line-order = Line { $line } of the table “{ $table }” does not fit what comes before it; nothing was changed. Tell whoever looks after the server.
fault-no-table = There is no table “{ $table }”; check the link.
fault-token = This personal link opens no seat at this table.
fault-table-full = { $clients } people already follow this table.
fault-too-large = What was sent is too large: { $most } bytes at most.
fault-too-fast = Too many requests at once; try again in a minute.
fault-step = There is no such moment; it takes a number from { $least } to { $most }.
fault-not-kept = This could not be saved, so nothing has changed; try again in a moment.
fault-game-over = The game is over.
fault-followed = The next table is open already.
