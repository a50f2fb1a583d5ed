"""The live tables on the network: HTTP, WebSocket and the wire format; the only network code."""
