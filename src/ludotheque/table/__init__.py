"""One live game: who sits where, what is decided, what each pair of eyes gets; no network."""
