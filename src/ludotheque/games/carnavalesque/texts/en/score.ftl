# Score sheet
sheet-parade = Parade { $place }
sheet-workshop = Workshop { $place }
sheet-dead-end = Dead end
sheet-free = free
sheet-closed = closed
sheet-empty = empty
sheet-cards = { $count } { $count ->
        [1] card
       *[other] cards
    } × { $each }
sheet-total = Total
sheet-limit = lost with { $count } cards in the dead end
sheet-goal = Three floats of at least { $count } cards, and the public judges:
sheet-now = here, if the parade set off now
sheet-band-first = up to { $most }
sheet-band = { $least } to { $most }
sheet-band-last = { $least } and more
sheet-seen = card of your hand that all have seen
sheet-legend = The signs
sheet-authors = A game by Simon Havard and Juan Rodríguez, illustrated by Bony
