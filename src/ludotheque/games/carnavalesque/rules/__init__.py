"""The rules of Carnavalesque, one module a chapter of the rule book."""
