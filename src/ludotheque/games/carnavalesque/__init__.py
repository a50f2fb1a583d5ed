"""Carnavalesque: a cooperative carnival with a messy crowd, a mute King and a blind Fool."""
