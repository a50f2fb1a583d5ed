"""Loads a server with tables of two clients each, over real sockets: ours, or a peer's."""
