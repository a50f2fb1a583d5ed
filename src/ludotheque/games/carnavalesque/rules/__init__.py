"""The rules of Carnavalesque: its state, its phases, and what they share."""
