"""The contract every game fulfils, the random stream, the record and the checked play loop."""
