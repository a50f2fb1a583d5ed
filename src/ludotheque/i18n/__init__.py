"""Key and arguments in, a sentence in the reader's language out."""
