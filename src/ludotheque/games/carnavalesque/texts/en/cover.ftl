# What is seen of the game before one enters it
name = Carnavalesque
pitch = A silent King, a blindfolded Fool, a crowd in a mess: let the parade begin!
