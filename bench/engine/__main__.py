"""`python -m bench.engine SECONDS`: the rates of the build that runs, as JSON."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict

from bench.engine.rates import measure_all
from ludotheque.build import is_compiled

if __name__ == "__main__":
    rates = [asdict(each) for each in measure_all(float(sys.argv[1]))]
    sys.stdout.write(json.dumps({"compiled": is_compiled(), "rates": rates}) + "\n")
