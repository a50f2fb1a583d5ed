"""Pictures of the pages, for the documentation and to be looked at."""
