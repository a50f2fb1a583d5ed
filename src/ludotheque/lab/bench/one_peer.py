"""`python -m ludotheque.lab.bench.one_peer LINE-UP NAME SECONDS`: what a peer does, as JSON."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict

from ludotheque.lab.bench.line_up import LineUp
from ludotheque.lab.bench.peers import ENGINES, PeerRate
from ludotheque.lab.bench.search_peers import SEARCHERS, Searcher

LINE_UPS: dict[str, LineUp[PeerRate] | LineUp[Searcher]] = {
    ENGINES.key: ENGINES,
    SEARCHERS.key: SEARCHERS,
}

if __name__ == "__main__":
    key, name, seconds = sys.argv[1:]
    found = LINE_UPS[key].measure_here(name, float(seconds))
    sys.stdout.write("\n" + json.dumps(asdict(found)) + "\n")
