# Score sheet
sheet-total = Total
sheet-best = Best column
sheet-deck = Cards: { $deck }
sheet-points = { $points } { $points ->
        [1] point
       *[other] points
    }
sheet-token = token: one more
sheet-salt = Salt, { $why }
why-none = one more
why-double = counts double
why-flat2 = 2 points
why-flat5 = 5 points
why-each = 1 per { $ingredients }: { $times } × { $counted } = { $points }
why-both = 1 per { $ingredients }: { $counted } = { $points }
why-twice = 2 per { $ingredients }: { $times } × { $counted } = { $points }
why-pair = pair: { $counted } → { $times } × { $sets } = { $points }
why-trio = trio: { $counted } → { $times } × { $sets } = { $points }
amount-clover = { $amount } { $amount ->
        [one] Clover
       *[other] Clovers
    }
amount-flower = { $amount } { $amount ->
        [one] Flower
       *[other] Flowers
    }
amount-egg = { $amount } { $amount ->
        [one] Egg
       *[other] Eggs
    }
amount-honey = { $amount } { $amount ->
        [one] Honey
       *[other] Honey
    }
amount-skull = { $amount } { $amount ->
        [one] Skull
       *[other] Skulls
    }
amount-butterfly = { $amount } { $amount ->
        [one] Butterfly
       *[other] Butterflies
    }
amount-berry = { $amount } { $amount ->
        [one] Berry
       *[other] Berries
    }
amount-mushroom = { $amount } { $amount ->
        [one] Mushroom
       *[other] Mushrooms
    }
