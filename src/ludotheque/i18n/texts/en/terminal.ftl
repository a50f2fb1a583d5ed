# Playing and replaying a game in the terminal

help-replay = Watch a recorded game, move by move, through anybody’s eyes.
help-resume = Go on with the game recorded in this file.
help-name = Your name.
help-pace = Seconds that a move of a bot takes at least.
help-record = File that keeps the game (otherwise a name made from the game and the seed).
help-bots-others = Bots of the other seats, separated by commas; the last one fills the seats that are left (beginner, regular, expert, random, greedy; “expert:200” imagines 200 games a decision, “expert:1s” thinks for one second).
help-seat = Through the eyes of which seat (1, 2…), or “spectator”.
help-log = Print the story instead of opening the screen.
help-analyse = Judge the game move by move: what each player could hope for, and the moves that changed it most.
help-replay-pace = Seconds between two moves when the game runs.

fault-what-to-play = say which game to play: { $known } (for example “ludo play { $first }”), or which recorded one to go on with, by --resume
fault-resume-game = --resume goes on with a recorded game, which says what is played: name no other game
fault-terminal = playing takes a real terminal; the input or the output is somewhere else
fault-name = “{ $name }” cannot be a name: one line of 1 to { $longest } characters that does not start with “bot”
fault-people = to go on with a game, exactly one of its players must be a person; here there are { $people }
fault-over = the game of { $path } is over; to watch it: ludo replay { $path }
fault-save = cannot write { $path }: { $problem }
fault-pace = the pace goes from 0 to { $most } seconds

bot-name = Bot { $number }

play-hints = ?·why not  r·rules  space·skip  q·leave
play-hints-score = ?·why not  r·rules  s·score  space·skip  q·leave
play-bot-failed = { $seat } cannot think any more ({ $problem }) and plays at random.
replay-hints = ←→·moves  space·run  0-9·eyes  r·rules  q·leave
replay-hints-score = ←→·moves  space·run  0-9·eyes  r·rules  s·score  q·leave
replay-place = Move { $place } of { $length } — through the eyes of { $eyes }
replay-spectator = a spectator

rules-title = The rules of { $game }
sheet-hint = Esc: close
score-title = The points and where they come from
why-title = Not possible now, and why
why-hint = ↑↓: read the rule · Esc: close
why-more = and { $count } { $count ->
        [1] other
       *[other] others
    }
pause-title = A moment…
pause-hint = Enter: go on
end-title = The game is over
end-hint = n: new game · q: leave
end-hint-score = ↑↓: score sheet · n: new game · q: leave
end-score = { $seat }: { $score }
end-rounds = ({ $rounds ->
        [1] 1 round
       *[other] { $rounds } rounds
    })
end-kept = Kept in { $path }

saved-unfinished = Game kept in { $path }; to go on: { $command }
saved-finished = Game kept in { $path }; to watch it: { $command }

analysis-team = The team
analysis-turns = The moves that changed most:
analysis-none = No move changed much.
analysis-turn = { $place }. { $words } ({ $changes })
analysis-move = { $seat }: { $words }
analysis-change = { $name } { $before } → { $after }%
