# Drawing
table-round = Round { $round }
table-score = { $points } { $points ->
        [-1] point
        [1] point
       *[other] points
    }
table-parade = Parade
table-dead-end = Dead end
table-workshop-closed = closed, look for { $sign }
table-workshop-empty = empty
table-lay = { $laid }/{ $required } to lay
table-done = end
table-rescue = Dead end:
table-asked = { $sign } { $answer ->
        [yes] yes
       *[no] no
    }
table-role = role: { $role }
table-speech-all = all may talk
table-speech-king = King silent
table-speech-stop = only “Stop!”
table-speech-silence = silence
table-hand-empty = Your hand is empty.
table-skip = no thanks
table-claim = King!
table-decline = not me
table-hold = hold
table-yield = yield
table-stop = Stop!
table-quiet = hush
table-glide = glide
table-sweep = sweep
table-lengths = near→far
table-flip = turn over
table-dig = dig
table-grab = grab
table-gestures = { $left ->
        [0] no gesture left
        [1] 1 gesture
       *[other] { $left } gestures
    }
table-eyes-closed = Your eyes are closed
