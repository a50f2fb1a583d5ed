"""Other people's engines and searches, each measured in a process of its own."""
