# Ce qui parle pour un coup
reason-hand = Les cinq cartes de votre main font { $total } en tout.
reason-unknown-left = { $count ->
        [1] Il vous reste une carte que vous ne connaissez pas.
       *[other] Il vous reste { $count } cartes que vous ne connaissez pas.
    }
reason-unknown = Vous ne connaissez pas encore cette carte.
reason-known = Vous savez que c’est un { $value }.
reason-lock = C’est un { $value } : verrouillé, personne ne vous le vole.
reason-lock-known = Votre carte { $place } est un { $value } : une fois verrouillée, personne ne la vole.
reason-prize = La carte { $place } de { $to } est un { $value }, et elle n’est pas verrouillée.
reason-steal-back = Ce { $value } était à vous : reprenez-le avant qu’il soit verrouillé.
