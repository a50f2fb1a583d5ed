# Measuring speed

help-bench = Measure how fast the house is on this machine.
help-bench-engine = Measure the rules of every game, compiled and interpreted, on one core.
help-seconds = How long each measurement takes, in seconds.
help-peers = Measure other engines too, in the same run (pip install 'ludotheque[peers]').

fault-seconds = nothing can be measured in { $seconds } s; give a positive duration

bench-progress = Measuring…
bench-number = { $value }
bench-ratio = { $whole }.{ $tenth }×

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
bench-peers-note = By game: our random moves divided by their decisions, and in brackets our moves from Python divided by their decisions; new games included, at the number of seats where we are slowest. OpenSpiel’s games start after the deal; in C++ its decisions are the games played, times their mean length measured in Python.
