"""Players that see a view and their legal moves, and nothing else."""
