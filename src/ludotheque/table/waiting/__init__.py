"""Whether a game goes on and how long it waits: who is here, clocks, stand-ins, budgets."""
