"""What a server counts, in the text form of Prometheus; it is looked up when somebody asks."""

from __future__ import annotations

from collections.abc import Iterable

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from ludotheque.server.tables import Tables


class Figures:
    """All figures of a server, as Prometheus collects them."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def collect(self) -> Iterable[Metric]:
        """Name each figure."""
        tables, journal = self._tables, self._tables.journal
        yield GaugeMetricFamily("ludo_tables", "Tables in memory", len(tables.rooms))
        yield GaugeMetricFamily("ludo_clients", "Clients connected", tables.clients)
        yield CounterMetricFamily("ludo_commands", "Messages of clients", tables.commands)
        yield CounterMetricFamily("ludo_sent", "Messages sent to clients", tables.outbox.sent)
        yield from self._of_bots()
        yield CounterMetricFamily("ludo_lines", "Lines made durable", journal.lines)
        yield CounterMetricFamily("ludo_commits", "Transactions they took", journal.batches)

    def _of_bots(self) -> Iterable[Metric]:
        pool = self._tables.bots
        yield GaugeMetricFamily("ludo_thinking", "Decisions given to processes", pool.thinking)
        yield GaugeMetricFamily("ludo_waiting", "Decisions that wait their turn", pool.waiting)
        yield CounterMetricFamily("ludo_decisions", "Decisions that bots came to", pool.decided)
        readers = self._tables.analyses.readers
        yield GaugeMetricFamily("ludo_analyses", "Analyses that are going on", readers)


def figures_of(tables: Tables) -> bytes:
    """Return all figures as text."""
    registry = CollectorRegistry()
    registry.register(Figures(tables))
    return generate_latest(registry)
