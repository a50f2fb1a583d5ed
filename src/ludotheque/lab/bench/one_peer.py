"""`python -m ludotheque.lab.bench.one_peer LINE-UP NAME SECONDS`: what a peer does, as JSON."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict

from ludotheque.lab.bench.peers import ENGINES
from ludotheque.lab.bench.search_peers import SEARCHERS

if __name__ == "__main__":
    key, name, seconds = sys.argv[1:]
    if key == ENGINES.key:
        found = asdict(ENGINES.measure_here(name, float(seconds)))
    else:
        found = asdict(SEARCHERS.measure_here(name, float(seconds)))
    sys.stdout.write("\n" + json.dumps(found) + "\n")
