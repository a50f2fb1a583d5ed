"""`python -m bench.peers LINE-UP NAME SECONDS`: what a peer does, as JSON."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict

from bench.peers.engines import ENGINES, PeerRate
from bench.peers.line_up import LineUp
from bench.peers.searchers import SEARCHERS, Searcher

LINE_UPS: dict[str, LineUp[PeerRate] | LineUp[Searcher]] = {
    ENGINES.key: ENGINES,
    SEARCHERS.key: SEARCHERS,
}

if __name__ == "__main__":
    key, name, seconds = sys.argv[1:]
    found = LINE_UPS[key].measure_here(name, float(seconds))
    sys.stdout.write("\n" + json.dumps(asdict(found)) + "\n")
