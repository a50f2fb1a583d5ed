# The browser: what only its pages say

web-house = Ludothèque
web-hero = French games, one table, right in your browser.
web-pitch = Play at once against bots, or send a link to your friends: no account, nothing to install. The table knows the rules to the letter and explains every one of them.
web-footer = Ludothèque: exact rules, honest deals, French and English.
web-language = Language
web-lang-fr = FR
web-language-fr = FR, Français
web-lang-en = EN
web-language-en = EN, English
web-home = Home
web-close = Close
web-missing = There is no such page.
web-trouble = That did not work
web-no-server = The house does not answer; check the connection and try again.
web-try-again = Try again
web-not-drawn = This game could not be drawn.

# Games
web-players = { $least } to { $most } players
web-play-it = Play
web-soon = Soon at the table
web-soon-long = This game comes to the table soon. Its rule book is open already, and it can be played in the terminal.
web-play-now = Play now against bots
web-opening = The table is being laid…
web-number-of-players = Players
web-you-and-bots = You and { web-bots }
web-new-table = A table for friends
web-rules = Rules
web-rule = Rule { $clause }
web-back-to-game = Back to the game

# Tables in a list
web-my-tables = Your games
web-last-tables = Your last games
web-waiting-tables = Games that cannot be shown here
web-resume = Go on
web-watch-again = Watch again
web-all-here = everybody is here
web-awaits = waiting for { $people }
web-bots = { $bots ->
        [1] a bot
       *[other] { $bots } bots
    }
web-going-on = going on
web-open-tables = Open tables
web-no-open-tables = No public table is waiting for players just now. Open one!
web-nobody-yet = Nobody has sat down yet
web-free-seats = { $free ->
        [1] 1 free seat
       *[other] { $free } free seats
    }
web-join = Join

# A new table
web-new-table-of = A table of { $game }
web-seats = Seats
web-clock = Time for a decision
web-clock-seconds = { $seconds ->
        [0] No limit
       *[other] { $seconds } seconds
    }
web-clock-day = A day: at your own pace
web-public = Public table
web-public-why = Everybody sees it on the home page; otherwise only those who have the link come.
web-hints = Hints allowed
web-hints-why = Whoever has to decide may ask what an expert would do; the others know that they asked.
web-hints-on = Hints allowed: whoever has to decide may ask for one.
web-hints-off = No hints at this table.
web-options = Options of the game
web-choice-random = at random
web-deck = Cards of your own
web-deck-why = A CSV file of the same shape as the cards of the house ({ $deck }), with which the table plays otherwise.
web-deck-house = Cards of the house: { $deck }
web-deck-brought = Cards brought by the host: { $deck }
web-create = Open the table

# The lobby
web-table-of = Table of { $game }
web-waiting = { $open ->
        [1] One seat is still free.
       *[other] { $open } seats are still free.
    }
web-ready = Everybody is here: start when you like.
web-ready-host = Everybody is here: the host can start.
web-full = All seats are taken. Stay, and you will watch the game.
web-free-seat = Free seat
web-free-seat-host = A friend, or a bot?
web-you-name = { $name } (you)
web-not-here = not connected
web-stand-in = a bot stands in
web-free-the-seat = Free the seat of { $name }
web-level-beginner = Beginner
web-level-regular = Regular
web-level-expert = Expert
web-level-beginner-why = plays by instinct, and is often miles away.
web-level-regular-why = thinks a little before each move.
web-level-expert-why = imagines a thousand ways to go on: hard to beat.
web-levels = Level of the bots
web-bot-beginner = { $number ->
        [1] Chick
        [2] Duckling
        [3] Tadpole
        [4] Twig
        [5] Cub
        [6] Sprout
       *[other] Sapling { $number }
    }
web-bot-regular = { $number ->
        [1] Gus
        [2] Polly
        [3] Wilf
        [4] Ginny
        [5] Stan
        [6] Lulu
       *[other] Bertie { $number }
    }
web-bot-expert = { $number ->
        [1] Owl
        [2] Minerva
        [3] Fox
        [4] Sphinx
        [5] Merlin
        [6] Pythia
       *[other] Oracle { $number }
    }
web-add-bot = Put a bot on seat { $number }: { $level }
web-your-name = Your name
web-guest = Guest
web-sit = Sit down
web-second-name = Somebody else on this device
web-sit-second = Sit down here too
web-second-why = Pass the device around: a curtain falls between two turns.
web-start = Start the game
web-invite = Invite
web-invite-why = Send this link, or have this code scanned.
web-invite-here = This address works on this device only. To invite the other phones and computers of the house, start the server again with “make play HOST=0.0.0.0” (or “ludo serve --host 0.0.0.0”) and open the address that it shows.
web-link = Link to the table
web-qr = QR code of the link to the table
web-send-link = Send the link
web-copy = Copy
web-copied = Copied
web-personal = My personal link
web-personal-why = It opens your seat on another device. Keep it to yourself: whoever has it plays in your place.
web-fairness = A fair deal
web-fairness-why = Before anybody sat down the house drew a secret and published this fingerprint of it. Each player’s browser adds a number of its own, and the deal comes from all of them. After the game everything is shown: everybody can check that nobody chose the cards.

# The table
web-reconnecting = The connection is lost; trying again…
web-watching = You are watching
web-time-left = { $seats }: { $time } left
web-sound = Sounds
web-thinking = { $seats }: thinking
web-hint = Ask for a hint
web-hint-not-now = Ask for a hint: only when the decision is yours
web-hint-thinking = Thinking for you…
web-hint-title = Hint
web-hint-close = Put the hint away
web-hint-only = It is the only possible move.
web-hint-games = Your prospects, in { NUMBER($games) } imagined games
web-hint-games-team = The team’s prospects, in { NUMBER($games) } imagined games
web-hint-value = { $percent }%
web-hint-tried = tried { $tried ->
        [1] once
       *[other] { NUMBER($tried) } times
    }
web-hint-play = Make this move
web-undo = Take back
web-undo-not-mine = Take back: only while the last move is yours
web-log = What happened
web-choices-above = { $count ->
        [1] 1 choice further up
       *[other] { $count } choices further up
    }
web-choices-below = { $count ->
        [1] 1 choice further down
       *[other] { $count } choices further down
    }
web-unread = { $unread ->
        [1] 1 unread message
       *[other] { $unread } unread messages
    }
web-chat = Talk
web-log-and-chat = Log and talk
web-silence = Nobody has said anything yet.
web-say = Say something
web-send = Send
web-can-choose = { $card } — can be chosen
web-not-possible = not possible now
web-go-on = Go on
web-curtain = Pass the device to { $name }
web-curtain-why = Nobody else may look: what comes next is for one pair of eyes.
web-curtain-lift = I am { $name }: show my cards
web-over = The game is over
web-winners = { $count ->
        [0] Lost, all together.
        [1] { $seats } wins!
       *[other] { $seats } win!
    }
web-all-win = Won, all together!
web-you-win = Well done, you win!
web-result = See the result
web-again = Play again
web-next-table = To the next table
web-record = Download the game

# The menu of the table
web-table-menu = The table
web-pause-propose = Take a pause
web-pause-why = Time stops and nobody plays, bots included, until you go on.
web-go-on-propose = Go on with the game
web-go-on-why = The game is paused; it goes on when all who are here want it.
web-end-propose = End the game
web-end-why = The game ends where it stands, without a winner, if all who are here want it.
web-leave = Give my seat to a bot
web-leave-why = It plays for you to the end, and you cannot take your seat back.
web-replace = Let a bot play for { $name }
web-replace-why = At once, if all others who are here want it; { $name } gets the seat back on coming back.
web-sure-leave = Leave for good
web-sure-end = End it for good
web-cancel = No, I go on
web-proposed-pause = { $name } proposes a pause.
web-proposed-go-on = { $name } proposes to go on with the game.
web-proposed-end = { $name } proposes to end the game here, without a winner.
web-proposed-replace = { $name } proposes that a bot play for { $about }.
web-agreed = In favour: { $names }.
web-missing-votes = Waiting for { $names }.
web-agree = I agree
web-decline = I do not agree
web-withdraw = Withdraw the proposal
web-paused = The game is paused.
web-table-waits = The table waits for its players to come back; nothing moves until then.
web-absent = { $name } has been gone for { $time }.
web-absent-now = { $name } has just left.
web-absent-left = A bot plays in their place in { $time }.
web-minutes = { $minutes } min
web-hours = { $hours } h { $minutes }
web-days = { $days ->
        [1] 1 day
       *[other] { $days } days
    }
web-seconds = { $seconds } s
web-done-for-you = While you were away, a bot played for you:
web-done-for-you-close = Seen
web-ended = Game ended by agreement
web-ended-why = Nobody won: you all stopped here.
web-stood-in = { $count ->
        [1] A bot made one move for { $name }.
       *[other] A bot made { $count } moves for { $name }.
    }
web-rhythm = When somebody is away
web-rhythm-live = Live
web-rhythm-relaxed = Relaxed
web-rhythm-days = Over days
web-rhythm-note-live = Live: whoever leaves has two minutes, then a bot plays for them.
web-rhythm-note-relaxed = Relaxed: whoever leaves has an hour, then a bot plays for them.
web-rhythm-note-days = Over days: everybody comes and goes, only the time for a decision counts.
web-rhythm-short-live = live
web-rhythm-short-relaxed = relaxed
web-rhythm-short-days = over days
web-seat-kept = Seat kept for { $name } for a moment

# The guide of a first game
web-learn = Learn by playing
web-learn-game = Learn by playing: { $game }
web-learn-why = First time? A guide plays along with you, step by step, against beginner bots.
web-coach-next = Got it!
web-coach-on = Next
web-coach-card = card { $at } of { $of }
web-coach-play = Let’s play!
web-coach-skip = Skip the guide
web-coach-resume = Turn the guide on again
web-coach-welcome = The welcome
web-coach-friends = Play with friends: a link is enough
web-coach-stronger = Stronger bots
web-coach-read = Read the rules
web-help = Explain what is expected
web-help-title = What to do?
web-help-later = Nothing to decide just now. When it is up to you:
web-help-rules = What the rules say

# Watching a game again
web-replay = Watch the game again
web-replay-of = Watch a game of { $game } again
web-replay-controls = Replay controls
web-replay-moment = Moment of the game
web-replay-place = Move { $move } of { $length }
web-replay-first = To the start
web-replay-back = One move back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = One move forward
web-replay-last = To the end
web-replay-speed = Speed
web-replay-times = × { $speed }
web-replay-eyes = Through the eyes of
web-replay-spectator = A spectator
web-replay-link = Copy a link to this move
web-replay-table = Back to the table
web-replay-early = The game is not over
web-replay-early-why = It can be watched again here, move by move and through everybody’s eyes, as soon as it is.

# The analysis
web-analyse = Analyse the game
web-analysis = Analysis
web-analysis-going = Analysing: move { $move } of { $length }
web-analysis-done = The analysis is done.
web-analysis-curve = What each could hope for, move by move
web-analysis-curve-team = What the team could hope for, move by move
web-analysis-why = Each moment is judged by an expert who knows what the player who had to decide knew, and nothing more: an unlucky hidden card is no mistake. 0%: lost; 100%: won.
web-analysis-now = { $name }: { $percent }%
web-analysis-turns = Turning points
web-analysis-turn = Move { $move }

# The proof of the deal
web-proof = Check the deal
web-proof-why = The game is over: the secret of the house and the numbers of the players are hidden no more. Your browser can do the sums again by itself, without trusting anybody.
web-proof-check = Do the sums again
web-proof-ok = right
web-proof-failed = wrong
web-proof-absent = this device was not there
web-proof-secret = The secret of the house gives the fingerprint published before the game.
web-proof-seed = The deal comes from the secret and the players’ numbers, and from nothing else.
web-proof-commitment = The fingerprint is the one that this device saw before the start.
web-proof-shares = The numbers drawn by this device are among those of the players.
web-proof-good = Everything is right: nobody chose the cards.
web-proof-partly = The sums are right. This device did not see everything before the start; to be sure, ask a player to check on theirs.
web-proof-bad = Something is wrong: this deal is not proven.
web-proof-numbers = The numbers
web-proof-number-commitment = Fingerprint
web-proof-number-secret = Secret
web-proof-number-shares = Numbers of the players
web-proof-number-seed = Seed of the deal
web-proof-offline = Offline, “ludo verify FILE” does the same with the downloaded game, and also replays it.
