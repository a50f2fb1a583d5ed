"""How fast the rules of each game are, compiled and interpreted."""
