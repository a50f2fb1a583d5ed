# What speaks for a move
reason-play = { $points ->
        [0] This card brings nothing at once
        [1] This card brings 1 point at once
       *[other] This card brings { $points } points at once
    } and leaves { $suns } × { face-sun } and { $moons } × { face-moon }.
reason-take = Once played, this card would bring { $points } { $points ->
        [1] point
       *[other] points
    }.
reason-take-payable = Once played, this card would bring { $points } { $points ->
        [1] point
       *[other] points
    }, and your runes pay for it already.
reason-pay = Your runes will then pay for { card-name }.
