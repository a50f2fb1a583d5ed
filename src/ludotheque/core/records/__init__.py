"""Records: games as seed and moves in text, and the proof that a deal was fair."""
