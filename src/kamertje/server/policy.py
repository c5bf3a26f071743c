"""What every response says about itself: one content security policy and the other headers of a careful site."""

from collections.abc import Awaitable, Callable, Iterable

from litestar.types import Message, Scope


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
    """A hook that sees every response, those of errors and unknown paths too."""
    headers = [
        (b"content-security-policy", policy.encode()),
        (b"x-content-type-options", b"nosniff"),
        (b"x-frame-options", b"DENY"),
        (b"referrer-policy", b"same-origin"),
        (b"cross-origin-resource-policy", b"same-origin"),
        (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    ]

    async def before_send(message: Message, _scope: Scope) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), *headers]

    return before_send
