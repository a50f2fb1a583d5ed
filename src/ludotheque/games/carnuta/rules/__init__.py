"""The rules of Carnuta, one module a chapter of the rule book."""
