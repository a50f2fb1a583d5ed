"""Kraaw: two to six ravens furnish their nests and steal from each other."""
