"""What every response says about itself: one content security policy and the other headers of a careful site."""

import base64
import hashlib
from collections.abc import Awaitable, Callable

from litestar.types import Message, Scope


def content_security_policy(import_map: str) -> str:
    """Everything from this server alone; the import map is the one inline script, named by its hash."""
    digest = base64.b64encode(hashlib.sha256(import_map.encode()).digest()).decode()
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src 'self' 'sha256-{digest}' 'wasm-unsafe-eval'",
            "style-src 'self'",
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
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"cross-origin-resource-policy", b"same-origin"),
        (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    ]

    async def before_send(message: Message, _scope: Scope) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), *headers]

    return before_send
