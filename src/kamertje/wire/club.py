"""The bodies of the HTTP calls around accounts: `/api/club/…`, as JSON, with the session in a cookie."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

NameText = Annotated[str, Meta(max_length=400)]
PasswordText = Annotated[str, Meta(min_length=8, max_length=128, description="At least eight characters.")]
TriedText = Annotated[str, Meta(max_length=128)]
CodeText = Annotated[str, Meta(max_length=40)]


class _Body(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    pass


class EnterGuest(_Body, frozen=True):
    """`POST /api/club/guest`: to be called so, unrated and without an account."""

    name: NameText


class SignUp(_Body, frozen=True):
    """`POST /api/club/sign-up`: an account. A guest keeps seats and games."""

    name: NameText
    password: PasswordText


class SignIn(_Body, frozen=True):
    """`POST /api/club/sign-in`."""

    name: NameText
    password: TriedText


class Recover(_Body, frozen=True):
    """`POST /api/club/recover`: signs in by a recovery code, which is spent; the account gets another password."""

    name: NameText
    code: CodeText
    password: PasswordText


class ChangeName(_Body, frozen=True):
    """`POST /api/club/name`: for guests and members."""

    name: NameText


class ChangePassword(_Body, frozen=True):
    """`POST /api/club/password`: ends all other sessions."""

    old: TriedText
    password: PasswordText


class Confirm(_Body, frozen=True):
    """`POST /api/club/codes`, for other recovery codes, and `POST /api/club/delete`, which takes the account away."""

    password: TriedText


class ReportName(_Body, frozen=True):
    """`POST /api/club/reports`: the name of a member is not as it should be."""

    name: NameText
    reason: Annotated[str, Meta(max_length=300)] = ""


class SessionView(_Body, frozen=True):
    """A browser that is signed in. `current`: the one that asks. Times in seconds since 1970."""

    id: str
    device: str
    made_at: float
    used_at: float
    current: bool


class Me(_Body, frozen=True):
    """`GET /api/club/me`, and the answer to most calls. `kind` is null for who has no name yet.

    `codesLeft`: how many recovery codes are left, for members.
    """

    kind: Literal["guest", "member", "bot"] | None
    id: str | None = None
    name: str | None = None
    codes_left: int = 0
    sessions: tuple[SessionView, ...] = ()


class Codes(_Body, frozen=True):
    """201. Shown once: the server keeps hashes alone."""

    codes: tuple[str, ...]
