# What speaks for a move
reason-fits = It fits float { $workshop }, where all cards then have { $points }: it has { $count } of them, and parades from { $least } on.
reason-parade = The float has { $count } cards: enough to parade, which takes { $least }.
