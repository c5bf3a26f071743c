"""A token bucket: so much at once, and so much a second after that."""

from collections.abc import Callable


class Bucket:
    __slots__ = ("_at", "_clock", "_rate", "_size", "_tokens")

    def __init__(self, size: float, rate: float, clock: Callable[[], float]) -> None:
        self._size, self._rate, self._clock = size, rate, clock
        self._tokens, self._at = size, clock()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = self._clock()
        self._tokens = min(self._size, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    @property
    def full(self) -> bool:
        """Nothing was taken for so long that it could be forgotten."""
        return self._tokens + (self._clock() - self._at) * self._rate >= self._size


class Allowance:
    """How often somebody may do something: each browser, and all together who share an address, which may be a class.

    A browser without a key of its own counts by its address.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._browsers = Buckets(60, 1, clock)
        self._addresses = Buckets(600, 10, clock)

    def take(self, key: str, address: str) -> bool:
        return self._browsers.take(key or address) and self._addresses.take(address)


class Buckets:
    """One for each name, such as an address."""

    def __init__(self, size: float, rate: float, clock: Callable[[], float]) -> None:
        self._size, self._rate, self._clock = size, rate, clock
        self._buckets: dict[str, Bucket] = {}
        self._sweep_at = 1024

    def take(self, name: str) -> bool:
        if len(self._buckets) >= self._sweep_at:
            self._buckets = {each: bucket for each, bucket in self._buckets.items() if not bucket.full}
            self._sweep_at = max(1024, 2 * len(self._buckets))
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(self._size, self._rate, self._clock)
        return bucket.take()
