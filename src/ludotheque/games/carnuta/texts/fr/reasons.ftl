# Ce qui parle pour un coup
reason-play = { $points ->
        [0] Cette carte ne rapporte rien tout de suite
        [1] Cette carte rapporte 1 point tout de suite
       *[other] Cette carte rapporte { $points } points tout de suite
    } et laisse { $suns } × { face-sun } et { $moons } × { face-moon }.
reason-take = Une fois posée, cette carte rapporterait { $points } { $points ->
        [1] point
       *[other] points
    }.
reason-take-payable = Une fois posée, cette carte rapporterait { $points } { $points ->
        [1] point
       *[other] points
    }, et vos runes la paient déjà.
reason-pay = Vos runes paieront alors { card-name }.
