"""Metrics in Prometheus' text format. Each server counts for itself; a registry is never shared."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

CONTENT_TYPE = CONTENT_TYPE_LATEST
_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.04, 0.06, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """What a server counts as it goes, and what it reads off when someone asks."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.connections = Gauge("underhall_connections", "Open sockets", registry=self._registry)
        self.messages = Counter("underhall_messages", "Messages from clients", ["kind"], registry=self._registry)
        self.refusals = Counter("underhall_refusals", "Refused messages", ["code"], registry=self._registry)
        self.acknowledged = Histogram(
            "underhall_ack_seconds",
            "From a move's arrival to its acknowledgement",
            buckets=_SECONDS,
            registry=self._registry,
        )
        self.slow_readers = Counter("underhall_slow_readers", "Sockets closed as too slow", registry=self._registry)
        self.requests = Counter("underhall_requests", "HTTP requests", ["route", "status"], registry=self._registry)

    def watch(self, name: str, text: str, value: Callable[[], float], *, counter: bool = False) -> None:
        """Read a number off whenever the metrics are asked for."""
        self._registry.register(_Reading(name, text, value, counter))

    def text(self) -> bytes:
        return generate_latest(self._registry)


class _Reading(Collector):
    def __init__(self, name: str, text: str, value: Callable[[], float], counter: bool) -> None:
        self._name = name
        self._text = text
        self._value = value
        self._kind: type[CounterMetricFamily | GaugeMetricFamily] = (
            CounterMetricFamily if counter else GaugeMetricFamily
        )

    def collect(self) -> Iterable[Metric]:
        family = self._kind(self._name, self._text)
        family.add_metric([], self._value())
        yield family
