"""How the server is reached from outside: under which address, through which proxies, and who asks."""

from dataclasses import dataclass
from http import HTTPStatus
from ipaddress import IPv6Address, ip_address
from typing import Any
from urllib.parse import quote, urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.response import Response

from kamertje.server.public import read_origin

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class OriginRefusedError(HTTPException):
    """A page of another site asks."""

    status_code = HTTPStatus.FORBIDDEN


@dataclass(frozen=True, slots=True)
class Front:
    """public: "https://kamertje.example", or "" where the server believes what its readers say.

    proxies: addresses and networks that may say for whom they ask; nobody else is believed.
    """

    public: str = ""
    proxies: tuple[str, ...] = ()

    @property
    def host(self) -> str:
        return urlsplit(self.public).netloc

    def origin(self, connection: AnyConnection) -> str:
        """What addresses for others begin with; empty where that cannot be known."""
        scheme = {"ws": "http", "wss": "https"}.get(connection.scope["scheme"], connection.scope["scheme"])
        return self.public or read_origin(scheme, connection.headers.get("host", ""))

    def is_secure(self, connection: AnyConnection) -> bool:
        """The browser came over TLS. Also behind a proxy that ends it: the page's origin says how the browser came."""
        if self.public:
            return self.public.startswith("https://")
        return connection.scope["scheme"] in {"https", "wss"} or connection.headers.get("origin", "").startswith(
            "https://"
        )

    def refuse_other_origins(self, connection: AnyConnection) -> None:
        """Raises for a page of another origin; a program that names none may pass, for it has no one else's cookies."""
        origin = connection.headers.get("origin")
        if origin is None:
            if connection.headers.get("sec-fetch-site", "same-origin") not in {"same-origin", "none"}:
                raise OriginRefusedError
        elif origin.lower() != self.public if self.public else not self.is_own(connection, origin):
            raise OriginRefusedError

    def is_own(self, connection: AnyConnection, address: str) -> bool:
        """Whether an address is one of this site, as far as its host goes."""
        try:
            host = urlsplit(address).netloc.lower()
        except ValueError:
            return False
        return host == (self.host or connection.headers.get("host", "").lower())

    def lead(self, request: Request[Any, Any, Any]) -> Response[bytes] | None:
        """Where a page is asked for under another host: the way to the public one, whose links and cookies hold."""
        asked = request.headers.get("host", "").lower()
        wants_page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
        if not self.public or asked == self.host or not wants_page:
            return None
        path = quote(request.scope["path"]).lstrip("/")
        query = request.scope["query_string"].decode("ascii", "replace")
        address = f"{self.public}/{path}{'?' if query else ''}{query}"
        return Response(b"", status_code=HTTPStatus.TEMPORARY_REDIRECT, headers={"location": address})


def front_of(connection: AnyConnection) -> Front:
    found: Front = connection.app.state.front
    return found


def address_of(connection: AnyConnection) -> str:
    """Whom limits are for: an address, or the network of 2**64 addresses that one subscriber has of IPv6."""
    address = connection.client.host if connection.client else ""
    try:
        number = ip_address(address)
    except ValueError:
        return address
    if not isinstance(number, IPv6Address):
        return address
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(IPv6Address(int(number) >> 64 << 64))
