"""Outbox, broom and buckets: what bounds a socket, with a clock that is moved by hand."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from kamertje.server.rooms.broom import Broom
from kamertje.server.rooms.bucket import Bucket, Buckets
from kamertje.server.rooms.outbox import MOST_BYTES, MOST_MESSAGES, Outbox


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


class Reader:
    """Takes messages only while `open` is set."""

    def __init__(self) -> None:
        self.took: list[Any] = []
        self.open = asyncio.Event()

    async def send(self, message: Any) -> None:
        await self.open.wait()
        self.took.append(message.get("text", message.get("code")))


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await test()

    asyncio.run(main())


def test_a_silent_socket_is_swept_away() -> None:
    async def test() -> None:
        clock, one, other = Clock(), Reader(), Reader()
        one.open.set()
        broom, quiet, talking = Broom(clock), Outbox(one.send), Outbox(other.send)
        broom.watch(quiet)
        heard = broom.watch(talking)
        clock.now = 29.0
        heard()
        broom.sweep()
        assert not quiet.closing
        clock.now = 31.0
        broom.sweep()
        assert (quiet.closing, talking.closing) == (True, False)
        await quiet.flushed()
        assert one.took == [1001]
        broom.forget(talking)
        clock.now = 100.0
        broom.sweep()
        assert not talking.closing

    run(test)


def test_messages_go_out_in_order_and_nothing_after_the_end() -> None:
    async def test() -> None:
        reader = Reader()
        outbox = Outbox(reader.send)
        for number in range(5):
            outbox.put(b"%d" % number)
        outbox.close(4001)
        outbox.close(1008)
        outbox.put(b"too late")
        assert outbox.closing
        reader.open.set()
        await outbox.flushed()
        assert reader.took == ["0", "1", "2", "3", "4", 4001]

    run(test)


def test_a_slow_reader_is_dropped() -> None:
    async def test() -> None:
        for size, most in ((10, MOST_MESSAGES), (MOST_BYTES // 8, 8)):
            reader = Reader()
            outbox = Outbox(reader.send)
            for _ in range(most):
                outbox.put(b"x" * size)
            reader.open.set()
            await outbox.flushed()
            assert len(reader.took) == most
            reader.open.clear()
            for _ in range(most + 3):
                outbox.put(b"x" * size)
            reader.open.set()
            await outbox.flushed()
            assert reader.took[-1] == 1013
            assert len(reader.took) <= most + 2

    run(test)


def test_a_reader_that_is_gone() -> None:
    async def test() -> None:
        async def send(_message: Any) -> None:
            raise ConnectionResetError

        outbox = Outbox(send)
        outbox.put(b"a")
        await outbox.flushed()
        outbox.put(b"b")
        await outbox.flushed()
        assert outbox.closing

    run(test)


def test_so_much_at_once_and_so_much_a_second() -> None:
    clock = Clock()
    bucket = Bucket(3, 2, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now = 100.0
    assert bucket.full
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_addresses_are_forgotten() -> None:
    clock = Clock()
    buckets = Buckets(1, 1, clock)
    assert [buckets.take(f"address {number}") for number in range(2000)] == [True] * 2000
    assert not buckets.take("address 1999")
    clock.now = 10.0
    for number in range(2100):
        assert buckets.take(f"new {number}")
    assert buckets.take("address 0")
