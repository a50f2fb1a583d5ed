# Ce qu’on voit du jeu avant d’y entrer
name = Carnuta
pitch = Des druides composent leur potion au fil du jour et de la nuit.
