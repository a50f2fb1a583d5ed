# The command line

help-ludo = Ludothèque: French board games with exact rules.
help-play = Play in the terminal against bots.
help-simulate = Play many games between bots on all cores and report what they have in common.
help-rules = Show the rule book of a game, or one clause of it (ludo rules kraaw K5.4).
help-verify = Play a record again and check that nobody chose its deal.
help-serve = Open the live tables, for browsers.
help-host = Address to listen on.
help-port = Port to listen on.
help-data = File where games are kept.
help-keep = Tables that nobody is at to keep in the file; at each start older ones are dropped (all are kept if not given).
help-bot-processes = Number of processes in which bots think.
help-hint-games = Games that are imagined for a hint.
help-analysis-games = Games that are imagined for each moment of an analysis.
help-rate = Messages that one person may send each second.
help-open = Open the browser, where there is a screen.
help-about = Say what runs here.
help-lang = Language.
help-seats = Number of players ({ $span }).
help-seed = Seed of the game: up to 32 hexadecimal digits. The same seed gives the same game.
help-games = Number of games.
help-bots = Bots by name, separated by commas; the last one fills the seats that are left (beginner, regular, expert, random, greedy; “expert:200” imagines 200 games a decision, “expert:1s” thinks for one second).
help-deck = Play with the deck of this CSV file instead of { $deck }.
help-json = Print JSON.

help-usage = Usage:
help-options = Options:
help-commands = Commands:
help-subcommand = COMMAND [ARGUMENTS]...
help-help = Show this help.
help-default = { $help }  [else: { $value }]
help-kind-integer = NUMBER
help-kind-integer-range = NUMBER
help-kind-float = NUMBER
help-kind-text = TEXT
help-kind-path = FILE

fault-command = there is no command “{ $wanted }”; commands: { $known }
fault-argument = there is no option { $wanted } here; options: { $known }
fault-missing = { $name } is missing
fault-value = { $name }: { $problem }
fault-integer = { $name } wants a whole number, not “{ $given }”
fault-integer-range = { $name } wants a whole number, { $least } or more, not “{ $given }”
fault-float = { $name } wants a number such as 0.5, not “{ $given }”
fault-choice = there is no “{ $given }” for { $name }; there are: { $known }
fault-bots = { $bots } bots for { $seats } seats; name at most one a seat
fault-games = { $games } games cannot be played; at least 1
fault-clause = there is no clause { $clause }; clauses of this game: { $known }

about-house = Ludothèque { $version }, on Python { $python }
about-build = Rules: { $build }
about-compiled = compiled (Cython)
about-interpreted = interpreted Python (no C compiler was there, or LUDOTHEQUE_PURE is set)

simulate-progress = Playing
simulate-title = { $game }: { $games } { $games ->
        [1] game
       *[other] games
    }
simulate-what = What
simulate-value = Value
simulate-finished = Games that ended
simulate-errors = Errors
simulate-rounds-mean = Rounds a game
simulate-score-mean = Score, mean of all seats
simulate-winner-score-mean = Score of the winner
simulate-win-rate-by-seat = Share of wins by seat
simulate-win-rate = Share of games won
simulate-end-reasons = How they ended
simulate-moves-mean = Moves a game
simulate-moves-per-s = Moves a second
simulate-error-examples = First errors, with their seeds

# ludo verify
verify-replays = { $game }: { $moves ->
        [1] the move replays and leads
       *[other] the { $moves } moves replay and lead
    } to the end that is written.
verify-fair = The deal is honest: it comes from the secret committed to before the game and from the players’ numbers.
verify-no-proof = This record holds no proof of its deal: it was not played at a live table.
fault-proof = The deal of { $path } does not come from the numbers it holds: somebody changed it.

# ludo serve
serve-address = The tables are open: { $address }
fault-port = { $host }:{ $port } cannot be opened ({ $problem }); choose another address with --host or another port with --port.
