# Ce qu’on voit du jeu avant d’y entrer
name = Kraaw
pitch = Des corbeaux garnissent leur nid, et chapardent chez les voisins.
