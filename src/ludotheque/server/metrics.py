"""What a house counts, in the text form of Prometheus; it is looked up when somebody asks."""

from __future__ import annotations

from collections.abc import Iterable

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from ludotheque.server.house import House


class Figures:
    """All figures of a house, as Prometheus collects them."""

    def __init__(self, house: House) -> None:
        self._house = house

    def collect(self) -> Iterable[Metric]:
        """Name each figure."""
        house, journal = self._house, self._house.journal
        yield GaugeMetricFamily("ludo_tables", "Tables in memory", len(house.rooms))
        yield GaugeMetricFamily("ludo_clients", "Clients connected", house.clients)
        yield CounterMetricFamily("ludo_wishes", "Messages of clients", house.wishes)
        yield CounterMetricFamily("ludo_sent", "Messages sent to clients", house.outbox.sent)
        yield from self._of_thinkers()
        yield CounterMetricFamily("ludo_lines", "Lines made durable", journal.lines)
        yield CounterMetricFamily("ludo_commits", "Transactions they took", journal.batches)

    def _of_thinkers(self) -> Iterable[Metric]:
        minds = self._house.thinkers
        yield GaugeMetricFamily("ludo_thinking", "Thoughts given to processes", minds.thinking)
        yield GaugeMetricFamily("ludo_waiting", "Thoughts that wait their turn", minds.waiting)
        yield CounterMetricFamily("ludo_thoughts", "Thoughts that came to an end", minds.thoughts)
        readers = self._house.analyses.readers
        yield GaugeMetricFamily("ludo_analyses", "Analyses that are going on", readers)


def figures_of(house: House) -> bytes:
    """Return all figures as text."""
    registry = CollectorRegistry()
    registry.register(Figures(house))
    return generate_latest(registry)
