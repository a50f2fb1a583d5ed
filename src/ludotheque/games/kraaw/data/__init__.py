"""The material of Kraaw: names and numbers, no logic."""
