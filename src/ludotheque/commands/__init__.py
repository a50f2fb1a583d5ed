"""The commands of `ludo`, one file each; every file has `build(say)`, which returns the command."""
