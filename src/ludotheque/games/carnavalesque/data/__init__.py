"""The material of Carnavalesque: names and numbers, no logic."""
