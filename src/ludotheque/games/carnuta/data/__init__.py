"""The material of Carnuta: names and numbers, no logic."""
