"""The commands of `ludo`: a file each, with `build(say)`, which returns it; and what they share."""
