"""The services, started once and only when a test needs them."""

import asyncio
import uuid
from collections.abc import Iterator

import asyncpg
import pytest

from tests.rooms import services


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[str]:
    with services.postgresql() as url:
        if url is None:
            pytest.skip("no PostgreSQL: neither its programs nor a wheel with them")
        yield url


@pytest.fixture(scope="session")
def redis_server() -> Iterator[str]:
    with services.redis() as url:
        if url is None:
            pytest.skip("no Redis: neither its program nor a wheel with it")
        yield url


@pytest.fixture
def postgresql_url(postgresql_server: str) -> Iterator[str]:
    """An empty place of its own in the database."""
    schema = f"test_{uuid.uuid4().hex}"

    async def execute(statement: str) -> None:
        connection = await asyncpg.connect(postgresql_server)
        await connection.execute(statement)
        await connection.close()

    asyncio.run(execute(f"CREATE SCHEMA {schema}"))
    yield f"{postgresql_server}{'&' if '?' in postgresql_server else '?'}search_path={schema}"
    asyncio.run(execute(f"DROP SCHEMA {schema} CASCADE"))
