# Measuring speed

help-bench = Measure how fast the house is on this machine.
help-bench-engine = Measure the rules of every game, compiled and interpreted, on one core.
help-seconds = How long each measurement takes, in seconds.
help-peers = Measure other engines too, in the same run (pip install 'ludotheque[peers]').

fault-seconds = nothing can be measured in { $seconds } s; give a positive duration

bench-progress = Measuring…
bench-number = { $value }
bench-ratio = { $whole }.{ $tenth }×

bench-engine-title = Per second, on one core
bench-game = Game
bench-seats = Seats
bench-build = Rules
bench-random-play = Random moves
bench-python-play = The same, from Python
bench-copy = Copies
bench-view = Views
bench-sample = Samples
bench-compiled = compiled
bench-interpreted = interpreted
bench-speedup = ratio
bench-not-compiled = The rules are not compiled here: no C compiler was there when they were installed.

bench-peers-title = Other engines: random games, per second, on one core
bench-peer = Engine
bench-decisions = Decisions
bench-chances = Moves of chance
bench-ratio-inside = { $game }, ratio
bench-ratio-outside = { $game } from Python, ratio
bench-peer-missing = not installed
bench-peer-no-game = this version does not have the game
bench-peer-failed = failed: { $problem }
bench-peers-note = Ratio: our moves (new games included, at our slowest number of seats) divided by their decisions. OpenSpiel’s games start after the deal; in C++ its decisions are the games played, times their mean length measured in Python.
