"""What every response says about itself: a content security policy and the other headers of a careful site."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from litestar.types import Message, Scope

OF_THE_REST: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'"
)


def content_security_policy(scripts: Iterable[str], styles: Iterable[str]) -> str:
    """Everything from this server alone; what stands in the page itself is named by its hash."""
    return "; ".join(
        (
            "default-src 'none'",
            " ".join(("script-src 'self'", *scripts, "'wasm-unsafe-eval'")),
            " ".join(("style-src 'self'", *styles)),
            "img-src 'self'",
            "connect-src 'self'",
            "worker-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )


def add_headers(policy: str) -> Callable[[Message, Scope], Awaitable[None]]:
    """A hook that sees every response, those of errors and unknown paths too.

    ``policy`` is that of the pages. Of the rest only workers run anything, so it does without the hashes of what stands
    in pages, which would be half of what many a module weighs.
    """
    others = [
        (b"x-content-type-options", b"nosniff"),
        (b"x-frame-options", b"DENY"),
        (b"referrer-policy", b"same-origin"),
        (b"cross-origin-resource-policy", b"same-origin"),
    ]
    of_pages = [
        (b"content-security-policy", policy.encode()),
        (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
        *others,
    ]
    of_the_rest = [(b"content-security-policy", OF_THE_REST.encode()), *others]

    async def before_send(message: Message, _scope: Scope) -> None:
        if message["type"] == "http.response.start":
            headers = message.get("headers", ())
            message["headers"] = [*headers, *(of_pages if _may_be_page(headers) else of_the_rest)]

    return before_send


def _may_be_page(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """An answer without a type says that a page has not changed, and its policy then takes the place of the first."""
    types = [value for name, value in headers if name.lower() == b"content-type"]
    return not types or types[0].startswith(b"text/html")
