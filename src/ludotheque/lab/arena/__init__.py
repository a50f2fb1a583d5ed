"""Leagues between bots: who plays whom, on which deals, and what the results prove."""
