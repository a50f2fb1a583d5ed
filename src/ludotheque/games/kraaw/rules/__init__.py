"""The rules of Kraaw, one module a chapter of the rule book."""
