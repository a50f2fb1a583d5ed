"""What a server counts, in the text form of Prometheus; counting itself costs next to nothing."""

from __future__ import annotations

from collections.abc import Iterable

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric


class Metrics:
    """Counters of one house; what is measured elsewhere is set when somebody asks."""

    def __init__(self) -> None:
        self.tables = 0
        self.clients = 0
        self.wishes = 0
        self.sent = 0
        self.lines = 0
        self.commits = 0

    def collect(self) -> Iterable[Metric]:
        """Name all figures for Prometheus."""
        yield GaugeMetricFamily("ludo_tables", "Tables in memory", self.tables)
        yield GaugeMetricFamily("ludo_clients", "Clients connected", self.clients)
        yield CounterMetricFamily("ludo_wishes", "Messages of clients", self.wishes)
        yield CounterMetricFamily("ludo_sent", "Messages sent to clients", self.sent)
        yield CounterMetricFamily("ludo_lines", "Lines made durable", self.lines)
        yield CounterMetricFamily("ludo_commits", "Transactions they took", self.commits)

    def text(self) -> bytes:
        """Return all figures as text."""
        registry = CollectorRegistry()
        registry.register(self)
        return generate_latest(registry)
