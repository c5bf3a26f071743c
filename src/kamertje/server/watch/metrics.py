"""Counts and gauges as Prometheus reads them, at a port of their own: they are nobody's business but the operator's."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import accumulate

from prometheus_client import CollectorRegistry, ProcessCollector, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from kamertje.service.rooms import Rooms
from kamertje.service.tally import STEPS


class RoomsCollector(Collector):
    """Reads what the rooms have counted, when it is asked."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    def collect(self) -> Iterator[Metric]:
        tally, crowd = self._rooms.tally, self._rooms.crowd()
        yield GaugeMetricFamily("kamertje_rooms", "Rooms that somebody here looks at.", crowd.rooms)
        sockets = GaugeMetricFamily("kamertje_connections", "Open sockets of rooms.", labels=["who"])
        sockets.add_metric(["player"], crowd.players)
        sockets.add_metric(["onlooker"], crowd.onlookers)
        yield sockets
        refused = CounterMetricFamily("kamertje_refused", "Commands without effect, by the reason.", labels=["code"])
        for code, count in sorted(tally.refused.items()):
            refused.add_metric([code], count)
        yield refused
        yield CounterMetricFamily("kamertje_overtaken", "Changes decided anew: others came first.", tally.overtaken)
        stored = HistogramMetricFamily("kamertje_stored_seconds", "Time until a change was on the disk.")
        names = (*map(str, STEPS), "+Inf")
        stored.add_metric([], list(zip(names, accumulate(tally.stored), strict=True)), tally.seconds)
        yield stored


class MetricsError(Exception):
    """Metrics cannot be published; one sentence for people."""


@contextmanager
def published(address: tuple[str, int] | None) -> Iterator[CollectorRegistry | None]:
    """What is to be had at http://ADDRESS/metrics, as long as it lasts. Raises MetricsError."""
    if address is None:
        yield None
        return
    registry = CollectorRegistry()
    ProcessCollector(registry=registry)
    try:
        server, thread = start_http_server(address[1], address[0], registry)
    except OSError as fault:
        raise MetricsError(f"Metrics cannot be served on {address[0]}, port {address[1]}: {fault.strerror}.") from None
    try:
        yield registry
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
