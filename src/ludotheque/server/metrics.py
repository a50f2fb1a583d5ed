"""What a server counts, in the text form of Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest


class Metrics:
    """Counters of one house."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("ludo_tables", "Tables in memory", registry=self.registry)
        self.clients = Gauge("ludo_clients", "Clients connected", registry=self.registry)
        self.frames = Counter("ludo_frames", "Frames sent", registry=self.registry)
        self.wishes = Counter("ludo_wishes", "Messages of clients", registry=self.registry)
        self.refused = Counter("ludo_refused", "Messages refused", registry=self.registry)
        self.lines = Gauge("ludo_lines", "Lines made durable", registry=self.registry)
        self.commits = Gauge("ludo_commits", "Transactions they took", registry=self.registry)

    def text(self, lines: int, commits: int) -> bytes:
        """Return all figures as text."""
        self.lines.set(lines)
        self.commits.set(commits)
        return generate_latest(self.registry)
