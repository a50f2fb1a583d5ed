# Ce qui parle pour un coup
reason-fits = Elle va avec le char { $workshop }, où toutes les cartes ont alors { $points } : il en a { $count }, et défile à partir de { $least }.
reason-parade = Le char a { $count } cartes : assez pour défiler, il en faut { $least }.
