"""`python -m ludotheque.lab.bench.one_peer NAME SECONDS`: the speed of a peer, as JSON."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict

from ludotheque.lab.bench.peers import measure_here

if __name__ == "__main__":
    name, seconds = sys.argv[1:]
    sys.stdout.write("\n" + json.dumps(asdict(measure_here(name, float(seconds)))) + "\n")
