# Dessin
table-round = Manche { $round }
table-score = { $points } { $points ->
        [-1] point
        [0] point
        [1] point
       *[other] points
    }
table-parade = Défilé
table-dead-end = Impasse
table-workshop-closed = fermé, cherchez { $sign }
table-workshop-empty = vide
table-lay = { $laid }/{ $required } à poser
table-done = finir
table-rescue = Impasse :
table-asked = { $sign } { $answer ->
        [yes] oui
       *[no] non
    }
table-role = rôle : { $role }
table-speech-all = tous parlent
table-speech-king = le Roi se tait
table-speech-stop = « Stop ! » seul
table-speech-silence = silence
table-hand-empty = Votre main est vide.
table-skip = non merci
table-claim = Roi !
table-decline = pas moi
table-hold = tenir
table-yield = céder
table-stop = Stop !
table-quiet = chut
table-glide = glisser
table-sweep = balayer
table-lengths = peu→loin
table-flip = retourner
table-dig = fouiller
table-grab = saisir
table-gestures = { $left ->
        [0] plus de geste
        [1] 1 geste
       *[other] { $left } gestes
    }
table-eyes-closed = Vos yeux sont fermés
