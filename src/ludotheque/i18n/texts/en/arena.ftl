# Leagues between bots

help-arena = Hold a league between bots and say what it proves.
help-arena-bots = Bots of the league, separated by commas (random, greedy, beginner, regular, expert). “expert:200” imagines 200 games a decision, “expert:1s” thinks for one second. So that a league can be repeated exactly, a bot without a budget counts its imagined games and does not look at the clock.
help-arena-rounds = Number of deals; each is played by every group of bots on all seats.
help-arena-games-budget = At most so many games: fewer deals are played to fit.
help-arena-out = File to which every result is added; the same command resumes a league that was stopped, or extends it with more deals.
help-arena-svg = File for the chart (SVG).
help-arena-workers = Number of processes (by default one a core).

fault-bot-thoughtless = “{ $wanted }”: only those that think have a budget ({ $known })
fault-bot-budget = “{ $wanted }”: unreadable budget; write a number of imagined games from 1 to { $games }, as in “expert:200”, or a time of up to { $seconds } seconds, as in “expert:1s”
fault-arena-bots = { $bots } bot is no league; name at least { $least }
fault-arena-twice = the bot “{ $bot }” is named twice; once is enough
fault-arena-rounds = { $rounds } deals cannot be played; at least 1
fault-arena-budget = { $budget } games are not enough: a single deal takes { $games }
fault-arena-workers = nothing can be done with { $workers } processes; at least 1
fault-league-foreign = { $path } is no league; it was not changed, choose another file
fault-league-differs = { $path } is another league, it was not changed: { $part } “{ $there }” in the file, “{ $here }” asked for; resume it with the same settings or choose another file
fault-league-line = { $path }, line { $line }: this is no result ({ $problem }); delete the line to play its game again

part-league = format
part-house = version of Ludothèque
part-game = game and version
part-deck = deck
part-options = options
part-seats = number of players
part-bots = bots
part-players = budgets of the bots
part-seed = seed

arena-progress = Games
arena-title = { $game } for { $players }: league, 95% intervals
arena-subtitle = { $games } finished { $games ->
        [1] game
       *[other] games
    }, { $rounds } { $rounds ->
        [1] deal
       *[other] deals
    }, seed { $seed }
arena-rank = Rank
arena-rank-open = { $place } ({ $best }–{ $worst })
arena-bot = Bot
arena-rating = Rating
arena-wins = Wins
arena-games = Games
arena-deals = Deals
arena-pairs = Head to head
arena-pair = Bots
arena-pair-wins = Share of the first
arena-against = { $bot } against { $other }
arena-team-wins = Wins
arena-points = Points
arena-points-when-won = Points when won
arena-differences = Differences on the same deals
arena-minus = { $bot } − { $other }
arena-axis-rating = OpenSkill rating, 95% interval
arena-axis-wins = games won, 95% interval
arena-interval = { $value } [{ $low }, { $high }]
arena-interval-percent = { $value }% [{ $low }, { $high }]
arena-percent = { $value }%
arena-unknown = –
arena-players = Without a limit of time: { $list }.
arena-timed = A bot looks at the clock: this league cannot be repeated exactly.
arena-gaps = Games to play: { $missing }; given up as too long: { $unfinished }; finished but not counted, because their deal is incomplete: { $out }.
arena-errors = Games with an error: { $errors }. The first, with their seeds:
arena-stopped = Stopped; everything is kept in { $path }. To resume: { $command }
arena-stopped-for-good = Stopped. With --out FILE a league can be resumed.
