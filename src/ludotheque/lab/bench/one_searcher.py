"""`python -m ludotheque.lab.bench.one_searcher NAME SECONDS`: a peer that searches, as JSON."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict

from ludotheque.lab.bench.search_peers import measure_here

if __name__ == "__main__":
    name, seconds = sys.argv[1:]
    sys.stdout.write("\n" + json.dumps(asdict(measure_here(name, float(seconds)))) + "\n")
