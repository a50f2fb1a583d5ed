"""The phases of a round, one module a chapter of the rule book; `rules/flow.py` shows them all."""
