"""How fast the house is: its own rules in both builds, and its peers, in one run."""
