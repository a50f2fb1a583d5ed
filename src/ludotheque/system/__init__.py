"""What the house asks of the machine: files that a person named, processes that end in time."""
