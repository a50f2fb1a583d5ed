# Measuring speed

help-bench = Measure how fast the house is on this machine.
help-bench-engine = Measure the rules of every game, compiled and interpreted, on one core.
help-seconds = How long each measurement takes, in seconds.
help-peers = Measure other engines too, in the same run (pip install 'ludotheque[peers]').

fault-seconds = nothing can be measured in { $seconds } s; give a positive duration
fault-no-checkout = measuring needs a checkout of the sources: clone the repository (git clone --depth 1), run pip install --editable . in it, and measure with the ludo installed there

bench-progress = Measuring…
bench-number = { $value }
bench-ratio = { $value } ×

bench-engine-title = The rules on one core, per second
bench-game = Game
bench-game-seats = { $game }, { $seats }
bench-what = Per second
bench-random-play = random moves
bench-python-play = moves from Python
bench-copy = copies
bench-view = views
bench-sample = imagined states
bench-compiled = compiled
bench-interpreted = interpreted
bench-speedup = ratio
bench-not-compiled = The rules are not compiled here: no C compiler was there when they were installed.

bench-peers-title = Other engines: random games, per second, on one core
bench-peer = Engine
bench-decisions = Decisions
bench-chances = Moves of chance
bench-peer-unmeasured = { $peer }: { $problem }
bench-peer-missing = not installed
bench-peer-no-game = this version does not have the game
bench-peer-failed = failed: { $problem }
bench-peer-game = beside { $game }
bench-peers-note = Under each engine, game by game: our random moves divided by its decisions, and our moves from Python divided by its decisions; new games included, at the number of seats where we are slowest. OpenSpiel’s games start after the deal; in C++ its decisions are the games played, times their mean length measured in Python.

help-bench-server = Measure the server: tables of two clients, real sockets, the server on one core and the load on another.
help-bench-tables = Number of tables; may be given several times.
help-bench-server-peers = Measure boardgame.io too, in the same run (needs node and npm).
fault-cores = this needs { $cores } cores and a Linux system: one for the server, one for the load
fault-bench-tables = { $tables } tables cannot be measured; give a number from 1 to { $most }

bench-server-title = The server on one core
bench-server = Server
bench-ours = Ludothèque
bench-tables = Tables
bench-moves = Moves/s
bench-middle = p50, ms
bench-slow = p99, ms
bench-memory-before = MB at first
bench-memory-after = MB at the end
bench-decimal = { $whole }.{ $part }
bench-server-ratios = Ludothèque divided by boardgame.io
bench-server-note = A move counts from its sending until both clients saw it; with us it is on the disk before. One move at a time at each table.

help-bench-search = Measure how bots think: imagined games a second, on one core.
help-bench-search-peers = Measure OpenSpiel’s search too, in the same run (pip install 'ludotheque[peers]').
bench-search-title = Thinking on one core: imagined games a second
bench-search-from = From
bench-search-start = the start
bench-search-middle = the middle
bench-search-evaluator = valued
bench-search-plain = at random
bench-search-moves = moves a random game
bench-search-note = Valued: as our bots think, the game’s evaluator plays each imagined game to where it can value it. At random: the same search, but each imagined game goes on at random to the end. Every decision gets 200 imagined games.
bench-search-ratios = What we imagine divided by what they do
bench-search-how = In
bench-search-by-plain-moves = moves, random
bench-search-by-plain = games, random
bench-search-by-evaluator = games, valued
bench-search-peers-note = OpenSpiel: ISMCTSBot in C++, one random game to the end each iteration, 200 iterations a decision. Start is compared with start, middle with middle. The games are not the same; counting moves allows for the length of games, not for their rules.
