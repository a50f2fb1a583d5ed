# Ce qu’on voit du jeu avant d’y entrer
name = Carnavalesque
pitch = Un Roi muet, un Bouffon aveugle, une foule en désordre : que le défilé commence !
